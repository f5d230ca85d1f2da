import { expect, test } from 'vitest';
import { Client } from './kit/client.ts';
import { testServer } from './kit/server.ts';

const TABLES = 120;
const PER_ROUND = 50;

test('after a restart the tables that wait for a look are opened some at a time, none is forgotten', async () => {
  const server = await testServer();
  const host = await Client.guest(server.port, 'Host');
  const ids: string[] = [];
  for (let i = 0; i < TABLES; i++)
    ids.push((await host.open({ game: 'aton', seats: [{ kind: 'me' }, { kind: 'open' }] })).card.id);
  await server.tables.tidy(true);
  expect(server.tables.inMemory).toBe(0);
  await server.store.db.write(ids.map((on) => ({ sql: 'update tables set due = 1 where id = $1', values: [on], on })));
  const inMemory: number[] = [];
  for (let round = 0; round < 4; round++) {
    await server.sweeper.sweep();
    inMemory.push(server.tables.inMemory);
  }
  expect(inMemory).toEqual([PER_ROUND, 2 * PER_ROUND, TABLES, TABLES]);
  await server.stop();
});
