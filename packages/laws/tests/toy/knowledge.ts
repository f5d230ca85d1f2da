import { copyAgenda, copyChance, type FastRandom, fastChance, type Viewer } from '@naos/engine';
import type { ToyState, ToyView } from './vocabulary.ts';

export const CARDS: readonly number[] = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6];

export function copy(state: ToyState): ToyState {
  return {
    seats: state.seats,
    agenda: copyAgenda(state.agenda),
    chance: copyChance(state.chance),
    round: state.round,
    deck: state.deck.slice(),
    hands: state.hands.map((hand) => hand.slice()),
    offers: state.offers.slice(),
    pile: state.pile.slice(),
    cells: state.cells.slice(),
    points: state.points.slice(),
    peeks: state.peeks.slice(),
  };
}

export function view(state: ToyState, viewer: Viewer): ToyView {
  const knowsTop = viewer !== null && state.deck.length > 0 && state.peeks[viewer] === state.deck.length;
  return {
    seats: state.seats,
    viewer,
    agenda: copyAgenda(state.agenda),
    round: state.round,
    deck: state.deck.length,
    hands: state.hands.map((hand) => hand.length),
    hand: viewer === null ? [] : (state.hands[viewer] ?? []).slice().sort((a, b) => a - b),
    offered: state.offers.map((card) => card > 0),
    offer: viewer === null ? 0 : (state.offers[viewer] ?? 0),
    pile: state.pile.slice(),
    cells: state.cells.slice(),
    points: state.points.slice(),
    peeks: state.peeks.slice(),
    top: knowsTop ? (state.deck.at(-1) ?? 0) : 0,
  };
}

export function imagine(view: ToyView, random: FastRandom): ToyState {
  const unknown = CARDS.slice();
  for (const card of [...view.hand, ...view.pile, view.offer, view.top]) {
    if (card > 0) unknown.splice(unknown.indexOf(card), 1);
  }
  random.shuffle(unknown);
  const take = (n: number): number[] => unknown.splice(0, n);
  const deck = view.top > 0 ? [...take(view.deck - 1), view.top] : take(view.deck);
  return {
    seats: view.seats,
    agenda: copyAgenda(view.agenda),
    chance: fastChance(random.next(), 1),
    round: view.round,
    deck,
    hands: view.hands.map((count, seat) => (seat === view.viewer ? view.hand.slice() : take(count))),
    offers: view.offered.map((done, seat) => (seat === view.viewer ? view.offer : done ? (take(1)[0] ?? 0) : 0)),
    pile: view.pile.slice(),
    cells: view.cells.slice(),
    points: view.points.slice(),
    peeks: view.peeks.slice(),
  };
}
