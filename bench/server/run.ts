import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { coldTable } from './cold.ts';
import { humanPace } from './human-pace.ts';
import { boardgameTable } from './load/boardgame.ts';
import { colyseusTable } from './load/colyseus.ts';
import { closedLoop, type LoadTable, percentile } from './load/load.ts';
import { naosTable } from './load/naos.ts';
import { Measured } from './process.ts';

const MATCHES = Number(process.env.MATCHES ?? 100);
const MOVES = Number(process.env.MOVES ?? 400);
const here = (path: string): string => new URL(path, import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'naos-bench-'));

export const NAOS_MAIN = here('../../apps/server/src/main.ts');

/** Our server as it is shipped but for its rate limits: one machine sends what otherwise comes from thousands. */
export function naosEnvironment(): Record<string, string> {
  return {
    HOST: '127.0.0.1',
    PORT: '0',
    NAOS_SITE: 'none',
    NAOS_DATA: mkdtempSync(join(folder, 'data-')),
    NAOS_REGISTRY: new URL('./registry.ts', import.meta.url).href,
    RATE_LIMITS: 'off',
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  const address = probe.address();
  await new Promise((done) => probe.close(done));
  return address !== null && typeof address === 'object' ? address.port : 0;
}

interface Row {
  readonly server: string;
  readonly 'moves/s': number;
  readonly 'CPU µs/move': number;
  readonly 'p50 ms': number;
  readonly 'p99 ms': number;
}

async function measure(
  name: string,
  server: Measured,
  open: (base: string, i: number) => Promise<LoadTable>,
): Promise<Row> {
  const tables: LoadTable[] = [];
  for (let i = 0; i < MATCHES; i++) tables.push(await open(server.base, i));
  const before = server.cpu();
  const { moves, seconds, latencies } = await closedLoop(tables, MOVES);
  const cpu = server.cpu() - before;
  for (const table of tables) table.close();
  await server.stop();
  const round = (value: number): number => Math.round(value * 10) / 10;
  return {
    server: name,
    'moves/s': Math.round(moves / seconds),
    'CPU µs/move': round((cpu * 1e6) / (MATCHES * MOVES)),
    'p50 ms': round(percentile(latencies, 0.5)),
    'p99 ms': round(percentile(latencies, 0.99)),
  };
}

const rows: Row[] = [];
console.log(`${MATCHES} matches of two players, ${MOVES} moves each, closed loop on loopback.`);
rows.push(await measure('Naos, durable', await Measured.start(NAOS_MAIN, naosEnvironment()), naosTable));
if (existsSync(here('./peers/node_modules'))) {
  const boardgame = await Measured.start(here('./peers/boardgame.mjs'), { NODE_ENV: 'production' });
  rows.push(await measure('boardgame.io 0.50.2, memory', boardgame, boardgameTable));
  const colyseus = await Measured.start(here('./peers/colyseus.mjs'), {
    PORT: String(await freePort()),
    NODE_ENV: 'production',
  });
  rows.push(await measure('Colyseus 0.18, memory', colyseus, colyseusTable));
} else {
  console.log('The peers are not installed: run "npm ci" in bench/server/peers to measure them too.');
}
console.table(rows);
console.log(await coldTable(folder));
console.log(await humanPace(NAOS_MAIN, naosEnvironment(), Number(process.env.TABLES ?? 1_000)));
rmSync(folder, { recursive: true, force: true });
process.exit(0);
