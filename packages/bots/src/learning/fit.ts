import type { Lessons } from './lessons.ts';
import { SymmetricMatrix } from './symmetric.ts';

const TINY = 1e-9;
const MOST_ROUNDS = 20;
/** The weights have come to rest when no step is longer. */
const REST = 1e-3;

/** The worths of a position's rivals turned into chances, in place; returns the mean surprise at what came of it. */
function toChances(worths: Float64Array, shares: Float32Array): number {
  const most = worths.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  let sum = 0;
  for (const worth of worths) sum += Math.exp(worth - most);
  let surprise = 0;
  for (const [i, worth] of worths.entries()) {
    const chance = Math.exp(worth - most) / sum;
    worths[i] = chance;
    surprise -= (shares[i] ?? 0) * Math.log(chance + TINY);
  }
  return surprise;
}

/** Walks through the positions: the first row of each, the chances that weights give, the shares that came. */
function eachPosition(
  weights: Float64Array | Float32Array,
  { columns, values, starts, shares, rivals }: Lessons,
  visit: (first: number, chances: Float64Array, shares: Float32Array) => void,
): number {
  let surprise = 0;
  let row = 0;
  for (const count of rivals) {
    const worths = new Float64Array(count);
    for (let i = 0; i < count; i++) {
      let worth = 0;
      const end = starts[row + i + 1] ?? 0;
      for (let at = starts[row + i] ?? 0; at < end; at++) worth += (weights[columns[at] ?? 0] ?? 0) * (values[at] ?? 0);
      worths[i] = worth;
    }
    const came = shares.subarray(row, row + count);
    surprise += toChances(worths, came);
    visit(row, worths, came);
    row += count;
  }
  return surprise;
}

/** Mean surprise (cross-entropy) of the chances that weights give, in nats. Measure it on games that were not fitted. */
export function lossOf(weights: Float32Array, lessons: Lessons): number {
  return eachPosition(weights, lessons, () => undefined) / Math.max(1, lessons.rivals.length);
}

/** Adds one position to slope and curvature: each rival's row against the mean row. */
class Curvature {
  readonly slope: Float64Array;
  readonly bend: SymmetricMatrix;
  private readonly lessons: Lessons;
  private readonly mean: Float64Array;
  private readonly row: Float64Array;
  private readonly isUsed: Uint8Array;

  constructor(width: number, lessons: Lessons) {
    this.slope = new Float64Array(width);
    this.bend = new SymmetricMatrix(width);
    this.mean = new Float64Array(width);
    this.row = new Float64Array(width);
    this.isUsed = new Uint8Array(width);
    this.lessons = lessons;
  }

  add(first: number, chances: Float64Array, shares: Float32Array): void {
    const { columns, values, starts } = this.lessons;
    const { mean, row, isUsed, slope } = this;
    const used: number[] = [];
    for (const [i, chance] of chances.entries()) {
      const error = (shares[i] ?? 0) - chance;
      const end = starts[first + i + 1] ?? 0;
      for (let at = starts[first + i] ?? 0; at < end; at++) {
        const column = columns[at] ?? 0;
        const value = values[at] ?? 0;
        slope[column] = (slope[column] ?? 0) + error * value;
        mean[column] = (mean[column] ?? 0) + chance * value;
        if (isUsed[column] === 1) continue;
        isUsed[column] = 1;
        used.push(column);
      }
    }
    used.sort((a, b) => a - b);
    for (const [i, chance] of chances.entries()) {
      for (const column of used) row[column] = -(mean[column] ?? 0);
      const end = starts[first + i + 1] ?? 0;
      for (let at = starts[first + i] ?? 0; at < end; at++) {
        const column = columns[at] ?? 0;
        row[column] = (row[column] ?? 0) + (values[at] ?? 0);
      }
      this.bend.addOuter(row, used, chance);
    }
    for (const column of used) {
      mean[column] = 0;
      isUsed[column] = 0;
    }
  }
}

interface Fitting {
  /** Numbers in a row. */
  readonly width: number;
  /** How firmly weights are held near the prior ones, in positions: against learning games by heart. */
  readonly ridge: number;
  /** What the weights are held near; zero when absent. */
  readonly prior?: Float32Array;
  /** Where to begin: the nearer to the answer, the sooner it is found. The prior when absent. */
  readonly start?: Float32Array;
}

/** The likeliest weights for what came of positions, held near the prior ones (ridge), by Newton's method. */
export function fitWeights(lessons: Lessons, { width, ridge, prior, start }: Fitting): Float32Array {
  const held = Float64Array.from({ length: width }, (_, i) => prior?.[i] ?? 0);
  let weights = start === undefined ? held : Float64Array.from(start);
  let longest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < MOST_ROUNDS && longest > REST; round++) {
    const curvature = new Curvature(width, lessons);
    eachPosition(weights, lessons, (first, chances, shares) => curvature.add(first, chances, shares));
    const { slope, bend } = curvature;
    const pull = slope.map((value, i) => value - ridge * ((weights[i] ?? 0) - (held[i] ?? 0)));
    bend.addDiagonal(ridge);
    const step = bend.solve(pull);
    weights = weights.map((weight, i) => weight + (step[i] ?? 0));
    longest = step.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  }
  return Float32Array.from(weights);
}
