import type { Seat } from '@naos/engine';
import { cardAt, countOn, freeCells, leaderOn, tiedOn } from './cards.ts';
import { CARDS, COUNT, costOf, MOST_CELLS } from './content/cards.ts';
import { STRIP_LENGTHS } from './content/strips.ts';
import { type Occupy, PRIVATE } from './moves.ts';
import type { TempleView } from './view.ts';

/** What occupying cells would bring, as far as it is certain. */
export interface Outlook {
  /** Length spent. */
  readonly sum: number;
  readonly priests: number;
  /** Who would lead or win the card, and whether the leftmost priest decides. */
  readonly leader: Seat;
  readonly tied: boolean;
  readonly complete: boolean;
  /** Points of the card: large ones when it would be complete, else small ones. */
  readonly points: number;
  /** Lengths of bonus ornaments that would be drawn (7.2.2, 7.2.7); an empty pile gives none (8.1.3). */
  readonly strips: readonly number[];
}

/** Looks at the cards as they would stand after a seat's `occupy`. */
export function outlookOf(view: TempleView, seat: Seat, { card, cells }: Occupy): Outlook | null {
  const player = view.players[seat];
  if (player === undefined) return null;
  const table = { open: view.open.slice(), stands: view.stands.slice() };
  const number = cardAt(table, player, card);
  const item = CARDS[number];
  if (item === undefined) return null;
  const complete = (freeCells(table, player, card) & ~cells) === 0;
  const symbol = COUNT[cells] === 1 ? (item.symbols[31 - Math.clz32(cells)] ?? 0) : 0;
  const common = {
    sum: costOf(number, cells),
    priests: COUNT[cells] ?? 0,
    complete,
    points: complete ? item.large : item.small,
  };
  const own = symbol > 0 ? [symbol] : [];
  if (card === PRIVATE) return { ...common, leader: seat, tied: false, strips: drawable(view.piles, own) };
  for (let cell = 0; cell < MOST_CELLS; cell++) {
    if ((cells >> cell) % 2 === 1) table.stands[card * MOST_CELLS + cell] = seat;
  }
  const leader = leaderOn(table.stands, card);
  const strips = complete && leader !== seat ? [...own, 2] : own;
  return { ...common, leader, tied: tiedOn(table.stands, card, view.seats), strips: drawable(view.piles, strips) };
}

/** Of the lengths that are due, in order, those that their piles still have. */
function drawable(piles: readonly number[], lengths: readonly number[]): readonly number[] {
  const left = new Map<number, number>(STRIP_LENGTHS.map((length, pile) => [length, piles[pile] ?? 0]));
  return lengths.filter((length) => {
    const there = left.get(length) ?? 0;
    left.set(length, there - 1);
    return there > 0;
  });
}

/** Priests of every seat on an open card. */
export function tallyOf(view: Pick<TempleView, 'stands' | 'seats'>, god: number): readonly number[] {
  return Array.from({ length: view.seats }, (_, seat) => countOn(view.stands, god, seat));
}
