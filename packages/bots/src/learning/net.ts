import { FastRandom, type Seat, type Vocabulary } from '@naos/engine';
import type { Features } from './features.ts';
import type { Worth } from './rivals.ts';

/**
 * Numbers of a position for a net of one hidden layer. The last ones are gates: how much of each stage of the game a position
 * belongs to, together 1. What a number is worth by itself differs with the stage, what it is worth together with others is
 * the hidden layer's.
 */
export interface Gated<V extends Vocabulary> extends Features<V> {
  readonly gates: number;
}

/** How many inputs, gates and hidden cells a net has, and where its three lists of weights begin. */
export interface NetShape {
  readonly inputs: number;
  readonly gates: number;
  readonly cells: number;
  /** After the plain weights, a list of all inputs for each gate: those of the cells, a list of all cells for each input. */
  readonly inner: number;
  /** After those: what each cell adds to the worth. */
  readonly outer: number;
}

export function netShape(inputs: number, gates: number, length: number): NetShape {
  const cells = (length - gates * inputs) / (inputs + 1);
  if (!Number.isInteger(cells) || cells < 0) {
    throw new RangeError(`No net of ${inputs} inputs and ${gates} gates has ${length} weights.`);
  }
  return { inputs, gates, cells, inner: gates * inputs, outer: (gates + cells) * inputs };
}

/** As many weights as a net with so many cells has: the cells look at everything a little, by chance, and say nothing yet. */
export function freshNet(plain: Float32Array, inputs: number, gates: number, cells: number, seed = 1): Float32Array {
  const weights = new Float32Array(gates * inputs + (inputs + 1) * cells);
  weights.set(plain);
  const random = new FastRandom(seed);
  const size = 1 / Math.sqrt(inputs / 2);
  for (let i = gates * inputs; i < (gates + cells) * inputs; i++) weights[i] = size * (random.next() / 2 ** 31 - 1);
  return weights;
}

/** What a net gives for a seat's position. */
export function netWorth<V extends Vocabulary>({ names, gates, fill }: Gated<V>, weights: Float32Array): Worth<V> {
  const { inputs, cells, inner, outer } = netShape(names.length, gates, weights.length);
  const first = inputs - gates;
  const row = new Float32Array(inputs);
  const sums = new Float64Array(cells);
  return (state, seat) => {
    row.fill(0);
    fill(state, seat, row);
    sums.fill(0);
    let worth = 0;
    for (let gate = 0; gate < gates; gate++) {
      const open = row[first + gate] ?? 0;
      if (open === 0) continue;
      const from = gate * inputs;
      let sum = 0;
      for (let i = 0; i < inputs; i++) sum += (row[i] ?? 0) * (weights[from + i] ?? 0);
      worth += open * sum;
    }
    for (let i = 0; i < inputs; i++) {
      const value = row[i] ?? 0;
      if (value === 0) continue;
      const from = inner + i * cells;
      for (let cell = 0; cell < cells; cell++) sums[cell] = (sums[cell] ?? 0) + value * (weights[from + cell] ?? 0);
    }
    for (let cell = 0; cell < cells; cell++) {
      const sum = sums[cell] ?? 0;
      if (sum > 0) worth += sum * (weights[outer + cell] ?? 0);
    }
    return worth;
  };
}

/** What each input adds to the worth of a position: all together they are the worth. */
export function netParts<V extends Vocabulary>(
  { names, gates, fill }: Gated<V>,
  weights: Float32Array,
): (state: V['state'], seat: Seat) => Float64Array {
  const { inputs, cells, inner, outer } = netShape(names.length, gates, weights.length);
  const first = inputs - gates;
  return (state, seat) => {
    const row = new Float32Array(inputs);
    fill(state, seat, row);
    const alive = Array.from({ length: cells }, (_, cell) => {
      let sum = 0;
      for (let i = 0; i < inputs; i++) sum += (row[i] ?? 0) * (weights[inner + i * cells + cell] ?? 0);
      return sum > 0 ? (weights[outer + cell] ?? 0) : 0;
    });
    return Float64Array.from(row, (value, i) => {
      if (value === 0) return 0;
      let each = 0;
      for (let gate = 0; gate < gates; gate++) each += (row[first + gate] ?? 0) * (weights[gate * inputs + i] ?? 0);
      for (const [cell, out] of alive.entries()) each += out * (weights[inner + i * cells + cell] ?? 0);
      return value * each;
    });
  };
}
