import type { BotShelf, Goals } from '@naos/bots';
import type { Vocabulary } from '@naos/engine';
import { PART, type Played } from './job.ts';
import type { PairResult } from './run-pairs.ts';

/** One figure of the bots' bench: what is wanted, what was measured, how sure it is. */
export interface GoalRow {
  readonly game: string;
  readonly goal: string;
  readonly must: number;
  /** Null when nothing was played for it. */
  readonly measured: number | null;
  /** 95 % interval; null for a figure that is no mean of blocks. */
  readonly interval: readonly [number, number] | null;
  readonly games: number;
  readonly met: boolean;
  /** Where it is no share: the most that is wanted, in Elo. */
  readonly most?: number;
  /** A figure as it is, though it has an interval: no share of victories. */
  readonly plain?: true;
}

/** Games played, and answers among them that were late, illegal or errors. */
export interface Tally {
  readonly games: number;
  readonly slips: number;
}

export const LEVEL_MUST = 0.6;
/** Parts of the blocks: a clear matter needs few, and a search with ten times the time is dear. */
const CLEAR_SHARE = 0.4;
const TREE_SHARE = 0.2;
/** The tree search that the top level is measured by has at least so many times its time. */
const TREE_TIMES = 10;
/** A phone is taken to be so many times slower. */
const PHONE_TIMES = 4;
/** Games without a slip that are wanted of all games' bots together. */
const CONDUCT_GAMES = 10_000;
const SLOW_SHARE = 0.95;

