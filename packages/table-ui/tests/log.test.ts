import { Match } from '@naos/engine';
import { expect, test } from 'vitest';
import { game } from '../../../docs/adding-a-game/stone-papyrus-knife/rules/index.ts';
import { linesOf, logOf, subjectOf, turnsOf } from '../src/session/log.ts';

const told = [
  { event: { kind: 'all' }, to: null, not: null },
  { event: { kind: 'only 0' }, to: 0, not: null },
  { event: { kind: 'not 0' }, to: null, not: 0 },
];
const kinds = (viewer: number | null | 'open') => linesOf(told, 1, 0, viewer).map(({ event }) => event.kind);

test('each viewer hears its own lines; the open log hears all', () => {
  expect(kinds(0)).toEqual(['all', 'only 0']);
  expect(kinds(1)).toEqual(['all', 'not 0']);
  expect(kinds(null)).toEqual(['all', 'not 0']);
  expect(kinds('open')).toEqual(['all', 'only 0', 'not 0']);
});

test('a turn begins whenever another seat moves, and the setup belongs to nobody', () => {
  const line = (seat: number | null, n: number) => ({ n, seat, event: { kind: 'x' } });
  const turns = turnsOf([line(null, 0), line(0, 1), line(0, 2), line(1, 3), line(0, 4)]);
  expect(turns.map(({ seat, lines }) => [seat, lines.length])).toEqual([
    [null, 1],
    [0, 2],
    [1, 1],
    [0, 1],
  ]);
});

test('a turn also begins where a chapter opens, so that what happened before stays before its title; what it brings is nobody’s doing', () => {
  const line = (kind: string, n: number) => ({ n, seat: 0, event: { kind } });
  const log = [line('placed', 1), line('round', 1), line('drew', 1), line('placed', 2)];
  const turns = turnsOf(log, ({ kind }) => kind === 'round');
  expect(turns.map(({ seat, lines }) => [seat, ...lines.map(({ event }) => event.kind)])).toEqual([
    [0, 'placed'],
    [null, 'round', 'drew'],
    [0, 'placed'],
  ]);
});

test('the log of a match holds no card that the viewer did not see dealt', () => {
  const match = Match.begin(game, { seats: 2, seed: 'b'.repeat(64) });
  const drawn = (viewer: number | null) =>
    logOf(match, viewer).flatMap(({ event }) => (event.kind === 'drew' ? [event.seat] : []));
  expect(drawn(0)).toEqual([0]);
  expect(drawn(1)).toEqual([1]);
  expect(drawn(null)).toEqual([]);
});

test('a line is about the seat that its event names, whoever moved', () => {
  const about = (facts: object) => subjectOf({ kind: 'x', ...facts });
  expect(about({ seat: 1 })).toBe(1);
  expect(about({ seat: -1 })).toBeNull();
  expect(about({})).toBeNull();
});
