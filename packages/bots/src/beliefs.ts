import type { FastRandom } from '@naos/engine';

/** A guess at what is hidden, and how likely it is. */
export interface Guess<T> {
  readonly hidden: T;
  readonly weight: number;
}

/**
 * What is believed about something hidden: weighted guesses. Seeing an opponent act makes those guesses likelier under
 * which the act was likely.
 */
export class Beliefs<T> {
  readonly guesses: readonly Guess<T>[];

  constructor(guesses: readonly Guess<T>[]) {
    const total = guesses.reduce((sum, { weight }) => sum + weight, 0);
    this.guesses =
      total > 0
        ? guesses.map(({ hidden, weight }) => ({ hidden, weight: weight / total }))
        : guesses.map(({ hidden }) => ({ hidden, weight: 1 / guesses.length }));
  }

  /** All guesses equally likely. */
  static even<T>(hidden: readonly T[]): Beliefs<T> {
    return new Beliefs(hidden.map((one) => ({ hidden: one, weight: 1 })));
  }

  /**
   * The beliefs after something was seen. `likely`: how probable it was under a guess. `doubt` keeps a little weight
   * everywhere, for opponents who do not play as we think.
   */
  after(likely: (hidden: T) => number, doubt = 0.02): Beliefs<T> {
    return new Beliefs(
      this.guesses.map(({ hidden, weight }) => ({ hidden, weight: weight * (doubt + (1 - doubt) * likely(hidden)) })),
    );
  }

  /** One guess, drawn by weight. */
  draw(random: FastRandom): T {
    let left = random.next() / 0x1_0000_0000;
    for (const { hidden, weight } of this.guesses) {
      left -= weight;
      if (left < 0) return hidden;
    }
    const last = this.guesses.at(-1);
    if (last === undefined) throw new RangeError('There is nothing to believe: no guess was given.');
    return last.hidden;
  }

  /** The mean of a number over all guesses. */
  mean(worth: (hidden: T) => number): number {
    return this.guesses.reduce((sum, { hidden, weight }) => sum + weight * worth(hidden), 0);
  }
}
