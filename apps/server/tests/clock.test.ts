import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { standIn } from '../../../packages/laws/tests/stand-in.ts';
import { afterMove, fullTime, ladderStep, nextStepAt, timeLeft } from '../src/clock/ladder.ts';
import { runsOutAt, spent } from '../src/clock/passage.ts';
import type { RunningServer } from '../src/server.ts';
import type { TableDoc } from '../src/tables/doc.ts';
import { Client, playOn } from './kit/client.ts';
import { temporaryFolder, testServer } from './kit/server.ts';
import { soon } from './kit/soon.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOON = Date.UTC(2026, 10, 15, 12);
const LIVE = { kind: 'live' as const, start: 300, increment: 10 };
const DAYS = { kind: 'days' as const, days: 2, sleep: null };
const NIGHT = { from: 23, to: 7, zone: 'Europe/Moscow' };

describe('time that counts', () => {
  test('all of it, but for the times when the server was down', () => {
    expect(spent(LIVE, NOON, NOON + 10 * MINUTE, [])).toBe(10 * MINUTE);
    const outages = [
      { since: NOON - HOUR, until: NOON + MINUTE },
      { since: NOON + 5 * MINUTE, until: NOON + 8 * MINUTE },
    ];
    expect(spent(LIVE, NOON, NOON + 10 * MINUTE, outages)).toBe(6 * MINUTE);
    expect(spent(LIVE, NOON, NOON - 1, [])).toBe(0);
  });

  test('not the night, in the zone of the table', () => {
    const clock = { ...DAYS, sleep: NIGHT };
    // 15 November, 15:00 in Moscow; the night there is 23:00 to 7:00.
    expect(spent(clock, NOON, NOON + DAY, [])).toBe(16 * HOUR);
    expect(spent(clock, NOON, NOON + 8 * HOUR, [])).toBe(8 * HOUR);
    expect(spent(clock, NOON + 8 * HOUR, NOON + 16 * HOUR, [])).toBe(0);
    expect(runsOutAt(clock, NOON, 10 * HOUR, [])).toBe(NOON + 18 * HOUR);
  });
});

function doc(more: Partial<TableDoc>): TableDoc {
  return standIn<TableDoc>({
    status: 'running',
    seats: [{}, {}],
    waiting: [0],
    clock: LIVE,
    time: { left: [300_000, 300_000], since: NOON },
    ...more,
  });
}

describe('clocks', () => {
  test('live: the waiting seat’s time runs; the increment comes when its turn ends, not at every step', () => {
    const step = afterMove(doc({}), [0], NOON + 20_000, []);
    expect(step).toEqual({ left: [280_000, 300_000], since: NOON + 20_000 });
    expect(afterMove(doc({}), [1], NOON + 20_000, [])?.left).toEqual([290_000, 300_000]);
  });

  test('asked at once: both clocks run, each stops with its own choice', () => {
    const both = afterMove(doc({ waiting: [0, 1] }), [1], NOON + 30_000, []);
    expect(both?.left).toEqual([280_000, 270_000]);
  });

  test('days: every turn begins with the whole time', () => {
    const late = doc({ clock: DAYS, time: { left: [DAY, 1], since: NOON } });
    expect(afterMove(late, [1], NOON + HOUR, [])?.left).toEqual([23 * HOUR, 2 * DAY]);
    expect(fullTime(DAYS)).toBe(2 * DAY);
  });

  test('the ladder: in time, reminded, a bot may be called, may be cancelled; it says when to look again', () => {
    const at = (after: number) => ladderStep(doc({}), 0, NOON + 300_000 + after, []);
    expect([at(-1), at(0), at(MINUTE), at(5 * MINUTE)]).toEqual([
      'in time',
      'reminded',
      'bot may be called',
      'may be cancelled',
    ]);
    expect(nextStepAt(doc({}), NOON, [])).toBe(NOON + 300_000);
    expect(nextStepAt(doc({}), NOON + 300_000, [])).toBe(NOON + 300_000 + MINUTE);
    expect(ladderStep(doc({}), 1, NOON + DAY, [])).toBe('in time');
  });

  test('a table without a clock has a ladder too: no game is stuck for ever', () => {
    const none = doc({ clock: { kind: 'none' }, time: { left: [3 * DAY, 3 * DAY], since: NOON } });
    expect(ladderStep(none, 0, NOON + 2 * DAY, [])).toBe('in time');
    expect(ladderStep(none, 0, NOON + 8 * DAY, [])).toBe('bot may be called');
  });

  test('paused: nobody’s time runs', () => {
    const time = { left: [1000, 1000], since: null, until: NOON + 7 * DAY };
    const paused = doc({ time });
    expect(timeLeft(paused, time, 0, NOON + DAY, [])).toBe(1000);
    expect([ladderStep(paused, 0, NOON + DAY, []), nextStepAt(paused, NOON, [])]).toEqual(['in time', null]);
  });
});

