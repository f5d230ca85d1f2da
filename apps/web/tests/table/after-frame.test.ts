import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterFrame } from '../../src/table/after-frame.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what nobody waits for comes after the frame that follows what is told now, and once', () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  const did: string[] = [];
  afterFrame(() => did.push('later'));
  setTimeout(() => did.push('told'));
  vi.advanceTimersByTime(20);
  expect(did).toEqual(['told']);
  for (const frame of frames) frame();
  vi.advanceTimersByTime(1000);
  expect(did).toEqual(['told', 'later']);
});

test('it comes too where no frame does, because nobody looks', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const act = vi.fn();
  afterFrame(act);
  vi.advanceTimersByTime(1000);
  expect(act).toHaveBeenCalledTimes(1);
});

test('where nothing is drawn it comes at once', () => {
  vi.stubGlobal('requestAnimationFrame', undefined);
  const act = vi.fn();
  afterFrame(act);
  expect(act).toHaveBeenCalledTimes(1);
});
