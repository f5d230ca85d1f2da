import type { Table } from '@naos/engine';
import { drawHand, reshuffle, sorted } from '../cards.ts';
import { BLUE, RED } from '../content/constants.ts';
import { sideOf } from '../state.ts';
import type { Aton } from '../vocabulary.ts';

/** SPEC 4.1: each player takes four cards; an empty deck is renewed from the discard pile first. */
export function draw(table: Table<Aton>): void {
  const { state } = table;
  if (table.loud) table.tell({ kind: 'round', round: state.round });
  for (const seat of [RED, BLUE]) {
    const side = sideOf(state, seat);
    if (side.deck.length === 0) {
      reshuffle(table, seat);
      if (table.loud) table.tell({ kind: 'reshuffled', seat, cards: side.deck.length });
    }
    drawHand(table, seat);
    if (table.loud) table.tellOnly(seat, { kind: 'hand', seat, cards: sorted(side.hand) });
  }
}
