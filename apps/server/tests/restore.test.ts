import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { backupStore } from '../src/admin/backup.ts';
import { restoreStore } from '../src/admin/restore.ts';
import { openStore } from '../src/store/store.ts';
import { NodeProcess } from './kit/node-process.ts';
import { temporaryFolder, testEnvironment } from './kit/server.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** A store with this many settings, and its file. */
async function storeWith(keys: number): Promise<string> {
  const file = join(temporaryFolder(), 'naos.sqlite');
  const store = await openStore(file);
  for (let i = 0; i < keys; i++) await store.server.set(`key ${i}`, 'x'.repeat(500));
  await store.db.close();
  return file;
}

async function keysOf(file: string): Promise<number> {
  const store = await openStore(file);
  const rows = await store.db.rows("select count(*) as many from settings where key like 'key %'", []);
  await store.db.close();
  return Number(rows[0]?.many);
}

async function backupOf(keys: number): Promise<string> {
  const copy = join(temporaryFolder(), 'copy.sqlite');
  await backupStore(await storeWith(keys), copy);
  return copy;
}

/** A program that is not ours, or is older than the lock: it has the store open and does nothing. */
async function stranger(file: string, work: string) {
  const script = `const {DatabaseSync} = require('node:sqlite'); const db = new DatabaseSync(process.argv[1]);
    db.exec(${JSON.stringify(work)}); console.log('open'); setInterval(() => {}, 1000)`;
  const child = spawn('node', ['-e', script, file]);
  await once(child.stdout, 'data');
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return { suspend: () => child.kill('SIGSTOP'), kill };
}

describe('restoring', () => {
  test('is refused beside a server, awake or suspended, and nothing is changed; when it is killed, it works', async () => {
    const [where, copy] = [await storeWith(3), await backupOf(7)];
    const server = await NodeProcess.start({ NAOS_DATA: dirname(where) });
    await expect(restoreStore(copy, where)).rejects.toThrow(/is in use by another process.*stop the server/);
    server.suspend();
    // So long that its last sign of life is old.
    await new Promise((done) => setTimeout(done, 7_000));
    await expect(restoreStore(copy, where)).rejects.toThrow(/is in use by another process/);
    await server.kill();
    expect(await keysOf(where)).toBe(3);
    await restoreStore(copy, where);
    expect(await keysOf(where)).toBe(7);
  }, 60_000);

  test('is refused beside a program that knows nothing of our lock', async () => {
    const [where, copy] = [await storeWith(3), await backupOf(7)];
    const other = await stranger(where, 'select * from settings');
    other.suspend();
    await expect(restoreStore(copy, where)).rejects.toThrow(/is in use by another process/);
    await other.kill();
    expect(await keysOf(where)).toBe(3);
  });

  test('is refused beside a look at the store, such as a backup', async () => {
    const [where, copy] = [await storeWith(3), await backupOf(7)];
    const look = await openStore(where);
    await expect(restoreStore(copy, where)).rejects.toThrow(/is in use by another process/);
    await look.db.close();
  });

  test('keeps the former store whole, with what stood in its log alone, and leaves no log beside the new one', async () => {
    const [where, copy] = [await storeWith(3), await backupOf(7)];
    const writer = await stranger(where, "insert into settings values ('key late', 'x')");
    await writer.kill();
    expect(statSync(`${where}-wal`).size).toBeGreaterThan(0);
    const { former } = await restoreStore(copy, where);
    expect(readdirSync(dirname(where)).filter((name) => /-(wal|shm)$|restoring/.test(name))).toEqual([]);
    expect(await keysOf(where)).toBe(7);
    expect(await keysOf(former ?? '')).toBe(4);
  });

  test('takes a copy of the files of a store, log included, for a backup too', async () => {
    const [where, other] = [await storeWith(3), await storeWith(7)];
    const writer = await stranger(other, "insert into settings values ('key late', 'x')");
    await writer.kill();
    const folder = temporaryFolder();
    for (const end of ['', '-wal']) copyFileSync(`${other}${end}`, join(folder, `copy.sqlite${end}`));
    await restoreStore(join(folder, 'copy.sqlite'), where);
    expect(await keysOf(where)).toBe(8);
  });

  test('counts what it restored', async () => {
    const [where, copy] = [await storeWith(3), await backupOf(7)];
    expect(await restoreStore(copy, where)).toMatchObject({ counts: { tables: 0, lines: 0, players: 0 } });
  });

  test('puts a backup in the place of a damaged store, which is kept with its log as it was', async () => {
    const [where, copy] = [await storeWith(3), await backupOf(7)];
    writeFileSync(where, 'not a database at all, though it is long enough to be looked at as if it were one');
    writeFileSync(`${where}-wal`, 'a log');
    const { former } = await restoreStore(copy, where);
    expect(await keysOf(where)).toBe(7);
    expect(statSync(`${former}-wal`).size).toBe(5);
  });

  test('refuses a damaged backup, and the store itself, and changes nothing', async () => {
    const [where, copy] = [await storeWith(3), await backupOf(7)];
    await expect(restoreStore(where, where)).rejects.toThrow('is the store itself');
    const bytes = statSync(copy).size;
    truncateSync(copy, Math.floor(bytes / 2));
    await expect(restoreStore(copy, where)).rejects.toThrow(/copy\.sqlite is damaged/);
    expect(await keysOf(where)).toBe(3);
    expect(readdirSync(dirname(where)).filter((name) => name.includes('restoring'))).toEqual([]);
  });
});

