import { join } from 'node:path';
import type { BotShelf } from '@naos/bots';
import type { Vocabulary } from '@naos/engine';
import { aimsOf, conductRows, figureRow, type GoalRow, goalOf, pairRow, slipsRow, USUAL } from './goals.ts';
import type { Conditions } from './job.ts';
import { lookTwice } from './look-twice.ts';
import { Progress } from './progress.ts';
import { type PairResult, type Plan, runPairs } from './run-pairs.ts';
import { errorOf, watchGames } from './watch-games.ts';

/** How much is played. */
export interface Extent {
  /** Blocks for each pair. */
  readonly blocks: number;
  /** Games that the top level's win chances are tested in. */
  readonly games: number;
  /** Positions in which it is asked twice. */
  readonly positions: number;
  /** Blocks of quick games, in which nothing may go wrong. */
  readonly quick: number;
  /** Wall-clock minutes for everything together. */
  readonly minutes: number;
}

/** One game's bots, about to be measured. */
export interface Bench {
  readonly shelf: BotShelf<Vocabulary>;
  readonly names: readonly string[];
  readonly mostSeats: number;
  /** With the fewest seats. */
  readonly conditions: Conditions;
  readonly extent: Extent;
  /** Nothing is begun after this moment (milliseconds since the epoch). */
  readonly deadline: number;
  readonly workers?: number;
  /** A folder that blocks are kept in: called again, a measurement goes on from there. */
  readonly keep?: string;
}

/** What a part of the measurement came to. */
export interface Findings {
  readonly rows: readonly GoalRow[];
  /** Scores of all against all, where they were asked for. */
  readonly matrix?: readonly PairResult[];
}

const CALIBRATION_MUST = 0.05;
const LEVEL_MUST = 0.6;
/** The opponent of the top level at larger tables: the middle level. */
const MIDDLE = 2;
const SEATS_SHARE = 0.2;
const POOL_SHARE = 0.1;
/** Dear opponents get less of the pool's blocks. */
const DEAR_SHARE = 0.25;
const PEEK_SEED = 9;
const PEEK_BUDGET = { evaluations: 2000, milliseconds: Number.POSITIVE_INFINITY };

async function runShown(
  bench: Bench,
  part: string,
  conditions: Conditions,
  plan: Omit<Plan, 'deadline' | 'workers' | 'keep'>,
) {
  const { deadline, workers, keep } = bench;
  const shares = plan.shares ?? plan.pairs.map(() => 1);
  const bar = new Progress(shares.reduce((sum, share) => sum + Math.ceil(plan.blocks * share), 0));
  const file = keep === undefined ? {} : { keep: join(keep, `${conditions.game}-${part}-${conditions.seats}.jsonl`) };
  const all = { ...plan, ...file, deadline, ...(workers === undefined ? {} : { workers }) };
  const found = await runPairs(conditions, all, (done, _total, latest) =>
    bar.show(done, `blocks of ${conditions.game}, ${goalOf(latest)}`),
  );
  bar.end();
  return found;
}

/** Each level against the one below, the top level against the goals' opponents; time to a move. */
async function levels(bench: Bench): Promise<Findings> {
  const { shelf, names, conditions, extent } = bench;
  const aims = aimsOf(shelf, names);
  const pairs = aims.map(({ bot, against }) => [bot, against] as const);
  const shares = aims.map(({ share }) => share);
  const { results, played } = await runShown(bench, 'levels', conditions, { pairs, shares, blocks: extent.blocks });
  const rows = aims.map((aim, i) => pairRow(conditions.game, aim, results[i] as PairResult));
  return { rows: [...rows, ...conductRows(conditions.game, shelf, played)] };
}

/** The top level alone among others of the middle one, for each larger number of seats. */
async function seats(bench: Bench): Promise<Findings> {
  const { shelf, conditions, extent, mostSeats } = bench;
  const top = shelf.levels.at(-1);
  const against = shelf.levels[MIDDLE];
  const rows: GoalRow[] = [];
  const begun = Date.now();
  const numbers = Array.from({ length: Math.max(0, mostSeats - 2) }, (_, i) => i + 3);
  for (const [i, number] of numbers.entries()) {
    if (top === undefined || against === undefined) break;
    const deadline = begun + ((bench.deadline - begun) * (i + 1)) / numbers.length;
    const blocks = Math.max(2, Math.ceil(extent.blocks * SEATS_SHARE));
    const at = { ...conditions, seats: number };
    const { results } = await runShown({ ...bench, deadline }, 'seats', at, { pairs: [[top, against]], blocks });
    const aim = { bot: top, against, must: LEVEL_MUST, low: false, share: 1 };
    const row = pairRow(conditions.game, aim, results[0] as PairResult);
    rows.push({ ...row, goal: `${row.goal}, ${number} seats` });
  }
  return { rows };
}

