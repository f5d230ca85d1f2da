import { describe, expect, test } from 'vitest';
import { yardsticksOf } from '../src/index.ts';
import { type Nim, nim, nimView } from './nim.ts';

/** Whoever may take the last stick soon stands well: a count that knows nothing of strategy. */
const advice = ({ left }: Nim['state']): number => -left;
const { bots, about } = yardsticksOf(nim, { advice, misread: 0, playouts: 400 });
const budget = { evaluations: 1, milliseconds: 1 };

describe('yardsticks', () => {
  test('are all described', () => {
    expect(Object.keys(about)).toEqual(bots.map(({ name }) => name));
  });

  test.each(bots.map((bot) => [bot.name, bot] as const))(
    '%s wins where it can at once, whatever budget it is granted, and the same again',
    (_name, bot) => {
      const ask = (left: number): number =>
        bot.decide({ view: nimView(left), seat: 0, seed: 5, budget, cancelled: () => false }).move.n;
      expect([1, 2, 3].map(ask)).toEqual([1, 2, 3]);
      expect(ask(9)).toBe(ask(9));
    },
  );

  test('plain tree search finds a forced win that counting does not see', () => {
    const tree = bots.find(({ name }) => name === 'uct-5s');
    const ask = (left: number) =>
      tree?.decide({ view: nimView(left), seat: 0, seed: 5, budget, cancelled: () => false }).move.n;
    expect([5, 6, 7].map(ask)).toEqual([1, 2, 3]);
  });
});
