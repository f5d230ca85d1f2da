import { randomUUID } from 'node:crypto';
import type { TableCard, TableList } from '@naos/protocol';
import { expect, test } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import { Client, playOn, settled } from './kit/client.ts';
import { must } from './kit/must.ts';
import { testPostgres } from './kit/postgres.ts';
import { testServer } from './kit/server.ts';
import { soon } from './kit/soon.ts';
import { tableForTwo } from './kit/table-for-two.ts';

const NOON = Date.UTC(2026, 10, 15, 12);
const SECOND_MS = 1_000;

/** Makes the first move of Aton that fits: an exchange stays a secret, and a commitment shows that somebody is done. */
async function choose(client: Client, table: string, what: string): Promise<void> {
  const move = (await client.moves(table)).find((one) => one.startsWith(what));
  expect(await client.play(table, must(move))).toMatchObject({ t: 'accepted' });
}

test('a list of another node does not go back at what somebody does in secret', async () => {
  const postgres = await testPostgres();
  let later = 0;
  const env = { DATABASE_URL: await postgres.fresh('lists'), NODE_LINK: 'off' };
  const servers = [
    await testServer(env, { now: () => NOON }),
    await testServer(env, { now: () => NOON + later }),
  ] as const;
  const [home, other] = servers;
  const { table, host, guest } = await tableForTwo(home.port);
  await choose(host, table, 'commit');
  const spy = await Client.guest(other.port, 'Spy', 3);
  expect(await spy.request<TableCard>('GET', `/api/tables/${table}`)).toMatchObject({ version: 1 });
  const listed = async (): Promise<number | undefined> => {
    const { tables } = await spy.request<TableList>('GET', '/api/tables?status=running');
    return tables.find(({ id }) => id === table)?.version;
  };
  expect(await listed()).toBe(1);
  later = 3 * SECOND_MS;
  await choose(guest, table, 'exchange');
  await soon(() => (other.tables.peek(table)?.version ?? 2) === 2).toBe(true);
  expect(await listed()).toBe(1);
  await Promise.all(servers.map((server) => server.stop()));
  await postgres.stop();
}, 60_000);

test('the row of a game without a clock is as late with something done in secret before as without', async () => {
  let now = NOON;
  const server = await testServer({}, { now: () => now });
  const { table, host, guest } = await tableForTwo(server.port);
  await choose(host, table, 'exchange');
  now += 6 * SECOND_MS;
  await choose(guest, table, 'commit');
  expect(await versionOfRow(server, table)).toBe(0);
  now += 6 * SECOND_MS;
  await server.tables.tidy();
  expect(await versionOfRow(server, table)).toBe(0);
  now += 6 * SECOND_MS;
  await server.tables.tidy();
  expect(await versionOfRow(server, table)).toBe(1);
  await server.stop();
});

test('what somebody leaves to the table writes no turn into its row, and moves it to no other place in a list', async () => {
  let now = NOON;
  const server = await testServer({}, { now: () => now });
  const { table, host, guest } = await tableForTwo(server.port);
  await choose(host, table, 'commit');
  const row = async () => must(await server.store.tables.read(table));
  const { touched, revision } = await row();
  now += 3 * SECOND_MS;
  const { asked, version } = guest.at(table);
  const move = must((await guest.moves(table)).find((one) => one.startsWith('exchange')));
  // One plan is dropped, because it answers something else, and the other one is played.
  await guest.act(table, { do: 'plan', moves: [{ choice: 'no such', move }] });
  await soon(() => guest.at(table).orders?.dropped).toBe(true);
  await guest.act(table, { do: 'plan', moves: [{ choice: must(asked).choice, move }] });
  await soon(() => guest.at(table).version).toBe(version + 1);
  expect((await row()).revision).toBeGreaterThan(revision);
  expect([await versionOfRow(server, table), (await row()).touched]).toEqual([0, touched]);
  now += 8 * SECOND_MS;
  await server.tables.tidy();
  expect([await versionOfRow(server, table), (await row()).touched]).toEqual([1, NOON]);
  await server.stop();
});

test('somebody’s own list at another node is not looked up because of what others do in secret', async () => {
  const postgres = await testPostgres();
  const env = { DATABASE_URL: await postgres.fresh('mine'), NODE_LINK: 'off' };
  const servers = [await testServer(env), await testServer(env)] as const;
  const [home, other] = servers;
  const { table, host, guest } = await tableForTwo(home.port);
  const away = await host.again(other.port);
  const shown = away.next('mine');
  away.sendText(JSON.stringify({ t: 'follow mine' }));
  await shown;
  // As a row that was saved some seconds after something that everybody noticed.
  const sql = `update tables set body = replace(body, '"waiting":[0,1]', '"waiting":[1]') where id = $1`;
  await home.store.db.write([{ sql, values: [table], on: table }]);
  await settled([away]);
  const heard = away.raw.length;
  await choose(guest, table, 'exchange');
  await new Promise((done) => setTimeout(done, 700));
  expect(away.raw.slice(heard)).toEqual([]);
  await Promise.all(servers.map((server) => server.stop()));
  await postgres.stop();
}, 60_000);

test('taking back in a game without a clock writes no row, and is done once however often it is asked for', async () => {
  const first = await testServer({}, { now: () => NOON });
  const { table, host, guest } = await tableForTwo(first.port);
  const mover = (): Client => must([host, guest].find((client) => client.at(table).undo !== null));
  while (host.at(table).undo === null && guest.at(table).undo === null) await playOn(table, [host, guest], 1);
  const before = await versionOfRow(first, table);
  const { version } = mover().at(table);
  const id = randomUUID();
  const back = { do: 'undo', to: 'step' } as const;
  const player = mover();
  expect(await player.act(table, back, id)).toMatchObject({ t: 'accepted', version: version + 1 });
  await settled([host, guest]);
  expect(await player.act(table, back, id)).toMatchObject({ t: 'accepted', version: version + 1 });
  expect(player.at(table).version).toBe(version + 1);
  expect(await versionOfRow(first, table)).toBe(before);
  await first.stop();
});

/** How far everybody may know the game to be, as its row says. */
async function versionOfRow({ store }: RunningServer, table: string): Promise<number> {
  return JSON.parse(must(await store.tables.read(table)).body).publicVersion ?? 0;
}
