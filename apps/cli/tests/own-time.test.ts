import { Meter } from '@naos/bots';
import { expect, test } from 'vitest';
import { ownTime } from '../src/arena/own-time.ts';

const ALLOWED = 40;
const HELD_UP = 200;

/** Whether a thread that was held up for longer than its allowance still has some of it. */
function hasTimeAfterWait(clock: (() => number) | undefined): boolean {
  const budget = { evaluations: Number.POSITIVE_INFINITY, milliseconds: ALLOWED };
  const meter = new Meter({ budget, cancelled: () => false, ...(clock === undefined ? {} : { clock }) });
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, HELD_UP);
  meter.spendMany(1);
  return meter.left;
}

test('a thread that is held up uses nothing of a decision', () => {
  expect(hasTimeAfterWait(undefined)).toBe(false);
  expect(hasTimeAfterWait(ownTime)).toBe(true);
});

test('its own work uses up a decision', () => {
  const meter = new Meter({
    budget: { evaluations: Number.POSITIVE_INFINITY, milliseconds: ALLOWED },
    cancelled: () => false,
    clock: ownTime,
  });
  const begun = performance.now();
  while (meter.left && performance.now() - begun < 20_000) meter.spend();
  expect(meter.left).toBe(false);
});
