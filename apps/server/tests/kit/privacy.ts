import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { RunningServer } from '../../src/server.ts';
import { Client, playOn } from './client.ts';
import { testServer } from './server.ts';
import { soon } from './soon.ts';

const ADMIN = 'a-token-of-the-operator';
const TABLES = [
  ...['tables', 'seats', 'seeds', 'entries', 'chat', 'players', 'bots', 'tokens', 'passkeys', 'settings', 'nodes'],
  ...['outages', 'reports', 'ratings', 'results', 'channels', 'present'],
];

/** Everything that is kept, as one text. */
async function everything({ store }: RunningServer): Promise<string> {
  const rows = await Promise.all(TABLES.map((table) => store.db.rows(`select * from ${table}`, [])));
  return JSON.stringify(rows);
}

interface Bot {
  readonly token: string;
  readonly id: string;
}

/** What happens to people and their bots when they are barred, ask for what is kept about them, or want to be forgotten. */
export function privacyConformance(name: string, environment: () => Promise<Record<string, string>>): void {
  describe(`people and their bots on ${name}`, () => {
    let server: RunningServer;
    beforeAll(async () => {
      server = await testServer({ NAOS_ADMIN_TOKEN: ADMIN, ...(await environment()) });
    });
    afterAll(() => server.stop());

    const ask = async (token: string, method: string, path: string, body?: unknown) => {
      const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: answer.status, json: (await answer.json()) as Record<string, unknown> };
    };
    const makeBot = async (owner: Client, called: string) =>
      await owner.request<Bot>('POST', '/api/tokens', { name: called });
    const sit = (bot: Bot, table: string) =>
      ask(bot.token, 'POST', `/api/tables/${table}/acts`, { id: 'sit', act: { do: 'sit', seat: 0 } });
    const emptyTable = async (host: Client) => {
      const seats = [{ kind: 'open' as const }, { kind: 'open' as const }];
      return (await host.open({ game: 'aton', visibility: 'public', seats })).card.id;
    };
    const socketOf = async (bot: Bot) => {
      const socket = new WebSocket(`ws://127.0.0.1:${server.port}/ws`, {
        headers: { authorization: `Bearer ${bot.token}` },
      });
      let closed = 0;
      socket.on('close', (code) => {
        closed = code;
      });
      await new Promise((done) => socket.once('message', done));
      return () => closed;
    };

    test('who is barred is barred with all their bots, and let in again with them', async () => {
      const [owner, host] = [await Client.guest(server.port, 'Owner'), await Client.guest(server.port, 'Host')];
      const [bot, own] = [await makeBot(owner, 'Machine'), await makeBot(host, 'Decent')];
      const closed = await socketOf(bot);
      await ask(ADMIN, 'POST', `/api/admin/players/${owner.id}/ban`, { days: 3, why: 'rude words' });
      await soon(closed).toBe(1008);
      const table = await emptyTable(host);
      expect(await sit(bot, table)).toMatchObject({ status: 403, json: { code: 'barred' } });
      expect(await sit(own, table)).toMatchObject({ status: 200 });
      // What is kept about them they may have all the same.
      expect(await owner.request('GET', '/api/me/export')).toMatchObject({ player: { name: 'Owner' } });
      await ask(ADMIN, 'POST', `/api/admin/players/${owner.id}/ban`, { days: 0, why: '' });
      expect(await sit(bot, await emptyTable(host))).toMatchObject({ status: 200 });
    });

    test('everything that is kept about a person is given to them, and nothing of it is left when they go', async () => {
      const [person, other] = [await Client.guest(server.port, 'Zephyrine'), await Client.guest(server.port, 'Other')];
      const bot = await makeBot(person, 'Zephbot');
      const closed = await socketOf(bot);
      const { store } = server;
      await store.players.insertPasskey({ id: 'zephkey', player: person.id, body: '{"publicKey":"k"}' });
      await store.records.addChannel(
        { id: 'zephchannel', player: person.id, kind: 'email', body: 'zeph@example.org' },
        1,
      );

      const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
      const { card } = await person.open({ game: 'aton', visibility: 'public', rated: true, seats });
      await other.act(card.id, { do: 'sit', seat: 1 });
      await Promise.all([person, other].map((client) => client.follow(card.id)));
      await person.say(card.id, 'zephyr wind');
      await playOn(card.id, [person, other]);
      await soon(() => store.records.hasResult(card.id)).toBe(true);

      const botsSeat = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'level-1' }];
      const asked = await other.open({ game: 'aton', visibility: 'public', seats: botsSeat });
      expect(await person.act(asked.card.id, { do: 'sit', seat: 1 })).toMatchObject({ t: 'accepted' });
      const hosted = await emptyTable(person);
      await sit(bot, hosted);
      const visited = await emptyTable(other);
      await other.act(visited, { do: 'sit', seat: 0 });
      await person.act(visited, { do: 'sit', seat: 1 });
      const left = await emptyTable(other);
      await person.act(left, { do: 'sit', seat: 0 });
      await other.act(left, { do: 'silence', player: person.id, on: true });
      await person.act(left, { do: 'leave' });
      await person.request('POST', '/api/reports', { table: card.id, player: other.id, text: 'zeph complains' });
      await other.request('POST', '/api/reports', { table: card.id, player: person.id, text: 'about somebody' });

      const kept = await person.request<{ readonly tables: readonly string[] }>('GET', '/api/me/export');
      expect(kept).toMatchObject({
        player: { id: person.id, name: 'Zephyrine' },
        bots: [{ id: bot.id, name: 'Zephbot' }],
        passkeys: [{ id: 'zephkey', publicKey: 'k' }],
        reports: [{ table: card.id, player: other.id, text: 'zeph complains' }],
        reported: [{ table: card.id }],
        channels: [{ kind: 'email', body: 'zeph@example.org' }],
        chat: [{ table: card.id, text: 'zephyr wind' }],
        results: [{ table: card.id, game: 'aton' }],
        ratings: [{ game: 'aton', games: 1 }],
        page: { played: [{ table: card.id }] },
      });
      expect(new Set(kept.tables)).toEqual(new Set([card.id, asked.card.id, hosted, visited, left]));
      expect(JSON.stringify(kept)).not.toContain('about somebody');

      await person.request('DELETE', '/api/me');
      expect(await ask(bot.token, 'GET', '/api/me/export')).toMatchObject({ status: 403 });
      await soon(closed).toBe(1008);
      await soon(() => person.closed?.code).toBe(1008);
      await server.tables.tidy(true);
      const rest = await everything(server);
      for (const trace of [person.id, bot.id, /zeph/i]) expect(rest).not.toMatch(trace);
      // The others keep what is theirs.
      expect(rest).toContain('about somebody');
      expect(await other.request('GET', '/api/me/export')).toMatchObject({
        results: [{ table: card.id }],
        reports: [{ table: card.id, player: null, text: 'about somebody' }],
      });
      expect(await other.request('GET', `/api/tables/${hosted}`)).toMatchObject({ host: null, status: 'open' });
      const figures = await other.request('GET', '/api/figures/aton');
      expect(figures).toMatchObject({ finished: 1 });
    });

    test('a person is forgotten also where a game of theirs can not be opened any more', async () => {
      const person = await Client.guest(server.port, 'Outdated');
      const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'level-1' }];
      const { card } = await person.open({ game: 'aton', visibility: 'public', seats });
      // A bot that still thinks would bring the table back into memory.
      await soon(() => server.tables.peek(card.id)?.doc.waiting).toEqual([0]);
      await server.tables.tidy(true);
      const sql = 'update entries set line = $2 where table_id = $1 and n = 0';
      await server.store.db.write([{ sql, values: [card.id, '{"rules":"of long ago"}'], on: card.id }]);
      await expect(person.request('GET', `/api/tables/${card.id}`)).rejects.toThrow('broken table');
      await person.request('DELETE', '/api/me');
      const rest = await everything(server);
      for (const trace of [person.id, 'Outdated']) expect(rest).not.toContain(trace);
      expect(rest).toContain(card.id);
    });

    test('a bot is forgotten by itself, under its own token', async () => {
      const owner = await Client.guest(server.port, 'Owner');
      const bot = await makeBot(owner, 'Shortlived');
      expect(await ask(bot.token, 'DELETE', '/api/me')).toMatchObject({ status: 200 });
      expect(await everything(server)).not.toContain('Shortlived');
      expect(await owner.request('GET', '/api/me/export')).toMatchObject({ bots: [] });
    });
  });
}
