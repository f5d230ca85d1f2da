import type { Seat } from '@naos/engine';
import type { Pattern } from '@naos/game-module';
import { controls, firstDistrict, permanentFame, templesOf } from '../rules/control.ts';
import { handSize } from '../rules/hands.ts';
import type { Kemet } from '../rules/index.ts';
import { tilesOf } from '../rules/ownership.ts';

function unitsOf({ holder, units }: Kemet['state'], seat: Seat): number {
  return holder.reduce((sum, owner, area) => (owner === seat ? sum + (units[area] ?? 0) : sum), 0);
}

/** Districts of the own city with a pyramid that somebody else holds. */
function districtsLost(state: Kemet['state'], seat: Seat): number {
  const first = firstDistrict(state, seat);
  return [0, 1, 2].filter((n) => (state.height[first + n] ?? 0) > 0 && !controls(state, seat, first + n)).length;
}

/** What often goes wrong, what weighs most first. */
export const patterns: readonly Pattern<Kemet>[] = [
  { id: 'fame-missed', measure: permanentFame, by: 1 },
  { id: 'city-lost', measure: (state, seat) => -districtsLost(state, seat), by: 1 },
  { id: 'temple-left', measure: templesOf, by: 1 },
  { id: 'units-wasted', measure: unitsOf, by: 3 },
  { id: 'prayer-spent', measure: ({ prayer }, seat) => prayer[seat] ?? 0, by: 3 },
  { id: 'tile-missed', measure: (state, seat) => tilesOf(state, seat).length, by: 1 },
  { id: 'cards-spent', measure: handSize, by: 1 },
];
