import type { SeatCard } from '@naos/protocol';
import { botName, line, speaker } from '@naos/words';
import { expect, test } from 'vitest';
import { levelText, othersAt, seatNames } from '../../src/online/table/seat-name.ts';
import { siteWords } from '../../src/words/catalogs.ts';
import type { T } from '../../src/words/index.ts';

const { en } = siteWords;
const say = speaker('en', siteWords);
const t: T = (key, values = {}) => say(line(key, values));
const seat = (i: number, kind: SeatCard['kind'], name: string): SeatCard => ({
  seat: i,
  kind,
  name,
  player: null,
  online: true,
  left: false,
  invited: false,
  ladder: 'in time',
});

test('levels of bots have names for people, not the server’s', () => {
  const names = ['level-1', 'level-4-raider', 'level-5', 'oracle', 'mirror', 'guest', 'level-4-guest'].map((name) =>
    levelText(name, t),
  );
  expect(names).toEqual([
    'Learner',
    'Master, a raider',
    'Vizier',
    'Oracle',
    en['mirror.name'],
    'guest',
    'level-4-guest',
  ]);
});

test('people keep their names, bots have their own, an open seat is called free, and no two are alike', () => {
  const seats = [
    seat(0, 'person', 'level-1'),
    seat(1, 'bot', 'level-3'),
    seat(2, 'bot', 'level-3'),
    seat(3, 'open', ''),
    seat(4, 'person', botName('abcdefghij', 2, 'en')),
  ];
  const [first, second, third] = [1, 2, 2].map((one) => botName('abcdefghij', one, 'en'));
  expect(seatNames({ id: 'abcdefghij', seats }, t, 'en')).toEqual([
    'level-1',
    first,
    second,
    en['room.free'],
    `${third} 2`,
  ]);
  expect(first).not.toBe(second);
  expect(seatNames({ id: 'abcdefghij', seats }, t, 'ru')[1]).toMatch(/[а-я]/);
});

test('who else sits there has a name: a free seat is nobody', () => {
  const seats = [{ ...seat(0, 'person', 'Lena'), player: 'me' }, seat(1, 'open', ''), seat(2, 'person', 'Mira')];
  const names = seatNames({ id: 'abcdefghij', seats }, t, 'en');
  expect(othersAt({ seats }, names, 'me')).toBe('Mira');
  expect(othersAt({ seats: seats.slice(0, 2) }, names.slice(0, 2), 'me')).toBe('');
});
