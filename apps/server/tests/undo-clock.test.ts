import type { ClockSetting, TableCard } from '@naos/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { standIn } from '../../../packages/laws/tests/stand-in.ts';
import { afterBack } from '../src/clock/ladder.ts';
import type { RunningServer } from '../src/server.ts';
import type { TableDoc, TimeDoc } from '../src/tables/doc.ts';
import { Client, playOn } from './kit/client.ts';
import { testServer } from './kit/server.ts';
import { soon } from './kit/soon.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
const LIVE: ClockSetting = { kind: 'live', start: 3000, increment: 60 };
const DAYS: ClockSetting = { kind: 'days', days: 2, sleep: null };

let now = Date.UTC(2026, 10, 15, 12);
let server: RunningServer;
beforeAll(async () => {
  server = await testServer({}, { now: () => now });
});
afterAll(() => server.stop());

async function two(clock: ClockSetting): Promise<{ table: string; host: Client; guest: Client }> {
  const [host, guest] = [await Client.guest(server.port, 'Host', 5), await Client.guest(server.port, 'Guest', 6)];
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const { card } = await host.open({ game: 'aton', visibility: 'public', clock, seats });
  await guest.act(card.id, { do: 'sit', seat: 1 });
  await Promise.all([host, guest].map((client) => client.follow(card.id)));
  return { table: card.id, host, guest };
}

async function leftAt(client: Client, table: string): Promise<number[]> {
  const { face } = await client.request<TableCard>('GET', `/api/tables/${table}`);
  return face?.left ?? [];
}

/** Plays on to a turn that its player has just ended and can still take back; before it, `think` goes by. */
async function endedTurn(table: string, host: Client, guest: Client, think: number) {
  for (;;) {
    const mover = (await host.anyMove(table)) === null ? guest : host;
    const other = mover === host ? guest : host;
    const seat = mover.at(table).seat ?? 0;
    const before = await leftAt(mover, table);
    const { version } = mover.at(table);
    const move = (await mover.anyMove(table)) ?? '';
    const alone = mover.at(table).asked?.seats.length === 1;
    now += think;
    const heard = other.next('news', (news) => news.table === table && news.version > version);
    expect((await mover.play(table, move)).t).toBe('accepted');
    await heard;
    const { undo, asked, card } = mover.at(table);
    expect(card.status).toBe('running');
    if (alone && undo?.step === version && asked?.seats.includes(seat) === false) {
      return { mover, other, seat, before, move };
    }
  }
}

describe('who takes back has been thinking all the while', () => {
  test('live: the increment comes once, and the time in between is on the clock of who took back', async () => {
    const { table, host, guest } = await two(LIVE);
    const { mover, other, seat, before, move } = await endedTurn(table, host, guest, 3 * SECOND);
    const foe = 1 - seat;
    expect((await leftAt(mover, table))[seat]).toBe((before[seat] ?? 0) + 57 * SECOND);
    now += 20 * SECOND;
    expect((await mover.act(table, { do: 'undo', to: 'step' })).t).toBe('accepted');
    const back = await leftAt(mover, table);
    expect([back[seat], back[foe]]).toEqual([(before[seat] ?? 0) - 23 * SECOND, before[foe]]);
    for (let i = 0; i < 3; i++) {
      expect((await mover.play(table, move)).t).toBe('accepted');
      expect((await mover.act(table, { do: 'undo', to: 'step' })).t).toBe('accepted');
    }
    expect(await leftAt(mover, table)).toEqual(back);
    now += 5 * SECOND;
    await mover.play(table, move);
    await soon(() => other.at(table).version).toBe(mover.at(table).version);
    const left = await leftAt(mover, table);
    expect([left[seat], left[foe]]).toEqual([(before[seat] ?? 0) + 32 * SECOND, before[foe]]);
  });

  test('days: a turn that is taken back goes on with what was left of it', async () => {
    const { table, host, guest } = await two(DAYS);
    const { mover, seat, before, move } = await endedTurn(table, host, guest, 5 * HOUR);
    now += 2 * HOUR;
    await mover.act(table, { do: 'undo', to: 'turn' });
    expect((await leftAt(mover, table))[seat]).toBe((before[seat] ?? 0) - 7 * HOUR);
    await mover.play(table, move);
    expect((await leftAt(mover, table))[1 - seat]).toBe(2 * DAY);
  });

  test('a step in the middle of a turn costs what it took, neither more nor less', async () => {
    const { table, host, guest } = await two(LIVE);
    for (;;) {
      const mover = (await host.anyMove(table)) === null ? guest : host;
      const seat = mover.at(table).seat ?? 0;
      const before = (await leftAt(mover, table))[seat] ?? 0;
      now += 4 * SECOND;
      await playOn(table, [mover === host ? guest : host, mover], 1);
      const { undo, asked } = mover.at(table);
      if (undo === null || asked?.seats.includes(seat) !== true || asked.seats.length > 1) continue;
      now += 6 * SECOND;
      await mover.act(table, { do: 'undo', to: 'step' });
      expect((await leftAt(mover, table))[seat]).toBe(before - 10 * SECOND);
      return;
    }
  });
});

describe('in a choice of several at once', () => {
  const START = Date.UTC(2026, 10, 15, 12);
  /** Seat 0 chose first, then seat 1; seat 2 still thinks, and 0 takes back. */
  const back = (time: TimeDoc) => {
    const doc = standIn<TableDoc>({ clock: LIVE, waiting: [2], time });
    const own = { seat: 0, moved: START + 10 * SECOND };
    return afterBack(doc, [0, 2], START + 60 * SECOND, [], { own, lost: [1, 0, 0] })?.left;
  };
  const left = [1000 * SECOND, 1000 * SECOND, 1000 * SECOND];

  test('what others chose meanwhile does not shorten the time that who takes back was thinking', () => {
    const since = START + 40 * SECOND;
    expect(back({ left, since })).toEqual([890 * SECOND, 1000 * SECOND, 980 * SECOND]);
  });

  test('a pause is left out of it', () => {
    const since = START + 40 * SECOND;
    const resumed = START + 30 * SECOND;
    expect(back({ left, since, resumed })).toEqual([910 * SECOND, 1000 * SECOND, 980 * SECOND]);
  });
});

test('by vote: increments of turns that are taken back are taken back too, and nobody gets time for it', async () => {
  const { table, host, guest } = await two(LIVE);
  await playOn(table, [host, guest], 9);
  now += 30 * SECOND;
  const before = await leftAt(host, table);
  expect(Math.max(...before)).toBeGreaterThan(3000 * SECOND);
  await host.act(table, { do: 'ask undo', to: 0 });
  await guest.act(table, { do: 'vote', yes: true });
  await soon(() => host.at(table).asked?.seats).toEqual([0, 1]);
  // Half a minute ran for those who were asked before; nobody has earned anything yet.
  const back = await leftAt(host, table);
  for (const left of back) expect([2970 * SECOND, 3000 * SECOND]).toContain(left);
  expect(back).toContain(2970 * SECOND);
});
