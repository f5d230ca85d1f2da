import { useLoaded } from '../shell/use-loaded.ts';
import { type AnyLoadedGame, loadGame } from './loaded-game.ts';

/** A game's parts, null while it loads. A problem is thrown to the page's error screen. */
export function useLoadedGame(id: string | null): AnyLoadedGame | null {
  return useLoaded(id, async () => (id === null ? null : loadGame(id)));
}
