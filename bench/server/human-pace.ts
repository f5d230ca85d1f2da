import { ClosedLoop, type LoadTable, percentile } from './load/load.ts';
import type { Rival } from './rivals.ts';

/** Seconds between two moves of a table. */
const PACE = 5;
const SECONDS = 20;
/** Tables that play fast before anything is measured, and for how many milliseconds: a server in service is warm. */
const WARM_UP = { tables: 40, milliseconds: 1_000 };
/** Tables that are opened at the same time. */
const AT_ONCE = 10;
const TWICE = 2;

export interface HumanFigures {
  readonly tables: number;
  readonly secondsBetweenMoves: number;
  readonly moves: number;
  readonly p50: number;
  readonly p99: number;
  readonly shareOfACore: number;
  readonly kilobytesAConnection: number;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Many tables at which people take their time: how late a move arrives, and what a connection costs. */
export async function humanPace(rival: Rival, count: number): Promise<HumanFigures> {
  const server = await rival.start();
  const open = async (many: number): Promise<LoadTable[]> => {
    const opened: LoadTable[] = [];
    while (opened.length < many) {
      opened.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => rival.open(server.base, 0)))));
    }
    return opened;
  };
  await new ClosedLoop(await open(WARM_UP.tables)).play({ runIn: 0, counted: WARM_UP.milliseconds });
  const before = await server.memory();
  const tables = await open(count);
  const kilobytesAConnection = round(((await server.memory()) - before) / (TWICE * tables.length) / 1000);
  const cpu = server.cpu();
  const latencies = await paced(tables);
  const shareOfACore = Math.round(((server.cpu() - cpu) / SECONDS) * 100);
  await server.stop();
  return {
    tables: tables.length,
    secondsBetweenMoves: PACE,
    moves: latencies.length,
    p50: round(percentile(latencies, 0.5)),
    p99: round(percentile(latencies, 0.99)),
    shareOfACore,
    kilobytesAConnection,
  };
}

/** Milliseconds from sending to the other player's socket, sorted; the tables move in turn, evenly spread. */
async function paced(tables: readonly LoadTable[]): Promise<Float64Array> {
  const latencies: number[] = [];
  const timers: NodeJS.Timeout[] = [];
  for (const [i, table] of tables.entries()) {
    let made = 0;
    let sent = 0;
    table.heard = (player, count) => {
      if (count !== made + 1 || player !== count % 2) return;
      made++;
      latencies.push(performance.now() - sent);
    };
    const move = (): void => {
      sent = performance.now();
      table.send(made % 2 === 0 ? 0 : 1, (made * 7) % 48);
    };
    const begin = (): void => {
      move();
      timers.push(setInterval(move, PACE * 1000));
    };
    timers.push(setTimeout(begin, (i / tables.length) * PACE * 1000));
  }
  await new Promise((done) => setTimeout(done, SECONDS * 1000));
  for (const timer of timers) clearTimeout(timer);
  return Float64Array.from(latencies).sort();
}
