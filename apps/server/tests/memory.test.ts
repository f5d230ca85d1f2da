import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import { StoreError } from '../src/store/database.ts';
import { Client, playOn } from './kit/client.ts';
import { testServer } from './kit/server.ts';
import { soon } from './kit/soon.ts';
import { tableForTwo } from './kit/table-for-two.ts';

let server: RunningServer;
let now = Date.now();
beforeAll(async () => {
  server = await testServer({}, { now: () => now });
});
afterAll(() => server.stop());

async function goneFrom(table: string, clients: readonly Client[]): Promise<void> {
  for (const client of clients) client.disconnect();
  await soon(() => server.tables.peek(table)?.followers.size).toBe(0);
}

test('of a long talk memory holds the last two hundred lines, all the same whether they were said here or read', async () => {
  const { table, host, guest } = await tableForTwo(server.port);
  for (let i = 1; i <= 230; i++) await host.say(table, `line ${i}`);
  const last = Array.from({ length: 200 }, (_, i) => `line ${i + 31}`);
  const inMemory = () => server.tables.peek(table)?.chat.map(({ text }) => text);
  expect(inMemory()).toEqual(last);
  await soon(() => guest.at(table).chat.length).toBe(230);
  expect((await (await Client.guest(server.port)).follow(table)).chat).toEqual(last);
  await server.tables.catchUp(table);
  expect(inMemory()).toEqual(last);
  await server.tables.tidy(true);
  await guest.follow(table);
  expect(inMemory()).toEqual(last);
  await guest.say(table, 'one more');
  expect(server.tables.peek(table)?.lastChat).toBe(231);
});

test('a table that is in doubt leaves memory too when nobody uses it, and its row is brought up to date first', async () => {
  const { table, host, guest } = await tableForTwo(server.port);
  await playOn(table, [host, guest], 3);
  const { tables } = server.store;
  const stored = tables.change.bind(tables);
  Object.assign(tables, { change: () => Promise.reject(new StoreError('away')) });
  const mover = (await host.anyMove(table)) === null ? guest : host;
  const answer = await mover.play(table, (await mover.anyMove(table)) ?? '');
  Object.assign(tables, { change: stored });
  expect(answer).toMatchObject({ t: 'refused', code: 'not stored' });
  await goneFrom(table, [host, guest]);
  now += 120_000;
  await server.tables.tidy();
  expect(server.tables.peek(table)).toBeUndefined();
  expect(JSON.parse((await tables.read(table))?.body ?? '')).toMatchObject({ version: 3 });
});

test('a table in doubt that can not be read again leaves memory all the same', async () => {
  const { table, host, guest } = await tableForTwo(server.port);
  await playOn(table, [host, guest], 1);
  await goneFrom(table, [host, guest]);
  const live = server.tables.peek(table);
  if (live !== undefined) live.doubtful = true;
  const { tables } = server.store;
  const read = tables.read.bind(tables);
  Object.assign(tables, { read: () => Promise.reject(new StoreError('away')) });
  now += 120_000;
  await server.tables.tidy();
  Object.assign(tables, { read });
  expect(server.tables.peek(table)).toBeUndefined();
});
