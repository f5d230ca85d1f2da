import type { Seat, Table } from '@naos/engine';
import { CARDS_PER_ROUND } from './content/constants.ts';
import { type AtonState, type Side, sideOf } from './state.ts';
import type { Aton } from './vocabulary.ts';

/** The streams of chance: each deck has its own, so one player's shuffle can't shift the other's. */
export const STREAMS = ['red deck', 'blue deck'] as const;

/** Shuffles the whole discard pile, given-up cards included, to a new deck (4.1.2); all knowledge of places is gone. */
export function reshuffle(table: Table<Aton>, seat: Seat): void {
  const side = sideOf(table.state, seat);
  side.deck = shuffled(table, seat, [...side.discard, ...side.buried]);
  side.known = 0;
  side.discard = [];
  side.buried = [];
  side.buriedTraced = [];
}

/** Shuffles a list of its own and hands it back. */
export function shuffled(table: Table<Aton>, seat: Seat, cards: number[]): readonly number[] {
  table.shuffle(seat, cards);
  return cards;
}

/** The same cards, lowest first: for lists whose order says nothing, or must say nothing. */
export function sorted(cards: readonly number[]): readonly number[] {
  return cards.length < 2 ? cards : cards.toSorted((a, b) => a - b);
}

/**
 * Takes the top four cards as hand. A deck is a multiple of four here (4.1.3), so it is either empty, and reshuffled just
 * now (R21), or long enough. Cards from the known bottom stay known in the hand.
 */
export function drawHand(table: Table<Aton>, seat: Seat): void {
  const side = sideOf(table.state, seat);
  const rest = side.deck.length - CARDS_PER_ROUND;
  side.hand = side.deck.slice(rest);
  side.traced = side.known > rest ? side.deck.slice(rest, side.known) : NO_CARDS;
  side.deck = side.deck.slice(0, rest);
  if (side.known > rest) side.known = rest;
  table.learned(seat);
}

export const NO_CARDS: readonly number[] = [];

/** The cards at the bottom of a deck that both know, lowest first. */
export function bottomOf(side: Side): readonly number[] {
  return side.known === 0 ? NO_CARDS : side.deck.slice(0, side.known);
}

/** The four cards on the cartouches go to the discard pile, face up (4.9.1). */
export function discardRow(state: AtonState, seat: Seat): void {
  const side = sideOf(state, seat);
  side.discard = [...side.discard, ...side.row];
  side.row = NO_CARDS;
}
