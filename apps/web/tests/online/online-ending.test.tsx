// @vitest-environment happy-dom
import type { Act, TableCard } from '@naos/protocol';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { standIn } from '../../../../packages/laws/tests/stand-in.ts';
import { OnlineEnding } from '../../src/online/table/OnlineEnding.tsx';
import { useSettings } from '../../src/store/settings.ts';
import { toyGame } from '../toy.ts';

beforeEach(() => useSettings.setState({ language: 'en' }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const loaded = await toyGame();
const sent: Act[] = [];

/** The end of a table that was cancelled. */
function show(seat: number | null, card: Partial<TableCard>): string[] {
  const known = {
    id: 'x',
    status: 'cancelled',
    outcome: null,
    commitment: null,
    seats: [],
    rematch: null,
    visibility: 'private',
    ...card,
  };
  const props = {
    session: { loaded },
    preferences: {},
    reel: null,
    rating: null,
    connection: { news: null, token: null, act: (one: Act) => sent.push(one), whenOpened() {} },
  };
  render(
    <OnlineEnding {...standIn<Parameters<typeof OnlineEnding>[0]>(props)} card={known as TableCard} seat={seat} />,
  );
  return screen.queryAllByRole('button').map(({ textContent }) => textContent ?? '');
}

test('who sat there can ask for a rematch', () => {
  expect(show(0, {})).toEqual(['Play again']);
  fireEvent.click(screen.getByText('Play again'));
  expect(sent).toEqual([{ do: 'rematch' }]);
});

test('who sat there takes the seat kept at the rematch with the same press that goes there; who watched does not', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    asked.push(`${address} ${JSON.stringify(JSON.parse(body).act)}`);
    return Response.json({ error: { code: 'not now', message: 'No chair is free at this table.' } }, { status: 409 });
  });
  show(1, { rematch: 'y' });
  fireEvent.click(screen.getByText('To the rematch'));
  await vi.waitFor(() => expect(location.pathname).toBe('/t/y'));
  expect(asked).toEqual(['/api/tables/y/acts {"do":"sit"}']);
  cleanup();
  show(null, { rematch: 'z', visibility: 'public' });
  fireEvent.click(screen.getByText('To the rematch'));
  await vi.waitFor(() => expect(location.pathname).toBe('/t/z'));
  expect(asked).toHaveLength(1);
});

test('a rematch is open to those who watch where everybody may see it, and only there', () => {
  expect(show(null, { rematch: 'y' })).toEqual([]);
  expect(show(null, { rematch: 'y', visibility: 'public' })).toEqual(['To the rematch']);
});

test('whoever hears of a game that was given up hears who has won it', () => {
  const shared: (ShareData | undefined)[] = [];
  const share = async (data?: ShareData) => void shared.push(data);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const seat = (place: number, name: string) =>
    standIn<TableCard['seats'][number]>({ seat: place, kind: 'person', player: name, name });
  const seats = [seat(0, 'Lena'), seat(1, 'Mira')];
  show(1, { resigned: 1, commitment: 'c', seats, game: 'aton', visibility: 'public' });
  expect(screen.getByRole('heading').textContent).toBe('You resigned.');
  fireEvent.click(screen.getByText('Share'));
  Reflect.deleteProperty(navigator, 'share');
  expect(shared.map((one) => one?.text)).toEqual(['Aton. Mira resigned: Lena wins.']);
});
