import { expect, test } from 'vitest';
import { impurities } from '../purity.ts';

test.each([
  ['const n = Math.random();', 'Math.random'],
  ['const { random } = Math;', 'another name'],
  ["const n = Math['random']();", 'Math['],
  ['const t = globalThis.Date.now();', 'globalThis'],
  ['const t = new Date();', 'clock'],
  ['names.sort((a, b) => a.localeCompare(b));', 'language'],
  ["const fs = await import('node:fs');", 'run time'],
])('%s is refused', (source, why) => {
  expect(impurities(`// first line\n${source}`)[0]).toMatchObject({ line: 2, why: expect.stringContaining(why) });
});

test('comments and texts may speak of dates and chance', () => {
  expect(impurities("/* Math.random\n new Date */ const a = 'Math.random'; // Date.now()")).toEqual([]);
});

test('ordinary arithmetic is welcome', () => {
  expect(impurities('const half = Math.floor(n / 2);')).toEqual([]);
});
