import { randomUUID } from 'node:crypto';
import type { EventAct, EventPage, NewEvent } from '@naos/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../src/server.ts';
import { Client } from './client.ts';
import { must } from './must.ts';
import { NodeProcess } from './node-process.ts';
import { testServer } from './server.ts';
import { soon } from './soon.ts';

const CREST = { shape: 'shield', colour: 'lapis', sign: 'sun' } as const;
const MINUTE_MS = 60_000;
const OPERATOR = 'who runs the server';
const SEASON: NewEvent = {
  name: 'Open of the Nile',
  kind: 'season',
  game: 'aton',
  seats: 2,
  clock: { kind: 'live', start: 600, increment: 5 },
  rated: true,
};
const why = (problem: unknown): string => String(problem).replace('Error: ', '');

const pageOf = (client: Client, event: string, round?: number) =>
  client.request<EventPage>('GET', `/api/events/${event}${round === undefined ? '' : `?round=${round}`}`);
const act = (client: Client, event: string, what: EventAct) =>
  client.request('POST', `/api/events/${event}/acts`, what);
const resign = (client: Client, table: string) =>
  client.request('POST', `/api/tables/${table}/acts`, { id: randomUUID(), act: { do: 'resign' } });

/** A club with these people, the first of whom leads it. */
async function clubOf([host, ...others]: readonly Client[]): Promise<string> {
  const { id } = await must(host).request<{ id: string }>('POST', '/api/clubs', { name: 'Nile', crest: CREST });
  const { link } = await must(host).request<{ link: string }>('GET', `/api/clubs/${id}`);
  const join = new URL(link, 'http://x').searchParams.get('join');
  for (const other of others) await other.request('POST', `/api/clubs/${id}/join`, { join });
  return id;
}

const make = async (host: Client, club: string, order: NewEvent): Promise<string> =>
  (await host.request<{ id: string }>('POST', `/api/clubs/${club}/events`, order)).id;

