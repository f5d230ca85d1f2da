// @vitest-environment happy-dom
import { at, situationFrom } from '@naos/engine';
import { line } from '@naos/words';
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BotRequest } from '../../src/bots/bot-desk.ts';
import { HeadPlace } from '../../src/shell/head-place.ts';
import { useSettings } from '../../src/store/settings.ts';
import { LocalSession } from '../../src/table/local-session.ts';
import { PlayTable } from '../../src/table/PlayTable.tsx';
import { type OpenMove, useBotReasons } from '../../src/table/use-bot-reasons.ts';
import { useCounsel } from '../../src/table/use-counsel.ts';
import { freshTable, memoryStorage, toyGame } from '../toy.ts';

const { ask, explain } = vi.hoisted(() => ({ ask: vi.fn(), explain: vi.fn() }));
vi.mock('../../src/games/game-modules.ts', () => ({ gameModuleOf: () => null, titleOf: () => 'Game' }));
vi.mock('../../src/bots/bot-desk.ts', () => ({
  BotDesk: class {
    ask = ask;
    explain = explain;
    close = (): void => {};
  },
}));

const toy = await toyGame();
const loaded = { ...toy, words: { ...toy.words, about: () => line('move.keep') } };
const rested = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 10)));
/** A bot that never answers: the table stays where it is. */
const silent = { ask: () => new Promise<never>(() => {}), close: () => {} };

const CHAIRS = [{ kind: 'person', name: 'Lena' } as const, { kind: 'bot', name: 'Nefer', level: 'x' } as const];

/** The first legal move at a table, as if a bot had made it before the person's eyes. */
function madeMove(session = new LocalSession(loaded, freshTable(CHAIRS), 0, silent)): OpenMove {
  const { view } = session.scene().situation;
  return { seat: 0, move: loaded.game.write(at(situationFrom(loaded.game, { ...view }).moves, 0)), view };
}

/** A new table, at which a bot is said to have made its first legal move before the person's eyes. */
function sitDown(game = loaded): LocalSession {
  const session = new LocalSession(game, freshTable(CHAIRS), 0, silent);
  const made = [madeMove(session)];
  render(
    <HeadPlace value={document.body}>
      <PlayTable session={session} names={['Lena', 'Nefer']} advice made={made} recall={() => Promise.reject()} />
    </HeadPlace>,
  );
  return session;
}

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  useSettings.setState({ language: 'en', sound: false, coach: 'on' });
  const ranked = ['keep', 'other'].map((move, i) => ({ move, value: 0.6 - i / 10 }));
  ask.mockResolvedValue({ id: 1, move: 'keep', winChance: null, hard: 0, ranked });
  explain.mockImplementation(async ({ moves }: { moves: readonly string[] }) => ({
    moves: moves.map((move, i) => ({ move, loss: i / 10 })),
    steps: [],
    reasons: [line('move.keep'), line('move.keep')],
    cost: line('move.keep'),
    fear: line('move.keep'),
  }));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('the coach says what counts, shows a plan on demand, and why the bot moved', async () => {
  const session = sitDown();
  fireEvent.click(screen.getByRole('tab', { name: 'Coach' }));
  await rested();
  expect(screen.getByText('Keep the hand')).toBeTruthy();
  expect(screen.getByText('What counts most here: Keep the hand, Keep the hand.')).toBeTruthy();
  expect(screen.getByText(/^Why Lena chose “.+”: Keep the hand, Keep the hand\.$/)).toBeTruthy();
  expect(document.querySelectorAll('.hints')).toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: 'Show me a plan' }));
  expect(document.querySelectorAll('.hints')).toHaveLength(1);
  // What counts has been said: a plan does not say it again.
  expect(screen.queryByText(/^It gains most by/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'No more coaching' }));
  expect(screen.queryByRole('tab', { name: 'Coach' })).toBeNull();
  expect(useSettings.getState().coach).toBe('off');
  session.close();
});

