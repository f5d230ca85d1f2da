import type { Seat } from '@naos/engine';
import components from '../../components.json' with { type: 'json' };

export const {
  cardsPerRound: CARDS_PER_ROUND,
  cartouche1Multiplier: CARTOUCHE_1_MULTIPLIER,
  removalOffset: REMOVAL_OFFSET,
  pointsToWin: POINTS_TO_WIN,
  temple2Points: TEMPLE_2_POINTS,
  temple4PointsPerBlue: TEMPLE_4_POINTS_PER_BLUE,
  blackMajorityPoints: BLACK_MAJORITY_POINTS,
  cullPerPlayer: CULL_PER_PLAYER,
  kingdomSize: KINGDOM_SIZE,
  priestsPerPlayer: PRIESTS_PER_PLAYER,
  removalStartsInRound: REMOVAL_STARTS_IN_ROUND,
  roundLimit: ROUND_LIMIT,
} = components.constants;

/** Card values, lowest first. */
export const CARD_VALUES = [1, 2, 3, 4] as const;

/** A whole deck in order: nine of each value (2.2.2). Both colours have the same. */
export const WHOLE_DECK: readonly number[] = components.deck.faces
  .filter((face) => face.player === 'red')
  .flatMap((face) => new Array<number>(face.count).fill(face.value));

/** Red sits at seat 0; the colour matters only when a cull begins with equal scores (5.2.3). */
export const RED = 0;
export const BLUE = 1;

/** The other player. */
export function otherOf(seat: Seat): Seat {
  return seat === RED ? BLUE : RED;
}
