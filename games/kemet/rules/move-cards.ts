import type { Seat } from '@naos/engine';
import { KINDS, OPEN_GATES, SWIFTNESS, TELEPORTATION } from './content/interventions.ts';
import { cardCost } from './hands.ts';
import type { KemetState, Realm } from './state.ts';

/** Cards that could still help a group on its way (12.14 to 12.16), with their prices. */
export interface MoveCards {
  readonly leaps: number;
  readonly leapCost: number;
  readonly gates: number;
  readonly gateCost: number;
  readonly swift: number;
}

export const NO_CARDS: MoveCards = { leaps: 0, leapCost: 0, gates: 0, gateCost: 0, swift: 0 };

/** The cards of a player's hand, which only the player knows. */
export function cardsOf(state: KemetState, seat: Seat): MoveCards {
  return among(state, seat, state.hand);
}

/** Those of them that everybody knows to be there. */
export function knownCardsOf(state: KemetState, seat: Seat): MoveCards {
  return among(state, seat, state.known);
}

function among(realm: Realm, seat: Seat, hands: readonly number[]): MoveCards {
  const at = seat * KINDS;
  const leaps = hands[at + TELEPORTATION] ?? 0;
  const gates = hands[at + OPEN_GATES] ?? 0;
  const swift = hands[at + SWIFTNESS] ?? 0;
  if (leaps + gates + swift === 0) return NO_CARDS;
  return {
    leaps,
    leapCost: cardCost(realm, seat, TELEPORTATION),
    gates,
    gateCost: cardCost(realm, seat, OPEN_GATES),
    swift,
  };
}
