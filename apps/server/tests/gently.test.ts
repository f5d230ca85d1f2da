import { expect, test } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import type { TableDoc } from '../src/tables/doc.ts';
import { busiestTurn } from './kit/busiest-turn.ts';
import { Client } from './kit/client.ts';
import { temporaryFolder, testServer } from './kit/server.ts';
import { fillStore } from './many-games/fill-store.ts';
import { NEW_TABLE } from './many-games/requests.ts';

const FINISHED = 300;
const OPEN = 10;
/** What may be asked of the store at a stroke: others wait for it. A slice of eight tables asks some sixty times. */
const MOST_AT_ONCE = 100;

/** Somebody with hundreds of games behind them. Nobody sweeps but the test. */
async function veteran(folder = temporaryFolder()) {
  const server = await testServer({ NAOS_DATA: folder });
  await server.sweeper.stop();
  const client = await Client.guest(server.port, 'Before', 1);
  const { card } = await client.open(NEW_TABLE);
  const template: TableDoc = JSON.parse((await server.store.tables.read(card.id))?.body ?? '{}');
  await fillStore(server.store, template, client.id, { finished: FINISHED, open: OPEN, among: 2 });
  return { server, client, folder };
}

async function count({ store }: RunningServer, status: string, text: string): Promise<number> {
  const sql = 'select count(*) as many from tables where status = $1 and body like $2';
  return Number((await store.db.rows(sql, [status, `%${text}%`]))[0]?.many);
}

test('a new name is at once where people play, and comes to hundreds of games that are over, also after a stop', async () => {
  const { server, client, folder } = await veteran();
  const before = server.tables.inMemory;
  expect(
    await busiestTurn(server.store.db, async () => void (await client.request('PATCH', '/api/me', { name: 'After' }))),
  ).toBeLessThan(MOST_AT_ONCE);
  expect([await count(server, 'open', '"Before"'), await count(server, 'open', '"After"')]).toEqual([0, OPEN + 1]);
  expect(server.tables.inMemory).toBe(before);
  expect(await count(server, 'finished', '"Before"')).toBe(FINISHED);
  expect(await busiestTurn(server.store.db, () => server.sweeper.sweep())).toBeLessThan(MOST_AT_ONCE);
  const some = await count(server, 'finished', '"After"');
  expect(some).toBeGreaterThan(0);
  expect(some).toBeLessThan(FINISHED);
  await server.stop();

  const again = await testServer({ NAOS_DATA: folder });
  await again.sweeper.stop();
  for (let round = 0; round < 2; round++) await again.sweeper.sweep();
  expect(await count(again, 'finished', '"Before"')).toBe(0);
  expect(await count(again, 'finished', '"After"')).toBe(FINISHED);
  expect(await again.store.renames.next()).toBeNull();
  await again.stop();
});

test('two new names, one right after the other: the second one stays', async () => {
  const { server, client } = await veteran();
  await client.request('PATCH', '/api/me', { name: 'Between' });
  await Promise.all([server.sweeper.sweep(), client.request('PATCH', '/api/me', { name: 'After' })]);
  for (let round = 0; round < 3; round++) await server.sweeper.sweep();
  expect(await count(server, 'finished', '"After"')).toBe(FINISHED);
  expect(await count(server, 'open', '"After"')).toBe(OPEN + 1);
  await server.stop();
});

test('who is deleted with hundreds of games is nowhere from the answer on, and nobody waited for it', async () => {
  const { server, client } = await veteran();
  await client.request('PATCH', '/api/me', { name: 'After' });
  const before = server.tables.inMemory;
  const turn = await busiestTurn(server.store.db, async () => void (await client.request('DELETE', '/api/me')));
  for (const table of ['tables', 'seats', 'results', 'players', 'settings']) {
    const rows = JSON.stringify(await server.store.db.rows(`select * from ${table}`, []));
    expect([table, rows.includes(client.id), rows.includes('"After')]).toEqual([table, false, false]);
  }
  expect(await count(server, 'finished', '"—"')).toBe(FINISHED);
  // Games that are over were not opened for it.
  expect(server.tables.inMemory - before).toBeLessThanOrEqual(OPEN);
  expect(turn).toBeLessThan(MOST_AT_ONCE);
  await server.stop();
});
