import type { Seat, Vocabulary } from '@naos/engine';
import type { Evaluate } from './evaluate.ts';
import type { Features } from './features.ts';
import type { Net } from './net.ts';
import type { Lessons } from './teach.ts';

/** What every seat's own position is worth, on a scale on which differences are logits of one beating the other. */
export type Worth<V extends Vocabulary> = (state: V['state'], seat: Seat) => number;

/** The worth that a linear net gives to a seat's own terms. */
export function linearWorth<V extends Vocabulary>(terms: Features<V>, net: Net): Worth<V> {
  const width = terms.names.length;
  if (net.sizes[0] !== width) {
    throw new RangeError(`The weights are for ${net.sizes[0]} terms, the game has ${width}.`);
  }
  const weights = net.layers[0] as Float32Array;
  const row = new Float32Array(width);
  return (state, seat) => {
    row.fill(0);
    terms.fill(state, seat, row);
    let sum = 0;
    for (let i = 0; i < width; i++) sum += (weights[i] as number) * (row[i] as number);
    return sum;
  };
}

/**
 * A seat's chance to come first when each seat beats each other one by the difference of their worths (Bradley, Terry,
 * Luce): one set of weights serves two seats and more, and no seat is favoured.
 */
export function rivalsChance(worths: ArrayLike<number>, seat: Seat): number {
  const own = worths[seat] as number;
  let sum = 0;
  for (let other = 0; other < worths.length; other++) sum += Math.exp((worths[other] as number) - own);
  return 1 / sum;
}

/** An evaluation out of every seat's own worth. */
export function rivalsEvaluation<V extends Vocabulary>(worth: Worth<V>): Evaluate<V> {
  return (state, seat) => {
    const own = worth(state, seat);
    let sum = 1;
    for (let other = 0; other < state.seats; other++) if (other !== seat) sum += Math.exp(worth(state, other) - own);
    return 1 / sum;
  };
}

/** Collects lessons of rivals: one row for each pair of seats, the difference of their terms. */
export class RivalLessons<V extends Vocabulary> {
  readonly terms: Features<V>;
  private readonly rows: Float32Array[] = [];
  private readonly targets: number[] = [];
  private readonly seen: Float32Array[][] = [];

  constructor(terms: Features<V>) {
    this.terms = terms;
  }

  /** Keeps a position of the game under way. */
  look(state: V['state']): void {
    this.seen.push(
      Array.from({ length: state.seats }, (_, seat) => {
        const row = new Float32Array(this.terms.names.length);
        this.terms.fill(state, seat, row);
        return row;
      }),
    );
  }

  /** Ends the game: `beat(a, b)` says how clearly seat a beat seat b, from 0 to 1. */
  end(beat: (a: Seat, b: Seat) => number): void {
    for (const position of this.seen) {
      for (let a = 0; a < position.length; a++) {
        for (let b = 0; b < a; b++) {
          const theirs = position[b] as Float32Array;
          this.rows.push((position[a] as Float32Array).map((value, i) => value - (theirs[i] as number)));
          this.targets.push(beat(a, b));
        }
      }
    }
    this.seen.length = 0;
  }

  lessons(): Lessons {
    const width = this.terms.names.length;
    const inputs = new Float32Array(this.rows.length * width);
    for (const [n, row] of this.rows.entries()) inputs.set(row, n * width);
    return { inputs, targets: Float32Array.from(this.targets) };
  }
}