describe('at a table', () => {
  let now = NOON;
  let server: RunningServer;
  beforeAll(async () => {
    server = await testServer({}, { now: () => now });
  });
  afterAll(() => server.stop());

  async function live(): Promise<{ table: string; host: Client; guest: Client }> {
    const [host, guest] = [await Client.guest(server.port, 'Host', 1), await Client.guest(server.port, 'Guest', 2)];
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
    const { card } = await host.open({ game: 'aton', visibility: 'public', clock: LIVE, seats });
    await guest.act(card.id, { do: 'sit', seat: 1 });
    await Promise.all([host, guest].map((client) => client.follow(card.id)));
    await playOn(card.id, [host, guest], 2);
    return { table: card.id, host, guest };
  }

  test('who vanishes is reminded, then a bot may be called, and the person may come back', async () => {
    const { table, host, guest } = await live();
    const [late, other] = host.at(table).asked?.seats.includes(0) ? [host, guest] : [guest, host];
    const seat = late.at(table).seat ?? 0;
    expect(await other.act(table, { do: 'call bot', seat })).toMatchObject({ t: 'refused', code: 'not now' });
    now += 311_000;
    await server.sweeper.sweep();
    await soon(() => other.at(table).card.seats[seat]?.ladder).toBe('reminded');
    now += 2 * MINUTE;
    await server.sweeper.sweep();
    await soon(() => other.at(table).card.seats[seat]?.ladder).toBe('bot may be called');
    expect((await other.act(table, { do: 'call bot', seat })).t).toBe('accepted');
    expect(other.at(table).card.seats[seat]).toMatchObject({ kind: 'bot', left: true });
    await soon(() => other.at(table).asked?.seats.includes(seat)).toBe(false);
    await late.act(table, { do: 'sit' });
    expect(late.at(table).seat).toBe(seat);
  });

  test('an open table at which nothing happens is closed after thirty days, and not before', async () => {
    const host = await Client.guest(server.port, 'Host');
    const { card } = await host.open({
      game: 'aton',
      visibility: 'public',
      seats: [{ kind: 'open' }, { kind: 'open' }],
    });
    await host.follow(card.id);
    const status = async (): Promise<string> => {
      await server.sweeper.sweep();
      return (await host.follow(card.id)).card.status;
    };
    now += 29 * DAY;
    expect(await status()).toBe('open');
    await host.act(card.id, { do: 'sit', seat: 0 });
    now += 29 * DAY;
    expect(await status()).toBe('open');
    now += 2 * DAY;
    expect(await status()).toBe('cancelled');
    expect(host.at(card.id).card.closed).toBe('Nobody began to play in thirty days.');
  });

  test('a game that nobody comes back to is cancelled in the end', async () => {
    const { table, host } = await live();
    now += 400_000;
    await server.sweeper.sweep();
    expect(await host.act(table, { do: 'cancel' })).toMatchObject({ t: 'refused', code: 'not now' });
    now += 2 * DAY;
    await server.sweeper.sweep();
    await soon(() => host.at(table).card).toMatchObject({
      status: 'cancelled',
      closed: 'Nobody came back to this table.',
    });
    // What was played of it can be watched.
    expect(await host.request<string>('GET', `/api/tables/${table}/transcript`)).toContain('"seats"');
  });

  test('a pause holds when all agree: no moves, no time; it ends the same way', async () => {
    const { table, host, guest } = await live();
    await host.act(table, { do: 'ask pause' });
    await soon(() => guest.at(table).card.proposal).toMatchObject({ what: 'pause', by: 0, yes: [0] });
    await guest.act(table, { do: 'vote', yes: true });
    await soon(() => host.at(table).card.face?.paused).toBe(true);
    const left = host.at(table).card.face?.left;
    now += DAY;
    await server.sweeper.sweep();
    const mover = host.at(table).asked?.seats.includes(0) ? host : guest;
    const move = (await mover.anyMove(table)) ?? '';
    expect(await mover.play(table, move)).toMatchObject({ t: 'refused', code: 'not now' });
    await guest.act(table, { do: 'ask continue' });
    await host.act(table, { do: 'vote', yes: true });
    expect(host.at(table).card.face).toMatchObject({ left, paused: false });
    expect((await mover.play(table, move)).t).toBe('accepted');
  });

  test('one no ends a question, and only one is open at a time', async () => {
    const { table, host, guest } = await live();
    await host.act(table, { do: 'ask cancel' });
    await soon(() => guest.at(table).card.proposal?.what).toBe('cancel');
    expect(await guest.act(table, { do: 'ask pause' })).toMatchObject({ t: 'refused', code: 'not now' });
    await guest.act(table, { do: 'vote', yes: false });
    await soon(() => host.at(table).card.proposal).toBeNull();
    expect(host.at(table).card.status).toBe('running');
  });
});

test('the time of a restart is on nobody’s clock', async () => {
  let now = NOON;
  const env = { NAOS_DATA: temporaryFolder() };
  const first = await testServer(env, { now: () => now });
  const [host, guest] = [await Client.guest(first.port), await Client.guest(first.port)];
  const { card } = await host.open({
    game: 'aton',
    visibility: 'public',
    clock: LIVE,
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  await guest.act(card.id, { do: 'sit', seat: 1 });
  now += MINUTE;
  await first.stop();
  now += 2 * HOUR;
  const second = await testServer(env, { now: () => now });
  now += MINUTE;
  await host.connect(second.port);
  await host.follow(card.id);
  expect(host.at(card.id).card.face?.left).toEqual([3 * MINUTE, 3 * MINUTE]);
  await second.stop();
});
