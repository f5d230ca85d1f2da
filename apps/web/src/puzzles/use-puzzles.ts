import type { Puzzle } from '@naos/door';
import { doorOf } from '../kit/doors.ts';
import { useLoaded } from '../shell/use-loaded.ts';

/** A game's puzzles; null while they load. */
export function usePuzzleList(game: string): readonly Puzzle[] | null {
  return useLoaded(game, async () => (await doorOf(game)?.puzzles?.()) ?? []);
}
