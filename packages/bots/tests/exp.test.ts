import { expect, test } from 'vitest';
import { exp } from '../src/index.ts';

test('is e to the power of x, to the last digits', () => {
  for (let x = -60; x <= 60; x += 0.0137) {
    expect(Math.abs(exp(x) / Math.exp(x) - 1)).toBeLessThan(1e-15);
  }
  expect([exp(0), exp(-1e9), exp(Number.NEGATIVE_INFINITY), exp(Number.NaN)]).toEqual([1, 0, 0, 0]);
  expect(1 / (1 + exp(1e9))).toBeCloseTo(0);
});

test('is the same figure everywhere, to the last bit', () => {
  expect([exp(1.5), exp(-0.37), exp(5.25)]).toEqual(PINNED);
});

/** As worked out by the steps of IEEE 754 that every engine shares. */
const PINNED = [4.4816890703380645, 0.6907343306373547, 190.56626845863];
