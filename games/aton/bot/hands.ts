import type { HandType } from '@naos/bots';
import { CARD_VALUES, CARDS_PER_ROUND, WHOLE_DECK } from '../rules/content/constants.ts';
import { COMMITS } from '../rules/moves.ts';
import type { SideView } from '../rules/view.ts';

/** Cards by value: how many 1s, 2s, 3s and 4s. */
export type Counts = readonly number[];

/** One of the 35 different hands: its cards by value, and the rows (indices of COMMITS) that it allows. */
export interface Hand {
  readonly counts: Counts;
  readonly rows: readonly number[];
}

export function countsOf(cards: readonly number[]): number[] {
  const counts = CARD_VALUES.map(() => 0);
  for (const card of cards) counts[card - 1] = (counts[card - 1] ?? 0) + 1;
  return counts;
}

/** All hands, in a fixed order. */
export const HANDS: readonly Hand[] = (() => {
  const byCards = new Map<string, { counts: number[]; rows: number[] }>();
  for (const [index, { row }] of COMMITS.entries()) {
    const counts = countsOf(row);
    const hand = byCards.get(counts.join()) ?? { counts, rows: [] };
    hand.rows.push(index);
    byCards.set(counts.join(), hand);
  }
  return [...byCards.values()];
})();

/** Sum of the cards of each row. */
export const ROW_SUM: Int8Array = Int8Array.from(COMMITS, ({ row }) => row.reduce((sum, card) => sum + card, 0));

/** Which hand these cards are. */
export function handIndex(cards: readonly number[]): number {
  const wanted = countsOf(cards).join();
  return HANDS.findIndex(({ counts }) => counts.join() === wanted);
}

/** What the other player knows about a hand: cards in it for sure, the pool that the rest comes from, and the deck's rest. */
export interface Known {
  readonly sure: readonly number[];
  /** Cards that may be in the hand or still in the deck, by value. */
  readonly pool: Counts;
  /** Cards left in the deck. */
  readonly deck: number;
  readonly bottom: readonly number[];
}

/** A side as its opponent knows it. `own`: the view is its owner's, who knows more. */
export function knownOf(side: SideView, own: boolean): Known {
  const sure = own ? (side.veil?.traced ?? side.traced) : side.hand;
  const bottom = own ? (side.veil?.bottom ?? side.bottom) : side.bottom;
  const discard = own ? (side.veil?.discard ?? side.discard) : side.discard;
  const buried = own && side.veil !== null ? [] : side.buriedTraced;
  const pool = countsOf(WHOLE_DECK);
  for (const list of [sure, bottom, discard, buried]) {
    for (const card of list) pool[card - 1] = (pool[card - 1] ?? 0) - 1;
  }
  return { sure, pool, deck: own ? (side.veil?.deck ?? side.deck) : side.deck, bottom };
}

/** The same without counting: as if a whole fresh deck were the pool. */
export function uncounted(known: Known): Known {
  return { ...known, sure: [], pool: countsOf(WHOLE_DECK) };
}

/** The chance of each hand when four cards (the sure ones among them) come from the pool. */
export function chancesOf(sure: readonly number[], pool: Counts): Float64Array {
  const fixed = countsOf(sure);
  const total = pool.reduce((sum, count) => sum + count, 0);
  const open = CARDS_PER_ROUND - sure.length;
  const all = choose(total, open);
  return Float64Array.from(HANDS, ({ counts }) => {
    let ways = 1;
    for (let v = 0; v < counts.length; v++) ways *= choose(pool[v] ?? 0, (counts[v] ?? 0) - (fixed[v] ?? 0));
    return all === 0 ? 0 : ways / all;
  });
}

/** The hands as types of a matrix game. */
export function typesOf({ sure, pool }: Known): HandType[] {
  const chances = chancesOf(sure, pool);
  return HANDS.map(({ rows }, i) => ({ weight: chances[i] ?? 0, actions: rows }));
}

function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}

const MEAN_CARD = 2.5;

/** How good the deck is that a row of this sum leaves behind: the mean card above the average, 0 for a deck used up. */
export function deckAfter({ sure, pool, deck, bottom }: Known, rowSum: number): number {
  if (deck === 0) return 0;
  const add = (cards: readonly number[]): number => cards.reduce((sum, card) => sum + card, 0);
  const count = pool.reduce((sum, n) => sum + n, 0) + sure.length + bottom.length;
  const total = pool.reduce((sum, n, v) => sum + n * (v + 1), 0) + add(sure) + add(bottom);
  return count <= CARDS_PER_ROUND ? 0 : (total - rowSum) / (count - CARDS_PER_ROUND) - MEAN_CARD;
}
