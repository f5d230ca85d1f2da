import type { ClockSetting, TableCard } from '@naos/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import { Client, playOn } from './kit/client.ts';
import { testServer } from './kit/server.ts';
import { soon } from './kit/soon.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const LIVE: ClockSetting = { kind: 'live', start: 300, increment: 10 };
const DAYS: ClockSetting = { kind: 'days', days: 2, sleep: null };
const NONE: ClockSetting = { kind: 'none' };

let now = Date.UTC(2026, 10, 15, 12);
let server: RunningServer;
beforeAll(async () => {
  server = await testServer({}, { now: () => now });
});
afterAll(() => server.stop());

/** A running table of two people on which a pause has been agreed. */
async function paused(clock: ClockSetting): Promise<{ table: string; host: Client; guest: Client }> {
  const [host, guest] = [await Client.guest(server.port, 'Host', 1), await Client.guest(server.port, 'Guest', 2)];
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const { card } = await host.open({ game: 'aton', visibility: 'public', clock, seats });
  await guest.act(card.id, { do: 'sit', seat: 1 });
  await Promise.all([host, guest].map((client) => client.follow(card.id)));
  await playOn(card.id, [host, guest], 2);
  await host.act(card.id, { do: 'ask pause' });
  await guest.act(card.id, { do: 'vote', yes: true });
  await soon(() => host.at(card.id).card.paused).not.toBeNull();
  return { table: card.id, host, guest };
}

async function cardOf(client: Client, table: string): Promise<TableCard> {
  return await client.request<TableCard>('GET', `/api/tables/${table}`);
}

describe('a pause', () => {
  test.each([
    ['live', LIVE, 5 * MINUTE, 7 * DAY],
    ['by days', DAYS, DAY, 30 * DAY],
    ['without a clock', NONE, DAY, 30 * DAY],
  ] as const)(
    '%s: who is left alone asks to go on, and after a while it does without the other',
    async (_name, clock, notice, longest) => {
      const { table, host, guest } = await paused(clock);
      expect(host.at(table).card.paused).toBe(now + longest);
      guest.disconnect();
      now += 2 * MINUTE;
      const asked = now;
      expect((await host.act(table, { do: 'ask continue' })).t).toBe('accepted');
      expect(host.at(table).card).toMatchObject({ paused: asked + notice, proposal: { what: 'continue', by: 0 } });
      now = asked + notice - 1;
      await server.sweeper.sweep();
      expect((await cardOf(host, table)).paused).not.toBeNull();
      now += 1;
      await server.sweeper.sweep();
      await soon(() => host.at(table).card).toMatchObject({ paused: null, proposal: null });
      const mover = (await host.anyMove(table)) === null ? guest : host;
      await mover.connect();
      await mover.follow(table);
      expect((await mover.play(table, (await mover.anyMove(table)) ?? '')).t).toBe('accepted');
    },
  );

  test.each([
    ['live', LIVE, 7 * DAY],
    ['by days', DAYS, 30 * DAY],
    ['without a clock', NONE, 30 * DAY],
  ] as const)(
    '%s: ends by itself when nobody comes back, and then the ladder does its work',
    async (_name, clock, longest) => {
      const { table, host } = await paused(clock);
      const left = host.at(table).card.face?.left;
      now += longest;
      await server.sweeper.sweep();
      const card = await cardOf(host, table);
      expect(card).toMatchObject({ status: 'running', paused: null });
      if (left !== undefined) expect(card.face).toMatchObject({ left, paused: false });
      // The pause itself is on nobody's clock: not for who has been here all the time, not after a look into the store.
      await server.tables.tidy(true);
      expect((await cardOf(host, table)).seats.map(({ ladder }) => ladder)).toEqual(['in time', 'in time']);
      now += 61 * DAY;
      await server.sweeper.sweep();
      expect((await cardOf(host, table)).status).toBe('cancelled');
    },
  );

  test('ends at once when the other agrees to go on', async () => {
    const { table, host, guest } = await paused(NONE);
    await host.act(table, { do: 'ask continue' });
    expect((await guest.act(table, { do: 'vote', yes: true })).t).toBe('accepted');
    await soon(() => host.at(table).card).toMatchObject({ paused: null, proposal: null });
  });

  test('is an agreement: nobody can keep it up against the will of another', async () => {
    const { table, host, guest } = await paused(LIVE);
    await host.act(table, { do: 'ask continue' });
    expect(await guest.act(table, { do: 'vote', yes: false })).toMatchObject({ t: 'refused', code: 'not now' });
    await guest.act(table, { do: 'leave' });
    now += 5 * MINUTE;
    await server.sweeper.sweep();
    await soon(() => host.at(table).card.paused).toBeNull();
  });

  test('asks of no node to look every half a minute because a bot waits', async () => {
    const host = await Client.guest(server.port, 'Host', 3);
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'level-1' }];
    const { card } = await host.open({ game: 'aton', seats });
    await host.follow(card.id);
    await host.act(card.id, { do: 'ask pause' });
    expect(host.at(card.id).card.paused).toBe(now + 30 * DAY);
    expect((await server.store.tables.read(card.id))?.due).toBe(now + 30 * DAY);
    await host.act(card.id, { do: 'ask continue' });
    expect(host.at(card.id).card.paused).toBeNull();
  });
});
