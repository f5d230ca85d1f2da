import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { recorded, replayedText } from '../src/golden.ts';
import { offerings } from './toy/offerings.ts';

const stored = readFileSync(new URL('./golden/two.txt', import.meta.url), 'utf8');

describe('golden games', () => {
  test('a stored game is played again to the same text', () => {
    expect(replayedText(offerings, stored)).toBe(stored);
  });

  test('a change of what is told shows in the text', () => {
    const louder = { ...offerings, outcome: () => ({ places: [1, 1], points: [0, 0], how: 'peace' }) };
    expect(replayedText(louder, stored)).not.toBe(stored);
  });

  test('a move that is not legal any more shows where it stood', () => {
    const edited = stored.replace(/^> (\d) mark \d/m, '> $1 mark 9');
    expect(replayedText(offerings, edited)).toContain('mark 9\n  not legal any more');
  });

  test('recording gives the same text every time', () => {
    expect(recorded(offerings, { name: 'two', seats: 2 }, {})).toBe(stored);
  });
});
