import { spawnSync } from 'node:child_process';
import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { backupStore } from '../src/admin/backup.ts';
import { checkStore } from '../src/admin/check.ts';
import { openStore, type Store } from '../src/store/store.ts';
import { Client } from './kit/client.ts';
import { REGISTRY, temporaryFolder, testEnvironment, testServer } from './kit/server.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const RESTORE = 'npm run naos -- admin restore --from FILE';

/** A store with some tables, closed. */
async function filledStore(): Promise<string> {
  const folder = temporaryFolder();
  const server = await testServer({ NAOS_DATA: folder });
  const host = await Client.guest(server.port);
  for (let i = 0; i < 30; i++) {
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
    await host.open({ game: 'aton', visibility: 'public', seats });
  }
  await server.stop();
  return join(folder, 'naos.sqlite');
}

async function firstTable({ tables }: Store): Promise<string> {
  for await (const id of tables.ids()) return id;
  throw new Error('no table');
}

/** Starts a server on a store that it can not serve. */
function start(store: string): { readonly code: number | null; readonly text: string } {
  const env = { PATH: process.env.PATH, ...testEnvironment({ NAOS_DATA: dirname(store) }) };
  const { status, stderr } = spawnSync('node', [MAIN], { env, encoding: 'utf8', timeout: 100_000 });
  return { code: status, text: stderr };
}

/** Writes nonsense over the pages that hold a text. */
function spoil(store: string, text: string): void {
  const bytes = readFileSync(store);
  const page = bytes.readUInt16BE(16);
  for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + 1)) {
    const begins = Math.floor(at / page) * page;
    if (begins > 0) bytes.fill(0xa5, begins, begins + page);
  }
  writeFileSync(store, bytes);
}

describe('a store', () => {
  test.each([
    ['with another beginning', (store: string) => writeFileSync(store, 'not a database '.repeat(1000))],
    ['cut in half', (store: string) => truncateSync(store, Math.floor(readFileSync(store).length / 2))],
    ['whose first page is spoilt', (store: string) => writeFileSync(store, readFileSync(store).fill(0x5a, 100, 2000))],
  ])(
    '%s: the server and the check say that it is damaged and what to do',
    async (_name, harm) => {
      const store = await filledStore();
      harm(store);
      const { code, text } = start(store);
      expect(text).toMatch(/^The store .*naos\.sqlite is damaged \(.+\): [^\n]*\n$/);
      expect(text).toContain(RESTORE);
      expect(code).toBe(1);
      await expect(openStore(store)).rejects.toThrow(RESTORE);
    },
    60_000,
  );

  test('of no bytes is not taken for a new one', async () => {
    const store = await filledStore();
    truncateSync(store, 0);
    const { code, text } = start(store);
    expect(text).toMatch(/^The store .* is empty \(0 bytes\): .*, or remove the file to begin anew\.\n$/);
    expect(code).toBe(1);
    expect(readFileSync(store)).toHaveLength(0);
  }, 60_000);
});

describe('damage that the server does not meet at once', () => {
  test('is listed by the check with what it concerns, and what can be read is checked all the same', async () => {
    const file = await filledStore();
    const before = await openStore(file);
    const first = await firstTable(before);
    const { tables } = await checkStore(before, REGISTRY);
    await before.db.close();
    const spoilt = join(temporaryFolder(), 'naos.sqlite');
    await backupStore(file, spoilt);
    spoil(spoilt, `"id":"${first}"`);
    const store = await openStore(spoilt);
    const report = await checkStore(store, REGISTRY);
    await store.db.close();
    expect(report.problems.join('\n')).toMatch(/The database file: /);
    expect(report.problems.at(-1)).toContain(RESTORE);
    expect(tables).toBe(30);
  }, 60_000);

  test('a table whose row is nonsense is named, and the others are checked', async () => {
    const file = await filledStore();
    const store = await openStore(file);
    const first = await firstTable(store);
    await store.db.write([{ sql: "update tables set body = '{half' where id = $1", values: [first] }]);
    const report = await checkStore(store, REGISTRY);
    expect(report.tables).toBe(30);
    expect(report.problems).toEqual([`Table ${first}: what is stored about it can not be read.`]);
    await store.db.close();
  }, 60_000);

  test('a table whose row is nonsense is missing in the list, which shows the others', async () => {
    const server = await testServer();
    const host = await Client.guest(server.port);
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
    const lost = await host.open({ game: 'aton', visibility: 'public', seats });
    const { card } = await host.open({ game: 'aton', visibility: 'public', seats });
    const sql =
      "insert into tables select 'xxxxxxxxxx', game, status, visibility, 0, 1, 1, 1, $2, null from tables where id = $1";
    for (const body of ['{half', 'null', '{"status":"open"}']) {
      await server.store.db.write([
        { sql: "delete from tables where id = 'xxxxxxxxxx'", values: [], on: 'xxxxxxxxxx' },
        { sql, values: [lost.card.id, body], on: 'xxxxxxxxxx' },
      ]);
      const { tables } = await host.request<{ tables: { id: string }[] }>('GET', '/api/tables?status=open');
      expect(tables.map(({ id }) => id).toSorted()).toEqual([card.id, lost.card.id].toSorted());
      await expect(host.request('GET', '/api/tables/xxxxxxxxxx')).rejects.toThrow(/^500 .*can not be read/);
    }
    await server.sweeper.sweep();
    await server.stop();
  }, 60_000);

  test('is answered with a sentence when somebody asks for it, and the rest goes on', async () => {
    const file = await filledStore();
    spoil(file, '"status":"open"');
    const server = await testServer({ NAOS_DATA: dirname(file) });
    const answer = await fetch(`http://127.0.0.1:${server.port}/api/tables?status=open`);
    expect([answer.status, ((await answer.json()) as { text: string }).text]).toEqual([
      503,
      expect.stringContaining('damaged place'),
    ]);
    expect((await fetch(`http://127.0.0.1:${server.port}/api/me`)).status).toBe(200);
    await server.stop();
  }, 60_000);
});
