import type { Tutorial } from '@naos/door';
import { fastChance } from '@naos/engine';
import type { TempleOfFate } from '../rules/index.ts';
import { newState } from '../rules/setup.ts';
import type { TempleOptions } from '../rules/state.ts';
import { STREAMS } from '../rules/vocabulary.ts';

const options: TempleOptions = { specials: 'mono', goals: false, hummingbird: false };

export const tutorial: Tutorial<TempleOfFate> = {
  seats: 2,
  options,
  start: () => newState(2, options, fastChance(7, STREAMS.length)),
  steps: [],
  replies: [],
};
