import type { Seat } from '@naos/engine';
import {
  ADVANCE,
  countOf,
  FOOD_WAIVER,
  FREE_ANUBIS,
  GOODS_WITH_PRODUCTION,
  NEIGHBOUR_ACTION,
  OPPOSITE_ACTION,
  RECOLOUR,
  SECOND_RUN,
  SET_VALUE,
  STONE_WAIVER,
} from '../../rules/content/blessings.ts';
import { D303, D304, DECREES } from '../../rules/content/decrees.ts';
import { BASICS, GOLD } from '../../rules/content/goods.ts';
import type { TekhenuState } from '../../rules/index.ts';
import { type Player, playerOf } from '../../rules/state.ts';
import { POINTS_PER_SYMBOL, populationSymbols, REPEAT_GOLD, worthOf } from '../../rules/worth.ts';
import { most, type Sight } from './sight.ts';

const BLESSINGS: readonly (readonly [name: string, size: number, mask: number])[] = [
  ['blessings that give', 2, GOODS_WITH_PRODUCTION],
  ['blessings that move a marker', 1, ADVANCE],
  ['blessings of dice', 2, SET_VALUE | RECOLOUR],
  ['blessings that pay', 1, STONE_WAIVER | FOOD_WAIVER],
  ['blessings of more actions', 1, NEIGHBOUR_ACTION | OPPOSITE_ACTION],
  ['blessings that repeat', 1, SECOND_RUN],
  ['blessings of Anubis', 1, FREE_ANUBIS],
];

/** The best worth that a seat holds of each symbol, or that it holds none. */
const bySymbol = new Float64Array(Math.max(...DECREES.map(({ symbol }) => symbol)) + 1);
const NONE = -1;
/** SPEC 8.3.1. */
const SCORED = 3;

/** SPEC 7.5.304: what could be paid for now. */
function paidSymbols(p: Player): number {
  let means = p.goods[GOLD];
  for (let good = 0; good < BASICS; good++) means += p.goods[good] ?? 0;
  return POINTS_PER_SYMBOL * Math.min(means, populationSymbols(p));
}

/** Points of the best three decrees as they stand, those that are paid for among them, and how many symbols there are. */
function decrees(state: TekhenuState, seat: Seat): readonly [points: number, symbols: number] {
  const p = playerOf(state, seat);
  bySymbol.fill(NONE);
  for (let card = 0; card < DECREES.length; card++) {
    if ((p.decrees & (1 << card)) === 0) continue;
    const symbol = DECREES[card]?.symbol ?? 0;
    const worth = card === D304 ? paidSymbols(p) : worthOf(state, seat, card);
    bySymbol[symbol] = most(most(0, bySymbol[symbol] ?? 0), worth);
  }
  bySymbol.sort();
  const last = bySymbol.length - 1;
  let [points, symbols] = [0, 0];
  for (let place = last; place >= 0 && bySymbol[place] !== NONE; place--) {
    if (symbols < SCORED) points += bySymbol[place] ?? 0;
    symbols++;
  }
  const isRepeated = (p.decrees & (1 << D303)) !== 0 && p.goods[GOLD] >= REPEAT_GOLD;
  return [points + (isRepeated ? most(0, bySymbol[last] ?? 0) : 0), symbols];
}

/** Decrees with what would be paid for them, and blessings by what they do. */
export const cards: Sight = {
  rows: [
    ['decree points with those that are paid for', 20],
    ['decrees of the third symbol and beyond', 2],
    ...BLESSINGS.map(([name, size]) => [name, size] as const),
  ],
  measure: (state, seat, tell) => {
    const [points, symbols] = decrees(state, seat);
    tell(points);
    tell(most(0, symbols - SCORED + 1));
    const { blessings } = playerOf(state, seat);
    for (const [, , mask] of BLESSINGS) tell(countOf(blessings, mask));
  },
};
