import type { AnyDoor } from '@naos/door';
import type { OptionRow } from '@naos/engine';
import type { Catalogs } from '@naos/words';
import { useLoaded } from '../shell/use-loaded.ts';

/** What the order form needs to know of a game. */
export interface Shelf {
  readonly levels: readonly string[];
  readonly options: readonly OptionRow[];
  readonly catalogs: Catalogs;
}

/** Levels and options of a game; null while they load. */
export function useShelf(door: AnyDoor): Shelf | null {
  return useLoaded(door, async () => {
    const [{ levels }, { options }, { catalogs }] = await Promise.all([door.bots(), door.rules(), door.words()]);
    return { levels, options, catalogs };
  });
}
