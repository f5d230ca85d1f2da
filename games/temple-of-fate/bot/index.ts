import { type Bot, type BotShelf, greedyBot, randomBot } from '@naos/bots';
import { type TempleOfFate, templeOfFate } from '../rules/index.ts';
import { evaluate } from './worth.ts';

const bots: readonly Bot<TempleOfFate>[] = [
  randomBot(templeOfFate),
  greedyBot(templeOfFate, evaluate, { name: 'greedy', samples: 1 }),
];

/** Bots of Temple of Fate. */
export const shelf: BotShelf<TempleOfFate> = {
  load: async () => bots,
  levels: ['random', 'greedy'],
  budget: { evaluations: 2000, milliseconds: 300 },
};
