import { expect, test } from 'vitest';
import { recentMoves } from '../src/session/recent.ts';

const told = (n: number, seat: number | null, kind: string) => ({ n, seat, event: { kind } });
const tell = ({ kind }: { readonly kind: string }) => (kind === 'mute' ? null : kind);
const texts = (log: readonly ReturnType<typeof told>[], viewer: number | null) =>
  recentMoves(log, viewer, tell).map(({ seat, text }) => [seat, text]);

const LOG = [
  told(0, null, 'setup'),
  told(1, 0, 'mine'),
  told(2, 1, 'a'),
  told(2, 1, 'mute'),
  told(2, 1, 'b'),
  told(3, 2, 'c'),
];

test('the line tells what the others have done since my last move, a sentence or more for each move', () => {
  expect(texts(LOG, 0)).toEqual([
    [1, 'a. b'],
    [2, 'c'],
  ]);
  expect(recentMoves(LOG, 0, tell)[0]?.events).toHaveLength(3);
});

test('while nobody else has moved, and to who only watches, it tells the last move', () => {
  expect(texts(LOG, 2)).toEqual([[2, 'c']]);
  expect(texts(LOG, null)).toEqual([[2, 'c']]);
  expect(texts(LOG.slice(0, 2), 1)).toEqual([[0, 'mine']]);
});

test('before the first move there is nothing to tell', () => {
  expect(texts(LOG.slice(0, 1), 0)).toEqual([]);
});
