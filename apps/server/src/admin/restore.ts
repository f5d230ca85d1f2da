import { copyFileSync, existsSync, linkSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolder } from '../make-folder.ts';
import { messageOf } from '../problem.ts';
import { StartError } from '../start-error.ts';
import { DamageError } from '../store/database.ts';
import { inUse, isBusy, lockStore } from '../store/lock.ts';
import { flushPath, ownStoreFiles, storeFiles } from '../store/own-file.ts';
import { openStore, type Store } from '../store/store.ts';
import { TAIL_ENDS } from '../store/tail-file.ts';
import { foldLeft } from '../store/tail-fold.ts';

/** How much there is in a store. */
export interface StoreCounts {
  readonly tables: number;
  readonly lines: number;
  readonly players: number;
}

export interface Restored {
  /** Where the former store lies, if there was one. */
  readonly former: string | null;
  readonly counts: StoreCounts;
}

/** Puts a backup in the place of the store, which is kept beside it. At no moment is there no store. */
export async function restoreStore(file: string, where: string): Promise<Restored> {
  if (/^postgres/.test(where))
    throw new StartError('A PostgreSQL store is restored with psql; docs/hosting.md shows the command.');
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
  if (existsSync(where) && realpathSync(file) === realpathSync(where))
    throw new StartError(`${file} is the store itself: name a backup of it.`);
  makeFolder(dirname(where), 0o700);
  const release = lockStore(where, 'replace');
  const fresh = `${where}.restoring`;
  try {
    clear(fresh);
    const counts = await copyBackup(file, fresh);
    const former = existsSync(where) ? setAside(where) : null;
    for (const log of storeFiles(where).slice(1)) rmSync(log, { force: true });
    renameSync(fresh, where);
    flushPath(dirname(where));
    return { former, counts: await verified(where, counts, former) };
  } finally {
    clear(fresh);
    release();
  }
}

const clear = (store: string): void => {
  for (const left of storeFiles(store)) rmSync(left, { force: true });
};

/** Copies a backup, with a log or a tail that may lie beside it, into a file that is whole, sound and of today's schema. */
async function copyBackup(file: string, fresh: string): Promise<StoreCounts> {
  try {
    copyFileSync(file, fresh);
    for (const end of ['-wal', ...TAIL_ENDS])
      if (existsSync(`${file}${end}`)) copyFileSync(`${file}${end}`, `${fresh}${end}`);
  } catch (problem) {
    throw new StartError(`${file} can't be copied (${messageOf(problem)}). Nothing has been changed.`);
  }
  ownStoreFiles(fresh);
  let store: Store;
  try {
    store = await openStore(fresh, null);
  } catch (problem) {
    throw notABackup(file, problem);
  }
  try {
    const problems = await store.db.check();
    if (problems.length > 0) throw new StartError(`${file} is damaged: ${problems[0]}. Nothing has been changed.`);
    return await count(store);
  } finally {
    await store.db.close();
    flushPath(fresh);
  }
}

function notABackup(file: string, problem: unknown): StartError {
  if (problem instanceof StartError) return problem;
  // What the message of damage says is about a store in its place.
  const message = messageOf(problem instanceof DamageError ? problem.cause : problem);
  return /malformed/.test(message)
    ? new StartError(`${file} is damaged: ${message}. Nothing has been changed.`)
    : new StartError(`${file} is not a backup of Naos: ${message}. Nothing has been changed.`);
}

/** Keeps the former store under another name too; throws when anybody still has it open. */
function setAside(where: string): string {
  const former = `${where}.before-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  const logs = ['-wal', '-journal', ...TAIL_ENDS].filter((end) => existsSync(`${where}${end}`));
  // SQLite may throw the log of a damaged store away: until it is folded in, there are two of it.
  for (const end of logs) copyFileSync(`${where}${end}`, `${former}${end}`);
  let isWhole = true;
  try {
    isWhole = foldLog(where);
  } finally {
    if (isWhole) for (const end of logs) rmSync(`${former}${end}`);
  }
  try {
    linkSync(where, former);
  } catch {
    // Not every file system knows a file by two names.
    copyFileSync(where, former);
  }
  ownStoreFiles(former);
  return former;
}

/**
 * Writes tail and log into the file: leaving the mode with a log does that, and SQLite allows it to nobody who is not alone.
 * False for a damaged store, perhaps the reason why it is replaced.
 */
function foldLog(where: string): boolean {
  try {
    const db = new DatabaseSync(where, { timeout: 500 });
    try {
      foldLeft(db, where);
      if (db.prepare('pragma journal_mode=delete').get()?.journal_mode === 'delete') return true;
    } finally {
      db.close();
    }
  } catch (problem) {
    if (!isBusy(problem)) return false;
  }
  throw inUse(where);
}

async function verified(where: string, expected: StoreCounts, former: string | null): Promise<StoreCounts> {
  const store = await openStore(where, null);
  try {
    const [problems, found] = [await store.db.check(), await count(store)];
    if (problems.length === 0 && JSON.stringify(found) === JSON.stringify(expected)) return found;
    throw new StartError(
      `${where} is not what was copied into it (${problems[0] ?? 'rows are missing'}): look after the disk; the former store is ${former ?? 'none'}.`,
    );
  } finally {
    await store.db.close();
  }
}

async function count({ db }: Store): Promise<StoreCounts> {
  const many = async (table: string): Promise<number> =>
    Number((await db.rows(`select count(*) as many from ${table}`, []))[0]?.many);
  const packed = Number((await db.rows('select coalesce(sum(lines), 0) as many from archives', []))[0]?.many);
  return { tables: await many('tables'), lines: packed + (await many('entries')), players: await many('players') };
}
