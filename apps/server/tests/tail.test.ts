import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { backupStore } from '../src/admin/backup.ts';
import { restoreStore } from '../src/admin/restore.ts';
import { openStore, type Store } from '../src/store/store.ts';
import type { TableRow } from '../src/store/table-rows.ts';
import { blocksAfter, closeBlock, HEAD_BYTES, type Place, tailFiles, writeLines } from '../src/store/tail-file.ts';
import { storeConformance } from './kit/conformance.ts';
import { openCore } from './kit/core-store.ts';
import { must } from './kit/must.ts';
import { temporaryFolder } from './kit/server.ts';

const served = new Set<string>();
/** The store as a server has it that is a process by itself; who opens it beside that one looks on. */
async function openAlone(file: string): Promise<Store> {
  if (served.has(file)) return openStore(file);
  served.add(file);
  const store = await openStore(file, 'serve');
  await must(store.db.linesFirst)();
  return store;
}

for (const [what, openIt] of [
  ['a core of several', openCore],
  ['a process by itself', openAlone],
] as const)
  storeConformance(what, async (name) => join(temporaryFolder(), name, 'naos.sqlite'), openIt);

const LEAVER = fileURLToPath(new URL('./kit/tail-leaver.ts', import.meta.url));

const row = (id: string, revision = 0): TableRow => ({
  ...{ id, game: 'aton', status: 'running', visibility: 'public', revision },
  ...{ created: 1, touched: 1_800_000_000_000, due: null, club: null, body: '{}' },
});
const append = (store: Store, table: string, n: number, revision = 0, text = `line ${n}`) =>
  store.tables.change({ table, entries: [{ n, id: `id ${n}`, line: text }], revision });
const linesOf = async (store: Store, table: string) => (await store.tables.entries(table, -1)).map(({ line }) => line);

const open: Store[] = [];
afterEach(async () => {
  for (const store of open.splice(0).toReversed()) await store.db.close();
});
async function aCore(file: string): Promise<Store> {
  const store = await openCore(file);
  open.push(store);
  return store;
}
/** Two cores at one store. */
async function pair(file: string): Promise<readonly [Store, Store]> {
  const one = await aCore(file);
  return [one, await aCore(file)];
}
const freshFile = (): string => join(temporaryFolder(), 'naos.sqlite');

test('of two cores with the same line one gets it, and a line is read at the other as soon as it is acknowledged', async () => {
  const [one, other] = await pair(freshFile());
  await one.tables.change({ table: 't', entries: [], row: row('t') });
  for (let n = 0; n < 30; n++) {
    const answers = await Promise.all([append(one, 't', n), append(other, 't', n, 0, `of the other ${n}`)]);
    expect(answers.toSorted()).toEqual(['conflict', 'done']);
    const lines = await linesOf(n % 2 === 0 ? one : other, 't');
    expect(lines).toHaveLength(n + 1);
    expect(lines[n]).toBe(answers[0] === 'done' ? `line ${n}` : `of the other ${n}`);
  }
});

test('a line that was worked out from an older row is refused, also when the row changes at another core just then', async () => {
  const [one, other] = await pair(freshFile());
  await one.tables.change({ table: 't', entries: [], row: row('t') });
  let made = 0;
  for (let revision = 0; revision < 20; revision++) {
    expect(await append(one, 't', made, revision)).toBe('done');
    made++;
    // Both at once: whichever comes first, the second is judged by what the first has left.
    const [line, changed] = await Promise.all([
      append(one, 't', made, revision),
      other.tables.change({ table: 't', entries: [], row: row('t', revision + 1) }),
    ]);
    expect(changed).toBe('done');
    if (line === 'done') made++;
    expect(await append(other, 't', made, revision)).toBe('conflict');
    expect(await linesOf(other, 't')).toHaveLength(made);
  }
  expect(await append(one, 'nowhere', 0)).toBe('conflict');
});

