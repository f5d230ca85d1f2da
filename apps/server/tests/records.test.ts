import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkStore } from '../src/admin/check.ts';
import type { RunningServer } from '../src/server.ts';
import { openStore } from '../src/store/store.ts';
import { Client, playOn } from './kit/client.ts';
import { TestPasskey } from './kit/passkey.ts';
import { REGISTRY, temporaryFolder, testServer } from './kit/server.ts';
import { soon } from './kit/soon.ts';

const TOKEN = 'a-token-of-the-operator';
const folder = temporaryFolder();
let server: RunningServer;
beforeAll(async () => {
  server = await testServer({ NAOS_ADMIN_TOKEN: TOKEN, NAOS_DATA: folder });
});
afterAll(() => server.stop());

async function playedGame(rated: boolean): Promise<{ table: string; host: Client; guest: Client }> {
  const [host, guest] = [await Client.guest(server.port, 'Host', 1), await Client.guest(server.port, 'Guest', 2)];
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const { card } = await host.open({ game: 'aton', visibility: 'public', rated, seats });
  await guest.act(card.id, { do: 'sit', seat: 1 });
  await Promise.all([host, guest].map((client) => client.follow(card.id)));
  await guest.say(card.id, 'good luck');
  await playOn(card.id, [host, guest]);
  return { table: card.id, host, guest };
}

async function admin(
  method: string,
  path: string,
  body?: unknown,
  token = TOKEN,
): Promise<{ status: number; json: unknown }> {
  const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, json: await answer.json() };
}

type Rating = { player: string; rating: number; spread: number; games: number };

test('a rated game moves both ratings apart and narrows their spread; an unrated one only counts', async () => {
  const { table, host, guest } = await playedGame(true);
  await soon(() => server.store.records.hasResult(table)).toBe(true);
  const ratings = await host.request<Rating[]>('GET', '/api/ratings/aton');
  const of = (client: Client) => ratings.find(({ player }) => player === client.id);
  const places = host.at(table).card.outcome?.places ?? [];
  const better = (places[0] ?? 0) < (places[1] ?? 0) ? host : guest;
  const worse = better === host ? guest : host;
  expect(of(better)?.rating).toBeGreaterThan(1000);
  expect(of(worse)?.rating).toBeLessThan(1000);
  expect(of(better)).toMatchObject({ games: 1, spread: of(worse)?.spread });
  expect(of(better)?.spread).toBeLessThan(333);

  const unrated = await playedGame(false);
  await soon(() => server.store.records.hasResult(unrated.table)).toBe(true);
  expect((await host.request<Rating[]>('GET', '/api/ratings/aton')).length).toBe(ratings.length);
  const figures = await host.request<{
    finished: number;
    bySeats: { games: number }[];
  }>('GET', '/api/figures/aton');
  expect(figures.finished).toBe(2);
  expect(figures.bySeats[0]).toMatchObject({ seats: 2, games: 2 });
});

test('a result that nobody noted is noted later', async () => {
  const { table } = await playedGame(false);
  await soon(() => server.store.records.hasResult(table)).toBe(true);
  await server.store.db.write([{ sql: 'delete from results where table_id = $1', values: [table] }]);
  for (let round = 0; round < 60; round++) await server.sweeper.sweep();
  expect(await server.store.records.hasResult(table)).toBe(true);
});

describe('the operator', () => {
  test('needs the token', async () => {
    expect((await admin('GET', '/api/admin/reports', undefined, 'wrong')).status).toBe(403);
  });

  test('reads and closes reports, bans and lets in again', async () => {
    const { table, host, guest } = await playedGame(false);
    await host.request('POST', '/api/reports', { table, player: guest.id, text: 'rude' });
    const { json } = await admin('GET', '/api/admin/reports');
    const report = (json as { id: string; player: string }[]).find(({ player }) => player === guest.id);
    expect(report).toMatchObject({ table, by: host.id, text: 'rude' });
    await admin('POST', `/api/admin/players/${guest.id}/ban`, { days: 3, why: 'rude words' });
    await expect(guest.request('POST', '/api/play-now', { game: 'aton' })).rejects.toThrow('rude words');
    await soon(() => guest.closed?.code).toBe(1008);
    await admin('POST', `/api/admin/players/${guest.id}/ban`, { days: 0, why: '' });
    await guest.request('POST', '/api/play-now', { game: 'aton', level: 'level-1' });
    await admin('POST', `/api/admin/reports/${report?.id}/close`);
    expect((await admin('GET', '/api/admin/reports')).json).toEqual([]);
  });

  test('closes a table, and everybody there reads why', async () => {
    const host = await Client.guest(server.port);
    const { card } = await host.open({ game: 'aton', seats: [{ kind: 'me' }, { kind: 'invite' }] });
    await host.follow(card.id);
    await admin('POST', `/api/admin/tables/${card.id}/close`, { why: 'An offensive name.' });
    await soon(() => host.at(card.id).card).toMatchObject({ status: 'cancelled', closed: 'An offensive name.' });
  });
});

