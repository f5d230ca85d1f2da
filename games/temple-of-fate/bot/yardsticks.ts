import { type Pool, yardsticksOf } from '@naos/bots';
import type { Seat } from '@naos/engine';
import { templeOfFate } from '../rules/index.ts';
import { longestChains, pointsOf } from '../rules/scoring.ts';
import { playerAt, type TempleState } from '../rules/state.ts';
import type { TempleOfFate } from '../rules/vocabulary.ts';

/** What is not yet points: a priest in reserve, a colour's longest chain by the square of its length, a priest on a card. */
const RESERVE = 0.8;
const CHAIN = 0.15;
const STANDING = 0.5;

/** Points if the game ended now, and a little for priests, long chains and cells taken on cards. */
function advice(state: TempleState, seat: Seat): number {
  const { temple } = playerAt(state, seat);
  const chains = longestChains(temple.cells).reduce((sum, length) => sum + length ** 2, 0);
  const standing = state.stands.filter((owner) => owner === seat).length;
  return pointsOf(state, seat).total + RESERVE * temple.reserve + CHAIN * chains + STANDING * standing;
}

export const yardsticks: Pool<TempleOfFate> = yardsticksOf(templeOfFate, {
  advice,
  misread: 0.1,
  hasty: 200,
  playouts: 3500,
});
