import type { Seat, Vocabulary } from '@naos/engine';
import { exp } from '../search/exp.ts';

/** What a game's evaluation looks at: fills a row of numbers, as the seat sees the position. */
export interface Features<V extends Vocabulary> {
  /** One name for each number, in order. */
  readonly names: readonly string[];
  /** Sets the numbers that are not zero; the row comes empty. */
  readonly fill: (state: V['state'], seat: Seat, into: Float32Array) => void;
}

/** A seat's numbers in a position, in a row of their own. */
export function featuresOf<V extends Vocabulary>(
  { names, fill }: Features<V>,
  state: V['state'],
  seat: Seat,
): Float32Array {
  const row = new Float32Array(names.length);
  fill(state, seat, row);
  return row;
}

/** The win chance that a logit means. */
export function sigmoid(x: number): number {
  return 1 / (1 + exp(-x));
}