/** Whether the top level's win chances come true in games between equals. */
async function chances(bench: Bench): Promise<Findings> {
  const { shelf, conditions, extent, deadline, workers } = bench;
  const player = shelf.levels.at(-2);
  if (shelf.calibrator === undefined || player === undefined) return { rows: [] };
  const bar = new Progress(extent.games);
  const plan = { player, raw: false, games: extent.games, deadline, ...(workers === undefined ? {} : { workers }) };
  const opinions = await watchGames(conditions, plan, (done) => bar.show(done, `watched games of ${conditions.game}`));
  bar.end();
  const figure = { goal: 'calibration error of the win chance', must: CALIBRATION_MUST };
  return { rows: [figureRow(conditions.game, { ...figure, measured: errorOf(opinions), games: opinions.length })] };
}

/** Figures that only this game has. */
async function own({ shelf, conditions }: Bench): Promise<Findings> {
  const figures = (await shelf.goals?.special?.()) ?? [];
  return { rows: figures.map(({ samples, ...figure }) => figureRow(conditions.game, { ...figure, games: samples })) };
}

/** Whether the top level looks at what its seat can't know. */
async function secrets({ shelf, conditions, extent, workers }: Bench): Promise<Findings> {
  const looker = shelf.levels.at(-1) ?? 'random';
  const { positions } = extent;
  const bar = new Progress(positions);
  const plan = { looker, positions, seed: PEEK_SEED, ...(workers === undefined ? {} : { workers }) };
  const { peeked } = await lookTwice({ ...conditions, budget: PEEK_BUDGET }, plan, (done) =>
    bar.show(done, `positions of ${conditions.game}`),
  );
  bar.end();
  const figure = { goal: `decisions of ${looker} that change with what it can't know`, must: 0 };
  return { rows: [figureRow(conditions.game, { ...figure, measured: peeked.length, games: positions })] };
}

/** Many quick games, in which no answer may be late, illegal or an error. */
async function conduct(bench: Bench): Promise<Findings> {
  const { shelf, conditions, extent } = bench;
  const [weakest, second] = shelf.levels;
  if (weakest === undefined || second === undefined) return { rows: [] };
  const { played } = await runShown(bench, 'conduct', conditions, { pairs: [[second, weakest]], blocks: extent.quick });
  const row = slipsRow(conditions.game, played);
  return { rows: [{ ...row, goal: `${row.goal}, ${second} against ${weakest}` }] };
}

/** All of the pool and the top level against each other. */
async function pool(bench: Bench): Promise<Findings> {
  const { shelf, names, conditions, extent } = bench;
  const top = shelf.levels.at(-1);
  const members = names.filter((name) => name === top || !shelf.levels.includes(name));
  const dear = (shelf.goals ?? USUAL).tree.bot;
  const pairs = members.flatMap((bot, i) => members.slice(i + 1).map((against) => [bot, against] as const));
  const shares = pairs.map((pair) => (pair.includes(dear) ? DEAR_SHARE : 1));
  const blocks = Math.max(2, Math.ceil(extent.blocks * POOL_SHARE));
  const { results } = await runShown(bench, 'pool', conditions, { pairs, shares, blocks });
  return { rows: [], matrix: results };
}

/** The parts of a measurement, in order, each with its part of the time. */
export const PARTS = {
  levels: { measure: levels, time: 10 },
  chances: { measure: chances, time: 4 },
  seats: { measure: seats, time: 3 },
  own: { measure: own, time: 1 },
  secrets: { measure: secrets, time: 1 },
  conduct: { measure: conduct, time: 5 },
  pool: { measure: pool, time: 8 },
} as const;

export type Part = keyof typeof PARTS;
export const ALL_PARTS = Object.keys(PARTS) as readonly Part[];
/** Without the pool's matrix and the thousands of quick games. */
export const SHORT_PARTS: readonly Part[] = ['levels', 'chances', 'seats', 'own', 'secrets'];
