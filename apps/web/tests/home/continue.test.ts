import { line, speaker } from '@naos/words';
import { expect, test } from 'vitest';
import { headline, standing } from '../../src/home/Continue.tsx';
import type { SavedSeat } from '../../src/store/tables.ts';
import { siteWords } from '../../src/words/catalogs.ts';
import type { T } from '../../src/words/index.ts';
import { freshTable } from '../toy.ts';

const say = speaker('en', siteWords);
const t: T = (key, values) => say(line(key, values));
const LENA: SavedSeat = { kind: 'person', name: 'Lena' };
const NEFER: SavedSeat = { kind: 'bot', name: 'Nefer', level: 'level-3' };
const ended = (chairs: SavedSeat[], places: number[], points: number[]) => ({
  ...freshTable(chairs),
  outcome: { places, points, how: 'points' },
});

test('a table is named after those one plays with, wherever one sits', () => {
  expect(headline(freshTable([LENA, NEFER]), 'Aton', t)).toBe('Aton with Nefer');
  expect(headline(freshTable([NEFER, LENA]), 'Aton', t)).toBe('Aton with Nefer');
  expect(headline(freshTable([LENA]), 'Tekhenu', t)).toBe('Tekhenu');
});

test('who won is said from the person’s own seat', () => {
  expect(standing(ended([LENA, NEFER], [1, 2], [41, 38]), t)).toBe('You won 41\u00a0:\u00a038');
  expect(standing(ended([NEFER, LENA], [1, 2], [41, 38]), t)).toBe('You lost 38\u00a0:\u00a041');
  expect(standing(ended([LENA, NEFER], [1, 1], [40, 40]), t)).toBe('Shared victory, 40\u00a0:\u00a040');
});

test('where several people sat at one device, or a file was opened, nobody is "you"', () => {
  expect(standing(ended([LENA, { ...LENA, name: 'Mira' }], [1, 2], [41, 38]), t)).toBe('Ended 41\u00a0:\u00a038');
});
