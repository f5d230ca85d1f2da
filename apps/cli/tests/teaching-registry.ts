import { type AnyGameModule, anyGameModule } from '@naos/game-module';
import { gameModule } from '../../../docs/adding-a-game/stone-papyrus-knife/index.ts';

/** A registry with one small game: tests of the command line must not depend on the big ones. */
export const gameModules: readonly AnyGameModule[] = [anyGameModule(gameModule)];
