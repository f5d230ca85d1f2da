import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { percentile } from '../server/load/load.ts';
import type { Measured } from '../server/process.ts';
import type { LoadOrder, LoadReport } from './load.ts';

export interface Figures {
  readonly movesPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Of the servers alone, all their threads and processes together. */
  readonly cpuMicroseconds: number;
}

const LOAD = new URL('./load.ts', import.meta.url);
const round = (value: number): number => Math.round(value * 100) / 100;

/** Lets one load play with each order at the same time, and says what the servers did meanwhile. */
export async function measure(servers: readonly Measured[], orders: readonly LoadOrder[]): Promise<Figures> {
  const loads = orders.map(() => fork(LOAD));
  try {
    await Promise.all(loads.map((load, i) => told(load, orders[i])));
    const [{ warmUp, counted } = { warmUp: 0, counted: 1 }] = orders;
    const reports = loads.map((load) => told(load, 'go'));
    await wait(warmUp);
    const cpu = (): number => servers.reduce((sum, server) => sum + server.cpu(), 0);
    const before = cpu();
    await wait(counted);
    const used = cpu() - before;
    return figuresOf(await Promise.all(reports), counted / 1000, used);
  } finally {
    for (const load of loads) load.kill('SIGKILL');
  }
}

/** Says something to a load and returns what it answers. */
async function told(load: ChildProcess, message: LoadOrder | 'go' | undefined): Promise<LoadReport> {
  const ended = once(load, 'exit').then(() => {
    throw new Error('A load ended before it had played.');
  });
  const answered = once(load, 'message');
  if (message !== undefined) load.send(message);
  const [answer] = await Promise.race([answered, ended]);
  ended.catch(() => {});
  return answer;
}

function figuresOf(reports: readonly LoadReport[], seconds: number, used: number): Figures {
  const moves = reports.reduce((sum, report) => sum + report.moves, 0);
  const latencies = Float64Array.from(reports.flatMap((report) => report.latencies)).sort();
  return {
    movesPerSecond: Math.round(moves / seconds),
    p50: round(percentile(latencies, 0.5)),
    p99: round(percentile(latencies, 0.99)),
    cpuMicroseconds: round((used * 1e6) / Math.max(1, moves)),
  };
}
