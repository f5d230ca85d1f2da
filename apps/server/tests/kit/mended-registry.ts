import type { Game, Vocabulary } from '@naos/engine';
import type { AnyGameModule } from '@naos/game-module';
import { gameModules as before } from './registry.ts';

/** The games of the other registry under new rules: Aton as it was, `planted` without the moves that it began with. */
export const gameModules: readonly AnyGameModule[] = before.map((gameModule) => ({
  ...gameModule,
  rules: async (): Promise<Game<Vocabulary>> => {
    const game = await gameModule.rules();
    const newer = { ...game, version: `${game.version} mended`, replays: [game.version] };
    return game.id === 'planted' ? { ...newer, read: () => null } : newer;
  },
}));
