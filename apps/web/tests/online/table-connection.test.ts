import type { Beat, FromClient, FromServer, TableCard } from '@naos/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logFrom, withNews } from '../../src/online/connection/beats.ts';
import { TableConnection } from '../../src/online/connection/table-connection.ts';
import { must } from '../must.ts';

const moved = (n: number, seat: number, kind: string): Beat => ({
  n,
  at: n,
  kind: 'moved',
  seat,
  told: [{ event: { kind }, to: null, not: null }],
});

test('a take-back removes the seat’s own later moves from the log, or everybody’s', () => {
  const beats = [moved(1, 0, 'a'), moved(2, 1, 'b'), moved(3, 0, 'c')];
  const own = withNews(beats, [{ n: 4, at: 4, kind: 'back', seat: 0, back: 1, all: false }]);
  expect(logFrom(own).map(({ event }) => event.kind)).toEqual(['b']);
  const all = withNews(beats, [{ n: 4, at: 4, kind: 'back', seat: 0, back: 2, all: true }]);
  expect(logFrom(all).map(({ event }) => event.kind)).toEqual(['a']);
});

test('news that came twice are taken once', () => {
  const beats = [moved(1, 0, 'a')];
  expect(withNews(beats, [moved(1, 0, 'a'), moved(2, 1, 'b')])).toHaveLength(2);
});

class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  readonly sent: FromClient[] = [];

  constructor() {
    super();
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }

  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }

  hear(message: FromServer): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  close(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }
}

const TABLE = 'abcdefghij';
const picture = (after: number, beats: Beat[]): FromServer => ({
  t: 'table',
  table: TABLE,
  card: {} as TableCard,
  seat: 0,
  kept: null,
  version: beats.at(-1)?.n ?? Math.max(after, 0),
  view: {},
  asked: null,
  undo: null,
  after,
  beats,
  chat: [],
  links: null,
});

let page: EventTarget;
beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { href: 'https://naos.example/t/abcdefghij' });
});
afterEach(() => vi.useRealTimers());

const socket = (i: number): FakeSocket => must(FakeSocket.all[i]);

test('after a gap the connection follows from its cursor and keeps what it knew', () => {
  const connection = new TableConnection(TABLE, null);
  socket(0).open();
  socket(0).hear(picture(-1, [moved(1, 0, 'a'), moved(2, 1, 'b')]));
  expect(connection.state).toBe('live');
  socket(0).close();
  expect(connection.state).toBe('lost');
  vi.advanceTimersByTime(500);
  socket(1).open();
  expect(socket(1).sent[0]).toEqual({ t: 'follow', table: TABLE, after: 2, as: 0 });
  socket(1).hear(picture(2, [moved(3, 0, 'c')]));
  expect(connection.news?.beats.map(({ n }) => n)).toEqual([1, 2, 3]);
  connection.close();
});

test('a move that was not answered is sent again with the same id, an answered one is not', () => {
  const connection = new TableConnection(TABLE, null);
  socket(0).open();
  socket(0).hear(picture(-1, [moved(1, 0, 'a')]));
  connection.play('place x');
  const first = socket(0).sent.find(({ t }) => t === 'play');
  expect(first).toMatchObject({ version: 1, move: 'place x' });
  socket(0).close();
  vi.advanceTimersByTime(500);
  socket(1).open();
  expect(socket(1).sent).toContainEqual(first);
  if (first === undefined || !('id' in first) || first.id === undefined) throw new Error('A move has an id.');
  socket(1).hear(picture(1, [moved(2, 0, 'b')]));
  socket(1).hear({ t: 'accepted', table: TABLE, id: first.id, version: 2 });
  expect(connection.waiting).toBe(false);
  socket(1).close();
  vi.advanceTimersByTime(2000);
  socket(2).open();
  expect(socket(2).sent.filter(({ t }) => t === 'play')).toEqual([]);
  connection.close();
});

test('moves and acts get ids of their own also where the browser makes none, as over plain HTTP in a home network', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const connection = new TableConnection(TABLE, null);
  socket(0).open();
  socket(0).hear(picture(-1, []));
  connection.play('place x');
  connection.act({ do: 'ask pause' });
  const ids = socket(0).sent.flatMap((message) => ('id' in message ? [message.id] : []));
  expect(new Set(ids).size).toBe(2);
  connection.close();
  vi.unstubAllGlobals();
});

