import type { TableCard } from '@naos/protocol';
import { expect, test } from 'vitest';
import { bestGame, type Candidate } from '../src/tables/best-game.ts';

const ended = (id: string, points: readonly number[], change: Partial<TableCard> = {}): TableCard => ({
  id,
  game: 'aton',
  rules: '1',
  options: {},
  status: 'finished',
  visibility: 'public',
  rated: true,
  botsMayBeReplaced: false,
  host: null,
  seats: points.map((_, seat) => ({
    seat,
    kind: 'person',
    player: `p${seat}`,
    name: `P${seat}`,
    online: false,
    left: false,
    invited: false,
    ladder: 'in time',
  })),
  silenced: [],
  clock: { kind: 'none' },
  face: null,
  paused: null,
  proposal: null,
  waiting: [],
  version: 10,
  created: 0,
  touched: 1,
  commitment: null,
  outcome: { places: points[0] === points[1] ? [1, 1] : [1, 2], points: [...points], how: '' },
  rematch: null,
  closed: null,
  ...change,
});

const best = (...all: readonly Candidate[]): string | undefined => bestGame(all)?.id;

test('stronger players and a closer end make the best of the last games, not the last one', () => {
  const last = { card: ended('last', [40, 10], { touched: 9 }), ratings: [1000, 1000] };
  const close = { card: ended('close', [40, 39]), ratings: [1000, 1000] };
  const strong = { card: ended('strong', [40, 30]), ratings: [1400, 1300] };
  expect(best(last, close)).toBe('close');
  expect(best(last, close, strong)).toBe('strong');
  expect(best(last, { ...last, card: ended('older', [40, 10], { touched: 3 }) })).toBe('last');
});

test('a game that somebody left to a bot does not count, and people come before bots', () => {
  const whole = ended('whole', [40, 0]);
  const seats = whole.seats;
  const left = ended('left', [40, 40], { seats: seats.map((one, i) => (i === 0 ? { ...one, left: true } : one)) });
  const bot = ended('bot', [40, 40], { seats: seats.map((one, i) => (i === 0 ? { ...one, kind: 'bot' } : one)) });
  const alone = ended('alone', [40, 40], { seats: seats.map((one) => ({ ...one, kind: 'bot' })) });
  expect(best({ card: left, ratings: [2000, 2000] }, { card: bot, ratings: [2000, 2000] }, { card: whole })).toBe(
    'whole',
  );
  expect(best({ card: bot }, { card: left })).toBe('bot');
  expect(best({ card: left }, { card: alone })).toBeUndefined();
});
