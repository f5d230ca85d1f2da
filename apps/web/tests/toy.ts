import { anyGameModule } from '@naos/game-module';
import { gameModule } from '../../../docs/adding-a-game/stone-papyrus-knife/index.ts';
import type { AnyLoadedGame } from '../src/games/loaded-game.ts';
import type { SavedSeat, SavedTable } from '../src/store/tables.ts';

const toy = anyGameModule(gameModule);

/** The teaching game's parts, as the site loads a game. */
export async function toyGame(): Promise<AnyLoadedGame> {
  const [game, words] = await Promise.all([toy.rules(), toy.words()]);
  return { game, words, board: null };
}

export const toyTutorial = toy.tutorial;

/** A storage of a browser, kept in memory. `room` is how many characters it takes. */
export function memoryStorage(room = Number.POSITIVE_INFINITY): Storage {
  const kept: Record<string, string> = {};
  const own = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new Error('full');
      kept[key] = value;
      Object.defineProperty(own, key, { value, enumerable: true, configurable: true });
    },
    removeItem: (key: string) => {
      delete kept[key];
      Reflect.deleteProperty(own, key);
    },
  };
  for (const name of ['getItem', 'setItem', 'removeItem'] as const)
    Object.defineProperty(own, name, { enumerable: false });
  return own as unknown as Storage;
}

/** A table that has not begun. */
export function freshTable(chairs: readonly SavedSeat[], seed = 'c'.repeat(64)): SavedTable {
  const always = { text: '', begun: 1, touched: 1, moves: 0, outcome: null, yours: true, options: {}, seen: 0 };
  return { id: 'toy', game: 'stone-papyrus-knife', chairs, seeds: [seed], ...always };
}
