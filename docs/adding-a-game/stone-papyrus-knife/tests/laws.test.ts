import { goldenGames, laws } from '@naos/laws';
import { CARDS, type Card, game, type State } from '../rules/index.ts';
import { words } from '../texts/index.ts';
import { crowded } from './crowded.ts';

/** Every card, wherever it lies. */
function cardsOf({ deck, hands, chosen, pile }: State): Card[] {
  // After the reveal a chosen card lies on the pile; between questions none is in both places.
  return [...deck, ...hands.flat(), ...chosen.filter((card) => card !== null), ...pile];
}

laws(game, {
  crowded,
  conserved: (state) =>
    Object.fromEntries(CARDS.map((card) => [card, cardsOf(state).filter((one) => one === card).length])),
  holdings: ({ points }, seat) => ({ points: points[seat] ?? 0 }),
  ledger: (event) => (event.kind === 'scored' ? [{ seat: event.seat, what: 'points', by: 1 }] : []),
  points: ({ points }) => points,
  recount: (_state, told) => {
    const points = [0, 0];
    for (const { event } of told) if (event.kind === 'scored') points[event.seat] = (points[event.seat] ?? 0) + 1;
    return points;
  },
  moves: { show: 'always', swap: 'always', keep: 'always' },
  events: {
    shown: 'always',
    scored: 'always',
    tied: 'always',
    swapped: 'always',
    drew: 'always',
    'drew unseen': 'always',
  },
  // The order of two draws is told once to the drawer; the hand that the view shows is sorted.
  passing: ['drew'],
  words,
});

goldenGames(game, new URL('./golden/', import.meta.url), [{ name: 'standard', seats: 2 }]);
