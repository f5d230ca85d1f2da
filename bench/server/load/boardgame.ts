import { createRequire } from 'node:module';
import type { LoadTable } from './load.ts';

interface IoSocket {
  emit(event: string, ...values: unknown[]): void;
  on(event: string, heard: (...values: never[]) => void): void;
  disconnect(): void;
}

/** A match of boardgame.io, spoken to as its own client does. */
export async function boardgameTable(base: string, number: number): Promise<LoadTable> {
  const require = createRequire(new URL('../peers/', import.meta.url));
  const { io }: { io: (url: string, options: object) => IoSocket } = require('socket.io-client');
  const match = `match${number}`;
  const stateIds = [0, 0];
  const sockets: IoSocket[] = [];
  const table: LoadTable = {
    send: (player, cell) => {
      const payload = { type: 'mark', args: [cell], playerID: String(player) };
      sockets[player]?.emit('update', { type: 'MAKE_MOVE', payload }, stateIds[player], match, String(player));
    },
    heard: () => {},
    close: () => {
      for (const socket of sockets) socket.disconnect();
    },
  };
  for (const player of [0, 1] as const) {
    const socket = io(`${base}/marks`, { transports: ['websocket'], forceNew: true });
    sockets.push(socket);
    await new Promise<void>((done) => {
      socket.on('sync', () => done());
      socket.on('update', (_match: string, state: { _stateID: number; ctx: { turn: number } }) => {
        if (state._stateID <= (stateIds[player] ?? 0)) return;
        stateIds[player] = state._stateID;
        table.heard(player, state.ctx.turn - 1);
      });
      socket.on('connect', () => socket.emit('sync', match, String(player), undefined, 2));
    });
  }
  return table;
}
