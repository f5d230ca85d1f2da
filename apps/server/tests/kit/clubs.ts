import { type ClubAct, type ClubPage, type NewTable, withClubNews } from '@naos/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../src/server.ts';
import { Client, playOn } from './client.ts';
import { must } from './must.ts';
import { testServer } from './server.ts';
import { soon } from './soon.ts';

const CREST = { shape: 'shield', colour: 'lapis', sign: 'sun' } as const;
const FOR_TWO: NewTable = { game: 'aton', seats: [{ kind: 'me' }, { kind: 'open' }] };
/** Every way to ask for something of a club; `T`: one of its tables. */
const ROUTES: readonly (readonly [string, string, unknown?])[] = [
  ['GET', ''],
  ['GET', '/door?join=guessed'],
  ['POST', '/join', { join: 'guessed' }],
  ['GET', '/history?before=9.aaaaaaaaaa'],
  ['GET', '/standings?game=aton'],
  ['POST', '/talk', { id: 'one', text: 'Hello' }],
  ['POST', '/tables', FOR_TWO],
  ['POST', '/open', { game: 'aton' }],
  ...(
    [
      { do: 'vote', game: 'aton' },
      { do: 'notices', on: true },
      { do: 'set', name: 'Mine', crest: CREST },
      { do: 'silence', player: 'AAAAAAAAAAAAAAAA', on: true },
      { do: 'make host', player: 'AAAAAAAAAAAAAAAA' },
      { do: 'remove', player: 'AAAAAAAAAAAAAAAA' },
      { do: 'new link' },
      { do: 'leave' },
      { do: 'close' },
    ] satisfies ClubAct[]
  ).map((act) => ['POST', '/acts', act] as const),
];

const refusal = (problem: unknown): string => String(problem).replace('Error: ', '');

