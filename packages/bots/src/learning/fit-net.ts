import { FastRandom } from '@naos/engine';
import { exp } from '../search/exp.ts';
import type { Lessons } from './lessons.ts';
import { type NetShape, netShape } from './net.ts';

const TINY = 1e-9;
/** Positions that one step learns from. */
const BATCH = 256;
/** The first steps' size; it falls to nothing in a straight line. */
const PACE = 0.002;
/** Adam's memory of slopes and of their squares. */
const SLOPES = 0.9;
const SQUARES = 0.999;
/** How much weights shrink with each step, as a part of the pace. */
const SHRINK = 0.01;

/** Walks a net forwards and backwards over the rows of positions. */
class Walk {
  readonly slope: Float64Array;
  private readonly shape: NetShape;
  private readonly weights: Float64Array;
  private readonly lessons: Lessons;
  /** What the cells of each rival's row sum up to. */
  private readonly sums: Float64Array;
  private readonly worths: Float64Array;

  constructor(shape: NetShape, weights: Float64Array, lessons: Lessons, most: number) {
    this.shape = shape;
    this.weights = weights;
    this.lessons = lessons;
    this.slope = new Float64Array(weights.length);
    this.sums = new Float64Array(most * shape.cells);
    this.worths = new Float64Array(most);
  }

  private worthOf(row: number, place: number): number {
    const { columns, values, starts } = this.lessons;
    const { inputs, gates, cells, inner, outer } = this.shape;
    const { weights, sums } = this;
    const base = place * cells;
    sums.fill(0, base, base + cells);
    const [from, to] = [starts[row] ?? 0, starts[row + 1] ?? 0];
    let worth = 0;
    // The gates stand last.
    for (let g = to - 1; g >= from && (columns[g] ?? 0) >= inputs - gates; g--) {
      const plain = ((columns[g] ?? 0) - inputs + gates) * inputs;
      let sum = 0;
      for (let at = from; at < to; at++) sum += (weights[plain + (columns[at] ?? 0)] ?? 0) * (values[at] ?? 0);
      worth += sum * (values[g] ?? 0);
    }
    for (let at = from; at < to; at++) {
      const value = values[at] ?? 0;
      const first = inner + (columns[at] ?? 0) * cells;
      for (let cell = 0; cell < cells; cell++) {
        sums[base + cell] = (sums[base + cell] ?? 0) + value * (weights[first + cell] ?? 0);
      }
    }
    for (let cell = 0; cell < cells; cell++) {
      const sum = sums[base + cell] ?? 0;
      if (sum > 0) worth += sum * (weights[outer + cell] ?? 0);
    }
    return worth;
  }

  private learn(row: number, place: number, error: number): void {
    const { columns, values, starts } = this.lessons;
    const { inputs, gates, cells, inner, outer } = this.shape;
    const { weights, sums, slope } = this;
    const base = place * cells;
    const [from, to] = [starts[row] ?? 0, starts[row + 1] ?? 0];
    for (let g = to - 1; g >= from && (columns[g] ?? 0) >= inputs - gates; g--) {
      const plain = ((columns[g] ?? 0) - inputs + gates) * inputs;
      const part = error * (values[g] ?? 0);
      for (let at = from; at < to; at++) {
        const i = plain + (columns[at] ?? 0);
        slope[i] = (slope[i] ?? 0) + part * (values[at] ?? 0);
      }
    }
    for (let cell = 0; cell < cells; cell++) {
      const sum = sums[base + cell] ?? 0;
      if (sum > 0) slope[outer + cell] = (slope[outer + cell] ?? 0) + error * sum;
      sums[base + cell] = sum > 0 ? error * (weights[outer + cell] ?? 0) : 0;
    }
    for (let at = from; at < to; at++) {
      const value = values[at] ?? 0;
      const first = inner + (columns[at] ?? 0) * cells;
      for (let cell = 0; cell < cells; cell++) {
        slope[first + cell] = (slope[first + cell] ?? 0) + value * (sums[base + cell] ?? 0);
      }
    }
  }

