import type { Outcome, Play, Seat, Vocabulary } from '@naos/engine';

/** How good a position is for a seat: its chance to win, from 0 to 1. Must take any state that search can stop in. */
export type Evaluate<V extends Vocabulary> = (state: V['state'], seat: Seat) => number;

/** Knows nothing: everybody has the same chance. */
export const evenChance: Evaluate<Vocabulary> = ({ seats }) => 1 / seats;

/** A seat's share of the victory: 1 for a sole winner, equal parts for those who share the first place, 0 for the rest. */
export function shareOf({ places }: Outcome, seat: Seat): number {
  if (places[seat] !== 1) return 0;
  let winners = 0;
  for (const place of places) if (place === 1) winners++;
  return 1 / winners;
}

/** The share of a finished game, or the evaluation of a running one. */
export function worthOf<V extends Vocabulary>(play: Play<V>, seat: Seat, evaluate: Evaluate<V>): number {
  return play.over ? shareOf(play.game.outcome(play.state), seat) : evaluate(play.state, seat);
}
