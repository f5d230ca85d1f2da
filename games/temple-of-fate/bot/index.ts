import { type BotShelf, greedyBot, loadNet, randomBot } from '@naos/bots';
import { type TempleOfFate, templeOfFate } from '../rules/index.ts';
import { levelsOf } from './levels.ts';
import { evaluate } from './worth.ts';

/** Bots of Temple of Fate. */
export const shelf: BotShelf<TempleOfFate> = {
  load: async () => {
    const net = await loadNet(new URL('./weights/rivals.bin', import.meta.url));
    return [...levelsOf(net), randomBot(templeOfFate), greedyBot(templeOfFate, evaluate)];
  },
  levels: ['level-1', 'level-2', 'level-3', 'level-4', 'level-5'],
  budget: { evaluations: 20_000, milliseconds: 300 },
  trainer: async () => (await import('./training.ts')).trainer,
};