  /** The surprise at one position, and what it teaches when it is to teach. */
  position(row: number, rivals: number, teaches: boolean): number {
    const { worths } = this;
    const { shares } = this.lessons;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < rivals; i++) {
      const worth = this.worthOf(row + i, i);
      worths[i] = worth;
      if (worth > most) most = worth;
    }
    let sum = 0;
    for (let i = 0; i < rivals; i++) sum += exp((worths[i] ?? 0) - most);
    let surprise = 0;
    for (let i = 0; i < rivals; i++) {
      const chance = exp((worths[i] ?? 0) - most) / sum;
      const share = shares[row + i] ?? 0;
      surprise -= share * Math.log(chance + TINY);
      if (teaches) this.learn(row + i, i, chance - share);
    }
    return surprise;
  }
}

/** The first row of each position. */
function firstRows({ rivals }: Lessons): Uint32Array {
  const rows = new Uint32Array(rivals.length);
  let row = 0;
  for (const [n, count] of rivals.entries()) {
    rows[n] = row;
    row += count;
  }
  return rows;
}

const mostRivals = ({ rivals }: Lessons): number => rivals.reduce((a, b) => Math.max(a, b), 1);

/** Mean surprise of a net at positions, in nats. */
export function lossOfNet(weights: Float32Array, lessons: Lessons, inputs: number, gates: number): number {
  const shape = netShape(inputs, gates, weights.length);
  const walk = new Walk(shape, Float64Array.from(weights), lessons, mostRivals(lessons));
  let surprise = 0;
  let row = 0;
  for (const count of lessons.rivals) {
    surprise += walk.position(row, count, false);
    row += count;
  }
  return surprise / Math.max(1, lessons.rivals.length);
}

/** How a net learns. */
interface Schooling {
  readonly inputs: number;
  readonly gates: number;
  readonly start: Float32Array;
  /** How often every position is learned from. */
  readonly rounds: number;
  readonly seed: number;
  /** Games that are not learned from: the round after which the net is least surprised by them counts. */
  readonly held: Lessons;
}

/**
 * A net that is less and less surprised by what came of positions: Adam's method in small batches, in an order drawn by a
 * seed. The same lessons make the same net on any machine: it is one thread's sums in a fixed order.
 */
export function fitNet(lessons: Lessons, { inputs, gates, start, rounds, seed, held }: Schooling): Float32Array {
  const shape = netShape(inputs, gates, start.length);
  const weights = Float64Array.from(start);
  const walk = new Walk(shape, weights, lessons, mostRivals(lessons));
  const rows = firstRows(lessons);
  const order = Array.from(rows.keys());
  const random = new FastRandom(seed);
  const { slope } = walk;
  const slopes = new Float64Array(weights.length);
  const squares = new Float64Array(weights.length);
  const steps = rounds * Math.ceil(order.length / BATCH);
  let [step, fadedSlopes, fadedSquares] = [0, 1, 1];
  let best = Float32Array.from(start);
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    random.shuffle(order);
    for (let begin = 0; begin < order.length; begin += BATCH) {
      const batch = order.slice(begin, begin + BATCH);
      slope.fill(0);
      for (const n of batch) walk.position(rows[n] ?? 0, lessons.rivals[n] ?? 0, true);
      const pace = PACE * (1 - step / steps);
      step++;
      fadedSlopes *= SLOPES;
      fadedSquares *= SQUARES;
      for (let i = 0; i < weights.length; i++) {
        const one = (slope[i] ?? 0) / batch.length;
        const mean = SLOPES * (slopes[i] ?? 0) + (1 - SLOPES) * one;
        const square = SQUARES * (squares[i] ?? 0) + (1 - SQUARES) * one * one;
        slopes[i] = mean;
        squares[i] = square;
        const move = mean / (1 - fadedSlopes) / (Math.sqrt(square / (1 - fadedSquares)) + 1e-8);
        weights[i] = (weights[i] ?? 0) - pace * (move + SHRINK * (weights[i] ?? 0));
      }
    }
    const now = Float32Array.from(weights);
    const surprise = lossOfNet(now, held, inputs, gates);
    if (surprise >= least) continue;
    least = surprise;
    best = now;
  }
  return best;
}
