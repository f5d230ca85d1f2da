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
