import { closedLoop, type LoadTable, percentile } from './load/load.ts';
import type { Rival } from './rivals.ts';

export interface ServerFigures {
  readonly movesPerSecond: number;
  readonly cpuMicroseconds: number;
  readonly p50: number;
  readonly p99: number;
}

/** As long for each server: the slowest of them has seen 20,000 moves by then. */
const WARM_UP = 4_000;

const round = (value: number): number => Math.round(value * 10) / 10;

/** Many matches at once, each as fast as it can. */
export async function busyMatches(rival: Rival, matches: number, movesEach: number): Promise<ServerFigures> {
  const server = await rival.start();
  const tables: LoadTable[] = [];
  for (let i = 0; i < matches; i++) tables.push(await rival.open(server.base, i));
  let before = 0;
  const warmedUp = (): void => {
    before = server.cpu();
  };
  const { moves, seconds, latencies } = await closedLoop(tables, { movesEach, warmUp: WARM_UP, warmedUp });
  const cpu = server.cpu() - before;
  for (const table of tables) table.close();
  await server.stop();
  return {
    movesPerSecond: Math.round(moves / seconds),
    cpuMicroseconds: round((cpu * 1e6) / moves),
    p50: round(percentile(latencies, 0.5)),
    p99: round(percentile(latencies, 0.99)),
  };
}

/** The middle one of several runs, for each figure. */
export function medians(runs: readonly ServerFigures[]): ServerFigures {
  const middle = (figure: keyof ServerFigures): number => {
    const sorted = runs.map((run) => run[figure]).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  };
  return {
    movesPerSecond: middle('movesPerSecond'),
    cpuMicroseconds: middle('cpuMicroseconds'),
    p50: middle('p50'),
    p99: middle('p99'),
  };
}
