import { type Puzzle, type PuzzleHead, type PuzzleRating, puzzleRatingOf } from '@naos/game-module';
import { useEffect, useMemo } from 'react';
import { gameModuleOf } from '../games/game-modules.ts';
import { useLoaded } from '../shell/use-loaded.ts';
import { usePuzzles } from '../store/puzzles.ts';
import { sendTries } from './send-tries.ts';

type List = readonly PuzzleHead[];

const easiestFirst = (list: List): List => list.toSorted((a, b) => a.rating - b.rating);

/** The list of a game's puzzles, the easiest first; null while it loads. */
export function usePuzzleList(game: string): List | null {
  return useLoaded(game, async () => easiestFirst((await gameModuleOf(game)?.puzzles?.())?.heads ?? []));
}

/** One puzzle that is chosen from its game's list, with that list; null while they load. */
export function usePuzzle(
  game: string,
  choose: (list: List) => PuzzleHead | undefined,
): { readonly list: List; readonly puzzle: Puzzle | undefined } | null {
  return useLoaded(game, async () => {
    const shelf = await gameModuleOf(game)?.puzzles?.();
    const list = easiestFirst(shelf?.heads ?? []);
    const chosen = choose(list);
    return { list, puzzle: chosen && (await shelf?.open(chosen.id)) };
  });
}

/** How well this person solves a game's puzzles. */
export function usePuzzleRating(game: string): PuzzleRating {
  const tries = usePuzzles((memory) => memory.tries);
  return useMemo(() => puzzleRatingOf(tries, game), [tries, game]);
}

/** What was tried on this device and on others comes together while a page of puzzles is open. */
export function useSharedTries(): void {
  useEffect(() => {
    const again = () => void sendTries();
    again();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);
}
