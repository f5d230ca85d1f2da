import { type AnyGameModule, anyGameModule, type GameModule } from '@naos/game-module';
import { gameModuleOf } from '@naos/registry';
import { type Marks, marks } from './marks.ts';

const without = (what: string) => async () => {
  throw new Error(`The game of the bench has no ${what}.`);
};

const gameModule: GameModule<Marks> = {
  id: 'marks',
  title: { en: 'Marks', ru: 'Метки' },
  seats: marks.seats,
  minutes: { min: 1, max: 1 },
  weight: 1,
  rules: async () => marks,
  bots: async () => ({ load: async () => [], levels: [], budget: { evaluations: 1, milliseconds: 1 } }),
  words: without('words'),
  board: without('board'),
  tutorial: without('tutorial'),
};

const aton = gameModuleOf('aton');

/** What the measured server plays: the game that all servers play, and a real one. */
export const gameModules: readonly AnyGameModule[] = [anyGameModule(gameModule), ...(aton === undefined ? [] : [aton])];
