import type { Outcome } from '@naos/engine';
import { SCRIBE } from './content/goods.ts';
import { playerOf, type TekhenuState } from './state.ts';

/** SPEC 8.3.3: points, then scribes, then the earlier place in the turn order. */
export function outcomeOf(state: TekhenuState): Outcome {
  const scribes = (player: number) => playerOf(state, player).goods[SCRIBE];
  const place = (player: number) => state.order.indexOf(player);
  const ranked = state.players
    .map((_, player) => player)
    .sort((a, b) => playerOf(state, b).vp - playerOf(state, a).vp || scribes(b) - scribes(a) || place(a) - place(b));
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  const how = state.solo === null ? 'outcome.points' : ranked[0] === 0 ? 'outcome.solo-won' : 'outcome.solo-lost';
  return {
    places: seats.map((seat) => ranked.indexOf(seat) + 1),
    points: seats.map((seat) => playerOf(state, seat).vp),
    how,
  };
}
