import { FastRandom } from '@naos/engine';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Bot, compared, flatBot, greedyBot, randomBot, sequentialHalving, treeBot } from '../src/index.ts';
import { type Nim, nim, nimTruth, nimView } from './nim.ts';

const blind = (): number => 0.5;
const budget = { evaluations: 3000, milliseconds: 60_000 };
const ask = (bot: Bot<Nim>, left: number, seed = 7, evaluations = budget.evaluations): number =>
  bot.decide({ view: nimView(left), seat: 0, seed, budget: { ...budget, evaluations }, cancelled: () => false }).move.n;

describe('every search finds', () => {
  const bots: readonly Bot<Nim>[] = [greedyBot(nim, blind), flatBot(nim), treeBot(nim)];

  test.each(bots.map((bot) => [bot.name, bot] as const))('%s: the move that wins at once', (_name, bot) => {
    expect([1, 2, 3].map((left) => ask(bot, left))).toEqual([1, 2, 3]);
  });

  test('the tree: a win that is forced three turns ahead', () => {
    const tree = treeBot(nim);
    expect([5, 6, 7, 9, 10, 11].map((left) => ask(tree, left))).toEqual([1, 2, 3, 1, 2, 3]);
  });

  test('greedy: the best step when the evaluation knows the truth', () => {
    expect([13, 14, 15].map((left) => ask(greedyBot(nim, nimTruth), left))).toEqual([1, 2, 3]);
  });
});

describe('a decision', () => {
  const tree = treeBot(nim);

  test('repeats for the same seed and budget in evaluations', () => {
    const answers = [1, 2, 3, 4, 5].map((seed) => ask(tree, 20, seed, 60));
    expect([1, 2, 3, 4, 5].map((seed) => ask(tree, 20, seed, 60))).toEqual(answers);
    expect(new Set(answers).size).toBeGreaterThan(1);
  });

  test('ends early when it is cancelled', () => {
    let looks = 0;
    const cancelled = (): boolean => ++looks > 3;
    const { move } = tree.decide({
      view: nimView(20),
      seat: 0,
      seed: 1,
      budget: { evaluations: 1e9, milliseconds: 1e9 },
      cancelled,
    });
    expect(nim.write(move)).toMatch(/^take [123]$/);
    expect(looks).toBe(4);
  });

  test('ends when its milliseconds are over', () => {
    let time = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => time++);
    onTestFinished(() => clock.mockRestore());
    let looks = 0;
    const cancelled = (): boolean => ++looks > 1000;
    tree.decide({ view: nimView(20), seat: 0, seed: 1, budget: { evaluations: 1e9, milliseconds: 30 }, cancelled });
    expect(looks).toBe(30);
  });

  test('by chance takes every move about equally often', () => {
    const counts = [0, 0, 0];
    for (let seed = 0; seed < 900; seed++) {
      const n = ask(randomBot(nim), 20, seed * 7919);
      counts[n - 1] = (counts[n - 1] ?? 0) + 1;
    }
    expect(Math.min(...counts)).toBeGreaterThan(240);
  });
});

describe('sequential halving', () => {
  test('spends most pulls on the arms that are hard to tell apart and finds the best', () => {
    const means = [0.1, 0.2, 0.3, 0.55, 0.3, 0.2, 0.5, 0.1];
    const random = new FastRandom(3);
    const pulls = means.map(() => 0);
    const found = sequentialHalving([...means.entries()], 2400, ([arm, mean]) => {
      pulls[arm] = (pulls[arm] ?? 0) + 1;
      return random.next() / 2 ** 32 < mean ? 1 : 0;
    });
    expect(found.slice(0, 2).map(({ arm: [arm] }) => arm)).toEqual([3, 6]);
    expect(found.map((one) => one.pulls).reduce((a, b) => a + b)).toBe(pulls.reduce((a, b) => a + b));
    expect(pulls[3]).toBeGreaterThan(5 * (pulls[0] ?? 0));
    expect(pulls.reduce((a, b) => a + b)).toBeLessThanOrEqual(2400);
  });

  test('gives the n-th pull of every arm the same number', () => {
    const seen: number[][] = [[], []];
    sequentialHalving([0, 1], 10, (arm, n) => {
      seen[arm]?.push(n);
      return arm;
    });
    expect(seen).toEqual([
      [0, 1, 2, 3, 4],
      [0, 1, 2, 3, 4],
    ]);
  });
});

describe('looks that are compared', () => {
  // Before any look the first was judged better; looks speak for the second.
  const looks = { seed: 4, judged: (arm: number) => (arm === 0 ? 0.6 : 0.5), goesOn: () => true };
  const first = (trust: number): number | undefined =>
    compared([0, 1], { ...looks, looks: 20, trust, look: (arm) => (arm === 0 ? 0.5 : 0.55) })?.[0]?.arm;

  test('the judgement before any look counts for as many looks as it is trusted', () => {
    expect(first(0)).toBe(1);
    expect(first(4)).toBe(1);
    expect(first(40)).toBe(0);
  });

  test('every thing is looked at with the same luck, and values never rise along the order', () => {
    const seen: number[][] = [[], [], []];
    const found = compared([0, 1, 2], {
      ...looks,
      looks: 60,
      trust: 0,
      look: (arm, luck) => {
        seen[arm]?.push(luck);
        return (luck % 100) / 100 - arm / 10;
      },
    });
    const [longest = [], ...others] = seen.toSorted((a, b) => b.length - a.length);
    for (const other of others) expect(other).toEqual(longest.slice(0, other.length));
    const values = found?.map(({ value }) => value) ?? [];
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    expect(values[0]).toBe(0.6);
  });

  test('a budget that does not last for one look at each compares nothing', () => {
    let left = 1;
    expect(compared([0, 1], { ...looks, looks: 20, trust: 1, look: () => 0.5, goesOn: () => left-- > 0 })).toBeNull();
  });
});
