// @vitest-environment happy-dom
import { situationFrom } from '@naos/engine';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BotRequest } from '../../src/bots/bot-desk.ts';
import { HeadPlace } from '../../src/shell/head-place.ts';
import { useSettings } from '../../src/store/settings.ts';
import { LocalSession } from '../../src/table/local-session.ts';
import { PlayTable } from '../../src/table/PlayTable.tsx';
import { freshTable, memoryStorage, toyGame } from '../toy.ts';

// The teaching game is not among those of the site, which have a title in each language.
vi.mock('../../src/games/game-modules.ts', () => ({
  gameModuleOf: () => null,
  titleOf: (_: string, language: string) => (language === 'ru' ? 'Игра' : 'Game'),
}));

const loaded = await toyGame();
const desk = {
  ask: async ({ view }: Pick<BotRequest, 'view'>) => {
    const [move] = situationFrom(loaded.game, view).moves;
    return { id: 1, move: move === undefined ? '' : loaded.game.write(move), winChance: null, hard: 0, ranked: [] };
  },
  close: () => {},
};
const rested = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 10)));

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  useSettings.setState({ language: 'en', sound: false });
});
afterEach(cleanup);

/** A table at which the person is asked and has not read yet what the bot has done. */
async function sitDown(recall: () => Promise<never>) {
  const chairs = [{ kind: 'person', name: 'Lena' } as const, { kind: 'bot', name: 'Nefer', level: 'x' } as const];
  const session = new LocalSession(loaded, freshTable(chairs), 0, desk);
  const [move] = session.scene().situation.moves;
  if (move !== undefined) session.choose(move);
  // Until the bot has answered, nobody is asked here.
  do await rested();
  while (session.scene().situation.moves.length === 0);
  const [heard] = session.scene().log;
  if (heard === undefined) throw new Error('Something has happened.');
  const log = [0, 1].map((seat) => ({ ...heard, seat, n: seat + 1 }));
  const scene = { ...session.scene(), log };
  render(
    <HeadPlace value={document.body}>
      <PlayTable
        session={{ ...session, scene: () => scene }}
        names={['Lena', 'Nefer']}
        advice={false}
        recall={recall}
      />
    </HeadPlace>,
  );
  return session;
}

test('when what was missed can not be brought back, the page says so and the table stays', async () => {
  const session = await sitDown(() => Promise.reject(new Error('no network')));
  fireEvent.click(screen.getByText('Show it on the board'));
  await rested();
  expect(screen.getByRole('alert').textContent).toContain('can’t be shown just now');
  session.close();
});

test('the tab’s title keeps its mark when the language changes in the middle of a turn, and the new language after it', async () => {
  const session = await sitDown(() => Promise.reject(new Error('unused')));
  expect(document.title).toBe('● Game · Naos');
  act(() => useSettings.setState({ language: 'ru' }));
  expect(document.title).toBe('● Игра · Naos');
  cleanup();
  expect(document.title).toBe('Игра · Naos');
  session.close();
});

test('a line of the log goes to its moment while the game is on', async () => {
  const recall = vi.fn(() => Promise.reject(new Error('unused')));
  const session = await sitDown(recall);
  fireEvent.click(screen.getByRole('tab', { name: 'Log' }));
  const [first] = document.querySelectorAll<HTMLElement>('.log li button');
  if (first !== undefined) fireEvent.click(first);
  expect(recall).toHaveBeenCalledExactlyOnceWith(1);
  await rested();
  session.close();
});