/** What is wanted of a game that does not say so itself. */
export const USUAL: Goals = {
  random: 0.99,
  plain: 0.95,
  tree: { bot: 'tree-10x', must: 0.55 },
  seconds: { laptop: 1, phone: 3 },
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

/** Each level against the one below. */
export function stepAimsOf({ levels }: BotShelf<Vocabulary>): readonly Aim[] {
  return levels.slice(1).map((bot, i) => ({ bot, against: levels[i] ?? bot, must: LEVEL_MUST, low: true, share: 1 }));
}

/** The pairs that the top level is measured by, besides its own kind. */
export function aimsOf(shelf: BotShelf<Vocabulary>, names: readonly string[]): readonly Aim[] {
  const { random, tree } = shelf.goals ?? USUAL;
  const top = shelf.levels.at(-1);
  if (top === undefined) return [];
  const aims = [
    { bot: top, against: 'random', must: random, low: false, share: CLEAR_SHARE },
    { bot: top, against: tree.bot, must: tree.must, low: false, share: TREE_SHARE },
  ];
  return aims.filter(({ bot, against }) => bot !== against && names.includes(against));
}

/** The pairs that show how far the top level has come since: against what it was, and against parts of itself. */
export function formerAimsOf({ levels, goals }: BotShelf<Vocabulary>, names: readonly string[]): readonly Aim[] {
  const top = levels.at(-1);
  if (top === undefined) return [];
  return (goals?.former ?? [])
    .map(({ bot, must }): Aim => ({ bot: top, against: bot, must, low: false, share: 1 }))
    .filter(({ against }) => names.includes(against));
}

/** A yardstick is one when it beats random so clearly. */
const YARDSTICK_MUST = 0.9;
/** What the top level must reach against a page of advice, and against searches that think for at most a second. */
const ADVICE_MUST = 0.9;
/** The level from which on nobody loses to a page of advice, and what the beginner must reach against the first. */
const ADVISED = 2;
const BEGINNER_MUST = 0.6;
/** Parts of the blocks: whom nobody doubts, and a search of a tenth of a second. */
const DOUBTLESS_SHARE = 0.2;
const TENTH_SHARE = 0.1;

const among = (aims: readonly Aim[], names: readonly string[]): readonly Aim[] =>
  aims.filter(({ bot, against }) => names.includes(bot) && names.includes(against));

/** The pairs that measure from outside: yardsticks against random, levels against yardsticks. */
export function plainAimsOf({ levels, goals }: BotShelf<Vocabulary>, names: readonly string[]): readonly Aim[] {
  const { plain } = goals ?? USUAL;
  const [first] = levels;
  const third = levels[ADVISED];
  const top = levels.at(-1);
  if (first === undefined || third === undefined || top === undefined) return [];
  const open = { low: false, share: 1 };
  const clear = { low: false, share: DOUBTLESS_SHARE };
  const dear = { low: false, share: TENTH_SHARE };
  const aims: readonly Aim[] = [
    { bot: 'beginner', against: 'random', must: YARDSTICK_MUST, ...clear },
    { bot: 'heuristics', against: 'random', must: YARDSTICK_MUST, ...clear },
    { bot: 'uct-0.1s', against: 'random', must: YARDSTICK_MUST, ...dear },
    { bot: 'beginner', against: first, must: BEGINNER_MUST, ...open },
    { bot: third, against: 'heuristics', must: 0.5, ...open },
    { bot: top, against: 'heuristics', must: ADVICE_MUST, ...clear },
    { bot: top, against: 'uct-0.1s', must: plain, ...dear },
  ];
  return among(aims, names);
}

/** What is known of a search by fewer games, since it is ever dearer. */
const SECOND_SHARE = 0.5;
const FLAT_SHARE = 0.1;

/** The top level against searches that think for a second and for five. */
export function slowAimsOf({ levels, goals }: BotShelf<Vocabulary>, names: readonly string[]): readonly Aim[] {
  const { plain: must } = goals ?? USUAL;
  const top = levels.at(-1);
  if (top === undefined) return [];
  const aims: readonly Aim[] = [
    { bot: 'monte-carlo-1s', against: 'random', must: YARDSTICK_MUST, low: false, share: FLAT_SHARE },
    { bot: top, against: 'monte-carlo-1s', must, low: false, share: FLAT_SHARE },
    { bot: top, against: 'uct-1s', must, low: false, share: SECOND_SHARE },
    { bot: top, against: 'uct-5s', must, low: false, share: 1 },
  ];
  return among(aims, names);
}

/** Every member of the pool against random: one that does not beat it so clearly measures nothing. */
export function memberAimsOf(members: readonly string[]): readonly Aim[] {
  return members
    .filter((bot) => bot !== 'random')
    .map((bot) => ({ bot, against: 'random', must: YARDSTICK_MUST, low: false, share: CLEAR_SHARE }));
}

/** What the whole budget must reach against a sixteenth of it; a quarter is played for the curve. */
const DIAL_MUST = 0.58;
const CURVE_MUST = 0.5;

/** The top level with all of its budget, against itself with parts of it. */
export function dialAimsOf(shelf: BotShelf<Vocabulary>): readonly Aim[] {
  const top = shelf.levels.at(-1);
  if (top === undefined) return [];
  return [
    { bot: top, against: `${top}${PART}16`, must: DIAL_MUST, low: false, share: 1 },
    { bot: top, against: `${top}${PART}4`, must: CURVE_MUST, low: false, share: TREE_SHARE },
  ];
}

export const goalOf = ({ bot, against }: Pick<Aim, 'bot' | 'against'>): string => `${bot} against ${against}`;

export function pairRow(game: string, { must, low: byLow, bot, against }: Aim, result: PairResult): GoalRow {
  const { mean, low, high, games } = result;
  const goal = goalOf({ bot, against });
  if (games === 0) return { game, goal, must, measured: null, interval: null, games, met: false };
  return { game, goal, must, measured: mean, interval: [low, high], games, met: (byLow ? low : mean) >= must };
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
  const met = measured !== null && (more ? measured >= must : measured <= must);
  return { game, goal, must, measured, interval: null, games, met };
}

const gamesOf = (played: readonly Played[]): number => played.reduce((sum, block) => sum + block.games, 0);
const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** The 95th percentile of a bot's decisions, in seconds. */
function slowOf(played: readonly Played[]): number | null {
  const times = played.flatMap((block) => block.times).sort((a, b) => a - b);
  const slow = times[Math.floor(times.length * SLOW_SHARE)];
  return slow === undefined ? null : slow / 1000;
}

/** The top level's time to a move over all its games, that of the slowest level, and the tree search's beside it. */
export function timeRows(game: string, shelf: BotShelf<Vocabulary>, played: readonly Played[]): readonly GoalRow[] {
  const [, second] = shelf.levels;
  const top = shelf.levels.at(-1);
  if (second === undefined || top === undefined) return [];
  const { seconds, tree } = shelf.goals ?? USUAL;
  const ofBot = (name: string): readonly Played[] => played.filter(({ bot }) => bot === name);
  const own = ofBot(top);
  const slow = slowOf(own);
  const all = played.filter(({ bot }) => shelf.levels.includes(bot));
  const slowest = shelf.levels.map((level) => slowOf(ofBot(level)) ?? 0).reduce((a, b) => Math.max(a, b), 0);
  const beside = own.filter(({ against }) => against === tree.bot);
  const ratio = meanOf(beside.map((block) => block.theirTime)) / meanOf(beside.flatMap((block) => block.times));
  const time = 'seconds to a move, 95th percentile';
  const rows = [
    figureRow(game, {
      goal: `${time}, ${top} (own processor time)`,
      must: seconds.laptop,
      measured: slow,
      games: gamesOf(own),
    }),
    figureRow(game, {
      goal: `${time}, ${top} on a phone (computed: ${PHONE_TIMES} times the own processor time)`,
      must: seconds.phone,
      measured: slow === null ? null : PHONE_TIMES * slow,
      games: gamesOf(own),
    }),
    figureRow(game, {
      goal: `${time}, slowest of ${second} to ${top} (own processor time)`,
      must: seconds.laptop,
      measured: all.length === 0 ? null : slowest,
      games: gamesOf(all),
    }),
  ];
  if (!shelf.goals) return rows;
  const times = {
    goal: `mean time of ${tree.bot}, as many times that of ${top}`,
    must: TREE_TIMES,
    measured: beside.length === 0 ? null : ratio,
    games: gamesOf(beside),
    more: true,
  };
  return [...rows, figureRow(game, times)];
}

/** Late, illegal and crashing answers of everybody in all games: none, in as many games as are wanted. */
export function conductRow(tallies: readonly Tally[]): GoalRow {
  const games = tallies.reduce((sum, tally) => sum + tally.games, 0);
  const measured = tallies.reduce((sum, tally) => sum + tally.slips, 0);
  const goal = `late, illegal or crashing answers in all games of all parts, at least ${CONDUCT_GAMES.toLocaleString('en')}`;
  const row = figureRow('all games', { goal, must: 0, measured, games });
  return { ...row, met: row.met && games >= CONDUCT_GAMES };
}
