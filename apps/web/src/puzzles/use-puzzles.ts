import { type Puzzle, type PuzzleRating, puzzleRatingOf } from '@naos/game-module';
import { useEffect, useMemo } from 'react';
import { gameModuleOf } from '../games/game-modules.ts';
import { useLoaded } from '../shell/use-loaded.ts';
import { usePuzzles } from '../store/puzzles.ts';
import { sendTries } from './send-tries.ts';

/** A game's puzzles, the easiest first; null while they load. */
export function usePuzzleList(game: string): readonly Puzzle[] | null {
  return useLoaded(game, async () => {
    const list = (await gameModuleOf(game)?.puzzles?.()) ?? [];
    return list.toSorted((a, b) => a.rating - b.rating);
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
