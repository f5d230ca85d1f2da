import { type Pool, yardsticksOf } from '@naos/bots';
import type { Seat } from '@naos/engine';
import { DISTRICTS } from '../rules/content/areas.ts';
import { fame } from '../rules/control.ts';
import { type Kemet, kemet } from '../rules/index.ts';
import type { KemetState } from '../rules/state.ts';
import { battleOf } from '../rules/view.ts';

/** What things are worth beside a point of fame. */
const UNIT = 0.12;
const PRAYER = 0.1;
const LEVEL = 0.35;
const TILE = 0.6;

const bits = (mask: number): number => {
  let n = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) n++;
  return n;
};

/** Fame first; then units on the board, prayer points, levels of pyramids held and power tiles. */
function advice(state: KemetState, seat: Seat): number {
  let worth = fame(state, seat) + PRAYER * (state.prayer[seat] ?? 0);
  for (const [area, holder] of state.holder.entries()) if (holder === seat) worth += UNIT * (state.units[area] ?? 0);
  const first = 3 * (state.city[seat] ?? 0);
  for (let district = first; district < first + 3 && district < DISTRICTS; district++) {
    worth += LEVEL * (state.height[district] ?? 0);
  }
  const colours = state.tiles.length / state.seats;
  for (const mask of state.tiles.slice(seat * colours, (seat + 1) * colours)) worth += TILE * bits(mask);
  return worth;
}

const settled = ({ agenda }: KemetState): boolean => battleOf(agenda) === null;

export const yardsticks: Pool<Kemet> = yardsticksOf(kemet, { advice, settled, misread: 0.6, playouts: 300 });
