import type { TableCard } from '@naos/protocol';
import { Listeners } from '@naos/table-ui';
import { LANGUAGES, speaker } from '@naos/words';
import { expect, test } from 'vitest';
import { standIn } from '../../../../packages/laws/tests/stand-in.ts';
import { OnlineSession } from '../../src/online/connection/online-session.ts';
import type { TableConnection, TableNews } from '../../src/online/connection/table-connection.ts';
import { matchOf } from '../../src/table/local-session.ts';
import { resign as en } from '../../src/words/en/resign.ts';
import { resign as ru } from '../../src/words/ru/resign.ts';
import { freshTable, toyGame } from '../toy.ts';

const loaded = await toyGame();
const SITE = { en, ru };
const { view, asked } = matchOf(
  loaded.game,
  freshTable([
    { kind: 'person', name: 'Anna' },
    { kind: 'person', name: 'Boris' },
  ]),
).situation(0);

/** The scene of a table at whose first chair this person is asked. */
function sceneAt(more: Partial<TableCard>, ahead = 0, waiting = false) {
  const seats = ['Anna', 'Boris'].map((name, seat) => ({ seat, name, kind: 'person' as const, online: true }));
  const clock = { kind: 'live', start: 60, increment: 0 } as const;
  const face = { at: 0, left: [60_000, 60_000], running: [0, 1], paused: false };
  const card = { status: 'running' as const, seats, clock, face, paused: null, outcome: null, ...more };
  const news = { card, seat: 0, version: 0, view, asked, undo: null, beats: [], fresh: [], ahead };
  const connection = { state: 'live' as const, refused: null, waiting, subscribe: () => () => {}, news };
  const session = new OnlineSession(
    loaded,
    standIn<TableConnection>(connection),
    standIn<TableNews>(news),
    ({ seats: all }) => all.map(({ name }) => name),
  );
  return session.scene();
}

test('at a running table the seat that is asked has its moves', () => {
  const { situation, paused } = sceneAt({});
  expect(situation.asked?.seats).toContain(0);
  expect(situation.moves.length).toBeGreaterThan(0);
  expect(paused).toBe(false);
});

test('a paused table says so and offers no move', () => {
  const { situation, paused } = sceneAt({ paused: 5 });
  expect(situation.moves).toEqual([]);
  expect(paused).toBe(true);
});

test('a table that was cancelled asks nobody any more, and no clock runs', () => {
  const { situation, seats } = sceneAt({ status: 'cancelled' });
  expect(situation.asked).toBeNull();
  expect(situation.moves).toEqual([]);
  expect(seats.map(({ clock, thinking }) => [clock?.running, thinking])).toEqual([
    [false, false],
    [false, false],
  ]);
});

test('a table that was given up tells who did, to whoever only listens too', () => {
  const told = (more: Partial<TableCard>) => {
    const { ended } = sceneAt(more);
    return ended ? LANGUAGES.map((language) => speaker(language, SITE)(ended)) : null;
  };
  expect(told({})).toBeNull();
  expect(told({ status: 'cancelled', resigned: 1 })).toEqual([
    'Boris resigned: you win.',
    'Boris сдаётся: победа ваша.',
  ]);
  expect(told({ status: 'cancelled', resigned: 0 })).toEqual(['You resigned.', 'Вы сдались.']);
});

test('a clock knows the night by the server’s time, also on a device that is late', () => {
  const HOUR = 3_600_000;
  const sleep = { from: 23, to: 8, zone: 'UTC' };
  const face = { at: 22 * HOUR, left: [24 * HOUR, 24 * HOUR], running: [0, 1], paused: false };
  const late = 3 * HOUR;
  const [anna] = sceneAt({ clock: { kind: 'days', days: 1, sleep }, face }, late).seats;
  expect(anna?.clock?.at).toBe(22 * HOUR - late);
  expect(anna?.clock?.rested?.(23 * HOUR - late)).toBe(0);
  expect(anna?.clock?.rested?.(25 * HOUR - late)).toBe(2 * HOUR);
  const [untiring] = sceneAt({ clock: { kind: 'days', days: 1, sleep: null }, face }).seats;
  expect(untiring?.clock).toEqual({ left: 24 * HOUR, at: 22 * HOUR, running: true });
});

test('the answer to a move brings no news: what happened is not told to the board a second time', () => {
  const listeners = new Listeners();
  const clock = { kind: 'none' } as const;
  const card = { status: 'running' as const, seats: [], clock, face: null, paused: null, outcome: null };
  const told = [{ event: { kind: 'revealed' }, to: null, not: null }];
  const fresh = [{ n: 1, at: 1, kind: 'moved' as const, seat: 0, told }];
  const news = { card, seat: 0, version: 1, view, asked, undo: null, beats: fresh, fresh, ahead: 0 };
  const connection = { state: 'live' as const, refused: null, waiting: true, subscribe: listeners.subscribe, news };
  const session = new OnlineSession(loaded, standIn<TableConnection>(connection), standIn<TableNews>(news), () => []);
  // Opened in the middle, as when the language changes: that was seen already.
  expect(session.scene().fresh).toEqual([]);
  connection.news = { ...news, fresh: [...fresh] };
  listeners.tell();
  const first = session.scene();
  expect(first.fresh).toEqual(told);
  connection.waiting = false;
  listeners.tell();
  expect(session.scene()).not.toBe(first);
  expect(session.scene().fresh).toBe(first.fresh);
});

test('a press on a slow line shows at once that it was taken', () => {
  expect(sceneAt({}).sent).toBe(false);
  expect(sceneAt({}, 0, true).sent).toBe(true);
});
