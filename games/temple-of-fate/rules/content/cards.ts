import { at } from '@naos/engine';
import components from '../../components.json' with { type: 'json' };
import { GODS } from './colours.ts';

/** A blessing card; its number is its index in CARDS, sorted by god. */
interface Card {
  readonly id: string;
  readonly god: number;
  /** Number of each cell, left to right. */
  readonly cells: readonly number[];
  /** Length of the bonus ornament whose symbol a cell shows, or 0. */
  readonly symbols: readonly number[];
  readonly total: number;
  readonly large: number;
  readonly small: number;
}

/** Most cells that a card has. */
export const MOST_CELLS = 5;

/** All 50 cards, by number. */
export const CARDS: readonly Card[] = GODS.flatMap((name, god) =>
  components.blessingCards.items
    .filter((item) => item.god === name)
    .map((item) => ({
      id: item.id,
      god,
      cells: item.cells.map(({ value }) => value),
      symbols: item.cells.map(({ bonus }) => bonus ?? 0),
      total: item.total,
      large: item.vp,
      small: item.vpIncomplete,
    })),
);

const DECKS: readonly (readonly number[])[] = GODS.map((_, god) =>
  CARDS.flatMap((card, number) => (card.god === god ? [number] : [])),
);

/** The ten cards of a god, unshuffled. */
export function wholeDeck(god: number): number[] {
  return at(DECKS, god).slice();
}

const MASKS = 1 << MOST_CELLS;

/** Number of cells in a set of cells (bit i: cell i). */
export const COUNT: readonly number[] = Array.from({ length: MASKS }, (_, mask) => {
  let count = 0;
  for (let bit = 0; bit < MOST_CELLS; bit++) count += (mask >> bit) & 1;
  return count;
});

/** All cells of a card, as a set. */
export const WHOLE: readonly number[] = CARDS.map(({ cells }) => (1 << cells.length) - 1);

/** Longer than any chain. */
const NOT_TO_BE_PAID = 99;

/** `SUM[MASKS * card + mask]`: sum of the numbers of a set of cells. */
const SUM: readonly number[] = CARDS.flatMap(({ cells }) =>
  Array.from({ length: MASKS }, (_, mask) =>
    cells.reduce((sum, value, cell) => sum + (((mask >> cell) & 1) === 1 ? value : 0), 0),
  ),
);

/** What a set of cells of a card costs in chain length (7.1.4). */
export function costOf(card: number, mask: number): number {
  return SUM[card * MASKS + mask] ?? NOT_TO_BE_PAID;
}

/** `CHEAPEST[MASKS * card + mask]`: the smallest number among a set of free cells; 99 when there is none. */
const CHEAPEST: readonly number[] = CARDS.flatMap(({ cells }) =>
  Array.from({ length: MASKS }, (_, mask) =>
    cells.reduce((least, value, cell) => (((mask >> cell) & 1) === 1 && value < least ? value : least), NOT_TO_BE_PAID),
  ),
);

/** The shortest chain that can pay for one of these free cells. */
export function cheapest(card: number, free: number): number {
  return CHEAPEST[card * MASKS + free] ?? NOT_TO_BE_PAID;
}
