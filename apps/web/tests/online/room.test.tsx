// @vitest-environment happy-dom
import type { Act, Refused, SeatCard, TableCard } from '@naos/protocol';
import { Listeners } from '@naos/table-ui';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { standIn } from '../../../../packages/laws/tests/stand-in.ts';
import type { ConnectionState, TableConnection, TableNews } from '../../src/online/connection/table-connection.ts';
import { Room } from '../../src/online/table/Room.tsx';
import { useSettings } from '../../src/store/settings.ts';
import { must } from '../must.ts';

beforeEach(() => useSettings.setState({ language: 'en', name: 'Boris' }));
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
    id: 'abcdefghij',
    options: {},
    room: true,
    host: 'anna',
    seats: SEATS,
    silenced: [],
    clock: { kind: 'none' },
    ...card,
  };
  const news = { card: known, seat: null, kept: null, links: null, you: 'boris', chat: [], watchers: [], ...more };
  const connection: { refused: Refused | null; state: ConnectionState } = { refused: null, state: 'live' };
  const whole = {
    ...connection,
    isInvited: false,
    subscribe: listeners.subscribe,
    act: (one: Act) => sent.push(one),
    sit: (seat: number) => sent.push({ do: 'sit', seat }),
  };
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
  const because = { reason: 'away-unready', values: { name: 'Мира' } };
  change({ refused: { t: 'refused', code: 'not now', text: 'No.', because } });
  expect(screen.getByRole('alert').textContent).toContain('Мира is not here');
  change({ refused: null, state: 'lost' });
  expect(screen.getByRole('alert').textContent).toContain('The connection is lost.');
});

test('whoever comes in reads what clock the table has, and when and where this rests', () => {
  enter({ clock: { kind: 'days', days: 1, sleep: { from: 23, to: 8, zone: 'Asia/Tokyo' } } });
  expect(
    screen.getByText(/free of 3 · A day for each turn. Clocks rest from 23:00 to 08:00 \(Asia\/Tokyo, GMT\+9\)/),
  ).toBeDefined();
});

test('at a public table every free chair can be taken', () => {
  const { sent } = enter({});
  const chairs = screen.getAllByText('Sit down');
  expect(chairs).toHaveLength(2);
  fireEvent.click(must(chairs[1]));
  expect(sent).toEqual([{ do: 'sit', seat: 2 }]);
});

test('a seat that is kept for somebody is offered to nobody else', () => {
  const kept = [SEATS[0], seatCard(1, { keptFor: 'Oleg' })].filter((one) => one !== undefined);
  enter({ seats: kept });
  expect(screen.getByText('Kept for Oleg')).toBeDefined();
  expect(screen.queryByText('Sit down')).toBeNull();
  cleanup();
  const { sent } = enter({ seats: kept, visibility: 'private' }, { kept: 1 });
  fireEvent.click(screen.getByText('Sit down'));
  expect(sent).toEqual([{ do: 'sit', seat: 1 }]);
});

test('whoever comes is asked for a name first, and told when the server refuses it', async () => {
  const answer = { ok: false, status: 400, headers: new Headers({ 'content-type': 'application/json' }) };
  const refuse = async () => ({ ...answer, json: async () => ({ code: 'malformed', text: 'No.' }) });
  vi.stubGlobal('fetch', refuse);
  useSettings.setState({ name: '' });
  const { sent } = enter({});
  fireEvent.click(screen.getByText('Sit down at the table'));
  expect(screen.getByRole('alert').textContent).toBe('Write a name first: a letter is enough.');
  fireEvent.change(screen.getByLabelText('What are you called?'), { target: { value: 'Boris' } });
  fireEvent.click(screen.getByText('Sit down at the table'));
  await screen.findByText(/The server can’t take this name/);
  expect(sent).toEqual([]);
});

