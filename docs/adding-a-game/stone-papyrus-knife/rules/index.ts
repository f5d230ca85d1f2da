import { copyAgenda, copyChance, type Game, type Outcome } from '@naos/engine';
import { freshDeck } from './cards.ts';
import { key, read, write } from './moves.ts';
import { procedures } from './procedures.ts';
import { imagine, view } from './view.ts';
import type { State, StonePapyrusKnife } from './vocabulary.ts';

export { beats, CARDS, type Card, freshDeck, takeFrom } from './cards.ts';
export type * from './vocabulary.ts';

function copy({ seats, agenda, chance, deck, hands, chosen, pile, points }: State): State {
  return {
    seats,
    agenda: copyAgenda(agenda),
    chance: copyChance(chance),
    deck: deck.slice(),
    hands: hands.map((hand) => hand.slice()),
    chosen: chosen.slice(),
    pile: pile.slice(),
    points: points.slice(),
  };
}

/** SPEC 3.3. */
function outcome({ points }: State): Outcome {
  const best = Math.max(...points);
  return { places: points.map((n) => (n === best ? 1 : 2)), points: [...points], how: 'outcome.points' };
}

export const game: Game<StonePapyrusKnife> = {
  id: 'stone-papyrus-knife',
  version: '1',
  seats: { min: 2, max: 2 },
  options: [],
  streams: ['deck'],
  longest: 40,
  setup: (seats, _options, chance) => ({
    seats,
    agenda: [{ do: 'play', at: 0 }],
    chance,
    deck: freshDeck(),
    hands: Array.from({ length: seats }, () => []),
    chosen: new Array(seats).fill(null),
    pile: [],
    points: new Array(seats).fill(0),
  }),
  procedures,
  notNow: (_state, move) => ({ rule: move.do === 'show' ? '2.1' : '2.4', why: 'why.not-now' }),
  view,
  imagine,
  copy,
  outcome,
  write,
  read,
  key,
};
