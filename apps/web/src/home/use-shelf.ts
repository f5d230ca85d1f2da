import type { AnyDoor } from '@naos/door';
import type { OptionRow } from '@naos/engine';
import type { Catalogs } from '@naos/words';
import { useEffect, useState } from 'react';

/** What the order form needs to know of a game. */
export interface Shelf {
  readonly levels: readonly string[];
  readonly options: readonly OptionRow[];
  readonly catalogs: Catalogs;
}

/** Levels and options of a game; null while they load. */
export function useShelf(door: AnyDoor): Shelf | null {
  const [shelf, setShelf] = useState<Shelf | null>(null);
  useEffect(() => {
    let here = true;
    void Promise.all([door.bots(), door.rules(), door.words()]).then(([{ levels }, { options }, { catalogs }]) => {
      if (here) setShelf({ levels, options, catalogs });
    });
    return () => {
      here = false;
    };
  }, [door]);
  return shelf;
}
