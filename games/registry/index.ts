import { gameModule as aton } from '@naos/aton';
import { type AnyGameModule, anyGameModule } from '@naos/game-module';
import { gameModule as kemet } from '@naos/kemet';
import { gameModule as tekhenu } from '@naos/tekhenu';
import { gameModule as templeOfFate } from '@naos/temple-of-fate';

/** Every game of the house, in the order in which it shows them: one line a game. */
export const gameModules: readonly AnyGameModule[] = [
  anyGameModule(aton),
  anyGameModule(templeOfFate),
  anyGameModule(kemet),
  anyGameModule(tekhenu),
];

/** The module of a game, or undefined when the house does not have it. */
export function gameModuleOf(id: string): AnyGameModule | undefined {
  return gameModules.find((gameModule) => gameModule.id === id);
}
