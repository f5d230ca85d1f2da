// @vitest-environment happy-dom
import { Match, type Vocabulary } from '@naos/engine';
import type { Scene } from '@naos/table-ui';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useSettings } from '../../src/store/settings.ts';
import { useCalls } from '../../src/table/use-calls.ts';
import { toyGame } from '../toy.ts';

const loaded = await toyGame();
const situation = Match.begin(loaded.game, { seats: 2, seed: 'a'.repeat(64) }).situation(0);

/** A table at which seat 0 sits, and is asked or not. */
const scene = (version: number, isAsked: boolean): Scene<Vocabulary> => ({
  version,
  seat: 0,
  situation: isAsked ? situation : { ...situation, asked: null, moves: [] },
  seats: [],
  log: [],
  fresh: [],
  undo: null,
  curtain: null,
  notice: null,
});

let held: number;
let buzzes: number;
beforeEach(() => {
  [held, buzzes] = [0, 0];
  useSettings.setState({ sound: false, vibration: true });
  const request = async () => {
    held++;
    return { release: async () => void held-- };
  };
  Object.assign(navigator, { vibrate: () => ++buzzes > 0 });
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'wakeLock');
  Reflect.deleteProperty(navigator, 'vibrate');
});

const rested = () => act(() => new Promise<void>((done) => setTimeout(done)));

test('the screen stays on while it is one’s turn, and no longer', async () => {
  const { rerender } = renderHook(({ now }) => useCalls(now), { initialProps: { now: scene(1, true) } });
  await rested();
  expect(held).toBe(1);
  rerender({ now: scene(2, false) });
  await rested();
  expect(held).toBe(0);
});

test('one’s turn buzzes once where it is wanted, and nothing else does', async () => {
  const { rerender } = renderHook(({ now }) => useCalls(now), { initialProps: { now: scene(1, false) } });
  rerender({ now: scene(2, false) });
  rerender({ now: scene(3, true) });
  rerender({ now: scene(4, true) });
  expect(buzzes).toBe(1);
  act(() => useSettings.setState({ vibration: false }));
  rerender({ now: scene(5, false) });
  rerender({ now: scene(6, true) });
  expect(buzzes).toBe(1);
});