/** What events do, on one store; with two nodes the host is at one and everybody else at the other. */
export function eventConformance(store: string, environments: () => Promise<readonly Record<string, string>[]>): void {
  describe(`an event on ${store}`, () => {
    let servers: readonly RunningServer[] = [];
    let ahead = 0;
    const now = (): number => Date.now() + ahead;
    beforeAll(async () => {
      const all = await environments();
      const started: RunningServer[] = [];
      for (const one of all) started.push(await testServer({ ...one, NAOS_ADMIN_TOKEN: OPERATOR }, { now }));
      servers = started;
    });
    afterAll(async () => void (await Promise.all(servers.map((server) => server.stop()))));
    const arrive = (name: string, place: 0 | -1 = -1) => Client.guest(must(servers.at(place)).port, name);
    const sweep = () => Promise.all(servers.map(({ sweeper }) => sweeper.sweep()));

    test('a season is played to its end, everybody against everybody, round by round', async () => {
      const people = [await arrive('Lena', 0), await arrive('Oleg'), await arrive('Mira'), await arrive('Pavel')];
      const [lena, oleg, mira] = [must(people[0]), must(people[1]), must(people[2])];
      const club = await clubOf(people);
      const id = await make(oleg, club, SEASON);
      expect(await act(lena, id, { do: 'start' }).catch(why)).toMatch(/^403 /);
      await act(oleg, id, { do: 'join' });
      expect(await act(oleg, id, { do: 'start' }).catch(why)).toMatch(/^409 .*too few/);
      for (const one of [lena, mira]) await act(one, id, { do: 'join' });
      await act(lena, id, { do: 'join' });
      expect((await pageOf(lena, id)).entrants.map(({ name }) => name)).toEqual(['Oleg', 'Lena', 'Mira']);
      // The host of the club leads the event when its own host is gone.
      expect(await act(mira, id, { do: 'take over' }).catch(why)).toMatch(/^403 /);
      await act(lena, id, { do: 'take over' });
      await act(lena, id, { do: 'start' });
      expect(await act(must(people[3]), id, { do: 'join' }).catch(why)).toMatch(/^409 .*has begun/);
      for (let round = 0; round < 3; round++) {
        await soon(async () => (await pageOf(lena, id)).begun.length).toBe(round + 1);
        const { games, byes, entrants } = await pageOf(lena, id);
        expect([games.length, byes.length]).toEqual([1, 1]);
        const loser = entrants[must(must(games[0]).seats[1])]?.id;
        await soon(() =>
          resign(must(people.find((one) => one.id === loser)), must(must(games[0]).table)).then(() => 'done', why),
        ).toMatch(/done|409/);
      }
      await soon(async () => (await pageOf(lena, id)).status).toBe('over');
      const { standings, planned } = await pageOf(lena, id);
      expect(planned).toBe(3);
      // Everybody had one bye, won once from the first seat: nothing tells them apart.
      expect(standings.map(({ place, points }) => [place, points])).toEqual([
        [1, 2],
        [1, 2],
        [1, 2],
      ]);
      expect(standings.map(({ cells }) => cells.filter((cell) => cell === 'bye').length)).toEqual([1, 1, 1]);
      const stranger = await arrive('Zoya');
      expect(await pageOf(stranger, id).catch(why)).toMatch(/^404 /);
      expect(await act(stranger, id, { do: 'join' }).catch(why)).toMatch(/^404 /);
    });

    test('who belongs to the club no longer hears of its events no more, and is paired no more', async () => {
      const people = [await arrive('Lena', 0), await arrive('Oleg'), await arrive('Mira'), await arrive('Pavel')];
      const [lena, oleg, mira] = [must(people[0]), must(people[1]), must(people[2])];
      const club = await clubOf(people);
      const id = await make(lena, club, SEASON);
      for (const one of people) await act(one, id, { do: 'join' });
      const listed = async (client: Client) =>
        (await client.request<EventPage[]>('GET', '/api/events')).map((one) => one.id);
      expect(await listed(oleg)).toContain(id);
      await lena.request('POST', `/api/clubs/${club}/acts`, { do: 'remove', player: oleg.id });
      expect(await listed(oleg)).not.toContain(id);
      expect(await listed(mira)).toContain(id);
      await act(lena, id, { do: 'start' });
      await soon(async () => (await pageOf(lena, id)).begun.length).toBe(1);
      const { entrants, games } = await pageOf(lena, id);
      expect(entrants.map(({ gone }) => gone)).toEqual([undefined, true, undefined, undefined]);
      expect(games.flatMap(({ seats }) => seats)).not.toContain(1);
      expect((await oleg.request<{ tables: object[] }>('GET', '/api/tables?mine=true')).tables).toEqual([]);
    });

    test('who asks with an old number wakes nobody else', async () => {
      const people = [await arrive('Lena', 0), await arrive('Oleg', 0)];
      const [lena, oleg] = [must(people[0]), must(people[1])];
      const id = await make(lena, await clubOf(people), SEASON);
      const { revision } = await pageOf(oleg, id);
      let answered = 0;
      const waits = oleg.request<EventPage>('GET', `/api/events/${id}?after=${revision}`).then((page) => {
        answered++;
        return page;
      });
      for (let i = 0; i < 3; i++) await lena.request('GET', `/api/events/${id}?after=${revision + 1}`);
      await pageOf(oleg, id);
      expect(answered).toBe(0);
      await act(lena, id, { do: 'join' });
      expect((await waits).entrants).toHaveLength(1);
    });

    test('who does not come back has lost, is paired no more, and may come back', async () => {
      const people = [await arrive('Lena', 0)];
      for (const name of ['Oleg', 'Mira', 'Pavel', 'Zoya', 'Ilya']) people.push(await arrive(name));
      const lena = must(people[0]);
      const club = await clubOf(people);
      const id = await make(lena, club, { ...SEASON, kind: 'swiss', rounds: 2 });
      for (const one of people) await act(one, id, { do: 'join' });
      await act(lena, id, { do: 'start' });
      const { games, entrants } = await pageOf(lena, id);
      // Two tables are given up, one is forgotten: who is to move there has run out of time.
      const [forgotten, ...given] = games;
      for (const { table, seats } of given) {
        const loser = entrants[must(seats[1])]?.id;
        await resign(must(people.find((one) => one.id === loser)), must(table));
      }
      ahead += 16 * MINUTE_MS;
      await sweep();
      await soon(async () => (await pageOf(lena, id)).begun.length).toBe(2);
      const after = await pageOf(lena, id);
      expect(after.entrants.filter(({ gone }) => gone).length).toBeGreaterThan(0);
      expect([...after.games.flatMap(({ seats }) => seats), ...after.byes]).toHaveLength(
        after.entrants.filter(({ gone }) => !gone).length,
      );
      const first = await pageOf(lena, id, 0);
      expect(first.games.map(({ table }) => table)).toContain(must(forgotten).table);
      const gone = must(after.entrants.find((one) => one.gone));
      const back = must(people.find((one) => one.id === gone.id));
      await act(back, id, { do: 'join' });
      expect((await pageOf(lena, id)).entrants.filter((one) => one.gone && one.id === back.id)).toEqual([]);
    });

    test('at its time an event begins by itself, or is called off with one member', async () => {
      const people = [await arrive('Lena', 0), await arrive('Oleg')];
      const [lena, oleg] = [must(people[0]), must(people[1])];
      const club = await clubOf(people);
      const starts = now() + MINUTE_MS;
      const both = await make(lena, club, { ...SEASON, starts });
      const alone = await make(lena, club, { ...SEASON, starts });
      for (const one of people) await act(one, both, { do: 'join' });
      await act(oleg, alone, { do: 'join' });
      ahead += 2 * MINUTE_MS;
      await sweep();
      await soon(async () => (await pageOf(lena, both)).begun.length).toBe(1);
      await soon(async () => (await pageOf(lena, alone)).status).toBe('cancelled');
      // Nor does its host begin one for one member, though everybody would play bots there and need nobody.
      const night: NewEvent = { ...SEASON, kind: 'duplicate', rounds: 1, against: 'bots', rated: false };
      const bots = await make(lena, club, night);
      await act(lena, bots, { do: 'join' });
      expect(await act(lena, bots, { do: 'start' }).catch(why)).toMatch(/^409 .*too few/);
    });

    test('of a deal that others still play nobody learns anything', async () => {
      const people = [await arrive('Lena', 0), await arrive('Oleg'), await arrive('Mira')];
      const [lena, oleg, mira] = [must(people[0]), must(people[1]), must(people[2])];
      const club = await clubOf(people);
      const id = await make(lena, club, { ...SEASON, kind: 'duplicate', rounds: 2, against: 'bots' });
      for (const one of [lena, oleg]) await act(one, id, { do: 'join' });
      await act(lena, id, { do: 'start' });
      const [mine] = (await pageOf(lena, id)).mine;
      const [theirs] = (await pageOf(oleg, id)).mine;
      await soon(() =>
        lena.request('GET', `/api/tables/${must(mine)}`).then((card) => JSON.stringify(card), why),
      ).toContain('running');
      const seeds = await Promise.all([mine, theirs].map((table) => must(servers[0]).store.tables.seed(must(table))));
      expect(seeds[0]).toBe(seeds[1]);
      await resign(lena, must(mine));
      // Her game is over; the deal is not.
      const asked = async (client: Client, table: string | undefined) =>
        Promise.all(
          ['', '/record', '/transcript', '/moments?seat=1'].map((path) =>
            client.request('GET', `/api/tables/${must(table)}${path}`).then(
              () => 'seen',
              (problem) => why(problem).slice(0, 3),
            ),
          ),
        );
      expect(await asked(lena, theirs)).toEqual(['404', '404', '404', '404']);
      expect(await asked(mira, mine)).toEqual(['404', '404', '404', '404']);
      expect(await asked(lena, mine)).toEqual(['seen', '409', '409', '403']);
      await expect(lena.follow(must(theirs))).rejects.toThrow('no table');
      const page = await pageOf(mira, id);
      expect(page.games.map(({ table, places, points }) => [table, places, points])).toEqual([
        [null, null, []],
        [null, null, []],
      ]);
      expect(page.standings.map(({ points }) => points)).toEqual([0, 0]);
      await soon(() => resign(oleg, must(theirs)).then(() => 'done', why)).toMatch(/done/);
      await soon(async () => (await pageOf(lena, id)).begun.length).toBe(2);
      // A game that was given up shows no other seat; that is as it always was.
      expect(await asked(mira, mine)).toEqual(['seen', 'seen', 'seen', '403']);
      // From the other side this time.
      const second = await pageOf(lena, id);
      expect(second.games.map(({ seats }) => seats)).toEqual([
        [null, 0],
        [null, 1],
      ]);
      expect((await pageOf(mira, id, 0)).games.map(({ places }) => places)).toEqual([
        [2, 1],
        [2, 1],
      ]);
    });

    test('who is deleted leaves results without a name, and the event goes on', async () => {
      const people = [await arrive('Lena', 0), await arrive('Oleg')];
      const [lena, oleg] = [must(people[0]), must(people[1])];
      const club = await clubOf(people);
      const id = await make(oleg, club, SEASON);
      for (const one of people) await act(one, id, { do: 'join' });
      await act(oleg, id, { do: 'start' });
      const { events } = await oleg.request<{ events: { id: string }[] }>('GET', '/api/me/export');
      expect(events.map((event) => event.id)).toEqual([id]);
      await oleg.request('DELETE', '/api/me');
      const page = await pageOf(lena, id);
      expect([page.host, page.entrants.map(({ name }) => name)]).toEqual([null, ['Lena', '']]);
      expect(page.mayTakeOver).toBe(true);
    });

    test('an event for everybody whose host is gone goes on by itself; who runs the server names another', async () => {
      const [lena, oleg] = [await arrive('Lena', 0), await arrive('Oleg')];
      const operator = async (path: string, body: object): Promise<{ id: string }> => {
        const answer = await fetch(`${oleg.address}/api/admin/${path}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${OPERATOR}`, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
        return answer.json();
      };
      const host = await arrive('Zoya');
      const { id } = await operator('events', { host: host.id, event: { ...SEASON, starts: now() + MINUTE_MS } });
      for (const one of [lena, oleg]) await act(one, id, { do: 'join' });
      await host.request('DELETE', '/api/me');
      expect(await pageOf(lena, id)).toMatchObject({ host: null, hostName: '', mayTakeOver: false });
      expect(await act(lena, id, { do: 'take over' }).catch(why)).toMatch(/^403 /);
      await expect(operator(`events/${id}/host`, { host: host.id })).rejects.toThrow('no such player');
      await operator(`events/${id}/host`, { host: lena.id });
      expect(await pageOf(lena, id)).toMatchObject({ hostName: 'Lena', mayHost: true });
      await lena.request('DELETE', '/api/me');
      const mira = await arrive('Mira');
      await act(mira, id, { do: 'join' });
      ahead += 2 * MINUTE_MS;
      await sweep();
      await soon(async () => (await pageOf(oleg, id)).begun.length).toBe(1);
    });

    test('before people have come, the page says how many rounds were asked for', async () => {
      const lena = await arrive('Lena', 0);
      const club = await clubOf([lena]);
      const planned = async (order: Partial<NewEvent>) =>
        (await pageOf(lena, await make(lena, club, { ...SEASON, ...order }))).planned;
      expect(await planned({ kind: 'swiss', rounds: 5 })).toBe(5);
      expect(await planned({ kind: 'swiss' })).toBeNull();
      expect(await planned({ kind: 'duplicate' })).toBe(4);
      expect(await planned({})).toBeNull();
    });

    test('pages hear of what happens', async () => {
      const people = [await arrive('Lena', 0), await arrive('Oleg')];
      const [lena, oleg] = [must(people[0]), must(people[1])];
      const id = await make(lena, await clubOf(people), SEASON);
      const { revision } = await pageOf(lena, id);
      const news = lena.request<EventPage>('GET', `/api/events/${id}?after=${revision}`);
      await act(oleg, id, { do: 'join' });
      expect((await news).entrants).toHaveLength(1);
    });
  });

  test(`a season and a Swiss evening of bots are played to their ends on ${store}, though the server is killed`, async () => {
    const [environment] = await environments();
    const node = await NodeProcess.start(must(environment));
    const lena = await Client.guest(node.port, 'Lena');
    const club = await clubOf([lena]);
    const swiss = await make(lena, club, { ...SEASON, kind: 'swiss', rounds: 2 });
    const season = await make(lena, club, SEASON);
    for (const id of [swiss, season]) {
      for (let i = 0; i < 3; i++) await act(lena, id, { do: 'add bot', level: 'level-1' });
      await act(lena, id, { do: 'start' });
    }
    await node.kill();
    // A minute later: what the dead node was about to do is looked after.
    const heir = await testServer(must(environment), { now: () => Date.now() + MINUTE_MS });
    await lena.connect(heir.port);
    for (const [id, rounds] of [
      [swiss, 2],
      [season, 3],
    ] as const) {
      await expect.poll(async () => (await pageOf(lena, id)).status, { timeout: 60_000 }).toBe('over');
      const { standings, begun } = await pageOf(lena, id);
      expect(begun).toHaveLength(rounds);
      // Of three, two play and one has a point for nothing.
      expect(standings.reduce((sum, { points }) => sum + points, 0)).toBe(2 * rounds);
      // Nothing was played twice, and everybody's games are there.
      const tables = (await Promise.all(begun.map((_, round) => pageOf(lena, id, round)))).flatMap(
        ({ games }) => games,
      );
      expect(new Set(tables.map(({ table }) => table)).size).toBe(rounds);
      expect(tables.every(({ places }) => places?.length === 2)).toBe(true);
    }
    await heir.stop();
  });
}
