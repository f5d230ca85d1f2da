import type { BotShelf } from '@naos/bots';
import type { Vocabulary } from '@naos/engine';
import type { GoalRow, Tally } from './goals.ts';
import type { Conditions, Played, Slips } from './job.ts';
import type { Lot } from './lots.ts';
import { type PairResult, pairResult } from './run-pairs.ts';

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
}

/** One game's bots, about to be measured. */
export interface Bench {
  readonly shelf: BotShelf<Vocabulary>;
  readonly names: readonly string[];
  /** Those of them that are no relatives of the levels. */
  readonly yardsticks: readonly string[];
  readonly mostSeats: number;
  /** With the fewest seats. */
  readonly conditions: Conditions;
  readonly extent: Extent;
}

/** What a part of the measurement came to. */
export interface Findings {
  readonly rows: readonly GoalRow[];
  /** Scores of all against all, where they were asked for. */
  readonly matrix?: readonly PairResult[];
  readonly tally: Tally;
}

/** A part of the measurement: what is to be done for it, and what the answers come to, by the names of the lots. */
export interface PartPlan {
  readonly lots: readonly Lot[];
  readonly findings: (answers: ReadonlyMap<string, unknown>) => Promise<Findings>;
}

export const FEWEST_BLOCKS = 2;

export const NOTHING: PartPlan = {
  lots: [],
  findings: async () => ({ rows: [], tally: { games: 0, slips: 0 } }),
};

export const slipsOf = ({ late, illegal, crash }: Slips): number => late + illegal + crash;

export function tallyOf(played: readonly Played[]): Tally {
  return {
    games: played.reduce((sum, { games }) => sum + games, 0),
    slips: played.reduce((sum, { slips }) => sum + slipsOf(slips), 0),
  };
}

/** Answers to a part's lots that are there, in the order of the lots. */
export function answersTo<T>(lots: readonly Lot[], answers: ReadonlyMap<string, unknown>): readonly T[] {
  return lots.flatMap(({ name }) => (answers.has(name) ? [answers.get(name) as T] : []));
}

/** A pair, with its part of the blocks. */
export type Match = readonly [bot: string, against: string, share: number];

/** Each part has deals of its own, so that no two parts count the same game. */
export const dealsOf = (conditions: Conditions, part: string): Conditions => ({
  ...conditions,
  series: `${conditions.series} ${part}`,
});

export function blocksOf(
  part: string,
  conditions: Conditions,
  matches: readonly Match[],
  blocks: number,
): readonly Lot[] {
  const { seats } = conditions;
  return matches.flatMap(([bot, against, share]) => {
    const count = Math.max(FEWEST_BLOCKS, Math.ceil(blocks * share));
    return Array.from({ length: count }, (_, block) => ({
      name: `${part} ${seats} ${bot} : ${against} ${block}`,
      conditions: dealsOf(conditions, part),
      task: { bot, against, block },
      due: block / count,
    }));
  });
}

export function resultOf([bot, against]: Match, played: readonly Played[], seats: number): PairResult {
  const own = played.filter((block) => block.bot === bot && block.against === against);
  return pairResult([bot, against], own, seats);
}
