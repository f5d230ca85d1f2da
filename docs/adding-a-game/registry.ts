import { type AnyGameModule, anyGameModule } from '@naos/game-module';
import { gameModules as house } from '../../games/registry/index.ts';
import { gameModule as stonePapyrusKnife } from './stone-papyrus-knife/index.ts';

/** The registry as it looks with the game of this guide in it. */
export const gameModules: readonly AnyGameModule[] = [...house, anyGameModule(stonePapyrusKnife)];
