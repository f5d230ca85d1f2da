// @vitest-environment happy-dom
import type { Act, TableCard } from '@naos/protocol';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { standIn } from '../../../../packages/laws/tests/stand-in.ts';
import { OnlineEnding } from '../../src/online/table/OnlineEnding.tsx';
import { useSettings } from '../../src/store/settings.ts';
import { toyGame } from '../toy.ts';

beforeEach(() => useSettings.setState({ language: 'en' }));
afterEach(cleanup);

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
