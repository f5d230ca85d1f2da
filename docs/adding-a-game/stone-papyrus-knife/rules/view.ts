import { copyAgenda, type FastRandom, fastChance, type Seat, type Viewer } from '@naos/engine';
import { type Card, freshDeck, handOf, sortHand, takeFrom } from './cards.ts';
import type { State, View } from './vocabulary.ts';

/** Built up from nothing: what is not named here is not known. */
export function view(state: State, viewer: Viewer): View {
  const { seats, agenda, deck, hands, chosen, pile, points } = state;
  return {
    seats,
    viewer,
    agenda: copyAgenda(agenda),
    deck: deck.length,
    hand: viewer === null ? [] : [...handOf(state, viewer)],
    handSizes: hands.map((hand) => hand.length),
    chosen: viewer === null ? null : (chosen[viewer] ?? null),
    ready: chosen.map((card) => card !== null),
    pile: [...pile],
    points: [...points],
  };
}

/** Deals the cards that the viewer has not seen at random to where unseen cards lie. */
export function imagine(seen: View, random: FastRandom): State {
  const unseen = freshDeck();
  for (const card of [...seen.pile, ...seen.hand]) takeFrom(unseen, card);
  if (seen.chosen !== null) takeFrom(unseen, seen.chosen);
  random.shuffle(unseen);
  const chosen = seen.ready.map((ready, seat) => {
    if (!ready) return null;
    return seat === seen.viewer ? seen.chosen : (unseen.pop() ?? null);
  });
  const deal = (size: number, seat: Seat): Card[] => {
    const hand = seat === seen.viewer ? [...seen.hand] : unseen.splice(unseen.length - size);
    sortHand(hand);
    return hand;
  };
  return {
    seats: seen.seats,
    agenda: copyAgenda(seen.agenda),
    chance: fastChance(random.next(), 1),
    hands: seen.handSizes.map(deal),
    chosen,
    deck: unseen,
    pile: [...seen.pile],
    points: [...seen.points],
  };
}
