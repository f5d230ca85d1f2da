import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { RunningServer } from '../src/server.ts';
import { Client } from './kit/client.ts';
import { must } from './kit/must.ts';
import { type TestPostgres, testPostgres } from './kit/postgres.ts';
import { testServer } from './kit/server.ts';
import { soon } from './kit/soon.ts';

const OPERATOR = 'the token of the operator';

let postgres: TestPostgres;
let nodes: readonly RunningServer[] = [];
beforeAll(async () => {
  postgres = await testPostgres();
  const env = { DATABASE_URL: await postgres.fresh('gone'), NODE_LINK: 'off', NAOS_ADMIN_TOKEN: OPERATOR };
  nodes = [await testServer(env), await testServer(env)];
}, 60_000);
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()));
  await postgres.stop();
});

const portOf = (i: number): number => must(nodes[i]).port;

/** Somebody, and whoever has their cookie, who listens at another node. */
async function overheard() {
  const victim = await Client.guest(portOf(0), 'Victim');
  return { victim, thief: await victim.again(portOf(1)) };
}

test.each([
  ['signed out', (victim: Client) => victim.request('POST', '/api/account/logout-everywhere')],
  ['deleted', (victim: Client) => victim.request('DELETE', '/api/me')],
  [
    'barred',
    ({ id, address }: Client) =>
      fetch(`${address}/api/admin/players/${id}/ban`, {
        method: 'POST',
        headers: { authorization: `Bearer ${OPERATOR}`, 'content-type': 'application/json' },
        body: JSON.stringify({ days: 1, why: 'harm' }),
      }),
  ],
] as const)('who was %s is shown out at other nodes too, where they would listen on for ever', async (why, leave) => {
  const { victim, thief } = await overheard();
  const other = await Client.guest(portOf(1), 'Other');
  await leave(victim);
  await soon(() => thief.closed).toEqual({ code: 1008, reason: why });
  expect(other.closed).toBeNull();
});

test('a cookie that was voided shows nothing at another node either, where it was good a moment ago', async () => {
  const { victim } = await overheard();
  const headers = { cookie: victim.cookieText };
  const who = async (): Promise<string> =>
    must(/"id":"([^"]*)"/.exec(await (await fetch(`http://127.0.0.1:${portOf(1)}/api/me`, { headers })).text())?.[1]);
  expect(await who()).toBe(victim.id);
  await victim.request('POST', '/api/account/logout-everywhere');
  await soon(async () => (await who()) === victim.id).toBe(false);
});

test('a bot whose token is revoked hears nothing more at any node', async () => {
  const owner = await Client.guest(portOf(0), 'Owner');
  const { id, token } = await owner.request<{ token: string; id: string }>('POST', '/api/tokens', { name: 'Bot' });
  const bot = new WebSocket(`ws://127.0.0.1:${portOf(1)}/ws`, { headers: { authorization: `Bearer ${token}` } });
  await once(bot, 'open');
  const closed = once(bot, 'close');
  await owner.request('DELETE', `/api/tokens/${id}`);
  expect(String((await closed)[1])).toBe('signed out');
});

test('after a gap in what nodes hear of each other those are shown out who were signed out in it', async () => {
  const { victim, thief } = await overheard();
  const other = await Client.guest(portOf(1), 'Other');
  // As another node would do it that nobody hears.
  const { store } = must(nodes[0]);
  await store.players.change(victim.id, (row) => ({ ...row, body: { ...row.body, session: 1 } }));
  await store.db.rows(
    `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()`,
    [],
  );
  await soon(() => thief.closed?.reason).toBe('signed out');
  expect(other.closed).toBeNull();
});

test('a cookie that was voided at another node a moment ago neither deletes nor copies what is somebody’s', async () => {
  const { victim } = await overheard();
  const headers = { cookie: victim.cookieText };
  const ask = async (method: string, path: string): Promise<number> =>
    (await fetch(`http://127.0.0.1:${portOf(1)}${path}`, { method, headers })).status;
  // This node has just read them, and nobody tells it of what comes now.
  expect(await ask('GET', '/api/me/export')).toBe(200);
  await must(nodes[0]).store.players.change(victim.id, (row) => ({ ...row, body: { ...row.body, session: 1 } }));
  expect([await ask('GET', '/api/me/export'), await ask('DELETE', '/api/me')]).toEqual([403, 403]);
});
