import { fastChance, type Game, imagined, Play } from '@naos/engine';
import { describe, expect, test } from 'vitest';
import {
  type Features,
  linearWorth,
  Meter,
  rivalsChance,
  rivalsEvaluation,
  searchAnswers,
  searchDeeper,
  searchRows,
} from '../src/index.ts';
import { type Lock, lock } from './lock.ts';
import { type Nim, nim, nimView } from './nim.ts';

const meter = (evaluations = 10_000): Meter =>
  new Meter({ budget: { evaluations, milliseconds: 60_000 }, cancelled: () => false });
const begun = (game: Game<Lock>): Play<Lock> => new Play(game, game.setup(2, {}, fastChance(1, 1)));
const blind = (): number => 0.5;
const ONE_TURN = { evaluate: blind, moment: () => 0 };

describe('rows of small moves', () => {
  const rate = (clicks: number, evaluations: number, steps = 1000): number[] =>
    searchRows(begun(lock(clicks)), 0, ONE_TURN, meter(evaluations), { seed: 1, steps }).ranked.map(
      ({ value }) => value,
    );

  test('a first move is worth the best end of all rows behind it', () => {
    expect(rate(9, 10_000)).toEqual([0, 0, 1, 0, 0]);
  });

  test('rows drawn by chance find it too when there are too many to try', () => {
    expect(rate(9, 10_000, 60)).toEqual([0, 0, 1, 0, 0]);
  });

  test('a row ends where something is learned: nobody plans with luck', () => {
    expect(rate(1, 10_000)).toEqual([0.5, 0.5, 0.5, 0.5, 0.5]);
  });

  test('a small budget ends the search early and still answers', () => {
    const spent = meter(3);
    const { ranked } = searchRows(begun(lock(9)), 0, ONE_TURN, spent, { seed: 1, steps: 1000 });
    expect([ranked.length, spent.spent <= 3]).toEqual([5, true]);
  });

  test('the ends are kept best first', () => {
    const { ends } = searchRows(begun(lock(9)), 0, { ...ONE_TURN, keep: 4 }, meter(), { seed: 1, steps: 1000 });
    expect(ends.map(({ value, move }) => [value, move.n])).toEqual([
      [1, 2],
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  });
});

describe('answers of the others', () => {
  const choose = (left: number): number => {
    const play = imagined(nim, nimView(left), 1);
    const rules = { evaluate: blind, moment: ({ turn, left: rest }: Nim['state']) => `${turn} ${rest}` };
    const ranked = searchAnswers(play, 0, rules, meter(), { seed: 1, steps: 100 }, { width: 8, steps: 20, rows: 4 });
    return ranked.toSorted((a, b) => b.value - a.value)[0]?.move.n ?? 0;
  };

  test('a win in one is taken', () => {
    expect([1, 2, 3].map(choose)).toEqual([1, 2, 3]);
  });

  test('what gives the other a win in one is left alone', () => {
    // From five only one taken leaves more than the other can take at once.
    expect(choose(5)).toBe(1);
    expect(choose(6)).not.toBe(3);
  });
});

describe('looks beyond the turn', () => {
  const rules = { evaluate: blind, moment: ({ turn, left: rest }: Nim['state']) => `${turn} ${rest}` };
  const closer = { width: 4, alike: 1, margin: 1, looks: 32, beam: 3, turns: 1 };
  const rated = (left: number, evaluations = 10_000) =>
    searchDeeper(imagined(nim, nimView(left), 1), 0, rules, meter(evaluations), { seed: 1, steps: 100 }, closer);
  const choose = (left: number): number => rated(left).toSorted((a, b) => b.value - a.value)[0]?.move.n ?? 0;

  test('a win in one is taken, and what gives the other one is left alone', () => {
    expect([1, 2, 3, 5].map(choose)).toEqual([1, 2, 3, 1]);
    expect(choose(6)).not.toBe(3);
  });

  test('a budget that ends before each row was looked at leaves the values of the rows', () => {
    expect(rated(9, 4).map(({ value }) => value)).toEqual([0.5, 0.5, 0.5]);
  });

  test('the same seed gives the same values', () => {
    expect(rated(9)).toEqual(rated(9));
  });

  test('the chance of the best row is its mean over worlds, where wanted: the same with any seed, and the same order', () => {
    // Luck that nobody can know moves the evaluation by up to 30 points.
    const lucky = ({ left, secret }: Nim['state']): number => 0.3 + left / 100 + secret / 330;
    const ranking = (seed: number, worlds?: number) =>
      searchDeeper(
        imagined(nim, nimView(9), seed),
        0,
        { ...rules, evaluate: lucky },
        meter(),
        { seed, steps: 100 },
        { ...closer, looks: 1, ...(worlds === undefined ? {} : { worlds }) },
      ).toSorted((a, b) => b.value - a.value);
    const seeds = [1, 2, 3, 4, 5];
    const spread = (worlds?: number): number => {
      const best = seeds.map((seed) => ranking(seed, worlds)[0]?.value ?? 0);
      return Math.max(...best) - Math.min(...best);
    };
    expect(spread()).toBeGreaterThan(0.05);
    expect(spread(200)).toBeLessThan(1e-9);
    for (const seed of seeds)
      expect(ranking(seed, 200).map(({ move }) => move)).toEqual(ranking(seed).map(({ move }) => move));
    expect(ranking(1, 200)[0]?.value).toBeCloseTo(0.3 + 0.08 + 0.15, 1);
  });
});

describe('rivals', () => {
  const terms: Features<Nim> = {
    names: ['sticks', 'turn'],
    fill: ({ left, turn }, seat, into) => {
      into[0] = left;
      into[1] = turn === seat ? 1 : 0;
    },
  };
  const weights = Float32Array.of(0.25, 0.5);
  const { state } = new Play(nim, nim.setup(2, {}, fastChance(1, 1)));

  test('chances of all seats make one, and a lead of worth is the logit of beating the other', () => {
    const worths = [0.3, 1.1, -0.4];
    expect(worths.reduce((sum, _, seat) => sum + rivalsChance(worths, seat), 0)).toBeCloseTo(1);
    expect(rivalsChance([1.5, 0.5], 0)).toBeCloseTo(1 / (1 + Math.exp(-1)));
    const evaluate = rivalsEvaluation(linearWorth(terms, weights));
    expect(evaluate(state, 0) + evaluate(state, 1)).toBeCloseTo(1);
    expect(evaluate(state, state.turn)).toBeCloseTo(1 / (1 + Math.exp(-0.5)));
  });
});
