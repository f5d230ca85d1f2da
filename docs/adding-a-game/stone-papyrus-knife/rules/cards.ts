import type { Seat } from '@naos/engine';
import type { State } from './vocabulary.ts';

/** SPEC 1.1. The order is also the order in which a hand is held, so that equal hands look equal. */
export const CARDS = ['stone', 'papyrus', 'knife'] as const;
export type Card = (typeof CARDS)[number];

export const COPIES = 6;
export const HAND = 3;
export const POINTS_TO_WIN = 4;

const BEATS: Readonly<Record<Card, Card>> = { stone: 'knife', papyrus: 'stone', knife: 'papyrus' };

/** SPEC 2.3. */
export function beats(card: Card, other: Card): boolean {
  return BEATS[card] === other;
}

/** SPEC 1.1, in order: shuffling is a step of the rules. */
export function freshDeck(): Card[] {
  return CARDS.flatMap((card) => new Array<Card>(COPIES).fill(card));
}

export function sortHand(hand: Card[]): void {
  hand.sort((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b));
}

/** A seat's cards. Nobody ever gets the empty hand of a third seat. */
export function handOf({ hands }: State, seat: Seat): Card[] {
  return hands[seat] ?? [];
}

export function takeFrom(hand: Card[], card: Card): void {
  hand.splice(hand.indexOf(card), 1);
}
