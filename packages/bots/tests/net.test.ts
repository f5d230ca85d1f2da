import { FastRandom } from '@naos/engine';
import { describe, expect, test } from 'vitest';
import {
  fitNet,
  freshNet,
  type Gated,
  LessonBook,
  type Lessons,
  lossOfNet,
  netParts,
  netWorth,
  topicsBy,
} from '../src/index.ts';
import { type Nim, nim } from './nim.ts';

const INPUTS = 4;
const GATES = 2;

/** Positions in which two numbers are worth something together and nothing alone, and a third one early in the game only. */
function lessonsOf(count: number, seed: number): Lessons {
  const random = new FastRandom(seed);
  const book = new LessonBook();
  for (let n = 0; n < count; n++) {
    const early = random.below(2);
    const rows = [0, 1].map(() => Float32Array.of(random.below(2), random.below(2), early, 1 - early));
    const worths = rows.map((row) => (row[0] === row[1] ? 0 : 2) + early * (row[0] ?? 0));
    const chance = 1 / (1 + Math.exp((worths[1] ?? 0) - (worths[0] ?? 0)));
    book.add(rows, [chance, 1 - chance]);
  }
  return book.lessons();
}

const plain = new Float32Array(GATES * INPUTS);
const taught = (cells: number): number => {
  const [lessons, held] = [lessonsOf(3000, 1), lessonsOf(500, 2)];
  const start = freshNet(plain, INPUTS, GATES, cells);
  const net = fitNet(lessons, { inputs: INPUTS, gates: GATES, start, rounds: 40, seed: 3, held });
  return lossOfNet(net, held, INPUTS, GATES);
};

describe('a net', () => {
  const features: Gated<Nim> = {
    names: ['left', 'mine', 'early', 'late'],
    gates: GATES,
    fill: (state, seat, into) => {
      into[0] = state.left / 10;
      into[1] = state.turn === seat ? 1 : 0;
      into[2] = 0.25;
      into[3] = 0.75;
    },
  };
  const state = { ...nim.setup(2, {}, { seed: '', fast: 0, drawn: [0] }), left: 7 };

  test('learns what plain weights can not: that two things are worth something together', () => {
    const least = lossOfNet(freshNet(plain, INPUTS, GATES, 0), lessonsOf(500, 2), INPUTS, GATES);
    const [without, cells] = [taught(0), taught(8)];
    expect(without).toBeLessThan(least - 0.005);
    expect(cells).toBeLessThan(without - 0.05);
  });

  test('is the same each time it is taught, and no worse than the round that did best', () => {
    const lessons = lessonsOf(300, 4);
    const start = freshNet(plain, INPUTS, GATES, 3);
    const learn = (rounds: number) =>
      fitNet(lessons, { inputs: INPUTS, gates: GATES, start, rounds, seed: 3, held: lessons });
    expect(learn(4)).toEqual(learn(4));
    expect(lossOfNet(learn(4), lessons, INPUTS, GATES)).toBeLessThan(lossOfNet(start, lessons, INPUTS, GATES));
  });

  test('begins as its plain weights, each gate with those of its own', () => {
    const early = Float32Array.of(1, 2, 0, 0);
    const late = Float32Array.of(3, 4, 0, 0);
    const net = freshNet(Float32Array.of(...early, ...late), INPUTS, GATES, 5);
    expect(netWorth(features, net)(state, 0)).toBeCloseTo(0.25 * (0.7 + 2) + 0.75 * (2.1 + 4), 5);
  });

  test('is worth what its parts are together, topic by topic', () => {
    const net = freshNet(Float32Array.of(1, -2, 3, 4, 5, 6, 7, 8), INPUTS, GATES, 5).map((weight, i) =>
      i >= (GATES + 5) * INPUTS ? 0.5 : weight,
    );
    const worth = netWorth(features, net)(state, 0);
    expect(netParts(features, net)(state, 0).reduce((sum, part) => sum + part, 0)).toBeCloseTo(worth, 5);
    const topics = topicsBy(features, net, (name) => (name === 'left' ? 'a' : 'b'))(state, 0);
    expect((topics.get('a') ?? 0) + (topics.get('b') ?? 0)).toBeCloseTo(worth, 5);
  });

  test('refuses weights for another net', () => {
    expect(() => netWorth(features, new Float32Array(10))).toThrow(/No net of 4 inputs and 2 gates has 10 weights/);
  });
});
