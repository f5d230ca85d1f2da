import { fastChance } from '@naos/engine';
import type { LawSpec } from '../../src/index.ts';
import { setup } from './offerings.ts';
import type { Toy } from './vocabulary.ts';

/** Late in the game: points that no first move leads to, a short deck, cells marked, the same twelve cards. */
export const crowded: NonNullable<LawSpec<Toy>['crowded']> = (seats, _options, random) => {
  const state = setup(seats, fastChance(random.next(), 1));
  random.shuffle(state.deck);
  state.round = 1 + random.below(3);
  for (const hand of state.hands) hand.push(...state.deck.splice(0, 3));
  state.pile.push(...state.deck.splice(0, random.below(3)));
  // Each round before this one has marked two cells.
  for (let cell = 0; cell < 2 * (state.round - 1); cell++) state.cells[cell] = random.below(seats);
  for (let seat = 0; seat < seats; seat++) state.points[seat] = 50 + random.below(9);
  state.agenda = [
    { do: 'game', at: 2 },
    { do: 'round', at: 0 },
  ];
  return state;
};
