import type { PuzzleTry } from '@naos/game-module';
import { beforeEach, expect, test } from 'vitest';
import { isMet, noteSolved, noteTriesSent, noteTry, unsentTries, usePuzzles } from '../../src/store/puzzles.ts';

const tried = (id: string, right = true, at = 1): PuzzleTry => ({ game: 'aton', id, rating: 1200, right, at });
const ids = (tries: readonly PuzzleTry[]): string[] => tries.map(({ id }) => id);

beforeEach(() => usePuzzles.setState({ solved: {}, tries: [], unsent: 0 }));

test('the first try at a puzzle counts, and none at one that was solved before tries were counted', () => {
  noteTry(tried('a', false));
  noteTry(tried('a', true, 2));
  noteSolved('aton', 'old', 'alone');
  noteTry(tried('old'));
  expect(usePuzzles.getState().tries).toEqual([tried('a', false)]);
  expect(isMet(usePuzzles.getState(), 'kemet', 'a')).toBe(false);
});

test('what other devices have tried comes in; what was tried meanwhile waits', () => {
  noteTry(tried('a'));
  const sent = unsentTries();
  noteTry(tried('b', true, 2));
  noteTriesSent(sent, [tried('elsewhere', false, 0), tried('a')]);
  expect([ids(usePuzzles.getState().tries), ids(unsentTries())]).toEqual([['elsewhere', 'a', 'b'], ['b']]);
  noteTriesSent(unsentTries(), [tried('elsewhere', false, 0), tried('a'), tried('b', true, 2)]);
  expect([ids(usePuzzles.getState().tries), unsentTries()]).toEqual([['elsewhere', 'a', 'b'], []]);
});
