import { expect, test } from 'vitest';
import { seatName } from '../../src/online/table/seat-name.ts';
import { en } from '../../src/words/en.ts';
import type { T } from '../../src/words/index.ts';

const t: T = (key) => (en as Readonly<Record<string, string>>)[key] ?? key;

test('bots at a table on the server have names for people, not the server’s', () => {
  const names = ['level-1', 'level-5', 'mirror', 'guest'].map((name) => seatName({ kind: 'bot', name }, t));
  expect(names).toEqual(['Learner', 'Oracle', en['mirror.name'], 'guest']);
});

test('people keep their names, even that of a level; an open chair is called free', () => {
  expect(seatName({ kind: 'person', name: 'level-1' }, t)).toBe('level-1');
  expect(seatName({ kind: 'open', name: '' }, t)).toBe(en['room.free']);
});
