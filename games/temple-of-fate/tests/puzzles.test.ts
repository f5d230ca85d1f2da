import { problemsInPuzzles } from '@naos/door';
import { expect, test } from 'vitest';
import { puzzles } from '../puzzles/index.ts';
import { templeOfFate } from '../rules/index.ts';

test('at least twenty puzzles; each replays, and its one solution, rivals and line are legal', () => {
  expect(puzzles.length).toBeGreaterThanOrEqual(20);
  expect(problemsInPuzzles(templeOfFate, puzzles)).toEqual([]);
});

test('a puzzle that does not fit the game is named', () => {
  const [first] = puzzles;
  if (first === undefined) throw new Error('There is no puzzle.');
  const wrong = [
    { ...first, id: 'a', solution: 'nonsense' },
    { ...first, id: 'b', moves: `${first.moves}; 0 nonsense` },
    { ...first, id: 'c', rivals: [{ move: first.solution, loss: 0 }] },
    { ...first, id: 'c' },
  ];
  const found = problemsInPuzzles(templeOfFate, wrong).map((problem) => problem.slice(0, 1));
  expect([...new Set(found)]).toEqual(['a', 'b', 'c']);
});
