import { FastRandom } from '@naos/engine';
import { expect, test } from 'vitest';
import { ladderSteps } from '../src/index.ts';

const TRUTH = { a: 0, b: 150, c: 400 };
type Name = keyof typeof TRUTH;

function blocks(bot: Name, against: Name, count: number, random: FastRandom) {
  const chance = 1 / (1 + 10 ** ((TRUTH[against] - TRUTH[bot]) / 400));
  const game = () => (random.next() / 0x1_0000_0000 < chance ? 0.5 : 0);
  return { bot, against, shares: Array.from({ length: count }, () => game() + game()) };
}

test('one ladder explains all pairs at once, and its intervals hold the truth', () => {
  const random = new FastRandom(4);
  const pairs = [blocks('b', 'a', 400, random), blocks('c', 'b', 400, random), blocks('c', 'a', 400, random)];
  const [low, high] = ladderSteps(pairs, [
    ['b', 'a'],
    ['c', 'b'],
  ]);
  expect(low?.elo).toBeGreaterThan(100);
  expect(low?.elo).toBeLessThan(200);
  for (const [step, truth] of [
    [low, 150],
    [high, 250],
  ] as const) {
    expect(step?.low).toBeLessThan(truth);
    expect(step?.high).toBeGreaterThan(truth);
    expect((step?.high ?? 0) - (step?.low ?? 0)).toBeLessThan(110);
  }
});

test('a clean sweep is a large step and no endless one; what was not played says nothing', () => {
  const shares = Array.from({ length: 50 }, () => 1);
  const [step, none] = ladderSteps(
    [
      { bot: 'b', against: 'a', shares },
      { bot: 'd', against: 'c', shares: [] },
    ],
    [
      ['b', 'a'],
      ['d', 'c'],
    ],
  );
  expect(step?.elo).toBeGreaterThan(500);
  expect(step?.elo).toBeLessThan(1200);
  expect(none?.elo).toBe(0);
});
