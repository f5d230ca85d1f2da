import type { Looking } from './ahead.ts';
import type { Width } from './turn.ts';

/** How a bot of this game plays: what it knows and what it forgets. */
export interface Style {
  readonly weights: Float32Array;
  /** Tries all ways to lay the tiles; else one tile after the other. */
  readonly wholeBuilds: boolean;
  /** How many of the best builds are looked at with the priest turn that follows; 0: none. */
  readonly closer: number;
  /** How wide a priest turn is searched. */
  readonly width: Width;
  /** Ways the hidden tiles may lie that are looked at in an exchange; 0: only the tile kept counts. */
  readonly samples: number;
  /** Thinks of what a tile given away is worth to the one who gets it. */
  readonly denies: boolean;
  /** How the best moves are looked at with everybody playing on; not at all when absent. */
  readonly looking?: Looking;
}

/** The strongest: forgets nothing. */
export function fullStyle(weights: Float32Array): Style {
  return {
    weights,
    wholeBuilds: true,
    closer: 24,
    width: { uses: 10, strips: 6 },
    samples: 12,
    denies: true,
  };
}

/** How the strongest looks at its best rows: everybody plays on to the end of the next round, twenty times or so. */
const LOOKING: Looking = { width: 6, margin: 0.05, cost: 2000, trust: 8, rounds: 2 };

/** The same, with looks at what follows. */
export function lookingStyle(weights: Float32Array): Style {
  return { ...fullStyle(weights), looking: LOOKING };
}

/** Quick enough for self-play by the thousand. */
export function quickStyle(weights: Float32Array): Style {
  return { weights, wholeBuilds: false, closer: 0, width: { uses: 2, strips: 1 }, samples: 1, denies: true };
}
