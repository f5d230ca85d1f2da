import type { PuzzleHead } from './puzzle.ts';

/** Harder than what is solved half of the time, but not by much. */
const ABOVE = 30;
/** Further away than any rating is from another. */
const LATER = 10_000;

/** The puzzle that fits a rating best among those that were not met, proven ones first; undefined when all were. */
export function nextPuzzle(
  list: readonly PuzzleHead[],
  rating: number,
  met: (id: string) => boolean,
): PuzzleHead | undefined {
  const distance = ({ rating: own, margin }: PuzzleHead): number =>
    Math.abs(own - rating - ABOVE) + (margin > 0 ? 0 : LATER);
  let best: PuzzleHead | undefined;
  for (const puzzle of list) {
    if (!met(puzzle.id) && (best === undefined || distance(puzzle) < distance(best))) best = puzzle;
  }
  return best;
}
