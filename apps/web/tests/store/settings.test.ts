// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { beatOf, patienceOf, type Settings, useSettings } from '../../src/store/settings.ts';

const paceAndMotion = (pace: Settings['pace'], motion: Settings['motion']): Settings => ({
  ...useSettings.getState(),
  pace,
  motion,
});

test('bots keep their pace where nothing moves, so that what they do does not pass in a blink', () => {
  for (const pace of ['calm', 'brisk', 'instant'] as const)
    expect(patienceOf(paceAndMotion(pace, 'still'))).toBe(patienceOf(paceAndMotion(pace, 'full')));
  expect(patienceOf(paceAndMotion('calm', 'still'))).toBe(1);
});

test('a great moment shows its end at once where nothing moves, or where that is the pace', () => {
  expect(beatOf(paceAndMotion('calm', 'full'))).toBeGreaterThan(0);
  expect(beatOf(paceAndMotion('calm', 'still'))).toBe(0);
  expect(beatOf(paceAndMotion('instant', 'full'))).toBe(0);
});
