import { expect, test } from 'vitest';
import { luckOf } from '../src/profiles/lucks.ts';

test('luck is put aside over several games, with how far it can be trusted', () => {
  expect(luckOf([])).toEqual({ games: 0, won: 0, even: 0, range: null });
  const few = luckOf([{ share: 1, even: 0.4 }]);
  expect(few).toEqual({ games: 1, won: 1, even: 0.4, range: null });
  const games = [1, 1, 0, 1, 0.5].map((share, i) => ({ share, even: 0.4 + 0.1 * i }));
  const { won, even, range } = luckOf(games);
  expect([won, even]).toEqual([0.7, expect.closeTo(0.6)]);
  // The standard deviation of 0.4 … 0.8 is 0.158; of their mean, 0.0707.
  expect(range).toBeCloseTo(1.96 * 0.0707, 3);
});
