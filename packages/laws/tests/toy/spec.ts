import type { LawSpec } from '../../src/index.ts';
import { crowded } from './crowded.ts';
import type { Toy } from './vocabulary.ts';

const catalog = {
  ask: 'Choose.',
  about: 'Whoever shows the higher card wins.',
  move: '{move}',
  event: 'Something happened.',
  'no card': 'You have no {card}.',
  taken: 'It is taken.',
  later: 'Not now.',
  'no peek': 'You have looked already.',
};

export const words: NonNullable<LawSpec<Toy>['words']> = {
  catalogs: { en: catalog, ru: catalog },
  prompt: () => ({ key: 'ask' }),
  about: () => ({ key: 'about' }),
  move: (move) => ({ key: 'move', values: { move: JSON.stringify(move) } }),
  event: ({ kind }) => (kind === 'marked' ? null : { key: 'event' }),
  whyNot: ({ why, facts = {} }) => ({ key: why, values: facts }),
  board: () => [],
};

export const toySpec: LawSpec<Toy> = {
  runs: 24,
  module: new URL('./offerings.ts', import.meta.url).href,
  crowded,
  conserved: ({ deck, hands, offers, pile }) => ({
    cards: deck.length + hands.flat().length + offers.filter((card) => card > 0).length + pile.length,
  }),
  holdings: ({ points, hands }, seat) => ({ points: points[seat] ?? 0, cards: hands[seat]?.length ?? 0 }),
  ledger: (event) => {
    if (event.kind === 'offered') return [{ seat: event.seat, what: 'cards', by: -1 }];
    if (event.kind === 'drew') return [{ seat: event.seat, what: 'cards', by: event.cards }];
    return event.kind === 'won' ? [{ seat: event.seat, what: 'points', by: event.points }] : [];
  },
  promised: (move) => (move.do === 'offer' ? { cards: -1 } : null),
  words,
  points: ({ points }) => points,
  recount: ({ seats }, told) => {
    const points = Array.from({ length: seats }, () => 0);
    for (const { event } of told) {
      if (event.kind === 'won') points[event.seat] = (points[event.seat] ?? 0) + Math.max(...event.cards);
    }
    return points;
  },
  // Who peeked forgets the card once another has drawn it: the view shows the top of the deck and no more.
  passing: ['top card'],
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
