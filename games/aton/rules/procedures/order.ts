import type { Seat, Table } from '@naos/engine';
import { reshuffle, shuffled } from '../cards.ts';
import { BLUE, RED } from '../content/constants.ts';
import { cardAt, sideOf } from '../state.ts';
import type { RoundTask } from '../tasks.ts';
import type { Aton } from '../vocabulary.ts';

/** SPEC 4.5: the lower card at cartouche 2 goes first, then the lower one at cartouche 1, then the tie-break draw. */
export function order(table: Table<Aton>, task: RoundTask): void {
  const [red, blue] = table.state.sides;
  const second = cardAt(red, 2) - cardAt(blue, 2);
  const first = cardAt(red, 1) - cardAt(blue, 1);
  const by = second !== 0 ? 'cartouche-2' : first !== 0 ? 'cartouche-1' : 'draw';
  const difference = second !== 0 ? second : first !== 0 ? first : tieBreak(table);
  task.first = difference < 0 ? RED : BLUE;
  if (table.loud) table.tell({ kind: 'order', first: task.first, by });
}

/** 4.5.3 to 4.5.6, R6: both turn up cards until they differ, then put them under their decks. */
function tieBreak(table: Table<Aton>): number {
  const up: [number[], number[]] = [[], []];
  let difference = 0;
  while (difference === 0) difference = turnUp(table, RED, up[RED]) - turnUp(table, BLUE, up[BLUE]);
  if (table.loud) table.tell({ kind: 'turned-up', cards: [up[RED].slice(), up[BLUE].slice()] });
  for (const seat of [RED, BLUE] as const) putUnder(table, seat, up[seat]);
  table.learned();
  return difference;
}

/** Turns up the top card; `up` is the player's row of cards turned up so far. */
function turnUp(table: Table<Aton>, seat: Seat, up: number[]): number {
  const side = sideOf(table.state, seat);
  if (side.deck.length === 0) {
    if (side.discard.length + side.buried.length > 0) reshuffle(table, seat);
    else side.deck = shuffled(table, seat, up.splice(0));
    side.known = 0;
    if (table.loud) table.tell({ kind: 'reshuffled', seat, cards: side.deck.length });
  }
  const card = side.deck[side.deck.length - 1] ?? 0;
  side.deck = side.deck.slice(0, -1);
  if (side.known > side.deck.length) side.known = side.deck.length;
  up.push(card);
  return card;
}

/** The last card turned up lies lowest; all of them are known to both until drawn (3.2.8). */
function putUnder(table: Table<Aton>, seat: Seat, up: number[]): void {
  const side = sideOf(table.state, seat);
  side.known += up.length;
  side.deck = up.reverse().concat(side.deck);
}
