import { CARD_VALUES } from './content/constants.ts';
import { type AtonMove, COMMITS, EXCHANGE } from './moves.ts';

/** Hands with the same cards have the same number, whatever their order: one decimal digit for each value. */
function handNumber(hand: readonly number[]): number {
  let number = 0;
  for (let i = 0; i < hand.length; i++) number += TENS[(hand[i] ?? 0) - 1] ?? 0;
  return number;
}

const TENS = CARD_VALUES.map((value) => 10 ** (value - 1));

interface Lists {
  readonly commits: AtonMove[];
  readonly withExchange: AtonMove[];
}

/** For each of the 35 hands its different orders (4.2.9): 24, 12, 6, 4 or 1. */
const LISTS = new Map<number, Lists>();
for (const move of COMMITS) {
  const number = handNumber(move.row);
  const lists = LISTS.get(number) ?? { commits: [], withExchange: [EXCHANGE] };
  lists.commits.push(move);
  lists.withExchange.push(move);
  LISTS.set(number, lists);
}

const NONE: readonly AtonMove[] = [];

/** The moves of a player who allocates: every different order of the hand, and the exchange while the token is there. */
export function allocationsOf(hand: readonly number[], token: boolean): readonly AtonMove[] {
  const lists = LISTS.get(handNumber(hand));
  if (lists === undefined) return NONE;
  return token ? lists.withExchange : lists.commits;
}