test('a row with a line of its own finds the lines before it, whoever stored them', async () => {
  const [one, other] = await pair(freshFile());
  await one.tables.change({ table: 't', entries: [], row: row('t') });
  await append(one, 't', 0);
  const again = { table: 't', entries: [{ n: 0, id: null, line: 'twice' }], row: row('t', 1) };
  expect(await other.tables.change(again)).toBe('conflict');
  const next = { table: 't', entries: [{ n: 1, id: null, line: 'next' }], row: row('t', 1) };
  expect(await other.tables.change(next)).toBe('done');
  expect(await append(one, 't', 2, 1)).toBe('done');
  expect(await linesOf(one, 't')).toEqual(['line 0', 'next', 'line 2']);
});

test('a line that comes while another core writes a row with the same line waits for it, and is refused', async () => {
  const [one, other] = await pair(freshFile());
  await one.tables.change({ table: 't', entries: [], row: row('t') });
  for (let n = 0; n < 60; n += 2) {
    const revision = n / 2;
    expect(await append(one, 't', n, revision)).toBe('done');
    const withRow = other.tables.change({
      table: 't',
      entries: [{ n: n + 1, id: null, line: 'with a row' }],
      row: row('t', revision + 1),
    });
    // Sooner or later on its way from core to thread.
    for (let turn = 0; turn < n % 7; turn++) await new Promise(setImmediate);
    const alone = await append(one, 't', n + 1, revision);
    expect([alone, await withRow].toSorted()).toEqual(['conflict', 'done']);
    if (alone === 'done') await one.tables.change({ table: 't', entries: [], row: row('t', revision + 1) });
    expect(await linesOf(one, 't')).toHaveLength(n + 2);
  }
});

test('a statement that changes a table and does not say which is refused by a core', async () => {
  const core = await aCore(freshFile());
  await expect(core.db.write([{ sql: 'delete from entries', values: [] }])).rejects.toThrow('which table it changes');
});

test('a process by itself closes when every line under way is answered, and what comes then goes another way', async () => {
  const file = freshFile();
  const store = await openAlone(file);
  const tables = ['a', 'b', 'c'];
  for (const table of tables) await store.tables.change({ table, entries: [], row: row(table) });
  for (const table of tables) for (let n = 0; n < 20; n++) expect(await append(store, table, n)).toBe('done');
  const together = tables.map((table) => append(store, table, 20));
  const closing = store.db.close();
  const late = append(store, 'a', 21);
  expect(await Promise.all([...together, late])).toEqual(['done', 'done', 'done', 'done']);
  await closing;
  expect(tailFiles(file).filter((left) => existsSync(left))).toEqual([]);
  const again = await openStore(file);
  open.push(again);
  expect(await linesOf(again, 'a')).toEqual(expected(22));
  expect(await linesOf(again, 'b')).toEqual(expected(21));
});

test('what comes while a store closes is done or refused, and the closing comes to its end', async () => {
  const file = freshFile();
  for (let turns = 0; turns < 12; turns++) {
    const store = await openStore(file);
    const closing = store.db.close();
    const answers: Promise<string>[] = [];
    for (let turn = 0; turn < turns; turn++) await new Promise(setImmediate);
    for (let n = 0; n < 3; n++) {
      const id = `${turns} ${n}`;
      answers.push(store.tables.change({ table: id, entries: [], row: row(id) }).catch(String));
      await new Promise(setImmediate);
    }
    await closing;
    for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^done$|The store is closed\./);
  }
});

test('a process by itself: a line and a row of the same table at once, and reading right after a line', async () => {
  const store = await openAlone(freshFile());
  open.push(store);
  await store.tables.change({ table: 't', entries: [], row: row('t') });
  let made = 0;
  for (let revision = 0; revision < 20; revision++) {
    expect(await append(store, 't', made, revision)).toBe('done');
    expect(await linesOf(store, 't')).toHaveLength(++made);
    const [line, changed] = await Promise.all([
      append(store, 't', made, revision),
      store.tables.change({ table: 't', entries: [], row: row('t', revision + 1) }),
    ]);
    expect(changed).toBe('done');
    if (line === 'done') made++;
    expect(await append(store, 't', made, revision)).toBe('conflict');
  }
});

