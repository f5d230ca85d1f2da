import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../src/server.ts';
import { Client } from './client.ts';
import { must } from './must.ts';
import { testServer } from './server.ts';
import { soon } from './soon.ts';
import { telegramStandIn } from './telegram.ts';

const DAY = 24 * 3_600_000;

/** Games by the day on one store: nudges, holidays, and what reaches those who are away. */
export function waitingConformance(store: string, environment: () => Promise<Record<string, string>>): void {
  describe(`a game by the day on ${store}`, () => {
    let now = Date.UTC(2026, 10, 16);
    let server: RunningServer;
    let telegram: Awaited<ReturnType<typeof telegramStandIn>>;
    beforeAll(async () => {
      telegram = await telegramStandIn();
      const TELEGRAM = { TELEGRAM_TOKEN: '123456:test-token-of-nobody', TELEGRAM_API: telegram.api };
      const settings = { ...TELEGRAM, ...(await environment()), PUBLIC_URL: 'https://naos.example' };
      server = await testServer(settings, { now: () => now });
    });
    afterAll(async () => {
      await server.stop();
      telegram.close();
    });

    /** Lena and Mira at a table with two days a turn; Mira is told by Telegram. */
    async function slowTable() {
      const [lena, mira] = [await Client.guest(server.port, 'Lena', 3), await Client.guest(server.port, 'Mira', 5)];
      const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
      const clock = { kind: 'days' as const, days: 2, sleep: null };
      const { card } = await lena.open({ game: 'aton', seats, visibility: 'public', clock });
      await lena.follow(card.id);
      await mira.request('POST', `/api/tables/${card.id}/acts`, { id: 'sit', act: { do: 'sit', seat: 1 } });
      await server.store.records.addChannel({ id: `of ${mira.id}`, player: mira.id, kind: 'telegram', body: '8' }, now);
      await soon(() => lena.at(card.id).card.status).toBe('running');
      return { lena, mira, id: card.id };
    }

    const said = (): string[] => telegram.of('sendPhoto').map(({ caption }) => String(caption));

    test('who is waited for is nudged once a day, by name, and hears of it in the messenger', async () => {
      const { lena, mira, id } = await slowTable();
      mira.disconnect();
      await soon(() => server.sockets.has(mira.id)).toBe(false);
      await server.notices.flush();
      const before = said().length;
      expect(await lena.act(id, { do: 'nudge', seat: 1 })).toMatchObject({ t: 'accepted' });
      await server.notices.flush();
      expect(said().slice(before)).toEqual([expect.stringMatching(/^Lena waits for your move\nAton/)]);
      expect(lena.at(id).card.seats[1]?.nudged).toBe(now);
      expect(await lena.act(id, { do: 'nudge', seat: 1 })).toMatchObject({ code: 'not now' });
      expect(await lena.act(id, { do: 'nudge', seat: 0 })).toMatchObject({ code: 'not now' });
      now += DAY;
      expect(await lena.act(id, { do: 'nudge', seat: 1 })).toMatchObject({ t: 'accepted' });
    });

    test('a holiday stops the clock by the day within bounds, and the table sees it', async () => {
      const { lena, mira, id } = await slowTable();
      const left = () => must(must(lena.at(id).card.face).left[1]);
      const away = { since: now, until: now + 10 * DAY };
      const me = await mira.request<{ holiday: unknown }>('PUT', '/api/me/holiday', away);
      expect(me.holiday).toEqual(away);
      await soon(() => lena.at(id).card.seats[1]?.away).toEqual(away);
      now += 9 * DAY;
      await lena.follow(id);
      expect(left()).toBe(2 * DAY);
      expect(lena.at(id).card.seats[1]?.ladder).toBe('in time');
      now += 2 * DAY;
      await lena.follow(id);
      expect(left()).toBe(DAY);
      const stretch = (days: number) => mira.request('PUT', '/api/me/holiday', { since: now, until: now + days * DAY });
      await expect(stretch(22)).rejects.toThrow(/at most 21 days/);
      await expect(stretch(-1)).rejects.toThrow(/ends after it begins/);
      await stretch(21);
      now += 21 * DAY;
      await expect(stretch(12)).rejects.toThrow(/at most 42 days in a year/);
      await stretch(5);
      now += DAY;
      expect(await mira.request<{ holiday: unknown }>('DELETE', '/api/me/holiday')).toMatchObject({ holiday: null });
    });

    test('who is away and stays away longer has not been away less: the bounds hold, and the clock rests all the time', async () => {
      const { lena, mira, id } = await slowTable();
      const stay = (days: number) => mira.request('PUT', '/api/me/holiday', { since: now, until: now + days * DAY });
      await stay(20);
      now += 19 * DAY;
      await expect(stay(21)).rejects.toThrow(/at most 21 days/);
      await stay(2);
      await lena.follow(id);
      expect(must(lena.at(id).card.face).left[1]).toBe(2 * DAY);
      await mira.request('DELETE', '/api/me/holiday');
      for (let n = 0; n < 30; n++) {
        await stay(1);
        await mira.request('DELETE', '/api/me/holiday');
      }
      const { player } = await mira.request<{ player: { holidays: unknown[] } }>('GET', '/api/me/export');
      expect(player.holidays).toHaveLength(1);
    });

    test('what a messenger did not take is not sent any more to an address that was taken back', async () => {
      const { lena, mira, id } = await slowTable();
      const channel = { id: `of ${mira.id}`, player: mira.id, kind: 'telegram', body: '9001' } as const;
      await server.store.records.addChannel(channel, now);
      const tries = () => telegram.of('sendPhoto').filter((photo) => photo.chat_id === '9001').length;
      mira.disconnect();
      await soon(() => server.sockets.has(mira.id)).toBe(false);
      await lena.act(id, { do: 'nudge', seat: 1 });
      telegram.refused.set('sendPhoto', 500);
      await server.notices.flush();
      telegram.refused.clear();
      await server.store.records.removeChannel(channel.id, mira.id);
      now += 61_000;
      await server.notices.retry();
      expect(tries()).toBe(1);
    });

    test('a result is told to whoever was not there', async () => {
      const { lena, mira, id } = await slowTable();
      mira.disconnect();
      await soon(() => server.sockets.has(mira.id)).toBe(false);
      await server.tables.change(id, ({ doc }) => ({
        doc: { ...doc, status: 'finished', outcome: { places: [1, 2], points: [40, 31], how: 'points' } },
        saveNow: true,
      }));
      await server.notices.flush();
      expect(said()).toContain('The game is over\nAton: Lena wins, 40 : 31');
      lena.disconnect();
    });

    test('talk at a table by the day calls somebody once until they have been there, and then anew', async () => {
      const { lena, mira, id } = await slowTable();
      const leave = async (): Promise<void> => {
        mira.disconnect();
        await soon(() => server.sockets.has(mira.id)).toBe(false);
      };
      const calls = async (...lines: readonly string[]): Promise<string[]> => {
        const before = said().length;
        for (const text of lines) {
          await lena.say(id, text);
          await server.notices.flush();
        }
        return said()
          .slice(before)
          .flatMap((text) => /^Lena: (.*)\n/.exec(text)?.[1] ?? []);
      };
      await leave();
      expect(await calls('one', 'two', 'three')).toEqual(['one']);
      await mira.connect();
      await mira.follow(id);
      await leave();
      expect(await calls('four', 'five')).toEqual(['four']);
      now += DAY / 2;
      expect(await calls('six', 'seven')).toEqual(['six']);
    });

    test('a message to a table by the day reaches whoever is not there, never who said it', async () => {
      const { lena, mira, id } = await slowTable();
      mira.disconnect();
      await soon(() => server.sockets.has(mira.id)).toBe(false);
      await lena.say(id, 'Back on Monday');
      await server.notices.flush();
      expect(said().filter((text) => text.includes('Back on Monday'))).toEqual(['Lena: Back on Monday\nAton']);
    });
  });
}