test('a person is asked to swap, and swaps or stays; a bot changes at once', () => {
  const seats = [
    seatCard(0, { kind: 'person', name: 'Anna', player: 'anna', asks: 1 }),
    seatCard(1, { kind: 'person', name: 'Boris', player: 'boris' }),
    seatCard(2, { kind: 'bot', name: 'level-3' }),
  ];
  const { sent } = enter({ seats }, { seat: 1 });
  expect(screen.getByText('bot, Adept')).toBeDefined();
  for (const name of ['Swap', 'Stay', 'Change to this seat']) fireEvent.click(screen.getByText(name));
  expect(sent).toEqual([0, 1, 2].map((seat) => ({ do: 'change seat', seat })));
});

test('everybody says when they are ready; the host starts with those who are here', () => {
  const seats = [
    seatCard(0, { kind: 'person', name: 'Anna', player: 'anna', ready: true }),
    seatCard(1, { kind: 'person', name: 'Boris', player: 'boris' }),
    seatCard(2, {}),
  ];
  const { sent } = enter({ seats, host: 'boris', game: 'kemet' }, { seat: 1 });
  expect(screen.getByText('1 of 2 are ready')).toBeDefined();
  expect(screen.getByText('The free seat is left out when you start.')).toBeDefined();
  fireEvent.click(screen.getByText('I am ready'));
  fireEvent.click(screen.getByText('Start with 2'));
  expect(sent).toEqual([{ do: 'ready', on: true }, { do: 'start' }]);
});

test('one’s own name is changed where one sits', async () => {
  const headers = new Headers({ 'content-type': 'application/json' });
  const rename = vi.fn(async () => ({ ok: true, status: 200, headers, json: async () => ({ name: 'Boria' }) }));
  vi.stubGlobal('fetch', rename);
  enter({ seats: [seatCard(0, { kind: 'person', name: 'Boris', player: 'boris' }), seatCard(1, {})] }, { seat: 0 });
  fireEvent.click(screen.getByText('Change my name'));
  fireEvent.change(screen.getByLabelText('What are you called?'), { target: { value: 'Boria' } });
  fireEvent.click(screen.getByText('Save'));
  await screen.findByText('Change my name');
  expect(rename).toHaveBeenCalledOnce();
  expect(useSettings.getState().name).toBe('Boria');
});

test('a host who is not alone may get up, and the table stays', () => {
  const alone = [seatCard(0, { kind: 'person', name: 'Boris', player: 'boris' }), seatCard(1, {})];
  enter({ seats: alone, host: 'boris' }, { seat: 0 });
  expect(screen.queryByText('Get up')).toBeNull();
  cleanup();
  const seats = [...alone.slice(0, 1), seatCard(1, { kind: 'person', name: 'Anna', player: 'anna' })];
  const { sent } = enter({ seats, host: 'boris' }, { seat: 0 });
  fireEvent.click(screen.getByText('Get up'));
  expect(sent).toEqual([{ do: 'leave' }]);
});

test('a table that was closed offers nothing and waits for nobody', () => {
  enter(
    { status: 'cancelled', host: 'boris' },
    { seat: 0, links: { invites: [], watch: '/t/x', join: '/t/x?join=z' } },
  );
  expect(
    screen.getByText('This table is closed: its host closed it, or nobody began to play for a month.'),
  ).toBeDefined();
  for (const text of [/still free/, 'Close the table', 'One link for everybody'])
    expect(screen.queryByText(text)).toBeNull();
});

test('the host makes a new link, and what was copied of the old one is no longer said to be', async () => {
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: async () => {} } });
  const linksTo = (token: string) => ({ invites: [], watch: '/t/x?watch=z', join: `/t/x?join=${token}` });
  const { sent, again } = enter({ host: 'boris' }, { seat: 0, links: linksTo('old') });
  fireEvent.click(screen.getByText('Copy'));
  await screen.findByText('Copied');
  fireEvent.click(screen.getByRole('button', { name: /New link/ }));
  expect(sent).toEqual([{ do: 'new link' }]);
  again({ links: linksTo('new') });
  expect(screen.getByLabelText<HTMLInputElement>('Link to this table').value).toMatch(/join=new$/);
  expect(screen.queryByText('Copied')).toBeNull();
});
