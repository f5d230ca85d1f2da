// @vitest-environment happy-dom
import { situationFrom } from '@naos/engine';
import { line } from '@naos/words';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BotRequest } from '../../src/bots/bot-desk.ts';
import { HeadPlace } from '../../src/shell/head-place.ts';
import { useSettings } from '../../src/store/settings.ts';
import { LocalSession } from '../../src/table/local-session.ts';
import { PlayTable } from '../../src/table/PlayTable.tsx';
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

/** A new table, at which a bot is said to have made its first legal move before the person's eyes. */
function sitDown(): LocalSession {
  const chairs = [{ kind: 'person', name: 'Lena' } as const, { kind: 'bot', name: 'Nefer', level: 'x' } as const];
  const session = new LocalSession(loaded, freshTable(chairs), 0, silent);
  const { view } = session.scene().situation;
  const [move] = situationFrom(loaded.game, { ...view }).moves;
  const made = move === undefined ? [] : [{ seat: 0, move: loaded.game.write(move), view }];
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
afterEach(cleanup);

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
  const chairs = [{ kind: 'person', name: 'Lena' } as const, { kind: 'bot', name: 'Nefer', level: 'x' } as const];
  const session = new LocalSession(loaded, freshTable(chairs), 0, { ask: answered, close: () => {} });
  await rested();
  expect(answered).toHaveBeenCalledTimes(1);
  expect(session.openMoves).toEqual([]);
  session.close();
});
