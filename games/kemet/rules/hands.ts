import type { Seat, Table } from '@naos/engine';
import { INTERVENTIONS, interventionAt, KINDS } from './content/interventions.ts';
import { add, take } from './counts.ts';
import { lessRa } from './ownership.ts';
import { pay } from './prayer.ts';
import { CARD_STREAM, type KemetState, NONE, type Realm } from './state.ts';
import type { Kemet } from './vocabulary.ts';

/** Cards of a kind in a player's hand. */
export function held(state: KemetState, seat: Seat, card: number): number {
  return state.hand[seat * KINDS + card] ?? 0;
}

/** All divine intervention cards in a player's hand, Diversion included. */
export function handSize(state: KemetState, seat: Seat): number {
  let size = 0;
  for (let at = seat * KINDS; at < (seat + 1) * KINDS; at++) size += state.hand[at] ?? 0;
  return size;
}

/** R55: everybody can see from the number of cards that Diversion is all the player holds. Asked twice at every menu. */
export function holdsSecrets(state: KemetState, seat: Seat): boolean {
  let size = 0;
  for (let at = seat * KINDS; at < (seat + 1) * KINDS; at++) {
    size += state.hand[at] ?? 0;
    if (size > 1) return true;
  }
  return false;
}

/** What playing a card costs this player. */
export function cardCost(realm: Realm, seat: Seat, card: number): number {
  return lessRa(realm, seat, interventionAt(card).cost);
}

/** Takes a card out of a hand; one card less of its kind is known to be there. */
export function leaveHand(state: KemetState, seat: Seat, card: number): void {
  const at = seat * KINDS + card;
  take(state.hand, at, 1);
  if ((state.known[at] ?? 0) > 0) take(state.known, at, 1);
}

/** 12.2: pays for a card and shows it; it goes face up to the discard pile. */
export function playCard(table: Table<Kemet>, seat: Seat, card: number): void {
  const { state } = table;
  const cost = cardCost(state, seat, card);
  pay(table, seat, cost);
  leaveHand(state, seat, card);
  add(state.pile, card, 1);
  table.learned();
  table.tell({ kind: 'card', seat, card, cost });
}

/** Whether a card can be drawn at all (12.4). */
export function canDraw(state: KemetState): boolean {
  if (state.deck.length > 0) return true;
  for (let card = 0; card < KINDS; card++) if ((state.pile[card] ?? 0) > 0) return true;
  return false;
}

/** 12.3, R53: the top card; an empty deck is first made anew from the pile. Returns -1 when there is none (12.4). */
export function drawCard(table: Table<Kemet>): number {
  const { state } = table;
  if (state.deck.length === 0) {
    for (const { index } of INTERVENTIONS) {
      for (let n = state.pile[index] ?? 0; n > 0; n--) state.deck.push(index);
      state.pile[index] = 0;
    }
    if (state.deck.length === 0) return -1;
    table.shuffle(CARD_STREAM, state.deck);
    table.tell({ kind: 'reshuffled', cards: state.deck.length });
  }
  table.learned();
  return state.deck.pop() ?? NONE;
}

/** Draws cards into a hand; the drawer alone sees which. */
export function drawToHand(table: Table<Kemet>, seat: Seat, count: number): void {
  const { state } = table;
  const cards: number[] = [];
  for (let n = 0; n < count; n++) {
    const card = drawCard(table);
    if (card < 0) break;
    add(state.hand, seat * KINDS + card, 1);
    cards.push(card);
  }
  if (cards.length === 0) return;
  if (!table.loud) return;
  // A hand has no order, so neither has what is told of it.
  table.tellOnly(seat, { kind: 'drawn', seat, cards: cards.sort((a, b) => a - b) });
  table.tellOthers(seat, { kind: 'drew', seat, cards: cards.length });
}
