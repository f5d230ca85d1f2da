import { playedOut } from '@naos/laws';
import { expect, test } from 'vitest';
import { permanentFame } from '../rules/control.ts';
import { kemet } from '../rules/index.ts';
import { statistics } from '../statistics.ts';

const SEATS = 3;
const { events, state } = playedOut(kemet, SEATS, 5);
const groups = statistics.count(events, SEATS);
const figures = (key: string): readonly number[] =>
  groups.flatMap(({ rows }) => rows).find(({ name }) => name.key === `stat.${key}`)?.figures ?? [];

test('fame by source is all the permanent fame there is', () => {
  const [sources] = groups;
  const sums = [0, 1, 2].map((seat) => sources?.rows.reduce((sum, row) => sum + (row.figures[seat] ?? 0), 0));
  expect(sums).toEqual([0, 1, 2].map((seat) => permanentFame(state, seat)));
});

test('every battle has an attacker, a defender and at most one winner', () => {
  const total = (key: string) => figures(key).reduce((sum, n) => sum + n);
  expect(total('attacked')).toBeGreaterThan(0);
  expect(total('attacked')).toBe(total('defended'));
  expect(total('won')).toBeLessThanOrEqual(total('attacked'));
});

test('bought tiles lie with their owners', () => {
  const bought = events.flatMap((event) => (event.kind === 'tile' && event.how === 'buy' ? [event.seat] : []));
  expect(figures('tiles')).toEqual([0, 1, 2].map((seat) => bought.filter((one) => one === seat).length));
  expect(bought.length).toBeGreaterThan(0);
});
