// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useStaged } from '../src/parts/use-staged.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const walk = (moment: unknown, beat: number) =>
  renderHook((props) => useStaged(props.moment, 3, props.beat), { initialProps: { moment, beat } });
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('a moment is shown step by step, one a beat, and its end stays', () => {
  const { result } = walk({}, 500);
  expect(result.current.step).toBe(0);
  wait(500);
  expect(result.current.step).toBe(1);
  wait(500);
  wait(5000);
  expect(result.current.step).toBe(2);
});

test('it can be skipped; the next moment begins anew', () => {
  const { result, rerender } = walk({}, 500);
  act(() => result.current.skip());
  expect(result.current.step).toBe(2);
  rerender({ moment: {}, beat: 500 });
  expect(result.current.step).toBe(0);
  wait(500);
  expect(result.current.step).toBe(1);
});

test('without motion, and when the picture jumps, the end is there at once', () => {
  expect(walk({}, 0).result.current.step).toBe(2);
  expect(walk(null, 500).result.current.step).toBe(2);
});
