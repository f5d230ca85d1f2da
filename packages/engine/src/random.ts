const INCREMENT = 0x9e3779b9;

/** Spreads 32 bits so that neighbouring inputs give unrelated outputs (the finaliser of MurmurHash3). */
export function scramble(x: number): number {
  let h = x | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/**
 * A fast generator for search, imagination and tests (SplitMix32). Never used for the draws of a real game: those come
 * from its committed seed. The same seed gives the same numbers everywhere.
 */
export class FastRandom {
  private state: number;

  constructor(seed: number) {
    this.state = seed | 0;
  }

  /** A whole number from 0 to 2^32 - 1. */
  next(): number {
    this.state = (this.state + INCREMENT) | 0;
    return scramble(this.state);
  }

  /** A whole number from 0 to n - 1; the bias is below n / 2^32. */
  below(n: number): number {
    return Math.floor((this.next() / 0x1_0000_0000) * n);
  }

  /** Shuffles a list in place. */
  shuffle(list: unknown[]): void {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const held = list[i];
      list[i] = list[j];
      list[j] = held;
    }
  }
}
