import { playedOut } from '@naos/laws';
import { expect, test } from 'vitest';
import { templeOfFate } from '../rules/index.ts';
import { statistics } from '../statistics.ts';

const SEATS = 3;
const { events, state } = playedOut(templeOfFate, SEATS, 5);
const groups = statistics.count(events, SEATS);
const figures = (key: string): readonly number[] =>
  groups.flatMap(({ rows }) => rows).find(({ name }) => name.key === `stat.${key}`)?.figures ?? [];

test('cards won are those that lie with the players', () => {
  const won = state.players.map((player) => player.won.length);
  const counted = won.map((_, seat) => (figures('majority')[seat] ?? 0) + (figures('leftmost')[seat] ?? 0));
  expect(counted).toEqual(won);
});

test('bonus ornaments were drawn, and are placed or still held', () => {
  const held = state.players.map((player) => player.temple.held.length);
  expect(held.map((kept, seat) => kept + (figures('placed')[seat] ?? 0))).toEqual(figures('drawn'));
});

test('the longest chain is one of those that were used', () => {
  for (let seat = 0; seat < SEATS; seat++) {
    const lengths = events.flatMap((event) =>
      event.kind === 'chain marked' && event.seat === seat ? [event.length] : [],
    );
    expect(figures('longest')[seat]).toBe(Math.max(...lengths));
    expect(figures('marked')[seat]).toBe(lengths.length);
    expect(figures('together')[seat]).toBe(lengths.reduce((sum, n) => sum + n));
    expect(figures('cells')[seat]).toBeGreaterThan(0);
  }
});
