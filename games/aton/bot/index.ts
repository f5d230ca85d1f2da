import { type BotShelf, loadWeights, ORACLE, withOracle } from '@naos/bots';
import type { Aton } from '../rules/index.ts';
import { levelsOf } from './levels.ts';

const BUDGET = { evaluations: 100_000, milliseconds: 900 };

export const shelf: BotShelf<Aton> = {
  load: async () => withOracle(levelsOf(await loadWeights(new URL('./weights/two.bin', import.meta.url))), BUDGET),
  levels: ['level-1', 'level-2', 'level-3', 'level-4', 'level-5'],
  besides: [ORACLE],
  budget: BUDGET,
  goals: {
    random: 0.98,
    plain: 0.7,
    former: [
      { bot: 'top-1', must: 0.6 },
      { bot: 'linear', must: 0.55 },
      { bot: 'pure-reply', must: 0.55 },
    ],
    tree: { bot: 'tree-10x', must: 0.55 },
    seconds: { laptop: 1, phone: 3 },
    special: async () => (await import('./exploitability.ts')).figures(),
  },
  yardsticks: async () => (await import('./yardsticks.ts')).yardsticks,
  pool: async () => (await import('./pool.ts')).loadPool(),
  trainer: async () => (await import('./training.ts')).trainer,
  calibrator: async () => (await import('./training.ts')).calibrator,
};
