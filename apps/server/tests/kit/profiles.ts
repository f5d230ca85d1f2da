import type { Profile, ProfileGame, RatingStep, StrongGame } from '@naos/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../src/server.ts';
import { endStatements } from '../../src/store/profile-rows.ts';
import { Client, playOn } from './client.ts';
import { testServer } from './server.ts';
import { soon } from './soon.ts';

const luckIn = ({ games }: Profile): ProfileGame['luck'] =>
  games.find(({ game }) => game === 'aton')?.luck ?? expect.fail('no luck in Aton');

/** What everybody's own page does, on one store. */
export function profileConformance(store: string, environment: () => Promise<Record<string, string>>): void {
  describe(`a player’s own page on ${store}`, () => {
    let server: RunningServer;
    beforeAll(async () => {
      server = await testServer(await environment());
    });
    afterAll(() => server.stop());

    const page = (asker: Client, of: Client) => asker.request<Profile>('GET', `/api/players/${of.id}`);

    test('shows ratings with their steps, records, figures, last games and how two have fared; its owner says to whom', async () => {
      const [lena, mira] = [await Client.guest(server.port, 'Lena', 1), await Client.guest(server.port, 'Mira', 2)];
      for (let round = 0; round < 3; round++) {
        const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
        const { card } = await lena.open({ game: 'aton', visibility: 'public', rated: true, seats });
        await mira.act(card.id, { do: 'sit', seat: 1 });
        await Promise.all([lena, mira].map((client) => client.follow(card.id)));
        await playOn(card.id, [lena, mira]);
        await soon(() => server.store.records.hasResult(card.id)).toBe(true);
      }
      const own = await page(lena, lena);
      const aton = own.games.find(({ game }) => game === 'aton') ?? expect.fail('no Aton');
      expect([own.isMe, own.isGuest, own.shown, own.between]).toEqual([true, true, 'private', null]);
      expect([aton.played, aton.rating?.games, aton.history.length]).toEqual([3, 3, 3]);
      expect(aton.history.at(-1)).toMatchObject({ rating: aton.rating?.rating, spread: aton.rating?.spread });
      const [people] = aton.record;
      expect(people).toMatchObject({ against: 'people' });
      expect((people?.won ?? 0) + (people?.drew ?? 0) + (people?.lost ?? 0)).toBe(3);
      expect(aton.habits.length).toBeGreaterThan(0);
      const { table } = own.last[0] ?? expect.fail('no last game');
      const [before, after] = aton.history.slice(-2);
      expect(await lena.request('GET', `/api/me/ratings/${table}`)).toEqual({
        step: { rating: after?.rating, spread: after?.spread, games: 3, before: before?.rating },
      });
      const first = await lena.request<{ step: RatingStep }>('GET', `/api/me/ratings/${own.last[2]?.table}`);
      expect([first.step.games, first.step.before]).toEqual([1, 1000]);
      expect(await lena.request('GET', '/api/me/ratings/nosuchtabl')).toEqual({ step: null });
      // Everybody may look at the games of the strongest; these are the only ones here.
      const strongest = await mira.request<StrongGame[]>('GET', '/api/strongest/aton');
      expect(strongest.map((game) => game.table).toSorted()).toEqual(own.last.map((game) => game.table).toSorted());
      expect(strongest[0]?.seats.map(({ name }) => name)).toEqual(['Lena', 'Mira']);
      expect(strongest.find((game) => game.table === table)?.seats[0]?.rating).toBe(after?.rating);
      // Nobody had looked at these games before; now somebody does, behind everybody's back.
      expect(aton.luck).toEqual({ games: 0, won: 0, even: 0, range: null, more: 3 });
      await soon(async () => luckIn(await page(lena, lena)).more).toBe(0);
      const [mine, hers] = [luckIn(await page(lena, lena)), luckIn(await page(mira, mira))];
      expect([mine.games, hers.games, mine.range]).toEqual([3, 3, null]);
      expect(mine.won).toBeCloseTo(((people?.won ?? 0) + (people?.drew ?? 0) / 2) / 3, 4);
      // What one is lucky by the other is not.
      expect(mine.even + hers.even).toBeCloseTo(1, 4);
      expect(own.last.map(({ rivals }) => rivals)).toEqual([['Mira'], ['Mira'], ['Mira']]);

      const closed = await page(mira, lena);
      expect([closed.name, closed.games, closed.last]).toEqual(['Lena', [], []]);
      expect(closed.between?.games[0]).toMatchObject({ game: 'aton', won: people?.lost, lost: people?.won });
      expect(closed.between?.table).toBe(own.last[0]?.table);
      await lena.request('PUT', '/api/me/profile', { shown: 'public' });
      expect((await page(mira, lena)).games.find(({ game }) => game === 'aton')).toEqual({ ...aton, luck: mine });
    });

    test('stands beside other people, not bots, and beside levels only where their rating is known', async () => {
      const [lena, mira] = [await Client.guest(server.port, 'Lena'), await Client.guest(server.port, 'Mira')];
      const levels = ['level-1', 'level-2'].map((level) => `bot:${level}`);
      await server.store.records.finish(
        {
          table: 'stands-001',
          game: 'planted',
          seats: 2,
          ended: 1,
          body: { players: [lena.id, mira.id], places: [1, 2], points: [30, 20], rated: true },
        },
        [
          { player: lena.id, mu: 25, sigma: 3, games: 1 },
          { player: mira.id, mu: 20, sigma: 3, games: 1 },
          { player: levels[0] ?? '', mu: 15, sigma: 1, games: 1 },
          { player: levels[1] ?? '', mu: 30, sigma: 8, games: 1 },
        ],
      );
      const own = (await page(lena, lena)).games.find(({ game }) => game === 'planted');
      expect(own?.rating).toMatchObject({ lower: 1, others: 1, better: 100 });
      expect(own?.levels.map(({ level }) => level)).toEqual(['level-1']);
    });

    test('can be followed, and not by oneself', async () => {
      const [lena, mira] = [await Client.guest(server.port, 'Lena'), await Client.guest(server.port, 'Mira')];
      await mira.request('PUT', `/api/me/follows/${lena.id}`, { on: true });
      expect((await page(mira, lena)).followed).toBe(true);
      expect(await mira.request('GET', '/api/me/follows')).toEqual([{ id: lena.id, name: 'Lena' }]);
      await mira.request('PUT', `/api/me/follows/${lena.id}`, { on: false });
      expect((await page(mira, lena)).followed).toBe(false);
      await expect(mira.request('PUT', `/api/me/follows/${mira.id}`, { on: true })).rejects.toThrow('yourself');
      await expect(mira.request('GET', '/api/players/nobodynobodynobo')).rejects.toThrow('no such player');
    });

    test('takes less than 20 ms of the processor with 10,000 games', async () => {
      const lena = await Client.guest(server.port, 'Lena');
      const rivals = Array.from({ length: 100 }, (_, i) => `rival-${String(i).padStart(10, '0')}`);
      for (let part = 0; part < 10; part++) {
        const statements = Array.from({ length: 1_000 }, (_, i) => {
          const n = part * 1_000 + i + 1;
          const players = [lena.id, rivals[n % rivals.length] ?? ''];
          const body = { players, places: [1, 2], points: [30, 20], rated: true };
          const ratings = [{ player: lena.id, mu: 25 + n / 1_000, sigma: 3, games: n }];
          const table = `many${String(n).padStart(6, '0')}`;
          return endStatements({ table, game: 'aton', ended: n, isPublic: true, body, ratings, figures: [] });
        }).flat();
        await server.store.db.write(statements);
      }
      await page(lena, lena);
      const before = process.cpuUsage();
      const looks = 10;
      for (let i = 0; i < looks; i++) await page(lena, lena);
      const { user, system } = process.cpuUsage(before);
      expect((user + system) / 1_000 / looks).toBeLessThan(20);
    });
  });
}
