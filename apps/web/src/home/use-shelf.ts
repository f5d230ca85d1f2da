import type { OptionRow } from '@naos/engine';
import type { AnyGameModule } from '@naos/game-module';
import type { Catalogs } from '@naos/words';
import { useLoaded } from '../shell/use-loaded.ts';

/** What the order form needs to know of a game. */
export interface Shelf {
  readonly levels: readonly string[];
  /** Those besides the levels who may be given a seat. */
  readonly besides: readonly string[];
  readonly options: readonly OptionRow[];
  readonly catalogs: Catalogs;
}

/** Levels and options of a game; null while they load. */
export function useShelf(gameModule: AnyGameModule): Shelf | null {
  return useLoaded(gameModule, async () => {
    const [{ levels, besides = [] }, { options }, { catalogs }] = await Promise.all([
      gameModule.bots(),
      gameModule.rules(),
      gameModule.words(),
    ]);
    return { levels, besides, options, catalogs };
  });
}
