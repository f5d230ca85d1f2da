import { balanceOf, clamped } from '../../rules/balance.ts';
import { FAITH } from '../../rules/content/goods.ts';
import { type Player, playerOf } from '../../rules/state.ts';
import { turnsLeft } from '../terms.ts';
import { most, oneIf, type Sight } from './sight.ts';

/** Rounds between two weighings. */
const CYCLE = 4;

/** How far from 0 the scales will be at least. */
function distanceOf(p: Player): number {
  return most(0, Math.abs(clamped(balanceOf(p))) - p.goods[FAITH]);
}

/** How a seat stands beside the others. */
export const others: Sight = {
  rows: [
    ['first in the order', 1],
    ['balance nearer than the others', 1],
    ['happiness before the others', 8],
    ['turn still to come in the order', 1],
    ['rounds to the end of the cycle, in its first none', 4],
  ],
  measure: (state, seat, tell) => {
    let [nearest, happiest, fewest] = [Number.POSITIVE_INFINITY, 0, Number.POSITIVE_INFINITY];
    for (let other = 0; other < state.players.length; other++) {
      if (other === seat) continue;
      const rival = playerOf(state, other);
      nearest = Math.min(nearest, distanceOf(rival));
      happiest = most(happiest, rival.happiness);
      fewest = Math.min(fewest, turnsLeft(state, other));
    }
    const p = playerOf(state, seat);
    tell(oneIf(state.order[0] === seat));
    tell(oneIf(distanceOf(p) < nearest));
    tell(p.happiness - happiest);
    tell(turnsLeft(state, seat) - fewest);
    tell((CYCLE - ((state.round + CYCLE - 1) % CYCLE)) % CYCLE);
  },
};
