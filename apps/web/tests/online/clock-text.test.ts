import { line, speaker } from '@naos/words';
import { expect, test } from 'vitest';
import { clockText } from '../../src/online/table/clock-text.ts';
import { siteWords } from '../../src/words/catalogs.ts';
import type { T } from '../../src/words/index.ts';

const [en, ru] = (['en', 'ru'] as const).map((language): T => {
  const say = speaker(language, siteWords);
  return (key, values) => say(line(key, values));
}) as [T, T];

test.each([
  [{ kind: 'none' }, 'No clock', 'Без часов'],
  [{ kind: 'live', start: 600, increment: 10 }, '10 minutes, 10 seconds a move', '10 минут и 10 секунд за ход'],
  [{ kind: 'live', start: 60, increment: 1 }, '1 minute, 1 second a move', '1 минута и 1 секунда за ход'],
  [{ kind: 'live', start: 90, increment: 0 }, '1.5 minutes', '1,5 минуты'],
  [{ kind: 'days', days: 1, sleep: null }, 'A day for each turn', 'День на каждый ход'],
  [
    { kind: 'days', days: 21, sleep: { from: 0, to: 7, zone: 'Asia/Tokyo' } },
    '21 days for each turn. Clocks rest from 00:00 to 07:00 (Asia/Tokyo, GMT+9)',
    '21 день на каждый ход. Часы стоят с 00:00 до 07:00 (Asia/Tokyo, GMT+9)',
  ],
] as const)('%o is said in both languages', (clock, english, russian) => {
  expect(clockText(clock, en)).toBe(english);
  expect(clockText(clock, ru)).toBe(russian);
});

test('a zone is written as people write places', () => {
  const clock = { kind: 'days', days: 1, sleep: { from: 23, to: 8, zone: 'America/New_York' } } as const;
  expect(clockText(clock, en)).toMatch(/[(]America\/New York, GMT-[45][)]$/);
});

test('a zone that this device does not know is still named', () => {
  const clock = { kind: 'days', days: 1, sleep: { from: 23, to: 8, zone: 'Mars/Olympus_Mons' } } as const;
  expect(clockText(clock, en)).toBe('A day for each turn. Clocks rest from 23:00 to 08:00 (Mars/Olympus Mons)');
});

test('from an hour to the same hour no clock rests, and nobody is told so', () => {
  expect(clockText({ kind: 'days', days: 1, sleep: { from: 5, to: 5, zone: 'UTC' } }, en)).toBe('A day for each turn');
});
