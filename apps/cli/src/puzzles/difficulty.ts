import type { Bot, Budget } from '@naos/bots';
import type { Game, Seat, Vocabulary } from '@naos/engine';

/** What a level solves with as a rating: the weakest, and the step to the next. A nominal ladder, the same for every game. */
const LADDER = { first: 800, step: 200 };
const RANGE = { least: 600, most: 2000 };
const SEEDS = [11, 23, 47] as const;
/** The scale of ratings: so many points more mean ten times the odds. */
const TENFOLD = 400;

/** For each level, weakest first, of how many tries it found the solution. */
export interface Solving {
  readonly found: readonly number[];
  readonly tries: number;
}

/** Lets every level try a position with several seeds, without a clock: a busy machine rates as a quiet one does. */
export function solvingOf(
  game: Game<Vocabulary>,
  levels: readonly Bot<Vocabulary>[],
  { evaluations }: Budget,
  view: Vocabulary['view'],
  seat: Seat,
  solution: string,
): Solving {
  const budget = { evaluations, milliseconds: Number.POSITIVE_INFINITY };
  const finds = (level: Bot<Vocabulary>, seed: number): boolean =>
    game.write(level.decide({ view, seat, seed, budget, cancelled: () => false }).move) === solution;
  return {
    found: levels.map((level) => SEEDS.filter((seed) => finds(level, seed)).length),
    tries: SEEDS.length,
  };
}

/**
 * The rating at which a puzzle would have been solved as often as it was: expected and found solutions of all levels are
 * equal there. One try found and one missed by a solver of the middle keep it finite.
 */
export function difficultyOf({ found, tries }: Solving): number {
  const solvers = found.map((count, i) => ({ rating: LADDER.first + i * LADDER.step, count, tries }));
  const middle = LADDER.first + ((found.length - 1) / 2) * LADDER.step;
  const all = [...solvers, { rating: middle, count: 1, tries: 2 }];
  let [low, high] = [RANGE.least, RANGE.most];
  while (high - low > 1) {
    const rating = (low + high) / 2;
    const surplus = all.reduce(
      (sum, one) => sum + one.tries / (1 + 10 ** ((rating - one.rating) / TENFOLD)) - one.count,
      0,
    );
    if (surplus > 0) low = rating;
    else high = rating;
  }
  return Math.round((low + high) / 2);
}
