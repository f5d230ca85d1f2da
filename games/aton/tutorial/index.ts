import type { Tutorial } from '@naos/door';
import { fastChance } from '@naos/engine';
import { STREAMS } from '../rules/cards.ts';
import type { Aton } from '../rules/index.ts';
import { setup } from '../rules/setup.ts';

const options = { highestReplacement: false, removalsFirst: false };

export const tutorial: Tutorial<Aton> = {
  seats: 2,
  options,
  start: () => setup(2, options, fastChance(7, STREAMS.length)),
  steps: [],
  replies: [],
};
