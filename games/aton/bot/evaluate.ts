import type { Evaluate } from '@naos/bots';
import type { Aton } from '../rules/index.ts';
import { Position } from './position.ts';
import { roundEndChance } from './resolve.ts';

/** The win chance that weights give to any state; a full Kingdom counts as scored. */
export function evaluation(weights: Float32Array): Evaluate<Aton> {
  return (state, seat) => {
    const red = roundEndChance(weights, Position.of(state), 0);
    return seat === 0 ? red : 1 - red;
  };
}
