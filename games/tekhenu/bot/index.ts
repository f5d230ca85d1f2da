import { type BotShelf, loadWeights, ORACLE, withOracle } from '@naos/bots';
import type { Tekhenu } from '../rules/index.ts';
import { levelsOf } from './levels.ts';
import { STYLES, stylesOf } from './people.ts';

const BUDGET = { evaluations: 50_000, milliseconds: 900 };

/** Bots of Tekhenu, besides the solo opponent, who is part of the rules. */
export const shelf: BotShelf<Tekhenu> = {
  load: async () => {
    const [weights, below] = await Promise.all([
      loadWeights(new URL('./weights/net.bin', import.meta.url)),
      loadWeights(new URL('./weights/levels.bin', import.meta.url)),
    ]);
    return [...withOracle(levelsOf(weights, below), BUDGET), ...stylesOf(below)];
  },
  levels: ['level-1', 'level-2', 'level-3', 'level-4', 'level-5'],
  besides: [ORACLE, ...STYLES],
  budget: BUDGET,
  goals: {
    random: 0.99,
    plain: 0.95,
    former: [{ bot: 'top-1', must: 0.65 }],
    tree: { bot: 'tree-10x', must: 0.55 },
    seconds: { laptop: 1, phone: 3 },
  },
  yardsticks: async () => (await import('./yardsticks.ts')).yardsticks,
  pool: async () => (await import('./pool.ts')).loadPool(),
  trainer: async () => (await import('./training.ts')).trainer,
  calibrator: async () => (await import('./training.ts')).calibrator,
};
