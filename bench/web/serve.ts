import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Measured } from '../server/process.ts';

/** A site that can be visited, until it is closed. */
export interface Site {
  readonly base: string;
  readonly close: () => Promise<void>;
}

/** The built site on our own server, in a process of its own: packed files, lasting ones and faces come as they do to people. `root`: of which checkout. */
export async function serveSite(root = new URL('../../', import.meta.url)): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'naos-bench-web-'));
  const main = new URL('apps/server/src/main.ts', root).pathname;
  const env = {
    HOST: '127.0.0.1',
    PORT: '0',
    NAOS_DATA: folder,
    RATE_LIMITS: 'off',
    CORES: '1',
    NODE_ENV: 'production',
  };
  const server = await Measured.start(main, env);
  return {
    base: server.base,
    close: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What the browsers' own developer tools call slow 4G. */
const SLOW_4G = { milliseconds: 150, downBytesASecond: 1.6e6 / 8, upBytesASecond: 7.5e5 / 8 } as const;
const PIECE = 4096;

/**
 * The same site behind a slow line, which the browser's own brake would not be for service workers: what one direction
 * carries goes one piece after the other, whoever asked for it, and arrives half a round trip later.
 */
export async function slowLine(base: string): Promise<Site> {
  const { hostname, port } = new URL(base);
  const down = oneDirection(SLOW_4G.downBytesASecond);
  const up = oneDirection(SLOW_4G.upBytesASecond);
  const sockets = new Set<Socket>();
  const line = createServer((visitor) => {
    const site = connect({ host: hostname, port: Number(port) });
    for (const [from, to, carry] of [
      [visitor, site, up],
      [site, visitor, down],
    ] as const) {
      sockets.add(from);
      from.setNoDelay(true);
      from.on('data', (bytes: Buffer) => {
        for (let at = 0; at < bytes.length; at += PIECE)
          carry(bytes.subarray(at, at + PIECE), (piece) => to.write(piece));
      });
      from.on('end', () => carry(Buffer.alloc(0), () => to.end()));
      from.on('error', () => to.destroy());
      from.on('close', () => sockets.delete(from));
    }
  });
  await new Promise<void>((done) => line.listen(0, '127.0.0.1', done));
  const address = line.address();
  const own = address !== null && typeof address === 'object' ? address.port : 0;
  return {
    base: `http://127.0.0.1:${own}`,
    close: async () => {
      line.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

function oneDirection(bytesASecond: number): (piece: Buffer, arrived: (piece: Buffer) => void) => void {
  let free = 0;
  return (piece, arrived) => {
    const now = performance.now();
    free = Math.max(now, free) + (piece.length * 1000) / bytesASecond;
    // Pieces that are due together arrive in their order: timers of one length keep it, and so do those of growing ones.
    void sleep(free - now + SLOW_4G.milliseconds / 2).then(() => arrived(piece));
  };
}
