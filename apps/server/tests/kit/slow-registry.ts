import type { Game, Vocabulary } from '@naos/engine';
import type { AnyGameModule } from '@naos/game-module';
import { gameModuleOf } from '@naos/registry';

function take(milliseconds: number): void {
  for (const end = performance.now() + milliseconds; performance.now() < end; );
}

/** A game as a very slow machine would play it: with so many milliseconds for each step and each look. */
function slowed(id: string, milliseconds: number): AnyGameModule {
  const gameModule = gameModuleOf(id);
  if (gameModule === undefined) throw new Error(`The registry has no ${id}.`);
  return {
    ...gameModule,
    rules: async (): Promise<Game<Vocabulary>> => {
      const game = await gameModule.rules();
      return {
        ...game,
        copy: (state) => {
          take(milliseconds);
          return game.copy(state);
        },
        view: (state, viewer) => {
          take(milliseconds);
          return game.view(state, viewer);
        },
      };
    },
  };
}

/** All of a long game takes longer than the watchdog waits for one call. */
export const gameModules: readonly AnyGameModule[] = [slowed('kemet', 0.5), slowed('tekhenu', 3)];
