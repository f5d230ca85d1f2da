import { naosTable } from '../server/load/naos.ts';

/** What one load is to do: matches between people of two nodes, which may be the same. */
export interface LoadOrder {
  readonly bases: readonly [string, string];
  readonly matches: number;
  /** Milliseconds of play before what counts, and of what counts. */
  readonly warmUp: number;
  readonly counted: number;
}

/** What came of it; of the latencies, in milliseconds, as many as tell the percentiles. */
export interface LoadReport {
  readonly moves: number;
  readonly latencies: readonly number[];
}

/** So many latencies are sent home. */
const MOST_LATENCIES = 20_000;
const CELLS = 48;
/** Tables that are opened at the same time. */
const AT_ONCE = 10;

/** Opens the matches, says so, and plays when everybody else has opened theirs too. */
async function serveOrder({ bases, matches, warmUp, counted }: LoadOrder): Promise<void> {
  const tables: Awaited<ReturnType<typeof naosTable>>[] = [];
  while (tables.length < matches) {
    const many = Math.min(AT_ONCE, matches - tables.length);
    tables.push(...(await Promise.all(Array.from({ length: many }, () => naosTable(...bases)))));
  }
  process.send?.('ready');
  await new Promise((go) => process.once('message', go));
  const latencies: number[] = [];
  const from = performance.now() + warmUp;
  const until = from + counted;
  for (const table of tables) {
    let made = 0;
    let last = -1;
    let sent = 0;
    const move = (): void => {
      last = (last + 7) % CELLS;
      sent = performance.now();
      table.send(made % 2 === 0 ? 0 : 1, last);
    };
    table.heard = (player, count) => {
      // Only the player whose turn it is now answers; the mover hears of it too.
      if (count !== made + 1 || player !== count % 2) return;
      made++;
      const now = performance.now();
      if (now >= from && now < until) latencies.push(now - sent);
      if (now < until) move();
    };
    move();
  }
  await new Promise((done) => setTimeout(done, warmUp + counted));
  const every = Math.ceil(latencies.length / MOST_LATENCIES);
  const report: LoadReport = { moves: latencies.length, latencies: latencies.filter((_, i) => i % every === 0) };
  process.send?.(report, () => process.exit(0));
}

if (process.send !== undefined) process.once('message', (order: LoadOrder) => serveOrder(order));
