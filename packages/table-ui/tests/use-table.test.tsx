// @vitest-environment happy-dom
import { Match } from '@naos/engine';
import { line, speaker } from '@naos/words';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { game, type StonePapyrusKnife } from '../../../docs/adding-a-game/stone-papyrus-knife/rules/index.ts';
import { words } from '../../../docs/adding-a-game/stone-papyrus-knife/texts/index.ts';
import { type Scene, type Session, tableWords } from '../src/index.ts';
import { type Preferences, useTable } from '../src/parts/use-table.ts';

afterEach(cleanup);

const nothing = () => {};
const preferences: Preferences = {
  say: speaker('en', { ...tableWords, en: { ...tableWords.en, ...words.catalogs.en } }),
  language: 'en',
  still: true,
  beat: 0,
  confirm: true,
  autoSkip: true,
};

function sceneOf(match: Match<StonePapyrusKnife>): Scene<StonePapyrusKnife> {
  return {
    version: match.entries.length,
    seat: 0,
    situation: match.situation(0),
    seats: (['you', 'person'] as const).map((kind, seat) => ({
      seat,
      name: kind,
      kind,
      thinking: false,
      online: true,
    })),
    log: [],
    fresh: [],
    undo: null,
    curtain: null,
    notice: null,
  };
}

/** A table of two people in front of seat 0; `choose` hears what reaches the table. */
function sitDown() {
  const match = Match.begin(game, { seats: 2, seed: 'a'.repeat(64) });
  const choose = vi.fn();
  const session: Session<StonePapyrusKnife> = {
    loaded: { game, words, board: null },
    scene: () => sceneOf(match),
    subscribe: () => nothing,
    choose,
    undo: nothing,
    restartTurn: nothing,
    liftCurtain: nothing,
    close: nothing,
  };
  const hook = renderHook(({ scene }) => useTable(session, scene, preferences), {
    initialProps: { scene: sceneOf(match) },
  });
  const make = (seat: 0 | 1) => {
    const move = match.situation(seat).moves[0];
    if (move === undefined) throw new Error(`Seat ${seat} is asked.`);
    match.make(seat, game.write(move));
    hook.rerender({ scene: sceneOf(match) });
  };
  return { session, hook, choose, make };
}

test('a move waits for its confirmation while the other seat makes its secret choice', () => {
  const { hook, choose, make } = sitDown();
  const [move] = hook.result.current.board.moves;
  if (move === undefined) throw new Error('Seat 0 is asked.');
  act(() => hook.result.current.board.choose(move));
  expect(choose).not.toHaveBeenCalled();
  make(1);
  expect(hook.result.current.held).toEqual(move);
  act(() => hook.result.current.confirm());
  expect(choose).toHaveBeenCalledExactlyOnceWith(move);
});

test('a reason that comes or goes beside the board leaves what the board gets as it is', () => {
  const { hook, make } = sitDown();
  const { board } = hook.result.current;
  // A mouse that rests where the table came up asks nothing; its first move says what it has come upon, and then itself.
  act(() => board.explain(line('table.over')));
  expect(hook.result.current.reason).toBeNull();
  act(() => void window.dispatchEvent(new Event('pointermove')));
  expect(hook.result.current.reason).not.toBeNull();
  expect(hook.result.current.board).toBe(board);
  make(1);
  expect(hook.result.current.board).not.toBe(board);
});

test('a held move is let go for good once it is off the list', () => {
  const { hook, make } = sitDown();
  const [move] = hook.result.current.board.moves;
  if (move === undefined) throw new Error('Seat 0 is asked.');
  act(() => hook.result.current.board.choose(move));
  const before = hook.result.current;
  // Somebody who only listens hears what is waiting.
  expect(before.aloud).toMatch(/^This can’t be undone\. Confirm: ./);
  make(0);
  expect(hook.result.current.held).toBeNull();
  make(1);
  expect(before.held).toEqual(move);
  expect(hook.result.current.held).toBeNull();
});

test('what the board has had confirmed is not asked about again', () => {
  const { hook, choose } = sitDown();
  const [move] = hook.result.current.board.moves;
  if (move === undefined) throw new Error('Seat 0 is asked.');
  act(() => hook.result.current.board.choose(move, true));
  expect(choose).toHaveBeenCalledExactlyOnceWith(move);
  expect(hook.result.current.held).toBeNull();
});

test('while the table is paused nobody is asked anything, and the prompt says why', () => {
  const { hook } = sitDown();
  const scene = sceneOf(Match.begin(game, { seats: 2, seed: 'a'.repeat(64) }));
  expect(hook.result.current.board.ask).not.toBeNull();
  hook.rerender({ scene: { ...scene, paused: true } });
  expect(hook.result.current.prompt).toBe('The table is paused.');
  expect(hook.result.current.board.ask).toBeNull();
});

test('when the game is over, its result is there to be read out', () => {
  const match = Match.begin(game, { seats: 2, seed: 'a'.repeat(64) });
  while (!match.over) {
    const [seat = 0] = match.asked;
    const [move] = match.situation(seat).moves;
    if (move === undefined) throw new Error('nothing to choose');
    match.make(seat, game.write(move));
  }
  const { session, hook } = sitDown();
  expect(hook.result.current.result).toEqual([]);
  const { result } = renderHook(() => useTable(session, sceneOf(match), preferences));
  expect(result.current.result.join(' ')).toMatch(/you|person|win|draw/i);
});

test('where somebody gave up, that is read out: nothing in the log says it', () => {
  const { hook } = sitDown();
  const scene = sceneOf(Match.begin(game, { seats: 2, seed: 'a'.repeat(64) }));
  const over = { ...scene, situation: { ...scene.situation, asked: null }, ended: line('Mira resigned.') };
  hook.rerender({ scene: over });
  expect(hook.result.current.aloud).toBe('The game is over. Mira resigned.');
});
