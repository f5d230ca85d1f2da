import { MIRROR } from '@naos/bots';
import { beforeEach, expect, test } from 'vitest';
import { freshTable, memoryStorage } from '../toy.ts';

Object.defineProperty(globalThis, 'localStorage', { value: memoryStorage(), configurable: true });
const { mirrorStanding, rememberResult, useMirror, withMirrors } = await import('../../src/store/mirror.ts');
const levels = ['level-1', 'level-2', 'level-3', 'level-4', 'level-5'];
const GAME = 'stone-papyrus-knife';
const person = { kind: 'person', name: 'Anna' } as const;

beforeEach(() => useMirror.setState({ games: {} }));

/** Plays a game against the mirror with this result for the person, and returns the level that was faced. */
function played(id: string, places: readonly number[]): string {
  const chairs = withMirrors(GAME, levels, [person, { kind: 'bot', name: 'Mirror', level: MIRROR }], () => 0.5);
  const table = { ...freshTable(chairs), id, outcome: { places, points: [1, 0], how: 'points' } };
  rememberResult(table, levels);
  rememberResult(table, levels);
  return chairs[1]?.kind === 'bot' ? chairs[1].level : '';
}

test('the mirror begins in the middle, climbs with every win and steps down with a loss, game by game', () => {
  expect([0, 1, 2, 3].map((n) => played(`won-${n}`, [1, 2]))).toEqual(['level-3', 'level-4', 'level-5', 'level-5']);
  expect(mirrorStanding(useMirror.getState(), GAME, levels)).toEqual({ played: 4, scale: 4 });
  expect(mirrorStanding(useMirror.getState(), 'another', levels)).toEqual({ played: 0, scale: 2 });
  for (const n of [0, 1, 2, 3]) played(`lost-${n}`, [2, 1]);
  expect(mirrorStanding(useMirror.getState(), GAME, levels).scale).toBeLessThan(3);
});

test('a rematch finds the level anew; other chairs stay as they are', () => {
  const chairs = [person, { kind: 'bot', name: 'Ipi', level: 'level-1' }] as const;
  expect(withMirrors(GAME, levels, chairs, () => 0)).toEqual(chairs);
  played('won', [1, 2]);
  const again = withMirrors(
    GAME,
    levels,
    [person, { kind: 'bot', name: 'M', level: 'level-3', mirror: true }],
    () => 0.5,
  );
  expect(again[1]).toMatchObject({ level: 'level-4', mirror: true });
});

test('a game of two people, without a mirror or without an end is not remembered', () => {
  const mirror = { kind: 'bot', name: 'M', level: 'level-3', mirror: true } as const;
  const outcome = { places: [1, 2, 3], points: [1, 0, 0], how: 'points' };
  rememberResult({ ...freshTable([person, person, mirror]), outcome }, levels);
  rememberResult({ ...freshTable([person, { kind: 'bot', name: 'B', level: 'level-3' }]), outcome }, levels);
  rememberResult(freshTable([person, mirror]), levels);
  expect(useMirror.getState().games).toEqual({});
});
