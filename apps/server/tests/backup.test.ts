import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkStore } from '../src/admin/check.ts';
import { fillStore } from '../src/admin/fill.ts';
import { SqliteBackup } from '../src/store/sqlite-backup.ts';
import { openStore, type Store } from '../src/store/store.ts';
import { must } from './kit/must.ts';
import { COMPILED, temporaryFolder } from './kit/server.ts';

const SLOW_BACKUP = fileURLToPath(new URL('./kit/slow-backup.ts', import.meta.url));
const REGISTRY = import.meta.resolve('@naos/registry');
const GAMES = 80;
/** Rows that nobody reads, so that a copy takes some time. */
const MANY_SEEDS = 150_000;
const PORTION = 10;

async function filledStore(file: string, finished = GAMES, isLoose = false): Promise<Store> {
  const store = await openStore(file);
  await fillStore(store, REGISTRY, { finished, running: 8, isLoose }, () => {});
  return store;
}

/** Everything in a store, and how it is made. */
function contents(file: string): unknown {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const schema = db.prepare("select name, sql from sqlite_schema where name not like 'sqlite_%' order by name").all();
    const tables = schema.filter(({ sql }) => /^create table/i.test(String(sql)));
    const rows = tables.map(({ name }) => db.prepare(`select * from ${name} order by rowid`).all());
    return { schema, rows };
  } finally {
    db.close();
  }
}

/** Copies a store as `admin backup` does; `note` may throw, which interrupts it as a kill does. `before`: before the rest. */
async function copy(
  store: string,
  target: string,
  note: (rows: number, of: number) => void = () => {},
  before: () => Promise<unknown> = async () => {},
): Promise<void> {
  const reader = new DatabaseSync(store, { timeout: 5_000 });
  try {
    const backup = new SqliteBackup(reader, target, note, PORTION);
    do {
      await backup.copyLasting();
      await before();
      reader.exec('begin; select count(*) from main.migrations');
    } while (!(await backup.copyRest()));
  } finally {
    reader.close();
  }
}

/** Interrupts a copy when so many rows are done; returns how many there were when it began. */
async function interrupted(store: string, target: string, after: number): Promise<number> {
  const seen: number[] = [];
  const stop = new Error('enough');
  const note = (rows: number): void => {
    seen.push(rows);
    if (rows >= after) throw stop;
  };
  await expect(copy(store, target, note)).rejects.toBe(stop);
  return must(seen[0]);
}

test('a copy that was interrupted goes on with what lasts, and is the store as it is at its end', async () => {
  const folder = temporaryFolder();
  const [file, target] = [join(folder, 'naos.sqlite'), join(folder, 'copy.sqlite')];
  const store = await filledStore(file);
  const total = GAMES * 2;
  expect(await interrupted(file, target, total / 4)).toBe(0);
  expect(await interrupted(file, target, total / 2)).toBeGreaterThanOrEqual(total / 4 - PORTION);
  // In the rest, of which nothing is kept.
  expect(await interrupted(file, target, total * 3)).toBeGreaterThanOrEqual(total / 2 - PORTION);
  const [packed] = await store.db.rows('select table_id, packed from archives limit 1', []);
  expect(await store.tables.addPacked('packed meanwhile', 3, new Uint8Array(9))).toBe('done');
  await store.db.write([{ sql: "update players set name = 'renamed meanwhile'", values: [] }]);
  await store.db.write([{ sql: 'delete from results where table_id = $1', values: [String(packed?.table_id)] }]);
  const seen: number[] = [];
  const packLate = () => store.tables.addPacked('packed at the last moment', 3, new Uint8Array(9));
  await copy(file, target, (rows) => seen.push(rows), packLate);
  expect(seen[0]).toBeGreaterThanOrEqual(total);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect(contents(target)).toEqual(contents(file));
  await store.db.close();
});