test('more lines than a tail file holds go on in the other and back, and all of them are there', async () => {
  const file = freshFile();
  const core = await aCore(file);
  const long = 'x'.repeat(400_000);
  for (const table of ['a', 'b']) await core.tables.change({ table, entries: [], row: row(table) });
  for (let n = 0; n < 80; n++) {
    const answers = await Promise.all(['a', 'b'].map((table) => append(core, table, n, 0, `${n} ${long}`)));
    expect(answers).toEqual(['done', 'done']);
  }
  await core.db.close();
  open.splice(0);
  expect(tailFiles(file).filter((left) => existsSync(left))).toEqual([]);
  const store = await openStore(file);
  open.push(store);
  for (const table of ['a', 'b'])
    expect((await linesOf(store, table)).map((text) => Number.parseInt(text, 10))).toEqual(
      Array.from({ length: 80 }, (_, n) => n),
    );
});

/**
 * A process that stores lines as a core does and is killed when so many are acknowledged, before they are in the file.
 * `sizes`: one line after the other of about so many bytes, refused ones included, where no file may grow beyond 16 MB.
 */
async function left(file: string, lines: number, sizes: readonly number[] = []): Promise<void> {
  const run = ['node', '--disable-warning=ExperimentalWarning', LEAVER, file, String(lines), ...sizes.map(String)];
  const [command = '', ...args] =
    sizes.length === 0 ? run : ['bash', '-c', 'ulimit -f 16384; exec "$@"', 'bash', ...run];
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const [said] = await Promise.race([once(child.stdout, 'data'), ended]);
  expect(String(said)).toBe('there');
  child.kill('SIGKILL');
  await ended;
}
const expected = (lines: number): string[] => Array.from({ length: lines }, (_, n) => `line ${n}`);

test('kill -9 when lines are acknowledged and not in the file yet: whoever opens the store next has them, once', async () => {
  const file = freshFile();
  await left(file, 40);
  for (let times = 0; times < 2; times++) {
    const store = await openStore(file);
    expect(await linesOf(store, 't')).toEqual(expected(40));
    await store.db.close();
  }
  expect(readdirSync(dirname(file)).filter((name) => name.includes('tail'))).toEqual([]);
});

test('kill -9 between the file and the tail: lines that are in the file already do not come in twice', async () => {
  const file = freshFile();
  await left(file, 40);
  const kept = tailFiles(file).map((tail) => [tail, readFileSync(tail)] as const);
  const store = await openCore(file);
  await append(store, 't', 40);
  // The thread has folded the line in, and the tail still has it.
  expect(await linesOf(store, 't')).toHaveLength(41);
  const copies = join(temporaryFolder(), 'naos.sqlite');
  for (const name of readdirSync(dirname(file))) copyFileSync(join(dirname(file), name), join(dirname(copies), name));
  await store.db.close();
  const again = await openStore(copies);
  expect(await linesOf(again, 't')).toEqual([...expected(40), 'line 40']);
  await again.db.close();
  // Nor does a tail of former times come in again.
  for (const [tail, bytes] of kept) writeFileSync(tail, bytes);
  const last = await openStore(file);
  expect(await linesOf(last, 't')).toHaveLength(41);
  await last.db.close();
});

test('a disk that is full: what could not be stored is refused, its number is free again, and what fits is kept', async () => {
  const file = freshFile();
  const MB = 2 ** 20;
  await left(file, 4, [7 * MB, 7 * MB, 7 * MB, MB, 7 * MB, MB / 4]);
  const store = await openStore(file);
  const sizes = (await linesOf(store, 't')).map((line) => Math.round((4 * line.length) / MB) / 4);
  expect(sizes).toEqual([7, 7, 1, 0.25]);
  await store.db.close();
});

test('a file that takes nothing any more: lines are stored beside it, no line twice, and all go in when there is room', async () => {
  const file = freshFile();
  const core = await openCore(file);
  await core.tables.change({ table: 't', entries: [], row: row('t') });
  await core.db.write([{ sql: 'pragma max_page_count = 1', values: [] }]);
  // Together more than both files have room for before they are gone on with.
  const text = 'x'.repeat(900_000);
  for (let n = 0; n < 40; n++) expect(await append(core, 't', n, 0, text)).toBe('done');
  // More than one group: none of them passes the lines by that should have come in before it.
  const changes = Array.from({ length: 200 }, () => core.tables.change({ table: 't', entries: [], row: row('t', 1) }));
  for (const changed of await Promise.allSettled(changes)) expect(changed.status).toBe('rejected');
  // A failed change of the row is no reason to forget the lines that the file does not have.
  expect(await append(core, 't', 39, 0, 'twice')).toBe('conflict');
  expect(await append(core, 't', 40, 0, text)).toBe('done');
  await core.db.close();
  const store = await openStore(file);
  const kept = await store.tables.entries('t', -1);
  expect(kept.map(({ n }) => n)).toEqual(Array.from({ length: 41 }, (_, n) => n));
  expect(kept.every(({ line }) => line === text)).toBe(true);
  await store.db.close();
});

