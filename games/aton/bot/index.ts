import { type BotShelf, loadNet } from '@naos/bots';
import type { Aton } from '../rules/index.ts';
import { levelsOf } from './levels.ts';
import { POOL, poolOf } from './pool.ts';

export const shelf: BotShelf<Aton> = {
  load: async () => {
    const net = await loadNet(new URL('./weights/two.bin', import.meta.url));
    return [...levelsOf(net), ...poolOf(net)];
  },
  levels: ['level-1', 'level-2', 'level-3', 'level-4', 'level-5'],
  budget: { evaluations: 100_000, milliseconds: 150 },
  pool: POOL,
  goals: {
    random: 0.98,
    greedy: { bot: 'greedy', must: 0.75 },
    tree: { bot: 'tree-10x', must: 0.55 },
    seconds: 0.15,
    special: async () => (await import('./exploitability.ts')).figures(),
  },
  trainer: async () => (await import('./training.ts')).trainer,
  calibrator: async () => (await import('./training.ts')).calibrator,
};
