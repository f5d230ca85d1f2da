import { anyMove, type BotShelf, greedyBot, randomBot, treeBot, weakerBot } from '@naos/bots';
import { type Tekhenu, tekhenu } from '../rules/index.ts';
import { turnBot } from './turns.ts';
import { BY_HAND, evaluation } from './worth.ts';

const evaluate = evaluation(BY_HAND);

/** Playouts of the tree search stop about when a round ends. */
const TREE_HORIZON = 8;

export const shelf: BotShelf<Tekhenu> = {
  load: async () => {
    const full = turnBot({ name: 'level-5', evaluate, cells: 6, depth: 4, samples: 2 });
    const quick = turnBot({ name: 'quick', evaluate, cells: 4, depth: 2, samples: 1 });
    return [
      weakerBot(quick, { name: 'level-1', noise: 0.09, cap: 0.35 }),
      weakerBot(quick, { name: 'level-2', noise: 0.045, cap: 0.2 }),
      weakerBot(quick, { name: 'level-3', noise: 0.015, cap: 0.08 }),
      turnBot({ name: 'level-4', evaluate, cells: 4, depth: 3, samples: 1 }),
      full,
      randomBot(tekhenu),
      greedyBot(tekhenu, evaluate),
      quick,
      treeBot(tekhenu, { evaluate, horizon: TREE_HORIZON, policy: anyMove }),
    ];
  },
  levels: ['level-1', 'level-2', 'level-3', 'level-4', 'level-5'],
  budget: { evaluations: 40_000, milliseconds: 400 },
};
