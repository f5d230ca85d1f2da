// @vitest-environment happy-dom
import { speaker } from '@naos/words';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CLASH_BEATS, ClashMoment } from '../board/scene/ClashMoment.tsx';
import { clashIn } from '../board/scene/clash-facts.ts';
import { kemet } from '../rules/index.ts';
import { words } from '../texts/index.ts';
import { clash, go, scene } from './scene.ts';

/** Five against two: the attacker wins, both lose units. */
function fought() {
  const play = go(
    scene(2).troop(0, 'w-north-dunes', 5).troop(1, 'w-temple-north', 2).play(),
    'token l2-move',
    'from w-north-dunes',
    'step w-temple-north',
  );
  return clash(play, 'cavalry-blitz', 'mixed-tactics');
}

/** The calm pace, the slowest there is. */
const CALM = 500;

function stage(beat: number) {
  const play = fought();
  const props = {
    view: kemet.view(play.state, 0),
    seat: 0,
    seats: [],
    ask: null,
    moves: [],
    choose: vi.fn(),
    preview: () => null,
    whyNot: () => null,
    explain: vi.fn(),
    fresh: play.told,
    outcome: null,
    say: speaker('en', words.catalogs),
    language: 'en' as const,
    still: beat === 0,
    beat,
  };
  return render(<ClashMoment props={props} />).container;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('[11.3.3] the clash is what its events tell: cards, strengths, losses, fame', () => {
  const told = clashIn(fought().told);
  expect(told?.winner).toBe(0);
  const [attacker, defender] = told?.sides ?? [];
  expect(attacker).toMatchObject({ seat: 0, strength: 9, lost: 2, fame: 1 });
  expect(defender).toMatchObject({ seat: 1, strength: 4, lost: 0, fame: 0, veterans: 1 });
});

test('nothing is on stage without a battle', () => {
  expect(clashIn([])).toBeNull();
});

test('the clash stays for less than two seconds, and any press or key ends it', () => {
  const shown = stage(CALM);
  expect(shown.querySelector('.kemet-clash')).not.toBeNull();
  expect(CLASH_BEATS * CALM).toBeLessThan(2000);
  act(() => void vi.advanceTimersByTime(CLASH_BEATS * CALM));
  expect(shown.querySelector('.kemet-clash')).toBeNull();
  for (const end of [() => fireEvent.pointerDown(document.body), () => fireEvent.keyDown(document.body)]) {
    cleanup();
    const again = stage(CALM);
    expect(again.querySelector('.kemet-clash')).not.toBeNull();
    end();
    expect(again.querySelector('.kemet-clash')).toBeNull();
  }
});

test('whoever wants no motion, or everything at once, gets none', () => {
  expect(stage(0).querySelector('.kemet-clash')).toBeNull();
});
