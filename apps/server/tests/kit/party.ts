import type { TableCard } from '@naos/protocol';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { RunningServer } from '../../src/server.ts';
import { Client, playOn } from './client.ts';
import { testServer } from './server.ts';

/** Waits until a check holds, with patience for a busy machine. */
const untilTrue = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 15_000 });
const REFUSED = { t: 'refused', code: 'not now' };

/** What a room of friends does, on one store; with two nodes the host is at one and the friends at the other. */
export function partyConformance(store: string, environments: () => Promise<readonly Record<string, string>[]>): void {
  describe(`a party on ${store}`, () => {
    let servers: readonly RunningServer[] = [];
    beforeAll(async () => {
      const started: RunningServer[] = [];
      for (const environment of await environments()) started.push(await testServer(environment));
      servers = started;
    });
    afterAll(async () => void (await Promise.all(servers.map((server) => server.stop()))));

    const arrive = (name: string, place: 0 | -1 = -1) => Client.guest(servers.at(place)?.port ?? 0, name);

    /** Lena's room, with Mira, who has come by its link and looks at it. */
    async function room(visibility: 'private' | 'public' = 'private') {
      const [lena, mira] = [await arrive('Lena', 0), await arrive('Mira')];
      const seats = [{ kind: 'me' as const }, { kind: 'invite' as const }];
      const { card, links } = await lena.open({ game: 'aton', room: true, visibility, seats });
      const join = new URL(links.join ?? '', 'http://x').searchParams.get('join') ?? '';
      await lena.follow(card.id);
      await mira.follow(card.id, { watch: join });
      const both = async (check: (client: Client) => void) =>
        untilTrue(() => {
          for (const client of [lena, mira]) check(client);
        });
      return { lena, mira, table: card.id, join, both };
    }

    test('one link shows the table and opens a seat; nothing begins before all are ready', async () => {
      const { lena, mira, table, join, both } = await room();
      expect(mira.at(table)).toMatchObject({ seat: null, links: null, card: { room: true, status: 'open' } });
      await mira.act(table, { do: 'sit', seat: 1, invite: join });
      await both((client) => {
        const { card } = client.at(table);
        expect([card.status, card.face, card.seats[1]?.name]).toEqual(['open', null, 'Mira']);
      });
      const oleg = await arrive('Oleg');
      await oleg.follow(table, { watch: join });
      expect(await oleg.act(table, { do: 'sit', seat: 1, invite: join })).toMatchObject(REFUSED);
      await lena.act(table, { do: 'ready', on: true });
      await both((client) => expect(client.at(table).card.seats[0]?.ready).toBe(true));
      await mira.act(table, { do: 'ready', on: true });
      await both((client) => expect(client.at(table).card.status).toBe('running'));
    });

    test('two who press one seat: one of them gets it, the other hears why not', async () => {
      const { lena, mira, table, join } = await room();
      const oleg = await arrive('Oleg', 0);
      await oleg.follow(table, { watch: join });
      const sit = { do: 'sit' as const, seat: 1, invite: join };
      const answers = await Promise.all([mira.act(table, sit), oleg.act(table, sit)]);
      expect(answers.map(({ t }) => t).toSorted()).toEqual(['accepted', 'refused']);
      await untilTrue(() => expect(lena.at(table).card.seats[1]?.kind).toBe('person'));
    });

    test('a guessed link opens nothing, a withdrawn one nothing any more', async () => {
      const { lena, mira, table, join } = await room();
      const oleg = await arrive('Oleg');
      await expect(oleg.follow(table, { watch: 'guessed' })).rejects.toThrow('no table');
      expect(await oleg.act(table, { do: 'sit', seat: 1, invite: 'guessed' })).toMatchObject(REFUSED);
      const shown = mira.next('refused', ({ code }) => code === 'no table');
      await lena.act(table, { do: 'new link' });
      await shown;
      expect(await mira.act(table, { do: 'sit', seat: 1, invite: join })).toMatchObject(REFUSED);
      expect(lena.at(table).links?.join).not.toContain(join);
    });

    test('seats are changed: a free one or a bot at once, a person by consent', async () => {
      const { lena, mira, table, join, both } = await room();
      await lena.act(table, { do: 'change seat', seat: 1 });
      const names = (client: Client) => client.at(table).card.seats.map(({ name }) => name);
      await both((client) => expect(names(client)).toEqual(['', 'Lena']));
      await mira.act(table, { do: 'sit', seat: 0, invite: join });
      await mira.act(table, { do: 'change seat', seat: 1 });
      await both((client) => expect(client.at(table).card.seats[0]?.asks).toBe(1));
      await lena.act(table, { do: 'change seat', seat: 1 });
      await both((client) => expect(client.at(table).card.seats[0]?.asks).toBe(undefined));
      await mira.act(table, { do: 'change seat', seat: 1 });
      await lena.act(table, { do: 'change seat', seat: 0 });
      await both((client) => expect(names(client)).toEqual(['Lena', 'Mira']));
      expect([lena.at(table).seat, mira.at(table).seat]).toEqual([0, 1]);
    });

    test('the host changes clock, options, bots and seats, and everybody sees it; others may not', async () => {
      const [lena, mira] = [await arrive('Lena', 0), await arrive('Mira')];
      const order = { game: 'aton', room: true, visibility: 'public' as const };
      const { card } = await lena.open({ ...order, seats: [{ kind: 'me' }, { kind: 'open' }] });
      await lena.follow(card.id);
      await mira.follow(card.id);
      await mira.act(card.id, { do: 'sit', seat: 1 });
      await mira.act(card.id, { do: 'ready', on: true });
      const clock = { kind: 'live' as const, start: 600, increment: 5 };
      expect(await mira.act(card.id, { do: 'set table', clock })).toMatchObject({ code: 'not yours' });
      await lena.act(card.id, { do: 'set table', clock });
      await untilTrue(() => expect(mira.at(card.id).card.clock).toEqual(clock));
      expect(mira.at(card.id).card.seats[1]?.ready).toBe(undefined);
      const odd = { clock: { kind: 'days' as const, days: 1, sleep: { from: 1, to: 2, zone: 'Nowhere' } } };
      expect(await lena.act(card.id, { do: 'set table', ...odd })).toMatchObject({ code: 'malformed' });
      expect(await lena.act(card.id, { do: 'set table', options: { nonsense: 1 } })).toMatchObject({ t: 'refused' });
      expect(await lena.act(card.id, { do: 'add seat' })).toMatchObject(REFUSED);
      expect(await lena.act(card.id, { do: 'remove seat', seat: 1 })).toMatchObject(REFUSED);
      await mira.act(card.id, { do: 'leave' });
      await lena.act(card.id, { do: 'set seat', seat: 1, to: { kind: 'bot', level: 'level-1' } });
      expect(await lena.act(card.id, { do: 'start' })).toMatchObject({ t: 'accepted' });
      await untilTrue(() => expect(lena.at(card.id).card.status).toBe('running'));
    });

    test('when the host gets up, somebody who stays is the host', async () => {
      const { lena, mira, table, join, both } = await room();
      await mira.act(table, { do: 'sit', seat: 1, invite: join });
      await lena.act(table, { do: 'leave' });
      await untilTrue(() => expect(mira.at(table).card.host).toBe(mira.id));
      await untilTrue(() => expect(mira.at(table).links?.join).toContain('join='));
      await lena.follow(table, { watch: join });
      await lena.act(table, { do: 'sit', seat: 0, invite: join });
      for (const client of [lena, mira])
        expect((await client.act(table, { do: 'ready', on: true })).t).toBe('accepted');
      await both((client) => expect(client.at(table).card.status).toBe('running'));
      await mira.act(table, { do: 'leave' });
      await both((client) => {
        const { host, seats } = client.at(table).card;
        expect([host, seats[1]?.kind, seats[1]?.keptFor]).toEqual([lena.id, 'bot', 'Mira']);
      });
    });

    test('a rematch carries everybody over, and a stranger finds no seat there', async () => {
      const { lena, mira, table, join, both } = await room('public');
      await mira.act(table, { do: 'sit', seat: 1, invite: join });
      for (const client of [lena, mira])
        expect((await client.act(table, { do: 'ready', on: true })).t).toBe('accepted');
      await both((client) => expect(client.at(table).card.status).toBe('running'));
      await playOn(table, [lena, mira], 2);
      await lena.act(table, { do: 'ask cancel' });
      await untilTrue(() => expect(mira.at(table).card.proposal?.what).toBe('cancel'));
      await mira.act(table, { do: 'vote', yes: true });
      await untilTrue(() => expect(lena.at(table).card.status).toBe('cancelled'));
      await lena.act(table, { do: 'rematch' });
      await untilTrue(() => expect(mira.at(table).card.rematch).not.toBe(null));
      const next = mira.at(table).card.rematch ?? '';
      const oleg = await arrive('Oleg');
      expect(await oleg.act(next, { do: 'sit' })).toMatchObject(REFUSED);
      expect(await oleg.act(next, { do: 'sit', seat: 0 })).toMatchObject(REFUSED);
      expect((await mira.follow(next)).card.seats.map(({ name, ready }) => [name, ready])).toEqual([
        ['Mira', undefined],
        ['Lena', true],
      ]);
      await mira.act(next, { do: 'ready', on: true });
      await untilTrue(() => expect(mira.at(next).card.status).toBe('running'));
    });

    test('nobody is drawn into a game: not while away, nor into a rated one without their word', async () => {
      for (const rated of [false, true]) {
        const [lena, mira] = [await arrive('Lena', 0), await arrive('Mira')];
        const order = { game: 'aton', room: true, visibility: 'public' as const, rated };
        const { card } = await lena.open({ ...order, seats: [{ kind: 'me' }, { kind: 'open' }] });
        await mira.act(card.id, { do: 'sit', seat: 1 });
        for (const client of [lena, mira]) await client.act(card.id, { do: 'ready', on: true });
        await mira.act(card.id, { do: 'resign' });
        const answer = await lena.act(card.id, { do: 'rematch' });
        const next = (answer.t === 'accepted' ? answer.opened : undefined) ?? '';
        // She has gone to bed, and knows nothing of it.
        expect(await lena.act(next, { do: 'start' })).toMatchObject({
          ...REFUSED,
          text: expect.stringMatching(/ready|agreed/),
        });
        await lena.follow(next);
        await mira.follow(next);
        await untilTrue(() => expect(lena.at(next).card.seats.find(({ name }) => name === 'Mira')?.online).toBe(true));
        if (rated) {
          expect(await lena.act(next, { do: 'start' })).toMatchObject(REFUSED);
          await mira.act(next, { do: 'ready', on: true });
        } else expect(await lena.act(next, { do: 'start' })).toMatchObject({ t: 'accepted' });
        await untilTrue(() => expect(lena.at(next).card.status).toBe('running'));
      }
    });

    test('who watches talks among themselves where the host lets them; who plays hears it after the game', async () => {
      const { lena, mira, table, join, both } = await room();
      const [oleg, ira] = [await arrive('Oleg', 0), await arrive('Ira')];
      await mira.act(table, { do: 'sit', seat: 1, invite: join });
      for (const watcher of [oleg, ira]) await watcher.follow(table, { watch: join });
      expect(await oleg.whisper(table, 'too early')).toMatchObject(REFUSED);
      expect(await mira.act(table, { do: 'watchers talk', on: true })).toMatchObject({ code: 'not yours' });
      await lena.act(table, { do: 'watchers talk', on: true });
      await untilTrue(() => expect(ira.at(table).card.watchersTalk).toBe(true));
      for (const client of [lena, mira])
        expect((await client.act(table, { do: 'ready', on: true })).t).toBe('accepted');
      await both((client) => expect(client.at(table).card.status).toBe('running'));
      expect(await oleg.whisper(table, 'lay a 4', 'once')).toMatchObject({ t: 'accepted' });
      await oleg.whisper(table, 'lay a 4', 'once');
      await untilTrue(() => expect(ira.at(table).watchers).toEqual(['lay a 4']));
      expect(await mira.whisper(table, 'help')).toMatchObject({ code: 'not yours' });
      expect(await oleg.say(table, 'lay a 4')).toMatchObject({ code: 'not yours' });
      const stranger = await arrive('Nobody');
      expect(await stranger.whisper(table, 'let me in')).toMatchObject({ code: 'no table' });
      // Whoever gets up may come back, so they hear nothing of it either; nor does a screen.
      await mira.act(table, { do: 'leave' });
      await mira.follow(table, { watch: join });
      const screen = await oleg.follow(table, { watch: join, screen: true });
      expect([mira.at(table).watchers, screen.watchers]).toEqual([undefined, undefined]);
      await mira.act(table, { do: 'sit', seat: 1 });
      await untilTrue(() => expect(mira.at(table).seat).toBe(1));
      await ira.whisper(table, 'rude');
      await lena.act(table, { do: 'silence', player: ira.id, on: true });
      await untilTrue(() => expect(ira.at(table).card.silenced).toEqual([ira.id]));
      expect(await ira.whisper(table, 'still here')).toMatchObject({ code: 'barred' });
      for (const player of [lena, mira]) {
        expect(player.raw.join('')).not.toContain('lay a 4');
        await player.follow(table);
        expect(player.at(table).watchers).toBe(undefined);
      }
      await lena.act(table, { do: 'ask cancel' });
      await untilTrue(() => expect(mira.at(table).card.proposal?.what).toBe('cancel'));
      await mira.act(table, { do: 'vote', yes: true });
      await both((client) => expect(client.at(table).watchers).toEqual(['lay a 4']));
    });

    test('one hears of the own tables wherever one is, and of nothing twice', async () => {
      const { lena, mira, table, join, both } = await room();
      const oleg = await arrive('Oleg');
      const first = mira.next('mine');
      for (const client of [mira, oleg]) client.sendText(JSON.stringify({ t: 'follow mine' }));
      expect(await first).toMatchObject({ whole: true, tables: [], clubs: [] });
      /** The list as a page keeps it. */
      const list = (client: Client): TableCard[] =>
        client.messages.reduce<TableCard[]>((known, message) => {
          if (message.t !== 'mine') return known;
          const rest = known.filter(({ id }) => !message.whole && message.tables.every((card) => card.id !== id));
          return [...message.tables.filter(({ status }) => status !== 'cancelled'), ...rest];
        }, []);
      await mira.act(table, { do: 'sit', seat: 1, invite: join });
      await untilTrue(() => expect(list(mira)).toMatchObject([{ id: table, status: 'open' }]));
      for (const client of [lena, mira])
        expect((await client.act(table, { do: 'ready', on: true })).t).toBe('accepted');
      await both((client) => expect(client.at(table).card.status).toBe('running'));
      await untilTrue(() => expect(list(mira)).toMatchObject([{ id: table, status: 'running' }]));
      await lena.act(table, { do: 'ask cancel' });
      await untilTrue(() => expect(mira.at(table).card.proposal?.what).toBe('cancel'));
      await mira.act(table, { do: 'vote', yes: true });
      await untilTrue(() => expect(list(mira)).toEqual([]));
      const tellings = mira.messages.filter((message) => message.t === 'mine');
      expect(tellings.length).toBeLessThanOrEqual(8);
      expect(oleg.messages.flatMap((message) => (message.t === 'mine' ? message.tables : []))).toEqual([]);
    });

    test('a new name reaches tables, chat and lists at once; odd ones are cleaned or refused', async () => {
      const { lena, mira, table, join, both } = await room();
      await mira.act(table, { do: 'sit', seat: 1, invite: join });
      await mira.say(table, 'hello');
      await mira.request('PATCH', '/api/me', { name: '  Mi\u202Era  😀 ' });
      await both((client) => expect(client.at(table).card.seats[1]?.name).toBe('Mira 😀'));
      lena.disconnect();
      await lena.connect();
      await lena.follow(table);
      const picture = lena.messages.findLast((message) => message.t === 'table');
      expect(picture?.t === 'table' && picture.chat[0]?.name).toBe('Mira 😀');
      for (const name of ['', '   ', '\u200F\u202E', '\u3164\u2800', 'x'.repeat(10_000)])
        await expect(mira.request('PATCH', '/api/me', { name })).rejects.toThrow('400');
      const { name } = await mira.request<{ name: string }>('GET', '/api/me');
      expect(name).toBe('Mira 😀');
    });
  });
}
