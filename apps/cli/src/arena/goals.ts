import type { BotShelf, Goals } from '@naos/bots';
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
/** Parts of the blocks: a clear matter needs few, and a search with ten times the time is dear. */
const CLEAR_SHARE = 0.4;
const TREE_SHARE = 0.2;
/** The tree search that the top level is measured by has at least so many times its time. */
const TREE_TIMES = 10;

/** What is wanted of a game that does not say so itself. */
export const USUAL: Goals = {
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
  /** Part of the blocks that it gets. */
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
    { bot: top, against: 'random', must: random, low: false, share: CLEAR_SHARE },
    { bot: top, against: greedy.bot, must: greedy.must, low: false, share: CLEAR_SHARE },
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

/** A figure that is no score: at most what is wanted, unless more is better. */
export function figureRow(
  game: string,
  {
    goal,
    must,
    measured,
    games,
    more = false,
  }: Omit<GoalRow, 'game' | 'interval' | 'met'> & { readonly more?: boolean },
): GoalRow {
  return { game, goal, must, measured, interval: null, games, met: more ? measured >= must : measured <= must };
}

const gamesOf = (played: readonly Played[]): number => played.reduce((sum, block) => sum + block.games, 0);
const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** Late, illegal and crashing answers of everybody. */
export function slipsRow(game: string, played: readonly Played[]): GoalRow {
  const slips = played.reduce((sum, { slips: { late, illegal, crash } }) => sum + late + illegal + crash, 0);
  return figureRow(game, {
    goal: 'late, illegal or crashing answers',
    must: 0,
    measured: slips,
    games: gamesOf(played),
  });
}

/** The top level's time to a move over all its games, the tree search's beside it, and everybody's slips. */
export function conductRows(game: string, shelf: BotShelf<Vocabulary>, played: readonly Played[]): readonly GoalRow[] {
  const top = shelf.levels.at(-1);
  const own = played.filter(({ bot }) => bot === top);
  const { seconds, tree } = shelf.goals ?? USUAL;
  const times = own.flatMap((block) => block.times).sort((a, b) => a - b);
  const slow = (times[Math.floor(times.length * 0.95)] ?? 0) / 1000;
  const beside = own.filter(({ against }) => against === tree.bot);
  const ratio = meanOf(beside.map((block) => block.theirTime)) / meanOf(beside.flatMap((block) => block.times));
  return [
    figureRow(game, {
      goal: 'seconds to a move, 95th percentile (own processor time)',
      must: seconds,
      measured: slow,
      games: gamesOf(own),
    }),
    ...(beside.length === 0
      ? []
      : [
          figureRow(game, {
            goal: `mean time of ${tree.bot}, as many times that of ${top}`,
            must: TREE_TIMES,
            measured: ratio,
            games: gamesOf(beside),
            more: true,
          }),
        ]),
    slipsRow(game, played),
  ];
}
