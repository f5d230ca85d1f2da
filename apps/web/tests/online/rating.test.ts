import { expect, test } from 'vitest';
import { ratingChange } from '../../src/online/table/use-rating.ts';

const row = (rating: number, games: number) => ({ player: 'p', name: 'Lena', bot: false, rating, spread: 50, games });

test('a change of the rating is told only where it comes from this game alone', () => {
  expect(ratingChange(row(1462, 37), row(1449, 38))).toBe(-13);
  expect(ratingChange(row(1462, 36), row(1449, 38))).toBeNull();
  expect(ratingChange(null, row(1449, 38))).toBeNull();
  expect(ratingChange(null, row(1030, 1))).toBe(30);
});
