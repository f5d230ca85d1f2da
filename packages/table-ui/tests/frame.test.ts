import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterFrame, beforePaint, withFrame } from '../src/session/frame.ts';

let frames: (() => void)[] = [];
let did: string[] = [];

/** The frames that are wanted now, as a browser makes them: what one of them asks for belongs to the next. */
function frame(): void {
  const due = frames;
  frames = [];
  for (const act of due) act();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => frames.push(act));
  [frames, did] = [[], []];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const does = (what: string) => () => void did.push(what);

test('what is told is drawn with the next frame, and looked at before the same frame is painted', () => {
  withFrame(() => {
    did.push('drawn');
    beforePaint(does('looked at'));
  });
  expect(did).toEqual([]);
  frame();
  expect(did).toEqual(['drawn', 'looked at']);
  vi.advanceTimersByTime(1000);
  expect(did).toHaveLength(2);
});

test('what is drawn at another time is looked at with the next frame', () => {
  beforePaint(does('looked at'));
  expect(did).toEqual([]);
  frame();
  expect(did).toEqual(['looked at']);
});

test('where no frame comes, because nobody looks, it is drawn all the same, and once', () => {
  withFrame(does('drawn'));
  vi.advanceTimersByTime(1000);
  frame();
  expect(did).toEqual(['drawn']);
});

test('what nobody waits for comes after the frame that shows what is told now, and once', () => {
  afterFrame(does('later'));
  withFrame(does('drawn'));
  vi.advanceTimersByTime(20);
  frame();
  expect(did).toEqual(['drawn']);
  vi.advanceTimersByTime(1000);
  expect(did).toEqual(['drawn', 'later']);
});

test('it comes after what is told where no frame does', () => {
  withFrame(does('drawn'));
  afterFrame(does('later'));
  vi.advanceTimersByTime(1000);
  expect(did).toEqual(['drawn', 'later']);
});

test('where nothing is drawn it comes at once', () => {
  vi.stubGlobal('requestAnimationFrame', undefined);
  afterFrame(does('later'));
  expect(did).toEqual(['later']);
});
