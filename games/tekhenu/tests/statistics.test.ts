import { playedOut } from '@naos/laws';
import { expect, test } from 'vitest';
import { tekhenu } from '../rules/index.ts';
import { statistics } from '../statistics.ts';

const SEATS = 3;
const { events, state } = playedOut(tekhenu, SEATS, 5);
const groups = statistics.count(events, SEATS);
const figures = (key: string): readonly number[] =>
  groups.flatMap(({ rows }) => rows).find(({ name }) => name.key === `stat.${key}`)?.figures ?? [];

test('statues and pillars stand where they were counted', () => {
  const of = (owners: readonly number[]) => [0, 1, 2].map((seat) => owners.filter((one) => one === seat).length);
  expect(figures('statues')).toEqual(of([...state.godStatues, ...state.peopleStatues]));
  expect(figures('pillars')).toEqual(of(state.pillars));
});

test('every seat takes a die a round', () => {
  for (const taken of figures('taken')) expect(taken).toBe(16);
});

test('actions are told by god', () => {
  const actions = events.filter((event) => event.kind === 'action');
  const counted = ['horus', 'ra', 'hathor', 'bastet', 'thoth', 'osiris'].map((god) =>
    figures(god).reduce((sum, n) => sum + n),
  );
  expect(counted).toEqual([0, 1, 2, 3, 4, 5].map((god) => actions.filter((event) => event.god === god).length));
});

test('cards of starting cards do not come from the market', () => {
  const fromMarket = (seat: number) =>
    events.filter((event) => event.kind === 'card' && event.seat === seat && event.slot !== -1).length;
  expect(events.some((event) => event.kind === 'card' && event.slot === -1)).toBe(true);
  expect(figures('cards')).toEqual([0, 1, 2].map(fromMarket));
});
