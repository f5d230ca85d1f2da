import { FastRandom } from '@naos/engine';
import { describe, expect, test } from 'vitest';
import {
  type Features,
  freshNet,
  type Lessons,
  loadFrozenNet,
  loadNet,
  lossOf,
  type Net,
  netEvaluation,
  RIVALS,
  Runner,
  readNet,
  sigmoid,
  teach,
  topicGaps,
  weightiest,
  writeNet,
} from '../src/index.ts';
import { type Nim, nim } from './nim.ts';

const uniform = (seed: number): (() => number) => {
  const random = new FastRandom(seed);
  return () => random.next() / 2 ** 31 - 1;
};

describe('a net', () => {
  test('adds up weights and biases, and cuts hidden values off at zero', () => {
    const net: Net = { sizes: [2, 2, 1], layers: [Float32Array.of(1, 2, -1, 1, 0.5, -4), Float32Array.of(2, 3, 10)] };
    // Hidden: 1*1 + 2*2 + 0.5 = 5.5 and -1 + 2 - 4 = -3, cut to 0. Output: 2 * 5.5 + 3 * 0 + 10.
    expect(new Runner(net).run(Float32Array.of(1, 2))[0]).toBe(21);
  });

  test('learns a linear rule from samples', () => {
    const { lessons, truth } = linearLessons(2000);
    const net = freshNet([3, 1], uniform(1));
    teach(net, lessons, { passes: 30, seed: 1, pace: 0.02, decay: 0 });
    const [w] = net.layers;
    for (const [i, weight] of truth.entries()) expect(w?.[i]).toBeCloseTo(weight, 0);
  });

  test('with a hidden layer learns what no linear one can: one or the other but not both', () => {
    const lessons: Lessons = { inputs: Float32Array.of(0, 0, 0, 1, 1, 0, 1, 1), targets: Float32Array.of(0, 1, 1, 0) };
    const linear = freshNet([2, 1], uniform(2));
    const deep = freshNet([2, 8, 1], uniform(2));
    teach(linear, lessons, { passes: 2000, seed: 1, batch: 4, pace: 0.02, decay: 0 });
    teach(deep, lessons, { passes: 2000, seed: 1, batch: 4, pace: 0.02, decay: 0 });
    expect(lossOf(linear, lessons)).toBeGreaterThan(0.6);
    expect(lossOf(deep, lessons)).toBeLessThan(0.1);
  });

  test('learns the same from the same seed', () => {
    const { lessons } = linearLessons(200);
    const [a, b] = [freshNet([3, 4, 1], uniform(5)), freshNet([3, 4, 1], uniform(5))];
    for (const net of [a, b]) teach(net, lessons, { passes: 3, seed: 9 });
    expect(a).toEqual(b);
  });
});

describe('weights as a file', () => {
  const net = freshNet([4, 3, 1], uniform(3));

  test('come back as they were written', () => {
    expect(readNet(writeNet(net))).toEqual(net);
  });

  test('are refused with a reason when they are altered, cut off or something else', () => {
    const altered = writeNet(net);
    altered[60] = (altered[60] ?? 0) ^ 1;
    expect(() => readNet(altered)).toThrow(/do not fit their hash/);
    expect(() => readNet(writeNet(net).subarray(0, 70))).toThrow(/do not fit their hash/);
    expect(() => readNet(new TextEncoder().encode('<html>'))).toThrow(/no weights/);
  });

  test('load by address as data in the browser does', async () => {
    const base64 = Buffer.from(writeNet(net)).toString('base64');
    expect(await loadNet(new URL(`data:application/octet-stream;base64,${base64}`))).toEqual(net);
  });

  test('that are frozen are refused when they are others', async () => {
    const url = (of: Net) => {
      const base64 = Buffer.from(writeNet(of)).toString('base64');
      return new URL(`data:application/octet-stream;base64,${base64}`);
    };
    const hash = Buffer.from(writeNet(net)).toString('hex', 8, 12);
    expect(await loadFrozenNet(url(net), hash)).toEqual(net);
    const other: Net = { sizes: net.sizes, layers: net.layers.map((layer) => layer.map((weight) => weight + 1)) };
    await expect(loadFrozenNet(url(other), hash)).rejects.toThrow(new RegExp(`not ${hash}. Frozen weights are never`));
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
  const net: Net = { sizes: [2, 1], layers: [Float32Array.of(0.1, -2, 0.3)] };
  const state = { ...nim.setup(2, {}, { seed: '', fast: 0, drawn: [0] }), left: 7 };

  test('is the sigmoid of what the net says of them', () => {
    expect(netEvaluation(features, net)(state, 0)).toBeCloseTo(sigmoid(0.7 - 2 + 0.3), 5);
  });

  test('refuses weights for other features', () => {
    expect(() => netEvaluation(features, freshNet([3, 1], uniform(1)))).toThrow(/are for 3 features, the game has 2/);
  });

  test('reasons: what one position has over another, by topics; the others’ part counts against them', () => {
    const topics = (name: string) => (name === 'left' ? 'stones' : name === 'mine' ? 'turn' : null);
    const later = { ...state, left: 4, turn: 1 };
    const gaps = topicGaps(features, net.layers[0] as Float32Array, topics, [later, state], 0);
    // Seat 0: no turn (+2), three stones fewer (-0.3). Seat 1: the opposite of both, turned round: +2 + 0.3.
    expect(gaps.map(({ topic, gap }) => [topic, Math.round(gap * 10)])).toEqual([
      [RIVALS, 23],
      ['turn', 20],
      ['stones', -3],
    ]);
    expect(weightiest(gaps)).toEqual([RIVALS, 'turn']);
    expect(weightiest([...gaps, { topic: 'slight', gap: 0.1 }])).toEqual([RIVALS, 'turn']);
  });
});

function linearLessons(count: number): { readonly lessons: Lessons; readonly truth: readonly number[] } {
  const truth = [2, -1, 0.5];
  const next = uniform(11);
  const inputs = Float32Array.from({ length: count * 3 }, () => 2 * next());
  const targets = Float32Array.from({ length: count }, (_, n) =>
    sigmoid(truth.reduce((sum, weight, i) => sum + weight * (inputs[n * 3 + i] as number), 0)),
  );
  return { lessons: { inputs, targets }, truth };
}