test('a block that was cut off, or whose bytes are not those that were written, is not taken; those before it are', async () => {
  for (const spoil of ['cut', 'changed'] as const) {
    const file = freshFile();
    await left(file, 40);
    const [tail] = tailFiles(file);
    const bytes = readFileSync(tail);
    const end = bytes.lastIndexOf('line 39') + 'line 39'.length;
    if (spoil === 'cut') truncateSync(tail, end - 1);
    else writeFileSync(tail, Buffer.concat([bytes.subarray(0, end - 1), Buffer.from('8'), bytes.subarray(end)]));
    const store = await openStore(file);
    expect(await linesOf(store, 't')).toEqual(expected(39));
    await store.db.close();
  }
});

test('of a tail only what goes on where the last stretch ended is taken, whatever lies there from former times', () => {
  const file = freshFile();
  const [one, other, old] = ['11'.repeat(8), '22'.repeat(8), '33'.repeat(8)] as const;
  const block = (n: number, name: string, before: Pick<Place, 'name' | 'at'>): Buffer => {
    const lines = writeLines([{ table: 't', n, id: null, line: `line ${n}`, revision: 0 }]);
    const bytes = Buffer.concat([Buffer.alloc(HEAD_BYTES), lines]);
    closeBlock(bytes, name, before);
    return bytes;
  };
  const from = { name: old, at: 7 };
  const first = block(0, one, from);
  const end = { file: 0 as const, name: one, at: first.length };
  const read = (...files: readonly Buffer[][]): readonly Place[] => {
    for (const [i, blocks] of files.entries()) writeFileSync(tailFiles(file)[i === 0 ? 0 : 1], Buffer.concat(blocks));
    return [...blocksAfter(file, { file: 0, name: one, at: 0 })].map((found) => found.end);
  };
  const next = block(1, other, end);
  const whole = [end, { file: 1, name: other, at: next.length }];
  expect(read([first], [next])).toEqual(whole);
  // Sound, and of a stretch that lay there before.
  expect(read([first, block(1, old, from)], [next])).toEqual(whole);
  // What comes next goes on after something that is missing here.
  expect(read([first], [block(2, other, { name: one, at: 2 * first.length })])).toEqual([end]);
  expect(read([block(0, old, from)], [next])).toEqual([]);
});

test('a backup has every line that was acknowledged before it, and a server with cores goes on beside it', async () => {
  const file = freshFile();
  const copy = join(temporaryFolder(), 'copy.sqlite');
  const core = await aCore(file);
  await core.tables.change({ table: 't', entries: [], row: row('t') });
  for (let round = 0; round < 5; round++) {
    for (let n = 0; n < 10; n++) await append(core, 't', 10 * round + n);
    await core.db.backup(`${copy}.${round}`);
    const store = await openStore(`${copy}.${round}`);
    expect(await linesOf(store, 't')).toEqual(expected(10 * (round + 1)));
    expect(await store.db.check()).toEqual([]);
    await store.db.close();
  }
});

test('after kill -9 a backup and a restore take the tail along, and none is left for what was restored', async () => {
  const file = freshFile();
  const copy = join(temporaryFolder(), 'copy.sqlite');
  await left(file, 40);
  await backupStore(file, copy);
  await left(file, 60);
  // The store as it lies there, with its tail, is a backup too.
  const elsewhere = freshFile();
  expect((await restoreStore(file, elsewhere)).counts.lines).toBe(60);
  const { former, counts } = await restoreStore(copy, file);
  expect(counts.lines).toBe(40);
  for (const [where, many] of [
    [file, 40],
    [former ?? '', 60],
    [elsewhere, 60],
  ] as const) {
    const store = await openStore(where);
    expect(await linesOf(store, 't')).toEqual(expected(many));
    await store.db.close();
  }
});
