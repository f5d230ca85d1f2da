import { patternOf } from '@naos/game-module';
import { expect, test } from 'vitest';
import { patterns } from '../advice/patterns.ts';
import { type Scene, scene } from './scene.ts';

/** Seat 0’s pattern between the better turn and the one that was played. */
const between = (better: (at: Scene) => Scene, played: (at: Scene) => Scene): string | null =>
  patternOf(patterns, better(scene()).state, played(scene()).state, 0);
const asItWas = (at: Scene): Scene => at;

test('fame for good, of battle or of tiles, that the better turn has', () => {
  expect(between((at) => at.fame(0, 0, 1), asItWas)).toBe('fame-missed');
  expect(between(asItWas, (at) => at.fame(0, 0, 1))).toBe(null);
});

test('a district with a pyramid that another one holds is lost, one without is not', () => {
  const home = (at: Scene) => at.pyramid('w1-d1', 'ruby', 1);
  expect(between(home, (at) => home(at).troop(1, 'w1-d1', 1))).toBe('city-lost');
  expect(between(asItWas, (at) => at.troop(1, 'w1-d1', 1))).toBe(null);
});

test('units, prayer and cards count from a number on', () => {
  expect(
    between(
      (at) => at.troop(0, 'w1-d1', 4),
      (at) => at.troop(0, 'w1-d1', 1),
    ),
  ).toBe('units-wasted');
  expect(
    between(
      (at) => at.troop(0, 'w1-d1', 4),
      (at) => at.troop(0, 'w1-d1', 2),
    ),
  ).toBe(null);
  expect(
    between(
      (at) => at.prayer(0, 9),
      (at) => at.prayer(0, 6),
    ),
  ).toBe('prayer-spent');
  expect(
    between(
      (at) => at.prayer(0, 9),
      (at) => at.prayer(0, 7),
    ),
  ).toBe(null);
});

test('a temple, a tile and a divine card that the better turn has', () => {
  const units = (where: string) => (at: Scene) => at.troop(0, where, 1);
  expect(between(units('w-temple-north'), units('w-oasis'))).toBe('temple-left');
  expect(between((at) => at.own(0, 'charge'), asItWas)).toBe('tile-missed');
  expect(between((at) => at.hold(0, 'prayer'), asItWas)).toBe('cards-spent');
});
