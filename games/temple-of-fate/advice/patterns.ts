import type { Seat } from '@naos/engine';
import type { Pattern } from '@naos/game-module';
import { countOn, leaderOn } from '../rules/cards.ts';
import { GODS } from '../rules/content/colours.ts';
import type { TempleOfFate } from '../rules/index.ts';
import { longestChains, pointsOf } from '../rules/scoring.ts';
import { playerAt } from '../rules/state.ts';

/** Cards on which somebody else would win a tie with the seat, and those that the seat leads. */
function cards({ stands }: TempleOfFate['state'], seat: Seat): { readonly led: number; readonly tied: number } {
  let [led, tied] = [0, 0];
  for (const god of GODS.keys()) {
    const leader = leaderOn(stands, god);
    if (leader === seat) led++;
    else if (leader >= 0 && countOn(stands, god, seat) === countOn(stands, god, leader)) tied++;
  }
  return { led, tied };
}

/** What often goes wrong, what weighs most first. */
export const patterns: readonly Pattern<TempleOfFate>[] = [
  { id: 'tie-lost', measure: (state, seat) => -cards(state, seat).tied, by: 1 },
  { id: 'card-let-go', measure: (state, seat) => cards(state, seat).led, by: 1 },
  { id: 'points-missed', measure: (state, seat) => pointsOf(state, seat).total, by: 3 },
  { id: 'reserve-spent', measure: (state, seat) => playerAt(state, seat).temple.reserve, by: 2 },
  {
    id: 'chain-broken',
    measure: (state, seat) => longestChains(playerAt(state, seat).temple.cells).reduce((sum, one) => sum + one, 0),
    by: 1,
  },
];
