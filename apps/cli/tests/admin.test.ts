import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from '@naos/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { naos, place } from './naos.ts';

const data = place('data');
const file = join(data, 'naos.sqlite');
const former = process.env.NAOS_DATA;
beforeAll(async () => {
  process.env.NAOS_DATA = data;
  const store = await openStore(file);
  await store.server.set('mark', 'one');
  await store.db.close();
});
afterAll(() => {
  if (former === undefined) delete process.env.NAOS_DATA;
  else process.env.NAOS_DATA = former;
});

async function mark(): Promise<string | null> {
  const store = await openStore(file);
  const value = await store.server.read('mark');
  await store.db.close();
  return value;
}

test('admin check plays every stored game again and counts what it found', async () => {
  expect(await naos('admin', 'check')).toMatchObject({ code: 0, out: '0 tables, 0 games, 0 lines: 0 problems.' });
});

test('a line of no game is named, and the exit code is 1', async () => {
  const store = await openStore(file);
  const body = JSON.stringify({ commitment: null, status: 'open', seats: [] });
  const row = {
    id: 't',
    game: 'aton',
    status: 'open',
    visibility: 'public',
    revision: 0,
    created: 1,
    touched: 1,
    due: null,
    club: null,
    body,
  } as const;
  await store.tables.change({ table: 't', entries: [{ n: 0, id: null, line: '{}' }], row });
  const { code, out } = await naos('admin', 'check');
  expect([code, out]).toEqual([1, expect.stringContaining('Table t: it has not started, yet it has moves.')]);
  await store.db.write([{ sql: 'delete from entries', values: [] }]);
  await store.db.close();
});

test('what was backed up comes back; the store that was there is kept', async () => {
  const copy = place('copy.sqlite');
  expect((await naos('admin', 'backup', '--to', copy)).code).toBe(0);
  expect((await naos('admin', 'backup', '--to', copy)).err).toContain('choose another name');
  const store = await openStore(file);
  await store.server.set('mark', 'two');
  await store.db.close();
  const { code, out } = await naos('admin', 'restore', '--from', copy, '--json');
  expect(code).toBe(0);
  expect(await mark()).toBe('one');
  const { former, counts }: { former: string; counts: object } = JSON.parse(out);
  expect(existsSync(former)).toBe(true);
  expect(counts).toEqual({ tables: 1, lines: 0, players: 0 });
});

test('a running server and a file that is no backup are refused, and nothing is changed', async () => {
  const junk = place('junk.sqlite');
  writeFileSync(junk, 'no database at all, but a text that is long enough to be looked at as one');
  expect(await naos('admin', 'restore', '--from', junk)).toMatchObject({
    code: 1,
    err: expect.stringMatching(
      /junk[.]sqlite is not a backup of Naos: file is not a database[.] Nothing has been changed[.]$/,
    ),
  });
  expect(await naos('admin', 'restore', '--from', data)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/ can't be copied \(E.+\)[.] Nothing has been changed[.]$/),
  });
  const copy = place('running.sqlite');
  await naos('admin', 'backup', '--to', copy);
  const store = await openStore(file);
  expect((await naos('admin', 'restore', '--from', copy)).err).toContain('is in use by another process');
  await store.db.close();
  expect(await mark()).toBe('one');
});

test('a backup that can not be written says where it should have been', async () => {
  expect(await naos('admin', 'backup', '--to', place('no/such/copy.sqlite'))).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^The store could not be copied to .+ \(ENOENT.+\): name a folder that is there/),
  });
});

test('a folder without a store is not taken for an empty one', async () => {
  process.env.NAOS_DATA = place('elsewhere');
  for (const word of [['check'], ['backup', '--to', place('none.sqlite')]])
    expect(await naos('admin', ...word)).toMatchObject({
      code: 1,
      err: expect.stringContaining('There is no store at'),
    });
  expect(existsSync(place('elsewhere'))).toBe(false);
  process.env.NAOS_DATA = data;
});

test('a folder that can not be made and a database that is away are told as such', async () => {
  process.env.NAOS_DATA = '/proc/naos';
  expect(await naos('fill', '--finished', '1')).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^The data folder can't be written .*NAOS_DATA[.]$/),
  });
  process.env.NAOS_DATA = data;
  process.env.DATABASE_URL = 'postgres://u:p@127.0.0.1:9/x';
  expect(await naos('admin', 'check')).toMatchObject({
    code: 1,
    err: expect.stringContaining("The database at DATABASE_URL can't be used"),
  });
  delete process.env.DATABASE_URL;
});

test('wrong words are explained', async () => {
  expect(await naos('admin', 'explode')).toMatchObject({ code: 2 });
  expect((await naos('admin', 'backup')).err).toContain('--to FILE is missing');
});
