/** One puzzle met for the first time: whether its move was found alone, at the first try. */
export interface PuzzleTry {
  readonly game: string;
  readonly id: string;
  /** The puzzle's rating at that time: collections are renewed. */
  readonly rating: number;
  readonly right: boolean;
  readonly at: number;
}

/** How well somebody solves, and how far that may be off. */
export interface PuzzleRating {
  readonly rating: number;
  readonly spread: number;
  readonly tries: number;
}

export const NEW_SOLVER: PuzzleRating = { rating: 1200, spread: 350, tries: 0 };

/** So many points more mean ten times the odds. */
const TENFOLD = 400;
const Q = Math.LN10 / TENFOLD;
/** How far a puzzle's own rating may be off: a few levels have tried it a few times. */
const PUZZLE_SPREAD = 120;
/** Everybody may still get better. */
const LEAST_SPREAD = 60;
const LIMITS = { least: 400, most: 2600 };
/** What a puzzle's spread takes off a result: Glickman, "The Glicko system", with one opponent. */
const G = 1 / Math.sqrt(1 + (3 * (Q * PUZZLE_SPREAD) ** 2) / Math.PI ** 2);

/** The chance that a solver of this rating finds a puzzle's move. */
export const chanceToSolve = (rating: number, puzzle: number): number =>
  1 / (1 + 10 ** ((-G * (rating - puzzle)) / TENFOLD));

/** A solver's rating after one more puzzle. The puzzle's own stays: it comes from the levels, not from people. */
export function ratedAfterTry({ rating, spread, tries }: PuzzleRating, puzzle: number, right: boolean): PuzzleRating {
  const expected = chanceToSolve(rating, puzzle);
  const variance = 1 / (1 / spread ** 2 + (Q * G) ** 2 * expected * (1 - expected));
  const after = rating + Q * variance * G * ((right ? 1 : 0) - expected);
  return {
    rating: Math.min(LIMITS.most, Math.max(LIMITS.least, after)),
    spread: Math.max(LEAST_SPREAD, Math.sqrt(variance)),
    tries: tries + 1,
  };
}

/** A solver's rating from all tries at one game's puzzles, in the order in which they were made. */
export function puzzleRatingOf(tries: readonly PuzzleTry[], game: string): PuzzleRating {
  return tries
    .filter((one) => one.game === game)
    .toSorted((a, b) => a.at - b.at)
    .reduce((sofar, { rating, right }) => ratedAfterTry(sofar, rating, right), NEW_SOLVER);
}
