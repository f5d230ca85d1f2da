// @vitest-environment happy-dom
import { Match } from '@naos/engine';
import { speaker } from '@naos/words';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { game, type StonePapyrusKnife } from '../../../docs/adding-a-game/stone-papyrus-knife/rules/index.ts';
import { words } from '../../../docs/adding-a-game/stone-papyrus-knife/texts/index.ts';
import { type Scene, type SeatInfo, type Session, tableWords } from '../src/index.ts';
import { useTable } from '../src/parts/use-table.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const nothing = () => {};

/** A seat with one move only, opposite somebody of a kind; returns what was chosen by itself within a long while. */
function chosenAlone(other: SeatInfo['kind'], { autoSkip = true, byHand = false } = {}): readonly unknown[] {
  const situation = Match.begin(game, { seats: 2, seed: 'a'.repeat(64) }).situation(0);
  const scene: Scene<StonePapyrusKnife> = {
    version: 0,
    seat: 0,
    situation: { ...situation, moves: situation.moves.slice(0, 1) },
    seats: (['you', other] as const).map((kind, seat) => ({ seat, name: kind, kind, thinking: false, online: true })),
    log: [],
    fresh: [],
    undo: null,
    curtain: null,
    notice: null,
  };
  const choose = vi.fn();
  const board = { Board: () => null, SeatFacts: () => null, panels: [], byHand: () => byHand };
  const session: Session<StonePapyrusKnife> = {
    loaded: { game, words, board },
    scene: () => scene,
    subscribe: () => nothing,
    choose,
    undo: nothing,
    restartTurn: nothing,
    liftCurtain: nothing,
    close: nothing,
  };
  const say = speaker('en', { ...tableWords, en: { ...tableWords.en, ...words.catalogs.en } });
  renderHook(() => useTable(session, scene, { say, language: 'en', still: false, beat: 0, confirm: false, autoSkip }));
  act(() => void vi.advanceTimersByTime(60_000));
  return choose.mock.calls.map(([move]) => move);
}

test('a lone move is taken by itself among bots', () => {
  expect(chosenAlone('bot')).toHaveLength(1);
});

test('a lone move is not taken by itself while other people play: its pace would tell what a hand holds', () => {
  expect(chosenAlone('person')).toEqual([]);
});

test('a lone move waits for its person where the setting or the game says so', () => {
  expect(chosenAlone('bot', { autoSkip: false })).toEqual([]);
  expect(chosenAlone('bot', { byHand: true })).toEqual([]);
});
