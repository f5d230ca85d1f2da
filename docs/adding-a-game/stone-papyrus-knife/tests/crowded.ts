import { fastChance } from '@naos/engine';
import type { LawSpec } from '@naos/laws';
import { sortHand } from '../rules/cards.ts';
import { game, type StonePapyrusKnife } from '../rules/index.ts';

/** Near the end: points one step from it, a deck that may not last the round, hands of any kind. */
export const crowded: NonNullable<LawSpec<StonePapyrusKnife>['crowded']> = (seats, options, random) => {
  const state = game.setup(seats, options, fastChance(random.next(), game.streams.length));
  random.shuffle(state.deck);
  for (const hand of state.hands) {
    hand.push(...state.deck.splice(0, 1 + random.below(3)));
    sortHand(hand);
  }
  state.pile.push(...state.deck.splice(random.below(4)));
  for (let seat = 0; seat < seats; seat++) state.points[seat] = 1 + random.below(3);
  state.agenda = [
    { do: 'play', at: 2 },
    { do: 'round', at: 0, winner: null },
  ];
  return state;
};
