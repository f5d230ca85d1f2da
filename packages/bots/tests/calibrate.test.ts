import { FastRandom } from '@naos/engine';
import { describe, expect, test } from 'vitest';
import {
  type Bot,
  calibratedBot,
  calibrationBeyondLuck,
  calibrationError,
  fitCalibration,
  opinionsOn,
  type Ranked,
  type Statement,
} from '../src/index.ts';
import { type Nim, nim, nimView } from './nim.ts';

const logit = (chance: number): number => Math.log(chance / (1 - chance));
const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));
const budget = { evaluations: 10, milliseconds: 1000 };

/** Somebody who boasts: what he says is twice as far from even, as a logit, as what comes. */
function boasts(n: number, seed: number): Statement[] {
  const random = new FastRandom(seed);
  const roll = (): number => random.next() / 0x1_0000_0000;
  return Array.from({ length: n }, () => {
    const truth = 0.05 + 0.9 * roll();
    return { chance: sigmoid(2 * logit(truth)), stage: roll(), share: roll() < truth ? 1 : 0 };
  });
}

/** Games of twelve statements each that share one end: as honest as can be, or too sure by so much. */
function gamesOf(n: number, seed: number, boast = 0): Statement[][] {
  const random = new FastRandom(seed);
  const roll = (): number => random.next() / 0x1_0000_0000;
  return Array.from({ length: n }, () => {
    const truth = 0.1 + 0.8 * roll();
    const share = roll() < truth ? 1 : 0;
    return Array.from({ length: 12 }, () => ({ chance: truth + (truth > 0.5 ? boast : -boast), stage: 0, share }));
  });
}

/** A bot that says of each number of sticks taken what it is told to say. */
const saying = (values: readonly number[]): Bot<Nim> => ({
  name: 'saying',
  decide: () => {
    const ranked = values.map((value, i): Ranked<Nim> => ({ move: { do: 'take', n: i + 1 }, value }));
    return { move: { do: 'take', n: 1 }, winChance: values[0] ?? 0, ranked };
  },
});

describe('calibration', () => {
  test('a fit on some boasts makes others honest', () => {
    const numbers = fitCalibration(boasts(4000, 1));
    expect(numbers[0]).toBeCloseTo(0.5, 1);
    const others = boasts(4000, 2);
    const error = (chances: readonly number[]): number =>
      calibrationError(
        chances,
        others.map(({ share }) => share),
      );
    expect(error(others.map(({ chance }) => chance))).toBeGreaterThan(0.1);
    const asked = (chance: number, stage: number): number =>
      calibratedBot(saying([chance]), { 2: numbers }, () => stage).decide(question()).winChance ?? Number.NaN;
    expect(error(others.map(({ chance, stage }) => asked(chance, stage)))).toBeLessThan(0.03);
  });

  test('moves keep their order, and what is certain stays certain', () => {
    const bot = calibratedBot(saying([1, 0.9, 0.6, 0.6, 0.3, 0]), { 2: [0.4, -0.9, 0.2, 0.1] }, () => 1);
    const values = bot.decide(question()).ranked?.map(({ value }) => value) ?? [];
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    expect([values[0], values.at(-1), new Set(values).size]).toEqual([1, 0, 5]);
  });

  test('another number of seats uses the nearest fit; without any, chances stay as they are', () => {
    const said = (calibration: Record<string, number[]>): number =>
      calibratedBot(saying([0.8]), calibration, () => 0).decide(question()).winChance ?? Number.NaN;
    expect(said({})).toBeCloseTo(0.8);
    expect(said({ 3: [1, 0, 1, 0], 5: [1, 0, -1, 0] })).toBeCloseTo(sigmoid(logit(0.8) + 1));
  });

  function question() {
    return { view: nimView(9), seat: 0, seed: 1, budget, cancelled: () => false };
  }
});

describe('calibration beyond luck', () => {
  const plainly = (games: readonly (readonly Statement[])[]): number =>
    calibrationError(
      games.flat().map(({ chance }) => chance),
      games.flat().map(({ share }) => share),
    );
  const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  const samples = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

  test('honest chances look wrong by luck, and no longer so without it', () => {
    const games = samples.map((seed) => gamesOf(200, seed));
    expect(mean(games.map(plainly))).toBeGreaterThan(0.05);
    const found = games.map((one) => calibrationBeyondLuck(one));
    expect(mean(found.map(({ error }) => error))).toBeLessThan(0.03);
    expect(found.filter(({ low }) => low === 0).length).toBeGreaterThanOrEqual(samples.length - 1);
  });

  test('what is wrong stays: its interval holds the truth', () => {
    const found = samples.map((seed) => calibrationBeyondLuck(gamesOf(400, seed, 0.08)));
    expect(mean(found.map(({ error }) => error))).toBeCloseTo(0.08, 1.5);
    expect(found.filter(({ low, high }) => low <= 0.08 && high >= 0.08).length).toBeGreaterThanOrEqual(10);
  });

  test('a game counts once, however often it was spoken of', () => {
    const games = gamesOf(200, 3, 0.03);
    const once = games.map((said) => said.slice(0, 1));
    const [many, one] = [calibrationBeyondLuck(games), calibrationBeyondLuck(once)];
    expect(many.error).toBeCloseTo(one.error, 2);
    expect(many.high).toBeCloseTo(one.high, 2);
  });
});

test('opinions come from moments with a choice, with what came of them', () => {
  const player: Bot<Nim> = { name: 'one', decide: () => ({ move: { do: 'take', n: 1 } }) };
  const judge = saying([0.7]);
  const stage = ({ left }: Nim['view']): number => left / 100;
  const opinions = opinionsOn({ game: nim, player, judge, seats: 2, options: {}, budget, seed: 3, moments: 5, stage });
  expect(opinions).toHaveLength(5);
  for (const { chance, share, stage: at } of opinions) {
    expect([chance, share === 0 || share === 1, at >= 0.02]).toEqual([0.7, true, true]);
  }
});
