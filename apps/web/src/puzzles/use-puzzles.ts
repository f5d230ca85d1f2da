import type { Puzzle } from '@naos/game-module';
import { gameModuleOf } from '../games/game-modules.ts';
import { useLoaded } from '../shell/use-loaded.ts';

/** A game's puzzles; null while they load. */
export function usePuzzleList(game: string): readonly Puzzle[] | null {
  return useLoaded(game, async () => (await gameModuleOf(game)?.puzzles?.()) ?? []);
}
