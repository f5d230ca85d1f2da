import { type BotShelf, greedyBot, loadNet, randomBot } from '@naos/bots';
import { type Tekhenu, tekhenu } from '../rules/index.ts';
import { byHand, evaluationOf, levelsOf } from './levels.ts';

/** Bots of Tekhenu, besides the solo opponent, who is part of the rules. */
export const shelf: BotShelf<Tekhenu> = {
  load: async () => {
    const net = await loadNet(new URL('./weights/rivals.bin', import.meta.url));
    return [...levelsOf(net), randomBot(tekhenu), greedyBot(tekhenu, evaluationOf(byHand()))];
  },
  levels: ['level-1', 'level-2', 'level-3', 'level-4', 'level-5'],
  budget: { evaluations: 50_000, milliseconds: 900 },
};