test('what is no beginning, is old, or is one of another store is not gone on with', async () => {
  const folder = temporaryFolder();
  const [file, other, target] = ['naos', 'other', 'copy'].map((name) => join(folder, `${name}.sqlite`));
  if (file === undefined || other === undefined || target === undefined) return;
  const stores = [await filledStore(file), await filledStore(other, GAMES / 2)];
  writeFileSync(target, 'no beginning of a copy');
  expect(await interrupted(file, target, GAMES)).toBe(0);
  const yesterday = Math.floor(Date.now() / 60_000) - 21 * 60;
  const part = new DatabaseSync(target);
  part.exec(`pragma user_version=${yesterday}`);
  part.close();
  expect(await interrupted(file, target, GAMES)).toBe(0);
  // It is seen when the rest is read.
  const seen: number[] = [];
  await copy(other, target, (rows) => seen.push(rows));
  expect(seen[0]).toBeGreaterThan(0);
  expect(seen).toContain(0);
  expect(contents(target)).toEqual(contents(other));
  await Promise.all(stores.map((store) => store.db.close()));
});

/** A backup in a process of its own, killed at its so-manieth word; returns how many rows were done at its first one. */
async function backup(store: string, target: string, killAt: number) {
  const child = spawn('node', ['--no-warnings', SLOW_BACKUP, store, target], {
    env: { PATH: process.env.PATH, ...COMPILED },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const done: number[] = [];
  for await (const line of createInterface(child.stdout)) if (done.push(Number(line)) === killAt) child.kill('SIGKILL');
  const [code, signal] = await ended;
  return { first: must(done[0]), code, signal };
}

test('killed again and again while games are packed, a backup becomes one store of one moment', async () => {
  const [file, target] = ['naos', 'copy'].map((name) => join(temporaryFolder(), `${name}.sqlite`));
  if (file === undefined || target === undefined) return;
  const store = await filledStore(file, GAMES, true);
  const more = `with recursive many(i) as (select 1 union all select i + 1 from many where i < ${MANY_SEEDS})
    insert into seeds (table_id, seed) select 'nobody ' || i, hex(randomblob(32)) from many`;
  await store.db.write([{ sql: more, values: [] }]);
  const loose = [...(await store.tables.unpacked('', GAMES + 8))].filter(({ status }) => status === 'finished');
  let [isOver, n] = [false, 0];
  const load = (async () => {
    for (; !isOver; n++) {
      // One write: no copy may have one without the other.
      const sql = 'insert into settings (key, value) values ($1, $2) on conflict (key) do update set value = $2';
      await store.db.write(['one', 'other'].map((key) => ({ sql, values: [key, String(n)] })));
      const game = n % 40 === 0 ? loose.pop() : undefined;
      if (game !== undefined) await store.tables.pack(game.id, game.revision);
      await new Promise((done) => setTimeout(done, 1));
    }
  })();
  const firsts: number[] = [];
  // In what lasts, and in the rest, of which nothing is kept.
  for (const killAt of [3, 5, 12, 60]) {
    const { first, signal } = await backup(file, target, killAt);
    expect(signal).toBe('SIGKILL');
    firsts.push(first);
  }
  const known = n;
  const last = await backup(file, target, 0);
  expect(last.code).toBe(0);
  isOver = true;
  await load;
  firsts.push(last.first);
  expect(firsts[0]).toBe(0);
  expect(firsts).toEqual(firsts.toSorted((a, b) => a - b));
  expect(last.first).toBeGreaterThan(MANY_SEEDS);

  const copied = await openStore(target);
  const [one, other] = [await copied.server.read('one'), await copied.server.read('other')];
  expect(other).toBe(one);
  expect(Number(one)).toBeGreaterThanOrEqual(known);
  const { games, problems } = await checkStore(copied, REGISTRY);
  expect([games, problems]).toEqual([GAMES + 8, []]);
  const twice = 'select count(*) as many from archives where table_id in (select table_id from entries)';
  expect((await copied.db.rows(twice, []))[0]?.many).toBe(0);
  expect(Number((await copied.db.rows('select count(*) as many from archives', []))[0]?.many)).toBeGreaterThan(0);
  await Promise.all([store.db.close(), copied.db.close()]);
}, 120_000);
