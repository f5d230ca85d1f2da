import type { Seat, Vocabulary } from '@naos/engine';
import type { Evaluate } from '../search/evaluate.ts';
import { exp } from '../search/exp.ts';
import type { Features } from './features.ts';

/** What every seat's own position is worth, on a scale on which differences are logits of one beating the other. */
export type Worth<V extends Vocabulary> = (state: V['state'], seat: Seat) => number;

/** A sum of products, one for each place of the first list. */
export function dot(weights: Float32Array, row: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += (weights[i] ?? 0) * (row[i] ?? 0);
  return sum;
}

/** The worth that weights give to a seat's own terms. */
export function linearWorth<V extends Vocabulary>({ names, fill }: Features<V>, weights: Float32Array): Worth<V> {
  if (weights.length !== names.length) {
    throw new RangeError(`The weights are for ${weights.length} terms, the game has ${names.length}.`);
  }
  const row = new Float32Array(names.length);
  return (state, seat) => {
    row.fill(0);
    fill(state, seat, row);
    return dot(weights, row);
  };
}

/**
 * A seat's chance to come first when each seat beats each other one by the difference of their worths (Bradley, Terry,
 * Luce): one set of weights serves two seats and more, and no seat is favoured.
 */
export function rivalsChance(worths: readonly number[], seat: Seat): number {
  const own = worths[seat] ?? 0;
  let sum = 0;
  for (const worth of worths) sum += exp(worth - own);
  return 1 / sum;
}

/** An evaluation out of every seat's own worth. `rivals` counts them where more than the seats compete. */
export function rivalsEvaluation<V extends Vocabulary>(
  worth: Worth<V>,
  rivals: (state: V['state']) => number = ({ seats }) => seats,
): Evaluate<V> {
  return (state, seat) => {
    const own = worth(state, seat);
    const all = rivals(state);
    let sum = 1;
    for (let other = 0; other < all; other++) if (other !== seat) sum += exp(worth(state, other) - own);
    return 1 / sum;
  };
}
