import { OPEN_GATES, SWIFTNESS, TELEPORTATION } from './content/interventions.ts';
import { cardCost } from './hands.ts';
import { knownCardsOf } from './move-cards.ts';
import { isStuck } from './procedures/move-ways.ts';
import { type KemetState, NONE } from './state.ts';

/**
 * Cards that a Move under way has given away: without them its group, as everybody sees it, could not have come where it
 * is, since no way to a legal end would be left (8.5.7). Of several such sets one of the smallest is named; `spare` is how
 * many of the mover's cards are unknown, `unknown` the cards that nobody has shown.
 */
export function givenAway(state: KemetState, spare: number, unknown: readonly number[]): readonly number[] {
  const task = state.agenda.at(-1);
  if (task?.do !== 'move' || task.here === NONE) return [];
  const known = knownCardsOf(state, task.seat);
  if (!isStuck(state, task, known)) return [];
  const prices = {
    leapCost: cardCost(state, task.seat, TELEPORTATION),
    gateCost: cardCost(state, task.seat, OPEN_GATES),
  };
  for (const set of sets(unknown, spare)) {
    const count = (card: number): number => set.filter((one) => one === card).length;
    const cards = {
      ...prices,
      leaps: known.leaps + count(TELEPORTATION),
      gates: known.gates + count(OPEN_GATES),
      swift: known.swift + count(SWIFTNESS),
    };
    if (!isStuck(state, task, cards)) return set;
  }
  return [];
}

/** Sets of move cards, from the smallest to the largest, in the order in which the unknown cards lie. */
function sets(unknown: readonly number[], most: number): readonly (readonly number[])[] {
  const useful = unknown.filter((card) => [TELEPORTATION, OPEN_GATES, SWIFTNESS].includes(card));
  const all: (readonly number[])[] = [[]];
  for (const card of useful) all.push(...all.map((set) => [...set, card]));
  return all.filter(({ length }) => length > 0 && length <= most).sort((a, b) => a.length - b.length);
}
