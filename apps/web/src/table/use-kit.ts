import { type AnyKit, loadKit } from '../games/loaded-game.ts';
import { useLoaded } from '../shell/use-loaded.ts';

/** A game's kit, null while it loads. A problem is thrown to the page's error screen. */
export function useKit(id: string | null): AnyKit | null {
  return useLoaded(id, async () => (id === null ? null : loadKit(id)));
}