test('a second server on the same folder says so and ends; it starts when the first is killed', async () => {
  const folder = temporaryFolder();
  const first = await NodeProcess.start({ NAOS_DATA: folder });
  const second = spawnSync('node', [MAIN], {
    env: { PATH: process.env.PATH, ...testEnvironment({ NAOS_DATA: folder }) },
    encoding: 'utf8',
    timeout: 100_000,
  });
  expect(second.stderr).toMatch(/^Another Naos server uses .*naos\.sqlite.*NAOS_DATA\.\n$/);
  expect(second.status).toBe(1);
  await first.kill();
  const third = await NodeProcess.start({ NAOS_DATA: folder });
  await third.stop();
});

describe.runIf(process.platform !== 'win32')('files', () => {
  const mode = (file: string): string => (statSync(file).mode & 0o777).toString(8);

  test('of the store and of backups are for their owner alone, also those that were not', async () => {
    const folder = join(temporaryFolder(), 'deep', 'data');
    const file = join(folder, 'naos.sqlite');
    const store = await openStore(file);
    await store.server.set('a', 'b');
    for (const name of readdirSync(folder)) expect([name, mode(join(folder, name))]).toEqual([name, '600']);
    expect(readdirSync(folder)).toContain('naos.sqlite-wal');
    expect(mode(folder)).toBe('700');
    await store.db.close();
    chmodSync(file, 0o644);
    await (await openStore(file)).db.close();
    expect(mode(file)).toBe('600');
    const copy = join(folder, 'copy.sqlite');
    // What a copy that was interrupted leaves behind is no copy, and is in nobody's way.
    writeFileSync(`${copy}.part`, 'the beginning of a copy');
    await backupStore(file, copy);
    expect(existsSync(`${copy}.part`)).toBe(false);
    expect(mode(copy)).toBe('600');
    const { former } = await restoreStore(copy, file);
    for (const kept of [file, former ?? '']) expect(mode(kept)).toBe('600');
  });

  test('in a folder that somebody made stay in it as it is', async () => {
    const folder = join(temporaryFolder(), 'data');
    mkdirSync(folder, { mode: 0o755 });
    await (await openStore(join(folder, 'naos.sqlite'))).db.close();
    expect(mode(folder)).toBe('755');
    expect(existsSync(join(folder, 'naos.sqlite-wal'))).toBe(false);
  });
});
