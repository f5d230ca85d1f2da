import { accessSync, constants } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { makeFolder } from '../make-folder.ts';
import { refuseEmpty, storeError } from './damage.ts';
import type { Database } from './database.ts';
import { lockStore, type StoreUse, unlessServed } from './lock.ts';
import { ownFile, ownStoreFiles } from './own-file.ts';
import { SqliteBackup } from './sqlite-backup.ts';
import type { WriterChannel } from './sqlite-writer.ts';
import type { Block } from './tail-file.ts';
import { addToCopy, blocksFor, foldLeft, isThereTail, stretchOf } from './tail-fold.ts';
import { WriteQueue } from './write-queue.ts';
import { WriterThread } from './writer-thread.ts';

/** For a process that writes through another one: the way to that. */
export type Elsewhere = (writes: WriteQueue) => WriterChannel;

/**
 * The embedded store: one file, durable at every commit. Reads happen here; writes happen in a thread of their own, so
 * that a slow disk holds nobody up who does not wait for it, or in another process. Writes that come while a commit is
 * under way share the next transaction and the next flush of the disk.
 */
export async function openSqlite(file: string, use: StoreUse | null, elsewhere?: Elsewhere): Promise<Database> {
  makeFolder(dirname(file), 0o700);
  accessSync(dirname(file), constants.W_OK);
  const release = use === null ? () => {} : lockStore(file, use);
  try {
    return await openLocked(file, release, use, elsewhere);
  } catch (problem) {
    release();
    throw problem;
  }
}

async function openLocked(
  file: string,
  release: () => void,
  use: StoreUse | null,
  elsewhere: Elsewhere | undefined,
): Promise<Database> {
  refuseEmpty(file);
  ownFile(file);
  ownStoreFiles(file);
  const writes = new WriteQueue(file);
  if (elsewhere === undefined && isThereTail(file)) foldTail(file, use);
  const thread = elsewhere === undefined ? await WriterThread.start(file, writes) : null;
  const channel = thread?.channel ?? elsewhere?.(writes);
  if (channel !== undefined) writes.open(channel);
  const db = new DatabaseSync(file);
  db.exec('pragma busy_timeout=5000; pragma query_only=on; pragma cache_size=-16000');
  const prepared = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const known = prepared.get(sql);
    if (known !== undefined) return known;
    const fresh = db.prepare(sql.replace(/\$(\d+)/g, '?$1'));
    prepared.set(sql, fresh);
    return fresh;
  };

  return {
    kind: 'sqlite',
    rows: async (sql, values) => {
      try {
        return prepare(sql).all(...values);
      } catch (problem) {
        throw storeError(file, problem);
      }
    },
    write: (statements) => writes.add(statements),
    // Lines that are on the disk may not be in the file yet.
    settled: async () => {
      if (writes.lines !== null) await writes.add([]);
    },
    ...(thread === null
      ? {}
      : { writeForOthers: () => thread.writeForOthers(db), linesFirst: () => thread.linesFirst(db, writes) }),
    alone: (work) => work(),
    backup: async (target, note = () => {}) => {
      const reader = new DatabaseSync(file, { timeout: 5_000 });
      try {
        const copy = new SqliteBackup(reader, target, note);
        let tail: readonly Block[];
        do {
          await copy.copyLasting();
          // From here on it sees one moment of the store, whatever is written meanwhile.
          tail = beginReading(reader, db, file);
        } while (!(await copy.copyRest()));
        addTail(target, tail);
      } catch (problem) {
        throw storeError(file, problem);
      } finally {
        reader.close();
      }
    },
    check: async () => {
      try {
        const rows = db.prepare('pragma integrity_check').all();
        return rows.map((row) => String(row.integrity_check)).filter((line) => line !== 'ok');
      } catch (problem) {
        return [storeError(file, problem).message];
      }
    },
    close: async () => {
      if (thread !== null) await writes.closeLines();
      const hasTail = (await thread?.endTail()) ?? false;
      if (db.isOpen) db.close();
      // Last, so that the log is folded into the file, and then what the thread has left of the tail.
      await writes.close();
      if (hasTail) foldTail(file, null);
      release();
    },
  };
}

/** Folds in what a server on several cores has left behind, unless there is one that does so itself. */
function foldTail(file: string, use: StoreUse | null): void {
  const fold = (): void => {
    const db = new DatabaseSync(file, { timeout: 5_000 });
    try {
      foldLeft(db, file);
    } catch (problem) {
      throw storeError(file, problem);
    } finally {
      db.close();
    }
  };
  if (use === 'look') unlessServed(file, fold);
  else fold();
}

/** Begins a transaction that sees the file as it is now, and returns what was flushed and is not in it. */
function beginReading(reader: DatabaseSync, now: DatabaseSync, file: string): readonly Block[] {
  for (;;) {
    reader.exec('begin; select count(*) from migrations');
    const tail = blocksFor(reader, file);
    // As long as nobody has gone on to another stretch nothing that comes after the transaction's file was written over.
    if (stretchOf(reader) === stretchOf(now)) return tail;
    reader.exec('rollback');
  }
}

function addTail(target: string, tail: readonly Block[]): void {
  const copy = new DatabaseSync(target);
  try {
    addToCopy(copy, target, tail);
  } finally {
    copy.close();
  }
}
