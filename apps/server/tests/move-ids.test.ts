import { expect, test } from 'vitest';
import { MoveIds } from '../src/tables/move-ids.ts';

const MANY = 5_000;

test('every id is found again with its line, however many there are, and no other is', () => {
  const ids = new MoveIds();
  for (let n = 1; n <= MANY; n++) {
    expect(ids.get(`table-${n}`)).toBeUndefined();
    ids.set(`table-${n}`, n);
    expect(ids.get(`table-${n}`)).toBe(n);
  }
  for (let n = 1; n <= MANY; n++) expect(ids.get(`table-${n}`)).toBe(n);
  for (let n = 1; n <= MANY; n++) expect(ids.get(`other-${n}`)).toBeUndefined();
});

test('of an id that was noted twice the later line counts; once cleared, none is there', () => {
  const ids = new MoveIds();
  ids.set('a', 1);
  ids.set('b', 2);
  ids.set('a', 3);
  expect([ids.get('a'), ids.get('b')]).toEqual([3, 2]);
  ids.clear();
  expect([ids.get('a'), ids.get('b')]).toEqual([undefined, undefined]);
});