test('a person gets everything that is kept about them, and can have it deleted; the game stays', async () => {
  const { table, host, guest } = await playedGame(true);
  await soon(() => server.store.records.hasResult(table)).toBe(true);
  const kept = await guest.request<{ tables: string[]; chat: { text: string }[] }>('GET', '/api/me/export');
  expect(kept).toMatchObject({ player: { name: 'Guest' }, tables: [table], ratings: [{ game: 'aton', games: 1 }] });
  expect(kept.chat.map(({ text }) => text)).toEqual(['good luck']);
  await guest.request('DELETE', '/api/me');
  await expect(guest.request('GET', '/api/me/export')).rejects.toThrow('403');
  const later = await Client.guest(server.port);
  const known = await later.follow(table);
  expect(known.card.seats[1]).toMatchObject({ player: null, name: '—' });
  expect(known.chat).toEqual([]);
  expect(await later.request('GET', `/api/tables/${table}/transcript`)).toContain('"outcome"');
  expect(JSON.stringify(await later.request('GET', '/api/ratings/aton'))).not.toContain(guest.id);
  expect(host.at(table).card.status).toBe('finished');
});

test('a guest adds a passkey, keeps everything, and signs in on another device', async () => {
  const guest = await Client.guest(server.port, 'Ann');
  const base = `http://127.0.0.1:${server.port}`;
  const post = async (path: string, cookie: string, body: unknown) => {
    const headers = { cookie, 'content-type': 'application/json' };
    const answer = await fetch(`${base}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const cookies = answer.headers.getSetCookie().map((text) => text.split(';')[0] ?? '');
    return { status: answer.status, cookies, json: (await answer.json()) as { challenge: string; id: string } };
  };
  const key = new TestPasskey();
  const asked = await post('/api/account/register/options', guest.cookieText, {});
  const cookies = [guest.cookieText, ...asked.cookies].join('; ');
  const forged = key.register(asked.json.challenge, 'https://evil.example', '127.0.0.1');
  expect((await post('/api/account/register', cookies, forged)).status).toBe(400);
  const made = await post('/api/account/register', cookies, key.register(asked.json.challenge, base, '127.0.0.1'));
  expect(made.status).toBe(200);
  expect(await guest.request('GET', '/api/me')).toMatchObject({ id: guest.id, account: true });

  const options = await post('/api/account/login/options', '', {});
  const login = await post(
    '/api/account/login',
    options.cookies.join('; '),
    key.login(options.json.challenge, base, '127.0.0.1'),
  );
  expect(login).toMatchObject({ status: 200, json: { id: guest.id } });
  expect(login.cookies).toContain(guest.cookieText);
  const stranger = new TestPasskey();
  const refused = await post(
    '/api/account/login',
    options.cookies.join('; '),
    stranger.login(options.json.challenge, base, '127.0.0.1'),
  );
  expect(refused.status).toBe(403);
});

test('the check plays every stored game again and names what was tampered with', async () => {
  const { table } = await playedGame(false);
  const copy = join(temporaryFolder(), 'copy.sqlite');
  await server.store.db.backup(copy);
  const good = await openStore(copy);
  const report = await checkStore(good, REGISTRY);
  expect(report.problems).toEqual([]);
  expect(report.games).toBeGreaterThan(3);
  await good.db.close();
  const db = new DatabaseSync(copy);
  db.prepare(`update entries set line = replace(line, '"at":1', '"at":2') where table_id = ? and n = 5`).run(table);
  db.close();
  const bad = await openStore(copy);
  expect((await checkStore(bad, REGISTRY)).problems).toEqual([expect.stringMatching(`Table ${table}: Line`)]);
  await bad.db.close();
});

test('figures for Prometheus name no table, no person and no address', async () => {
  const { table, host } = await playedGame(false);
  const text = await host.request<string>('GET', '/metrics');
  const moves = /naos_moves_total\{game="aton"\} \d+/;
  expect(text).toMatch(moves);
  expect(Number(/naos_store_seconds_count (\d+)/.exec(text)?.[1])).toBeGreaterThan(10);
  // Reading them does not count anything again.
  expect(moves.exec(await host.request<string>('GET', '/metrics'))?.[0]).toBe(moves.exec(text)?.[0]);
  for (const secret of [table, host.id, 'Host', '127.0.0.1']) expect(text).not.toContain(secret);
});
