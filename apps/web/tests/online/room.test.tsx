// @vitest-environment happy-dom
import type { Act, Refused, SeatCard, TableCard } from '@naos/protocol';
import { Listeners } from '@naos/table-ui';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ConnectionState, TableConnection, TableNews } from '../../src/online/connection/table-connection.ts';
import { Room } from '../../src/online/table/Room.tsx';
import { useSettings } from '../../src/store/settings.ts';
import { must } from '../must.ts';
import { standIn } from '../stand-in.ts';

beforeEach(() => useSettings.setState({ language: 'en' }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const seatCard = (seat: number, more: Partial<SeatCard>): SeatCard => ({
  seat,
  kind: 'open',
  player: null,
  name: '',
  online: false,
  left: false,
  invited: false,
  ladder: 'in time',
  ...more,
});
const SEATS = [
  seatCard(0, { kind: 'person', name: 'Anna', player: 'anna', online: true }),
  seatCard(1, {}),
  seatCard(2, {}),
];

/** A waiting room as somebody called Boris sees it. */
function enter(card: Partial<TableCard>, more: Partial<TableNews> = {}) {
  const sent: Act[] = [];
  const listeners = new Listeners();
  const known: Partial<TableCard> = {
    status: 'open',
    visibility: 'public',
    game: 'aton',
    host: 'anna',
    seats: SEATS,
    silenced: [],
    clock: { kind: 'none' },
    ...card,
  };
  const news = { card: known, seat: null, kept: null, links: null, you: 'boris', chat: [], ...more };
  const connection: { refused: Refused | null; state: ConnectionState } = { refused: null, state: 'live' };
  const whole = { ...connection, subscribe: listeners.subscribe, act: (one: Act) => sent.push(one) };
  const room = (part: Partial<TableNews>) => (
    <Room connection={standIn<TableConnection>(whole)} news={standIn<TableNews>({ ...news, ...part })} />
  );
  const { rerender } = render(room({}));
  const again = (part: Partial<TableNews>) => rerender(room(part));
  const change = (part: Partial<typeof connection>) =>
    act(() => {
      Object.assign(whole, part);
      listeners.tell();
    });
  return { sent, change, again };
}

test('a refusal is told as soon as it comes, and a lost connection too', () => {
  const { change } = enter({});
  expect(screen.queryByRole('alert')).toBeNull();
  change({ refused: { t: 'refused', code: 'not now', text: 'No.' } });
  expect(screen.getByRole('alert').textContent).toBe('That is not possible now.');
  change({ refused: null, state: 'lost' });
  expect(screen.getByRole('alert').textContent).toContain('The connection is lost.');
});

test('whoever comes in reads what clock the table has, and when and where this rests', () => {
  enter({ clock: { kind: 'days', days: 1, sleep: { from: 23, to: 8, zone: 'Asia/Tokyo' } } });
  expect(screen.getByText('A day for each turn. Clocks rest from 23:00 to 08:00 (Asia/Tokyo, GMT+9)')).toBeDefined();
});

test('at a public table every free chair can be taken', () => {
  const { sent } = enter({});
  const chairs = screen.getAllByText('Sit down');
  expect(chairs).toHaveLength(2);
  fireEvent.click(must(chairs[1]));
  expect(sent).toEqual([{ do: 'sit', seat: 2 }]);
});

test('at a rematch only one’s own chair is offered, and the others’ are not said to be for anybody', () => {
  const { sent } = enter({ visibility: 'private' }, { kept: 2 });
  expect(screen.queryByText('for anybody')).toBeNull();
  fireEvent.click(screen.getByText('Sit down'));
  expect(sent).toEqual([{ do: 'sit', seat: 2 }]);
});

test('a table that was closed offers nothing and waits for nobody', () => {
  const links = { invites: [{ seat: 1, path: '/t/x?invite=y' }], watch: '/t/x?watch=z' };
  enter({ status: 'cancelled', host: 'boris' }, { seat: 0, links });
  expect(
    screen.getByText('This table is closed: its host closed it, or nobody began to play for a month.'),
  ).toBeDefined();
  expect(screen.queryByText(/still free/)).toBeNull();
  expect(screen.queryByText('Close the table')).toBeNull();
  expect(screen.queryByText('Invite')).toBeNull();
});

test('the host makes a new link for a chair, and what was copied of the old one is no longer said to be', async () => {
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: async () => {} } });
  const linksTo = (token: string) => ({ invites: [{ seat: 1, path: `/t/x?invite=${token}` }], watch: '/t/x?watch=z' });
  const { sent, again } = enter({ host: 'boris' }, { seat: 0, links: linksTo('old') });
  fireEvent.click(must(screen.getAllByText('Copy')[0]));
  await screen.findByText('Copied');
  const renew = screen.getAllByRole('button', { name: /New link/ });
  expect(renew).toHaveLength(1);
  fireEvent.click(must(renew[0]));
  expect(sent).toEqual([{ do: 'new invite', seat: 1 }]);
  again({ links: linksTo('new') });
  expect(screen.getByLabelText<HTMLInputElement>('Link for seat 2').value).toMatch(/invite=new$/);
  expect(screen.queryByText('Copied')).toBeNull();
});
