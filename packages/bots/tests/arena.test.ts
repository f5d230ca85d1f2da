import { describe, expect, test } from 'vitest';
import {
  calibrationError,
  dealSeed,
  evenScore,
  evenShare,
  greedyBot,
  measured,
  playArenaGame,
  playBlock,
  randomBot,
  verdictOf,
} from '../src/index.ts';
import { nim, nimTruth } from './nim.ts';

const budget = { evaluations: 10, milliseconds: 1000 };
const knowing = greedyBot(nim, nimTruth, { name: 'knowing' });
const clueless = randomBot(nim);
const pairing = { game: nim, bot: knowing, against: clueless, seats: 2, options: {}, budget, series: 'test' };

describe('an arena game', () => {
  test('repeats with its seed, and seats its bots as told', () => {
    const play = (seed: number, first = knowing) =>
      playArenaGame({ game: nim, bots: [first, clueless], options: {}, budget, seed });
    expect(play(5).decisions).toBe(play(5).decisions);
    expect(play(5).shares).toEqual([1, 0]);
    expect(new Set([1, 2, 3, 4, 5, 6].map((seed) => play(seed, clueless).decisions)).size).toBeGreaterThan(1);
  });
});

describe('a block', () => {
  test('plays the same deal once from every seat', () => {
    const { games, share } = playBlock(pairing, 3);
    expect(games).toHaveLength(2);
    expect(games[0]?.shares).toEqual([1, 0]);
    expect(share).toBeGreaterThanOrEqual(0.5);
  });

  test('has a seed of its own for each number and series', () => {
    const seeds = [dealSeed('a', 1), dealSeed('a', 2), dealSeed('b', 1)];
    expect(new Set(seeds).size).toBe(3);
    expect(dealSeed('a', 1)).toBe(seeds[0]);
  });

  test('scores equal strength one half for any number of seats', () => {
    expect([evenScore(1 / 4, 4), evenScore(1, 4), evenScore(0, 4), evenScore(0.5, 2)]).toEqual([0.5, 1, 0, 0.5]);
    expect(evenScore(0.75, 2)).toBe(0.75);
    for (const share of [0, 0.1, 0.25, 0.6, 1]) expect(evenShare(evenScore(share, 4), 4)).toBeCloseTo(share, 12);
  });
});

describe('the statistics', () => {
  test('have an interval that holds the truth about 95 times in 100', () => {
    let seed = 1;
    const flip = (): number => {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      return seed / 2 ** 32 < 0.6 ? 1 : 0;
    };
    let held = 0;
    for (let i = 0; i < 400; i++) {
      const { low, high } = measured(Array.from({ length: 100 }, flip));
      if (low <= 0.6 && high >= 0.6) held++;
    }
    expect(held).toBeGreaterThan(370);
    expect(held).toBeLessThan(397);
  });

  test('do not call a clean sweep certain', () => {
    const { mean, low, high } = measured(new Array<number>(50).fill(1));
    expect([mean, high]).toEqual([1, 1]);
    expect(low).toBeGreaterThan(0.9);
    expect(low).toBeLessThan(0.95);
  });

  test('give a verdict when the matter is clear, and none before', () => {
    const scores = (n: number, share: number) =>
      Array.from({ length: n }, (_, i) => ((i * 37) % 100 < share * 100 ? 1 : 0));
    const asked = { worse: 0.5, better: 0.55, error: 0.05 };
    expect(verdictOf(scores(400, 0.65), asked)).toBe('better');
    expect(verdictOf(scores(1000, 0.45), asked)).toBe('not better');
    expect(verdictOf(scores(20, 0.6), asked)).toBe('open');
    expect(verdictOf([1, 1, 1], asked)).toBe('open');
  });

  test('measure calibration: nothing for honest chances, the gap for boasts', () => {
    const honest = [0.25, 0.25, 0.25, 0.25, 0.75, 0.75, 0.75, 0.75];
    const came = [1, 0, 0, 0, 1, 1, 1, 0];
    expect(calibrationError(honest, came, 2)).toBeCloseTo(0, 9);
    expect(calibrationError([0.95, 0.95], [1, 0], 1)).toBeCloseTo(0.45, 9);
    // Bins hold equally many statements, however close together the chances are.
    expect(calibrationError([0.5, 0.51, 0.52, 0.53], [0, 0, 1, 1], 2)).toBeCloseTo((0.505 + 0.475) / 2, 9);
  });
});
