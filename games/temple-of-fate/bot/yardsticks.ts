import { type Pool, yardsticksOf } from '@naos/bots';
import type { Seat } from '@naos/engine';
import { survey } from '../rules/chains.ts';
import { CARDS, MOST_CELLS } from '../rules/content/cards.ts';
import { hasPriest, levelOf, UNCOVERED } from '../rules/content/cells.ts';
import { GODS } from '../rules/content/colours.ts';
import { AREAS, CELLS, ROUNDS } from '../rules/content/geometry.ts';
import { templeOfFate } from '../rules/index.ts';
import { pointsOf } from '../rules/scoring.ts';
import { playerAt, type TempleState } from '../rules/state.ts';
import type { TempleOfFate } from '../rules/vocabulary.ts';

/**
 * What may still become points, before the first round; at the end it is worth nothing: a priest in reserve, one who comes
 * back when a level is built over him, one on a card, a card's points by the share of it that is held, and a chain that
 * nobody has used by the square of its length.
 */
const RESERVE = 1.1;
const BACK = 1;
const STANDING = 0.15;
const SHARE = 1;
const CHAIN = 0.2;

/** The highest level that is built on each cell; 0 on the ring. */
const HIGHEST = Array.from({ length: CELLS }, (_, cell) =>
  Math.max(0, ...AREAS.flatMap(({ level, cells }) => (cells.includes(cell) ? [level] : []))),
);

function onCards({ stands, open }: TempleState, seat: Seat): number {
  let worth = 0;
  for (const god of GODS.keys()) {
    const card = CARDS[open[god] ?? -1];
    if (card === undefined) continue;
    const mine = card.cells.filter((_, cell) => stands[god * MOST_CELLS + cell] === seat).length;
    worth += STANDING * mine + (SHARE * card.large * mine) / card.cells.length;
  }
  return worth;
}

function onBoard(cells: readonly number[]): number {
  const { first, length, marked } = survey(cells);
  let worth = 0;
  for (const [cell, highest] of HIGHEST.entries()) {
    const packed = cells[cell] ?? UNCOVERED;
    const group = first[cell] === cell ? (length[cell] ?? 0) : 0;
    if (group > 1 && marked[cell] === 0) worth += CHAIN * group ** 2;
    if (hasPriest(packed) && levelOf(packed) < highest) worth += BACK;
  }
  return worth;
}

/** Points if the game ended now, and what may become points as long as there are rounds to come. */
function advice(state: TempleState, seat: Seat): number {
  const { temple } = playerAt(state, seat);
  const hopes = RESERVE * temple.reserve + onBoard(temple.cells) + onCards(state, seat);
  return pointsOf(state, seat).total + ((ROUNDS - state.round) / ROUNDS) * hopes;
}

export const yardsticks: Pool<TempleOfFate> = yardsticksOf(templeOfFate, {
  advice,
  misread: 0.1,
  hasty: 400,
  playouts: 3500,
});
