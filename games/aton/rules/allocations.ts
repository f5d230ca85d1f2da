import { CARD_VALUES, CARDS_PER_ROUND } from './content/constants.ts';
import { type AtonMove, COMMITS, EXCHANGE } from './moves.ts';

/** Hands with the same cards have the same number, whatever their order: one digit for each value, as large as a hand. */
function handNumber(hand: readonly number[]): number {
  let number = 0;
  for (let i = 0; i < hand.length; i++) number += PLACES[hand[i] ?? 0] ?? 0;
  return number;
}

/** By value what one card of it adds: small numbers, so that a plain list has room for all. */
const PLACES = [0, ...CARD_VALUES.map((value) => (CARDS_PER_ROUND + 1) ** (value - 1))];

interface Lists {
  readonly commits: AtonMove[];
  readonly withExchange: AtonMove[];
}

/** For each of the 35 hands its different orders (4.2.9): 24, 12, 6, 4 or 1. */
const LISTS: (Lists | undefined)[] = [];
for (const move of COMMITS) {
  const number = handNumber(move.row);
  const lists = LISTS[number] ?? { commits: [], withExchange: [EXCHANGE] };
  lists.commits.push(move);
  lists.withExchange.push(move);
  LISTS[number] = lists;
}

const NONE: readonly AtonMove[] = [];

/** The moves of a player who allocates: every different order of the hand, and the exchange while the token is there. */
export function allocationsOf(hand: readonly number[], token: boolean): readonly AtonMove[] {
  const lists = LISTS[handNumber(hand)];
  if (lists === undefined) return NONE;
  return token ? lists.withExchange : lists.commits;
}
