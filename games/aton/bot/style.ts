import type { Looking } from './ahead.ts';
import { TOKEN_TERM } from './worth.ts';

/** How a bot of this game plays: what it knows and what it forgets. */
export interface Style {
  readonly weights: Float32Array;
  /** Counts which cards can still be in a hand. */
  readonly countsCards: boolean;
  /** Solves the secret choice as the game it is and plays a mix; else the best row against any. */
  readonly mixes: boolean;
  readonly iterations: number;
  /** In-round exploitability at which solving stops. */
  readonly enough: number;
  /** Looks at the other player's answer when it removes and places. */
  readonly seesReply: boolean;
  /** Tries all placements; else one priest after the other. */
  readonly wholePlacements: boolean;
  /** What keeping the exchange token is worth, as a change of the logit. */
  readonly tokenWorth: (weights: Float32Array) => number;
  /** How its best rows are looked at with what the next round is worth; not at all when absent. */
  readonly looking?: Looking;
}

/** The strongest: forgets nothing. */
export function fullStyle(weights: Float32Array): Style {
  return {
    weights,
    countsCards: true,
    mixes: true,
    iterations: 1000,
    enough: 0.0003,
    seesReply: true,
    wholePlacements: true,
    tokenWorth: (w) => Math.max(0.12, w[TOKEN_TERM] ?? 0),
  };
}
