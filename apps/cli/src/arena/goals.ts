import { type BotShelf, calibrationError, type Goals } from '@naos/bots';
import type { Vocabulary } from '@naos/engine';
import type { Played } from './job.ts';
import type { PairResult } from './run-pairs.ts';

/** One figure of the bots' bench: what is wanted, what was measured, how sure it is. */
export interface GoalRow {
  readonly game: string;
  readonly goal: string;
  readonly must: number;
  readonly measured: number;
  /** 95 % interval; null for a figure that is no mean of blocks. */
  readonly interval: readonly [number, number] | null;
  readonly games: number;
  readonly met: boolean;
}

const LEVEL_MUST = 0.6;
const CALIBRATION_MUST = 0.05;
const TREE_SHARE = 0.2;

/** What is wanted of a game that does not say so itself. */
const USUAL: Goals = {
  random: 0.99,
  greedy: { bot: 'greedy', must: 0.8 },
  tree: { bot: 'tree-10x', must: 0.55 },
  seconds: 1,
};

/** A pair to be played, and what the first must reach. By `low` the lower bound counts, else the mean. */
export interface Aim {
  readonly bot: string;
  readonly against: string;
  readonly must: number;
  readonly low: boolean;
  /** Part of the blocks that it gets: a search with ten times the time is dear. */
  readonly share: number;
}

/** The pairs that a shelf's bots are measured by: each level against the one below, the top one against the rest. */
export function aimsOf(shelf: BotShelf<Vocabulary>, names: readonly string[]): readonly Aim[] {
  const { random, greedy, tree } = shelf.goals ?? USUAL;
  const top = shelf.levels.at(-1);
  if (top === undefined) return [];
  const steps = shelf.levels
    .slice(1)
    .map((bot, i) => ({ bot, against: shelf.levels[i] as string, must: LEVEL_MUST, low: true, share: 1 }));
  const rest = [
    { bot: top, against: 'random', must: random, low: false, share: 1 },
    { bot: top, against: greedy.bot, must: greedy.must, low: false, share: 1 },
    { bot: top, against: tree.bot, must: tree.must, low: false, share: TREE_SHARE },
  ];
  return [...steps, ...rest].filter(({ bot, against }) => bot !== against && names.includes(against));
}

export const goalOf = ({ bot, against }: Pick<Aim, 'bot' | 'against'>): string => `${bot} against ${against}`;

export function pairRow(game: string, { must, low: byLow, bot, against }: Aim, result: PairResult): GoalRow {
  const { mean, low, high, games } = result;
  return {
    game,
    goal: goalOf({ bot, against }),
    must,
    measured: mean,
    interval: [low, high],
    games,
    met: (byLow ? low : mean) >= must,
  };
}

/** Figures of the top level over all its games: honesty of its win chances, time to a move, answers replaced. */
export function conductRows(game: string, shelf: BotShelf<Vocabulary>, played: readonly Played[]): readonly GoalRow[] {
  const top = shelf.levels.at(-1);
  const own = played.filter(({ bot }) => bot === top);
  const stated = own.flatMap((block) => block.stated);
  const times = own.flatMap((block) => block.times).sort((a, b) => a - b);
  const games = own.reduce((sum, block) => sum + block.games, 0);
  const { seconds } = shelf.goals ?? USUAL;
  const error = calibrationError(
    stated.map(([chance]) => chance),
    stated.map(([, share]) => share),
  );
  const slow = (times[Math.floor(times.length * 0.95)] ?? 0) / 1000;
  const slips = played.reduce((sum, { slips: { late, illegal, crash } }) => sum + late + illegal + crash, 0);
  const all = played.reduce((sum, block) => sum + block.games, 0);
  const row = (goal: string, must: number, measured: number, n: number): GoalRow => ({
    game,
    goal,
    must,
    measured,
    interval: null,
    games: n,
    met: measured <= must,
  });
  const rows = [
    row('seconds to a move, 95th percentile (own processor time)', seconds, slow, games),
    row('late, illegal or crashing answers', 0, slips, all),
  ];
  return stated.length === 0
    ? rows
    : [row('calibration error of the win chance', CALIBRATION_MUST, error, games), ...rows];
}