/** The board has one part, which every move is about. */
const board: NonNullable<typeof loaded.board> = {
  Board: () => <p data-part="all" />,
  SeatFacts: () => null,
  panels: [],
  targets: () => [{ at: '[data-part="all"]' }],
};

test('a plan stays on the board when the coach is put away, and goes when coaching ends', async () => {
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue(Object.assign([new DOMRect()], { item: () => null }));
  const found = await explain({ moves: ['keep'] });
  explain.mockImplementation(async ({ view }: Pick<BotRequest, 'view'>) => ({
    ...found,
    steps: [{ move: 'keep', view }],
  }));
  const session = sitDown({ ...loaded, board });
  fireEvent.click(screen.getByRole('tab', { name: 'Coach' }));
  await rested();
  const drawn = () => document.querySelector('.plan-marks')?.textContent ?? null;
  expect(drawn()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show me a plan' }));
  expect(drawn()).toBe('1');
  fireEvent.click(screen.getByRole('tab', { name: 'Log' }));
  expect(drawn()).toBe('1');
  fireEvent.click(screen.getByRole('tab', { name: 'Coach' }));
  fireEvent.click(screen.getByRole('button', { name: 'No more coaching' }));
  expect(drawn()).toBeNull();
  session.close();
});

test('why a bot moved stays while its turn goes on', async () => {
  const first = madeMove();
  const { result, rerender } = renderHook(({ made }) => useBotReasons(loaded, made), {
    initialProps: { made: [first] },
  });
  await rested();
  expect(result.current?.reasons).toHaveLength(2);
  rerender({ made: [first, { ...first }] });
  expect(result.current?.reasons).toHaveLength(2);
  rerender({ made: [{ ...first }] });
  expect(result.current).toBeNull();
});

test('that nothing speaks for a move is no reason for it', async () => {
  const first = madeMove();
  const found = await explain({ moves: [first.move, 'other'] });
  explain.mockResolvedValue({ ...found, reasons: [line('gains.even')] });
  const { result } = renderHook(() => useBotReasons(loaded, useState([first])[0]));
  await rested();
  expect(explain).toHaveBeenCalled();
  expect(result.current).toBeNull();
});

test('counsel is not asked for anew while what the seat sees is the same', async () => {
  const session = sitDown();
  const scene = session.scene();
  const { result, rerender } = renderHook(({ now }) => useCounsel(loaded, now), { initialProps: { now: scene } });
  await rested();
  const asked = ask.mock.calls.length;
  const view = { ...scene.situation.view };
  rerender({ now: { ...scene, version: scene.version + 1, situation: { ...scene.situation, view } } });
  expect(result.current.settled).toBe(true);
  await rested();
  expect(ask).toHaveBeenCalledTimes(asked);
  session.close();
});

test('the coach keeps its opinion to itself until the moves are compared', async () => {
  const known = Promise.withResolvers<object>();
  explain.mockReturnValue(known.promise);
  const session = sitDown();
  fireEvent.click(screen.getByRole('tab', { name: 'Coach' }));
  await rested();
  expect(screen.queryByText(/^No one thing decides here/)).toBeNull();
  known.resolve({ moves: [], steps: [], reasons: [], cost: null, fear: null });
  await rested();
  expect(screen.getByText(/^No one thing decides here/)).toBeTruthy();
  session.close();
});

test('a move that a bot makes while others still choose stays its secret', async () => {
  const answered = vi.fn(async ({ view }: Pick<BotRequest, 'view'>) => {
    const [move] = situationFrom(loaded.game, view).moves;
    return { id: 1, move: move === undefined ? '' : loaded.game.write(move), winChance: null, hard: 0, ranked: [] };
  });
  const session = new LocalSession(loaded, freshTable(CHAIRS), 0, { ask: answered, close: () => {} });
  await rested();
  expect(answered).toHaveBeenCalledTimes(1);
  expect(session.openMoves).toEqual([]);
  session.close();
});