/** What a club does, on one store; with two nodes its host is at one and everybody else at the other. */
export function clubConformance(store: string, environments: () => Promise<readonly Record<string, string>[]>): void {
  describe(`a club on ${store}`, () => {
    let servers: readonly RunningServer[] = [];
    beforeAll(async () => {
      const started: RunningServer[] = [];
      for (const environment of await environments()) started.push(await testServer(environment));
      servers = started;
    });
    afterAll(async () => void (await Promise.all(servers.map((server) => server.stop()))));

    const arrive = (name: string, place: 0 | -1 = -1) => Client.guest(must(servers.at(place)).port, name);
    const pageOf = (client: Client, club: string) => client.request<ClubPage>('GET', `/api/clubs/${club}`);
    const act = (client: Client, club: string, what: ClubAct) =>
      client.request('POST', `/api/clubs/${club}/acts`, what);
    const tokenOf = (page: ClubPage) => must(new URL(page.link, 'http://x').searchParams.get('join'));
    const say = (client: Client, club: string, text: string, id = text) =>
      client.request('POST', `/api/clubs/${club}/talk`, { id, text });

    /** Looks at a club as its page does: a picture, then news. */
    async function look(client: Client, club: string): Promise<{ page: ClubPage }> {
      const first = client.next('club');
      client.sendText(JSON.stringify({ t: 'follow club', club }));
      const shown = { page: (await first).page };
      const from = client.messages.length;
      const merge = (): ClubPage =>
        client.messages
          .slice(from)
          .reduce((page, message) => (message.t === 'club news' ? withClubNews(page, message) : page), shown.page);
      return {
        get page() {
          return merge();
        },
      };
    }

    /** Lena's club, to which her friends have come by its link. */
    async function club(...names: readonly string[]) {
      const lena = await arrive('Lena', 0);
      const { id } = await lena.request<{ id: string }>('POST', '/api/clubs', { name: 'Nile Street', crest: CREST });
      const join = tokenOf(await pageOf(lena, id));
      const friends: Client[] = [];
      for (const name of names) {
        const friend = await arrive(name);
        await friend.request('POST', `/api/clubs/${id}/join`, { join });
        friends.push(friend);
      }
      return { lena, friends, id, join };
    }

    test('a line is told to members who look at other pages, as a number', async () => {
      const { lena, friends, id } = await club('Mira');
      const mira = must(friends[0]);
      const first = mira.next('mine');
      mira.sendText(JSON.stringify({ t: 'follow mine' }));
      expect((await first).clubs).toMatchObject([{ id, name: 'Nile Street', lastLine: 0 }]);
      const told = mira.next('mine', ({ lines }) => lines?.[0]?.last === 1);
      await say(lena, id, 'Tonight?');
      expect(await told).toMatchObject({ whole: false, tables: [], lines: [{ club: id, last: 1 }] });
      expect(mira.raw.join('')).not.toContain('Tonight?');
    });

    test('for a stranger, one who was removed, and one who left, no route says that there is a club', async () => {
      const { lena, friends, id } = await club('Mira', 'Ilya');
      const [mira, ilya] = [must(friends[0]), must(friends[1])];
      const { table } = await mira.request<{ table: string }>('POST', `/api/clubs/${id}/tables`, FOR_TWO);
      await act(lena, id, { do: 'remove', player: mira.id });
      await act(ilya, id, { do: 'leave' });
      for (const outside of [await arrive('Oleg'), mira, ilya]) {
        for (const [method, path, body] of ROUTES) {
          const ask = (which: string) => outside.request(method, `/api/clubs/${which}${path}`, body).catch(refusal);
          const answer = await ask(id);
          expect([path, answer]).toEqual([path, await ask('aaaaaaaaaaaa')]);
          expect(answer).toMatch(/^404 /);
        }
        for (const path of ['', '/record', '/transcript', '/moments']) {
          const ask = (which: string) => outside.request('GET', `/api/tables/${which}${path}`).catch(refusal);
          expect(await ask(table)).toMatch(/^404 /);
        }
        const sit = await outside.act(table, { do: 'sit', seat: 1 });
        expect(sit).toMatchObject({ t: 'refused', code: 'no table' });
        const refused = outside.next('refused', (message) => message.club === id);
        outside.sendText(JSON.stringify({ t: 'follow club', club: id }));
        expect(await refused).toMatchObject({ code: 'no table' });
        expect(await outside.request('GET', '/api/clubs')).toEqual([]);
      }
      expect((await pageOf(lena, id)).members.map(({ name }) => name)).toEqual(['Lena']);
    });

    test('a link opens until the host makes a new one; the door shows no names but the host’s', async () => {
      const { lena, friends, id, join } = await club('Mira');
      const mira = must(friends[0]);
      const oleg = await arrive('Oleg');
      const door = await oleg.request('GET', `/api/clubs/${id}/door?join=${join}`);
      expect(door).toEqual({
        id,
        name: 'Nile Street',
        crest: CREST,
        host: 'Lena',
        members: 2,
        games: 0,
        inside: false,
      });
      expect(await act(mira, id, { do: 'new link' }).catch(refusal)).toMatch(/^403 /);
      await act(lena, id, { do: 'new link' });
      for (const token of [join, 'guessed'])
        expect(await oleg.request('POST', `/api/clubs/${id}/join`, { join: token }).catch(refusal)).toMatch(/^404 /);
      const fresh = tokenOf(await pageOf(mira, id));
      await oleg.request('POST', `/api/clubs/${id}/join`, { join: fresh });
      await oleg.request('POST', `/api/clubs/${id}/join`, { join: fresh });
      expect((await pageOf(oleg, id)).members.map(({ name }) => name)).toEqual(['Lena', 'Mira', 'Oleg']);
      for (const what of [
        { do: 'remove', player: mira.id },
        { do: 'make host', player: oleg.id },
        { do: 'close' },
      ] as const)
        expect(await act(oleg, id, what).catch(refusal)).toMatch(/^403 /);
    });

    test('the host leaves to whoever came first; the last one closes the door', async () => {
      const { lena, friends, id } = await club('Mira', 'Oleg');
      const [mira, oleg] = [must(friends[0]), must(friends[1])];
      await act(lena, id, { do: 'leave' });
      expect((await pageOf(oleg, id)).host).toBe(mira.id);
      // The host and the one who would be it next leave at the same time.
      await Promise.all([mira, oleg].map((client) => act(client, id, { do: 'leave' })));
      expect(await must(servers[0]).store.clubs.read(id)).toBeNull();
      expect(await must(servers[0]).store.clubs.count(id)).toBe(0);
    });

    test('a host who presses in two places at once does one after the other, by the club as it stands then', async () => {
      const { lena, friends, id } = await club('Mira', 'Oleg');
      const [mira, oleg] = [must(friends[0]), must(friends[1])];
      const answers = await Promise.allSettled([
        act(lena, id, { do: 'make host', player: mira.id }),
        act(lena, id, { do: 'remove', player: mira.id }),
        act(lena, id, { do: 'make host', player: oleg.id }),
      ]);
      const { host, members } = await pageOf(lena, id);
      expect(answers.some(({ status }) => status === 'fulfilled')).toBe(true);
      expect(members.map((member) => member.id)).toContain(host);
    });

    test('a vote becomes one table, though two press at once; voters’ seats are kept, strangers never sit', async () => {
      const { lena, friends, id } = await club('Mira', 'Oleg');
      const [mira, oleg] = [must(friends[0]), must(friends[1])];
      const seen = await look(oleg, id);
      for (const client of [lena, mira]) await act(client, id, { do: 'vote', game: 'aton' });
      await act(oleg, id, { do: 'vote', game: 'planted' });
      await act(oleg, id, { do: 'vote', game: null });
      await soon(() => seen.page.votes.map(({ player }) => player)).toEqual([lena.id, mira.id]);
      const open = (client: Client) =>
        client.request<{ table: string }>('POST', `/api/clubs/${id}/open`, { game: 'aton' });
      const [one, two] = await Promise.all([open(lena), open(mira)]);
      expect(one).toEqual(two);
      const { table } = must(one);
      await soon(() => [seen.page.votes, seen.page.tables.map((card) => card.id)]).toEqual([[], [table]]);
      const card = must(seen.page.tables[0]);
      expect([card.club, card.visibility, card.room]).toEqual([id, 'private', true]);
      expect(card.seats.map(({ name, keptFor }) => keptFor ?? name).toSorted()).toEqual(['Lena', 'Mira']);
      expect(await oleg.act(table, { do: 'sit' })).toMatchObject({ t: 'refused', code: 'not now' });
      await oleg.follow(table);
      const stranger = await arrive('Stranger');
      await expect(stranger.follow(table)).rejects.toThrow('no table');
    });

    test('a table of the club is played to its end: its members watch, standings, history and talk follow', async () => {
      const { lena, friends, id } = await club('Mira', 'Ilya');
      const [mira, ilya] = [must(friends[0]), must(friends[1])];
      const { table } = await lena.request<{ table: string }>('POST', `/api/clubs/${id}/tables`, FOR_TWO);
      const seen = await look(ilya, id);
      expect(seen.page.here).toEqual([ilya.id]);
      await look(lena, id);
      await soon(() => seen.page.here.toSorted()).toEqual([ilya.id, lena.id].toSorted());
      await mira.act(table, { do: 'sit', seat: 1 });
      await Promise.all([lena, mira, ilya].map((client) => client.follow(table)));
      await playOn(table, [lena, mira]);
      await soon(() => seen.page.games).toBe(1);
      await soon(() => seen.page.history.tables.map((card) => card.id)).toEqual([table]);
      expect(seen.page.tables).toEqual([]);
      const places = must(must(seen.page.history.tables[0]).outcome).places;
      const [first, second] = seen.page.standings;
      expect(first).toMatchObject({ player: places[0] === 1 ? lena.id : mira.id, games: 1, wins: 1, last: [1] });
      expect(must(first).rating).toBeGreaterThan(must(second).rating);
      expect(must(first).spread).toBeLessThan(Math.round((25 / 3) * 40));
      const path = `/api/clubs/${id}/standings?game=aton`;
      expect(await ilya.request('GET', path)).toEqual(seen.page.standings);
      expect(await ilya.request('GET', `/api/tables/${table}/record`)).toMatchObject({ card: { id: table } });

      await say(mira, id, 'Rematch');
      await say(mira, id, 'Rematch');
      await soon(() => seen.page.chat.map(({ name, text }) => `${name}: ${text}`)).toEqual(['Mira: Rematch']);
      await act(lena, id, { do: 'silence', player: mira.id, on: true });
      expect(await say(mira, id, 'Never').catch(refusal)).toMatch(/^403 /);
      expect((await pageOf(ilya, id)).chat).toEqual([]);

      const shown = ilya.next('refused', (message) => message.club === id);
      const fromTable = ilya.next('refused', (message) => message.table === table);
      await act(lena, id, { do: 'remove', player: ilya.id });
      await Promise.all([shown, fromTable]);

      await mira.request('DELETE', '/api/me');
      const { db } = must(servers[0]).store;
      expect(await db.rows('select * from club_standings where player_id = $1', [mira.id])).toEqual([]);
      expect((await pageOf(lena, id)).games).toBe(1);
    });

    test('who was removed opens no table of the club, by a rematch neither', async () => {
      const { lena, friends, id } = await club('Mira', 'Oleg');
      const [mira, oleg] = [must(friends[0]), must(friends[1])];
      const { table } = await mira.request<{ table: string }>('POST', `/api/clubs/${id}/tables`, FOR_TWO);
      await oleg.act(table, { do: 'sit' });
      await oleg.act(table, { do: 'resign' });
      await act(lena, id, { do: 'remove', player: mira.id });
      expect(await mira.act(table, { do: 'rematch' })).toMatchObject({ t: 'refused', code: 'not yours' });
      expect((await pageOf(lena, id)).tables).toEqual([]);
      expect(await oleg.act(table, { do: 'rematch' })).toMatchObject({ t: 'accepted' });
      expect((await pageOf(lena, id)).tables).toHaveLength(1);
    });

    test('what is kept of a person in a club is handed out to them, and is gone with them', async () => {
      const { lena, friends, id } = await club('Mira');
      const mira = must(friends[0]);
      await say(mira, id, 'Mine');
      await act(mira, id, { do: 'vote', game: 'aton' });
      expect(await mira.request('GET', '/api/me/export')).toMatchObject({
        chat: [{ table: id, text: 'Mine' }],
        clubs: { member: [{ id, name: 'Nile Street', host: false, vote: 'aton' }], standings: [] },
      });
      await lena.request('DELETE', '/api/me');
      expect((await pageOf(mira, id)).host).toBe(mira.id);
      await mira.request('DELETE', '/api/me');
      const { db, clubs } = must(servers[0]).store;
      expect(await clubs.read(id)).toBeNull();
      for (const kept of ['club_members', 'club_votes', 'club_standings'])
        expect(await db.rows(`select * from ${kept} where club_id = $1`, [id])).toEqual([]);
      expect(await db.rows('select * from chat where table_id = $1', [id])).toEqual([]);
    });
  });
}
