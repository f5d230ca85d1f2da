import type { BotShelf } from '@naos/bots';
import type { Aton } from '../rules/index.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

export const shelf: BotShelf<Aton> = {
  load: async () => [random, greedy],
  levels: ['random', 'greedy'],
  budget: { evaluations: 100, milliseconds: 150 },
};
