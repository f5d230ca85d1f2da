import type { Chance, GameState, Seat } from '@naos/engine';
import type { AtonTask } from './tasks.ts';

/** The two settings of SPEC chapter 7, both off in the standard game. */
export interface AtonOptions {
  /** A missing temple's replacement in the cull comes from the highest-numbered temple only. */
  readonly highestReplacement: boolean;
  /** Both players remove before either of them places. */
  readonly removalsFirst: boolean;
  readonly [key: string]: boolean;
}

/** What the opponent goes on being shown of a player who has exchanged in this round, until the reveal (3.2.6). */
export interface Veil {
  readonly deck: number;
  readonly bottom: readonly number[];
  readonly traced: readonly number[];
  readonly discard: readonly number[];
}

/**
 * One player's side of the table. Cards are their values; all copies of a value are alike. Lists of cards are replaced,
 * never changed in place: copies of a state share them.
 */
export interface Side {
  score: number;
  /** Priests not in play. */
  supply: number;
  /** Own priests in the Kingdom of the Dead (R19: a counter is all there is to know). */
  dead: number;
  /** The exchange token is still there. */
  token: boolean;
  /** Face down, the top card last. */
  deck: readonly number[];
  /** So many cards at the bottom of the deck are known to both, from tie-break draws (3.2.8). */
  known: number;
  /** Empty once committed. */
  hand: readonly number[];
  /** Cards of the hand that both saw on their way under the deck. */
  traced: readonly number[];
  /** c1 to c4, empty until committed. */
  row: readonly number[];
  /** Cards in the discard pile that have been revealed. */
  discard: readonly number[];
  /** Cards in the discard pile that were given up in an exchange: face down for the opponent (3.2.7). */
  buried: readonly number[];
  /** Those of the buried cards that both saw on their way under the deck. */
  buriedTraced: readonly number[];
  veil: Veil | null;
}

/** The ways a game can end. */
export const ENDINGS = ['cartouche', 'temple', 'yellow', 'green', 'scoring', 'guard'] as const;
export type How = (typeof ENDINGS)[number];

export interface Ending {
  readonly how: How;
  /** NOBODY for a draw. */
  readonly winner: Seat;
}

export interface AtonState extends GameState {
  readonly options: AtonOptions;
  agenda: AtonTask[];
  chance: Chance;
  round: number;
  /** The owner's seat for each of the 48 spaces, or EMPTY. */
  board: number[];
  sides: [Side, Side];
  /** The cards on the cartouches lie face up. */
  revealed: boolean;
  ending: Ending | null;
}

/** A space without a priest. */
export const EMPTY = -1;

/** A player's side. */
export function sideOf(state: AtonState, seat: Seat): Side {
  return seat === 0 ? state.sides[0] : state.sides[1];
}

/** The card at a cartouche, 1 to 4; 0 before the row is committed. */
export function cardAt(side: Side, cartouche: number): number {
  return side.row[cartouche - 1] ?? 0;
}

/** Priests in the Kingdom of the Dead, both colours. */
export function deadOf(state: AtonState): number {
  return state.sides[0].dead + state.sides[1].dead;
}
