import { FastRandom } from '@naos/engine';
import { expect, test } from 'vitest';
import { chanceToSolve, NEW_SOLVER, nextPuzzle, type Puzzle, puzzleRatingOf, ratedAfterTry } from '../src/index.ts';

test('a hard puzzle found lifts the rating more than an easy one; a miss lowers it; every try makes it surer', () => {
  const hard = ratedAfterTry(NEW_SOLVER, 1600, true);
  const easy = ratedAfterTry(NEW_SOLVER, 800, true);
  const missed = ratedAfterTry(NEW_SOLVER, 1200, false);
  expect(hard.rating).toBeGreaterThan(easy.rating);
  expect(easy.rating).toBeGreaterThan(NEW_SOLVER.rating);
  expect(missed.rating).toBeLessThan(NEW_SOLVER.rating);
  for (const { spread, tries } of [hard, easy, missed]) expect([spread < NEW_SOLVER.spread, tries]).toEqual([true, 1]);
});

test('solvers come to the rating at which they solve', () => {
  const random = new FastRandom(7);
  for (const skill of [900, 1300, 1700]) {
    let sofar = NEW_SOLVER;
    let sum = 0;
    for (let n = 0; n < 400; n++) {
      const puzzle = 800 + random.below(900);
      sofar = ratedAfterTry(sofar, puzzle, random.below(10_000) / 10_000 < chanceToSolve(skill, puzzle));
      if (n >= 200) sum += sofar.rating / 200;
    }
    expect(Math.abs(sum - skill)).toBeLessThan(70);
  }
});

test('tries of one game alone count, in the order in which they were made', () => {
  const tries = [
    { game: 'aton', id: 'b', rating: 1200, right: false, at: 2 },
    { game: 'kemet', id: 'a', rating: 1200, right: true, at: 0 },
    { game: 'aton', id: 'a', rating: 1200, right: true, at: 1 },
  ];
  const inOrder = ratedAfterTry(ratedAfterTry(NEW_SOLVER, 1200, true), 1200, false);
  expect(puzzleRatingOf(tries, 'aton')).toEqual(inOrder);
  expect(puzzleRatingOf(tries, 'tekhenu')).toEqual(NEW_SOLVER);
});

test('the next puzzle is the one that fits best among those that were not met', () => {
  const puzzle = (id: string, rating: number): Puzzle => ({
    id,
    rating,
    seats: 2,
    options: {},
    seed: 1,
    moves: '',
    seat: 0,
    solution: '',
    line: [],
    chance: 1,
    rivals: [],
    margin: 0.1,
    worlds: 1,
  });
  const list = [puzzle('easy', 900), puzzle('fits', 1250), puzzle('hard', 1700)];
  expect(nextPuzzle(list, 1200, () => false)?.id).toBe('fits');
  expect(nextPuzzle(list, 1200, (id) => id === 'fits')?.id).toBe('easy');
  expect(nextPuzzle(list, 1200, () => true)).toBeUndefined();
  const unproven = { ...puzzle('unproven', 1230), margin: 0 };
  expect(nextPuzzle([unproven, ...list], 1200, () => false)?.id).toBe('fits');
});
