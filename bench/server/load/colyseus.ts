import { createRequire } from 'node:module';
import type { LoadTable } from './load.ts';

interface MarksRoom {
  readonly roomId: string;
  send(type: string, value: unknown): void;
  onStateChange(heard: (state: { readonly made: number }) => void): void;
  leave(): void;
  readonly reconnection: { enabled: boolean };
}
interface SdkClient {
  create(name: string): Promise<MarksRoom>;
  joinById(id: string): Promise<MarksRoom>;
}

/** A room of Colyseus with two clients of its own kit. */
export async function colyseusTable(base: string): Promise<LoadTable> {
  const require = createRequire(new URL('../peers/', import.meta.url));
  const { Client }: { Client: new (url: string) => SdkClient } = require('@colyseus/sdk');
  const first = await new Client(base).create('marks');
  const second = await new Client(base).joinById(first.roomId);
  for (const room of [first, second]) room.reconnection.enabled = false;
  const rooms = [first, second];
  const table: LoadTable = {
    send: (player, cell) => rooms[player]?.send('mark', cell),
    heard: () => {},
    close: () => {
      for (const room of rooms) room.leave();
    },
  };
  for (const player of [0, 1] as const) {
    let seen = 0;
    rooms[player]?.onStateChange(({ made }) => {
      if (made <= seen) return;
      seen = made;
      table.heard(player, made);
    });
  }
  return table;
}
