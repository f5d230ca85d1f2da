import type { LawSpec } from '../../src/index.ts';
import { crowded } from './crowded.ts';
import type { Toy } from './vocabulary.ts';

export const toySpec: LawSpec<Toy> = {
  runs: 24,
  module: new URL('./offerings.ts', import.meta.url).href,
  crowded,
  conserved: ({ deck, hands, offers, pile }) => ({
    cards: deck.length + hands.flat().length + offers.filter((card) => card > 0).length + pile.length,
  }),
  points: ({ points }) => points,
  recount: ({ seats }, told) => {
    const points = Array.from({ length: seats }, () => 0);
    for (const { event } of told) {
      if (event.kind === 'won') points[event.seat] = (points[event.seat] ?? 0) + Math.max(...event.cards);
    }
    return points;
  },
  moves: { offer: 'always', mark: 'always', peek: 'always' },
  events: {
    drew: 'always',
    'your card': 'always',
    offered: 'always',
    won: 'always',
    marked: 'always',
    peeked: 'always',
    'top card': 'always',
  },
};
