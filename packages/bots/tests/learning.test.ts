import { FastRandom } from '@naos/engine';
import { describe, expect, test } from 'vitest';
import {
  type Features,
  fitWeights,
  joinedLessons,
  LessonBook,
  type Lessons,
  linearWorth,
  loadFrozenWeights,
  loadWeights,
  lossOf,
  randomBot,
  readWeights,
  rivalsChance,
  rivalsEvaluation,
  sigmoid,
  writeWeights,
} from '../src/index.ts';
import { Explorer } from '../src/learning/explorer.ts';
import { type Nim, nim } from './nim.ts';

const TRUTH = Float32Array.of(2, -1, 0.5);

/** Positions of so many rivals whose chances follow from the truth, as chances or as who came first. */
function lessonsOf(count: number, rivals: number, seed: number, drawn = false): Lessons {
  const random = new FastRandom(seed);
  const number = (): number => random.next() / 2 ** 31 - 1;
  const book = new LessonBook();
  for (let n = 0; n < count; n++) {
    const rows = Array.from({ length: rivals }, () => Float32Array.from(TRUTH, () => 2 * number()));
    const worths = rows.map((row) => row.reduce((sum, value, i) => sum + value * (TRUTH[i] ?? 0), 0));
    const chances = worths.map((_, seat) => rivalsChance(worths, seat));
    let left = random.next() / 2 ** 32;
    const winner = chances.findIndex((chance) => {
      left -= chance;
      return left < 0;
    });
    book.add(rows, drawn ? chances.map((_, seat) => (seat === winner ? 1 : 0)) : chances);
  }
  return book.lessons();
}

describe('fitting weights', () => {
  test.each([2, 3, 5])('finds the weights that chances of %i rivals follow from', (rivals) => {
    const weights = fitWeights(lessonsOf(500, rivals, 3), { width: 3, ridge: 1e-6 });
    for (const [i, weight] of TRUTH.entries()) expect(weights[i]).toBeCloseTo(weight, 3);
  });

  test('tables of several sizes teach the same weights together', () => {
    const lessons = joinedLessons([lessonsOf(100, 2, 5), lessonsOf(100, 4, 6)]);
    const weights = fitWeights(lessons, { width: 3, ridge: 1e-6 });
    for (const [i, weight] of TRUTH.entries()) expect(weights[i]).toBeCloseTo(weight, 3);
  });

  test('a ridge holds weights near the prior: firmly enough, and nothing is learned', () => {
    const prior = Float32Array.of(0.5, 0.5, 0.5);
    const far = fitWeights(lessonsOf(50, 2, 3), { width: 3, ridge: 1e9, prior });
    for (const weight of far) expect(weight).toBeCloseTo(0.5, 4);
  });

  test('few games learned by heart surprise more elsewhere than the same games held by a ridge', () => {
    const [few, unseen] = [lessonsOf(5, 2, 7, true), lessonsOf(4000, 2, 8, true)];
    const byHeart = fitWeights(few, { width: 3, ridge: 0.001 });
    const held = fitWeights(few, { width: 3, ridge: 0.3 });
    expect(lossOf(byHeart, few)).toBeLessThan(lossOf(held, few));
    expect(lossOf(byHeart, unseen)).toBeGreaterThan(lossOf(held, unseen));
  });
});

describe('weights as a file', () => {
  const file = writeWeights(TRUTH);
  const address = (bytes: Uint8Array): URL =>
    new URL(`data:application/octet-stream;base64,${Buffer.from(bytes).toString('base64')}`);

  test('come back as they were written', () => {
    expect(readWeights(file)).toEqual(TRUTH);
  });

  test('are refused with a reason when they are altered, cut off or something else', () => {
    const altered = file.slice();
    altered[60] = (altered[60] ?? 0) ^ 1;
    expect(() => readWeights(altered)).toThrow(/do not fit their hash/);
    expect(() => readWeights(file.subarray(0, 60))).toThrow(/do not fit their hash/);
    expect(() => readWeights(new TextEncoder().encode('<html>'))).toThrow(/no weights/);
  });

  test('load by address as data in the browser does', async () => {
    expect(await loadWeights(address(file))).toEqual(TRUTH);
  });

  test('that are frozen are refused when they are others', async () => {
    const hash = Buffer.from(file).toString('hex', 8, 12);
    expect(await loadFrozenWeights(address(file), hash)).toEqual(TRUTH);
    const other = writeWeights(TRUTH.map((weight) => weight + 1));
    await expect(loadFrozenWeights(address(other), hash)).rejects.toThrow(
      new RegExp(`not ${hash}. Frozen weights are never`),
    );
  });
});

describe('an evaluation by features', () => {
  const features: Features<Nim> = {
    names: ['left', 'mine'],
    fill: (state, seat, into) => {
      into[0] = state.left;
      into[1] = state.turn === seat ? 1 : 0;
    },
  };
  const weights = Float32Array.of(0.1, -2);
  const state = { ...nim.setup(2, {}, { seed: '', fast: 0, drawn: [0] }), left: 7 };

  test('is the chance to beat the others by the difference of worths', () => {
    expect(rivalsEvaluation(linearWorth(features, weights))(state, 0)).toBeCloseTo(sigmoid(-2), 5);
  });

  test('refuses weights for other features', () => {
    expect(() => linearWorth(features, TRUTH)).toThrow(/are for 3 terms, the game has 2/);
  });
});

test('where tastes differ, every seat of a game to learn from has a player with tastes of his own', () => {
  const named = (random: FastRandom) => ({ ...randomBot(nim), name: `taste ${random.below(1000)}` });
  const names = (seed: number): string[] =>
    new Explorer(nim, randomBot(nim), [], ['tastes'], seed, named).next(4, 20).bots.map(({ name }) => name);
  expect(new Set(names(3)).size).toBe(4);
  expect(names(3)).toEqual(names(3));
  expect(names(3)).not.toEqual(names(4));
});
