import { playedOut } from '@naos/laws';
import { expect, test } from 'vitest';
import { aton } from '../rules/index.ts';
import { statistics } from '../statistics.ts';

const SEATS = 2;
const { events, state } = playedOut(aton, SEATS, 5);
const groups = statistics.count(events, SEATS);
const figures = (key: string): readonly number[] =>
  groups.flatMap(({ rows }) => rows).find(({ name }) => name.key === `stat.${key}`)?.figures ?? [];

test('points by source add up to the final scores', () => {
  const [points] = groups;
  const sums = [0, 1].map((seat) => points?.rows.reduce((sum, row) => sum + (row.figures[seat] ?? 0), 0));
  expect(sums).toEqual(state.sides.map(({ score }) => score));
  expect(Math.max(...state.sides.map(({ score }) => score))).toBeGreaterThan(0);
});

test('cards, exchanges and priests are counted as they were played', () => {
  expect(figures('exchanges')).toEqual(state.sides.map(({ token }) => (token ? 0 : 1)));
  expect(figures('first').reduce((sum, n) => sum + n)).toBe(events.filter(({ kind }) => kind === 'order').length);
  for (const seat of [0, 1]) {
    const standing = state.board.filter((owner) => owner === seat).length;
    const gone = events.filter(
      (event) => (event.kind === 'removed' && event.owner === seat) || (event.kind === 'culled' && event.seat === seat),
    );
    expect(figures('placed')[seat]).toBe(standing + gone.length);
  }
});
