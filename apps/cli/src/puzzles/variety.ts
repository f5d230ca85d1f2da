import type { Puzzle } from '@naos/game-module';

/** At most this part of a collection asks for the same kind of move, and at most this part is about as hard. */
const ALIKE = 0.4;
const AS_HARD = 0.3;
/** From these ratings on a puzzle is harder than the ones before. */
const BANDS = [700, 850, 1000, 1150, 1300] as const;

/** What a collection has enough of. */
export interface Crowd {
  readonly verbs: readonly string[];
  readonly bands: readonly number[];
}

/** What kind of move it is: the first word of its notation. */
export const verbOf = (text: string): string => text.split(' ')[0] ?? '';

/** How hard it is, roughly. */
export const bandOf = (rating: number): number => BANDS.filter((least) => rating >= least).length;

/** Kinds of moves and of hardness that a collection of so many puzzles has its part of. */
export function crowdIn(found: readonly Pick<Puzzle, 'solution' | 'rating'>[], want: number): Crowd {
  const full = <T>(kinds: readonly T[], part: number): T[] =>
    [...new Set(kinds)].filter((kind) => kinds.filter((one) => one === kind).length >= want * part);
  return {
    verbs: full(
      found.map(({ solution }) => verbOf(solution)),
      ALIKE,
    ),
    bands: full(
      found.map(({ rating }) => bandOf(rating)),
      AS_HARD,
    ),
  };
}
