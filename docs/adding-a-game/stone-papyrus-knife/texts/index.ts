import type { Outcome } from '@naos/engine';
import { type GameWords, type Line, line, type SeatNamer } from '@naos/words';
import type { Card, Event, StonePapyrusKnife } from '../rules/index.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';

const cardLine = (card: Card): Line => line(`card.${card}`);

/** Several cards as one value: `{first}, {rest}`, and the rest again. */
const cardNames = (cards: readonly Card[]): Line =>
  cards.map(cardLine).reduceRight((rest, first) => line('cards.list', { first, rest }));

function event(told: Event, name: SeatNamer): Line {
  switch (told.kind) {
    case 'shown': {
      const [first, second] = told.cards;
      return line('event.shown', { first: cardLine(first), second: cardLine(second) });
    }
    case 'scored':
      return line('event.scored', { name: name(told.seat) });
    case 'tied':
      return line('event.tied');
    case 'swapped':
      return line('event.swapped', { name: name(told.seat), card: cardLine(told.card) });
    case 'drew':
      return line('event.drew', { name: name(told.seat), n: told.cards.length, cards: cardNames(told.cards) });
    case 'drew unseen':
      return line('event.drew unseen', { name: name(told.seat), n: told.count });
  }
}

function outcome({ places, points }: Outcome, name: SeatNamer): Line[] {
  const best = Math.max(...points);
  const winner = places.indexOf(1);
  if (places.every((place) => place === 1)) return [line('outcome.shared', { points: best })];
  return [line('outcome.won', { name: name(winner), points: best })];
}

export const words: GameWords<StonePapyrusKnife> = {
  catalogs: { en, ru },
  prompt: ({ choice }) => line(`prompt.${choice}` satisfies keyof typeof en),
  about: ({ choice }) => line(`about.${choice}` satisfies keyof typeof en),
  move: (move) => (move.do === 'keep' ? line('move.keep') : line(`move.${move.do}`, { card: cardLine(move.card) })),
  event,
  whyNot: ({ why }) => line(why),
  outcome,
  board: (view, name) => [
    ...view.points.map((points, seat) =>
      line('board.points', { name: name(seat), points, cards: view.handSizes[seat] ?? 0 }),
    ),
    line('board.deck', { n: view.deck }),
  ],
  rules: [
    {
      id: 'round',
      title: line('rules.round'),
      paragraphs: [line('rules.round.text')],
      rules: ['2.1', '2.3', '2.4', '2.5'],
    },
    { id: 'end', title: line('rules.end'), paragraphs: [line('rules.end.text')], rules: ['3.1', '3.2', '3.3'] },
  ],
};
