import { gameModuleOf } from '@naos/registry';
import { expect, test } from 'vitest';
import { checkStore } from '../src/admin/check.ts';
import { Client } from './kit/client.ts';
import { must } from './kit/must.ts';
import { randomMatch } from './kit/random-match.ts';
import { testServer } from './kit/server.ts';
import { storeMatch } from './kit/store-match.ts';

const HOUR = 3_600_000;
const SEED = 7;

test('a game that is over since a day is packed, and everything about it opens as before', async () => {
  let now = Date.now();
  const server = await testServer({}, { now: () => now });
  const rules = await must(gameModuleOf('aton')).rules();
  const id = await storeMatch(server, randomMatch(rules, 2, Number.POSITIVE_INFINITY, SEED), SEED);
  const client = await Client.guest(server.port);
  const lines = async () => (await server.store.db.rows('select n from entries where table_id = $1', [id])).length;
  const ask = async () => [
    await client.request('GET', `/api/tables/${id}/transcript`),
    await client.request('GET', `/api/tables/${id}/moments?seat=1`),
    await client.request('GET', `/api/tables/${id}/record`),
  ];
  const before = await ask();
  const many = await lines();
  await server.tables.tidy(true);
  // An older node beside this one may still run, and a game that has just ended is looked at.
  now += HOUR / 2;
  await server.sweeper.sweep();
  now += HOUR;
  await server.sweeper.sweep();
  expect(await lines()).toBe(many);
  now += 24 * HOUR;
  await server.sweeper.sweep();
  await server.sweeper.sweep();
  expect(await lines()).toBe(0);
  expect(await ask()).toEqual(before);
  const registry = import.meta.resolve('@naos/registry');
  expect(await checkStore(server.store, registry)).toMatchObject({ games: 1, lines: many, problems: [] });
  await server.store.db.write([{ sql: `update archives set packed = $1`, values: [new Uint8Array(9)] }]);
  expect((await checkStore(server.store, registry)).problems).toEqual([
    `Table ${id}: what is stored about it can not be read.`,
  ]);
  await server.stop();
});
