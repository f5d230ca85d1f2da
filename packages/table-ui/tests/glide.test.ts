// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { arrivals, type Standing } from '../src/parts/glide.ts';

const piece = document.createElement('i');
const at = (kind: string, x: number, y = 0): Standing => ({ piece, kind, x, y, key: `${kind} ${x} ${y}` });
const told = (before: readonly Standing[], after: readonly Standing[]) =>
  arrivals(before, after).map(({ to, from }) => [to.key, from?.key ?? null]);

test('pieces that stand where they stood do not move', () => {
  expect(told([at('red', 1), at('blue', 2)], [at('blue', 2), at('red', 1)])).toEqual([]);
});

test('an arrival comes from the nearest place that its own kind has left, each place serves once', () => {
  const before = [at('red', 1), at('red', 50), at('blue', 11)];
  expect(told(before, [at('red', 10), at('red', 12), at('blue', 11)])).toEqual([
    ['red 10 0', 'red 1 0'],
    ['red 12 0', 'red 50 0'],
  ]);
});

test('a piece that nothing has made room for comes from nowhere on the board', () => {
  expect(told([at('red', 1)], [at('red', 1), at('red', 9)])).toEqual([['red 9 0', null]]);
});
