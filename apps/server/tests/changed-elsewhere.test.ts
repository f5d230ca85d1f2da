import { setTimeout as pause } from 'node:timers/promises';
import type { TableCard } from '@naos/protocol';
import { expect, test, vi } from 'vitest';
import type { TableDoc } from '../src/tables/doc.ts';
import { playOn, settled } from './kit/client.ts';
import { testPostgres } from './kit/postgres.ts';
import { testServer } from './kit/server.ts';
import { tableForTwo } from './kit/table-for-two.ts';

const ELSEWHERE: readonly (readonly [string, (doc: TableDoc) => TableDoc])[] = [
  ['cancelled', (doc) => ({ ...doc, status: 'cancelled', closed: 'The players agreed to end the game.' })],
  ['paused', (doc) => ({ ...doc, time: { left: doc.time?.left ?? [], since: null, until: Date.now() + 3_600_000 } })],
];

test.each(ELSEWHERE)(
  'a table that another node has %s takes no move here, also when nobody heard of it',
  async (_what, change) => {
    const server = await testServer();
    const { table, host, guest } = await tableForTwo(server.port);
    await playOn(table, [host, guest], 3);
    const { tables } = server.store;
    const row = await tables.read(table);
    if (row === null) throw new Error('no row');
    const doc = change(JSON.parse(row.body) as TableDoc);
    const changed = { ...row, status: doc.status, revision: row.revision + 1, body: JSON.stringify(doc) };
    expect(await tables.change({ table, entries: [], row: changed })).toBe('done');
    const mover = (await host.anyMove(table)) === null ? guest : host;
    const answer = await mover.play(table, (await mover.anyMove(table)) ?? '');
    expect(answer).toMatchObject({ t: 'refused', code: 'not now' });
    expect((await tables.entries(table, -1)).length).toBe(4);
    await server.stop();
  },
);

test('while a node reads on, its card of a table does not go back: nobody counts what wakes it by looking', async () => {
  const server = await testServer();
  const { table, host, guest } = await tableForTwo(server.port);
  await playOn(table, [host, guest], 3);
  const look = () => guest.request<TableCard>('GET', `/api/tables/${table}`);
  const before = await look();
  expect(before.version).toBeGreaterThan(0);
  const { tables } = server.store;
  const stored = tables.entries.bind(tables);
  vi.spyOn(tables, 'entries').mockImplementation(async (...asked) => {
    await pause(100);
    return stored(...asked);
  });
  const reading = server.tables.catchUp(table);
  await pause(30);
  expect(await look()).toEqual(before);
  await reading;
  expect(await look()).toEqual(before);
  await server.stop();
});

test('a move is not refused for what another node has ended meanwhile, also when nobody heard of it', async () => {
  const postgres = await testPostgres();
  const server = await testServer({ DATABASE_URL: await postgres.fresh('ended') });
  const { table, host, guest } = await tableForTwo(server.port);
  await playOn(table, [host, guest], 3);
  const { tables } = server.store;
  /** As another node would whose word has not come yet. */
  const pauseElsewhere = async (since: number | null): Promise<void> => {
    const row = await tables.read(table);
    if (row === null) throw new Error('no row');
    const doc = JSON.parse(row.body) as TableDoc;
    const time = { left: doc.time?.left ?? [], since, ...(since === null ? { until: Date.now() + 3_600_000 } : {}) };
    const changed = { ...row, revision: row.revision + 1, body: JSON.stringify({ ...doc, time }) };
    expect(await tables.change({ table, entries: [], row: changed })).toBe('done');
  };
  const mover = (await host.anyMove(table)) === null ? guest : host;
  const move = (await mover.anyMove(table)) ?? '';
  await pauseElsewhere(null);
  expect(await mover.play(table, move)).toMatchObject({ t: 'refused', code: 'not now' });
  await pauseElsewhere(Date.now());
  expect(await mover.play(table, move)).toMatchObject({ t: 'accepted' });
  await settled([host, guest]);
  // Who is refused waits for the store; who plays does not wait for who is refused.
  const asked = vi.spyOn(tables, 'isAhead').mockImplementation(async () => {
    await pause(1_000);
    return false;
  });
  const [next, other] = (await host.anyMove(table)) === null ? [guest, host] : [host, guest];
  const refused = [1, 2, 3].map(() => other.play(table, 'nonsense'));
  const begun = performance.now();
  expect(await next.play(table, (await next.anyMove(table)) ?? '')).toMatchObject({ t: 'accepted' });
  expect(performance.now() - begun).toBeLessThan(900);
  for (const answer of await Promise.all(refused)) expect(answer).toMatchObject({ t: 'refused' });
  expect(asked).toHaveBeenCalledTimes(3);
  await server.stop();
  await postgres.stop();
}, 60_000);