test('waits longer after each failure, and stops when it is closed', () => {
  const connection = new TableConnection(TABLE, null);
  socket(0).close();
  vi.advanceTimersByTime(300);
  expect(FakeSocket.all).toHaveLength(2);
  socket(1).close();
  vi.advanceTimersByTime(300);
  expect(FakeSocket.all).toHaveLength(2);
  vi.advanceTimersByTime(700);
  expect(FakeSocket.all).toHaveLength(3);
  connection.close();
  socket(2).close();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(3);
});

test('a table that this person may not see is gone, not retried', () => {
  const connection = new TableConnection(TABLE, null);
  socket(0).open();
  socket(0).hear({ t: 'refused', table: TABLE, code: 'no table', text: 'No.' });
  expect(connection.state).toBe('gone');
  socket(0).close();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test('an address that can be no table’s is gone at once; later a misunderstanding is only told', () => {
  const cut = new TableConnection('abc', null);
  socket(0).open();
  socket(0).hear({ t: 'refused', code: 'malformed', text: 'No.' });
  expect(cut.state).toBe('gone');
  const connection = new TableConnection(TABLE, null);
  socket(1).open();
  socket(1).hear(picture(-1, []));
  socket(1).hear({ t: 'refused', code: 'malformed', text: 'No.' });
  expect(connection.state).toBe('live');
});

test('who is shown out of a table sees that it is gone; an act that comes too late is only refused', () => {
  const connection = new TableConnection(TABLE, null);
  socket(0).open();
  socket(0).hear(picture(-1, []));
  socket(0).hear({ t: 'refused', table: TABLE, id: 'x', code: 'no table', text: 'No.' });
  expect(connection.state).toBe('live');
  socket(0).hear({ t: 'refused', table: TABLE, code: 'no table', text: 'No.' });
  expect(connection.state).toBe('gone');
  connection.close();
});

test('whom the game waits for is known after every move, not only when the card is told anew', () => {
  const connection = new TableConnection(TABLE, null);
  const socket = must(FakeSocket.all.at(-1));
  socket.open();
  socket.hear(picture(-1, []));
  const asked = { task: 'round', choice: 'allocate', seats: [1] };
  socket.hear({ t: 'news', table: TABLE, version: 1, asked });
  expect(connection.news?.card.waiting).toEqual([1]);
  socket.hear({ t: 'news', table: TABLE, version: 1 });
  expect(connection.news?.card.waiting).toEqual([1]);
  socket.hear({ t: 'news', table: TABLE, version: 2, asked: null });
  expect(connection.news?.card.waiting).toEqual([]);
  connection.close();
});

test('the clocks that come with a move are shown; the rest of the card stays', () => {
  const connection = new TableConnection(TABLE, null);
  socket(0).open();
  socket(0).hear(picture(-1, []));
  const face = { at: 1, left: [5, 6], running: [1], paused: false };
  socket(0).hear({ t: 'news', table: TABLE, version: 1, face });
  expect(connection.news?.card).toEqual({ face });
  connection.close();
});

test('a connection that has gone dead without a word is given up when a ping brings nothing, and opened anew', () => {
  const connection = new TableConnection(TABLE, null);
  socket(0).open();
  socket(0).hear(picture(-1, []));
  vi.advanceTimersByTime(25_000);
  socket(0).hear({ t: 'pong', now: Date.now() });
  vi.advanceTimersByTime(25_000);
  expect(connection.state).toBe('live');
  // The second ping is not answered.
  vi.advanceTimersByTime(15_000);
  expect(connection.state).toBe('lost');
  vi.advanceTimersByTime(300);
  expect(FakeSocket.all).toHaveLength(2);
  // What the dead socket still brings is nobody's news, and its end is not the end of the new one.
  socket(1).open();
  socket(1).hear(picture(-1, []));
  socket(0).close();
  expect(connection.state).toBe('live');
  connection.close();
});

test('when the device is back on the network or the page in sight, the connection does not wait for its time', () => {
  const connection = new TableConnection(TABLE, null);
  for (let i = 0; i < 5; i++) {
    socket(i).close();
    vi.advanceTimersByTime(8000);
  }
  socket(5).close();
  vi.advanceTimersByTime(100);
  expect(FakeSocket.all).toHaveLength(6);
  page.dispatchEvent(new Event('online'));
  expect(FakeSocket.all).toHaveLength(7);
  socket(6).open();
  socket(6).hear(picture(-1, []));
  // A connection that stands is asked whether it is alive.
  page.dispatchEvent(new Event('online'));
  expect(socket(6).sent.at(-1)).toEqual({ t: 'ping' });
  connection.close();
  vi.advanceTimersByTime(60_000);
  page.dispatchEvent(new Event('online'));
  expect(FakeSocket.all).toHaveLength(7);
});

test('a table that can not be followed just now is tried again, and why is told meanwhile', () => {
  const connection = new TableConnection(TABLE, null);
  socket(0).open();
  socket(0).hear({ t: 'refused', table: TABLE, code: 'not stored', text: 'No.' });
  expect(connection.state).toBe('lost');
  expect(connection.refused?.code).toBe('not stored');
  vi.advanceTimersByTime(300);
  socket(1).open();
  socket(1).hear({ t: 'refused', table: TABLE, code: 'broken table', text: 'No.' });
  vi.advanceTimersByTime(300);
  expect(FakeSocket.all).toHaveLength(2);
  vi.advanceTimersByTime(700);
  socket(2).open();
  socket(2).hear(picture(-1, []));
  expect(connection.state).toBe('live');
  expect(connection.refused).toBeNull();
  // At a table that is followed it concerns something else.
  socket(2).hear({ t: 'refused', code: 'slow down', text: 'No.' });
  expect(connection.state).toBe('live');
  connection.close();
});

test('after an answer nothing can be chosen until the picture that belongs to it is here', () => {
  const connection = new TableConnection(TABLE, null);
  socket(0).open();
  socket(0).hear(picture(-1, [moved(1, 0, 'a')]));
  connection.play('place x');
  const sent = socket(0).sent.at(-1);
  if (sent?.t !== 'play') throw new Error('The move was not sent.');
  socket(0).hear({ t: 'accepted', table: TABLE, id: sent.id, version: 2 });
  expect(connection.waiting).toBe(true);
  socket(0).hear({ t: 'news', table: TABLE, version: 2, beats: [moved(2, 0, 'b')] });
  expect(connection.waiting).toBe(false);
  connection.close();
});

test('what is said on the way holds up no move, and is always text that can be kept', () => {
  const connection = new TableConnection(TABLE, null);
  socket(0).open();
  socket(0).hear(picture(-1, []));
  connection.say('half \ud83d');
  expect(connection.waiting).toBe(false);
  expect(socket(0).sent.at(-1)).toMatchObject({ t: 'say', text: 'half \ufffd' });
  connection.close();
});

test('a server that speaks a newer language is not followed: the page has to be loaded again', () => {
  const connection = new TableConnection(TABLE, null);
  socket(0).open();
  socket(0).hear({ t: 'hello', protocol: 3, you: { id: 'me', name: 'Lena' }, now: 0 });
  expect(connection.state).toBe('outdated');
  socket(0).hear(picture(-1, []));
  expect(connection.news).toBeNull();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test('a device whose clock is set right while the table is open shows the others’ clocks right again', () => {
  const connection = new TableConnection(TABLE, null);
  socket(0).open();
  socket(0).hear({ t: 'hello', protocol: 2, you: { id: 'me', name: 'Lena' }, now: Date.now() + 60_000 });
  socket(0).hear(picture(-1, []));
  expect(connection.news?.ahead).toBe(60_000);
  const before = connection.news;
  // A little more is the way of the message, and no reason to draw the table anew.
  socket(0).hear({ t: 'pong', now: Date.now() + 60_400 });
  expect(connection.news).toBe(before);
  socket(0).hear({ t: 'pong', now: Date.now() });
  expect(connection.news?.ahead).toBe(0);
  connection.close();
});
