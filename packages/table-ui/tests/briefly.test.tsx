// @vitest-environment happy-dom
import { act, cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useBriefly } from '../src/parts/use-briefly.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const show = (moment: string | null, time: number) =>
  renderHook((props) => useBriefly(props.moment, props.time), { initialProps: { moment, time } });
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('a moment stays for its time, also when the next picture has none', () => {
  const { result, rerender } = show('won', 1500);
  expect(result.current).toBe('won');
  wait(1000);
  rerender({ moment: null, time: 1500 });
  expect(result.current).toBe('won');
  wait(500);
  expect(result.current).toBeNull();
});

test('any press or key ends it', () => {
  for (const end of [fireEvent.pointerDown, fireEvent.keyDown]) {
    const { result, unmount } = show('won', 1500);
    expect(result.current).toBe('won');
    act(() => void end(document.body));
    expect(result.current).toBeNull();
    unmount();
  }
});

test('without motion or patience it never comes', () => {
  expect(show('won', 0).result.current).toBeNull();
});
