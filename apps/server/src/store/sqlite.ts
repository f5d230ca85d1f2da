import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Database, Row, SqlValue, Statement } from './database.ts';
import { StoreError } from './database.ts';

interface Pending {
  readonly statements: readonly Statement[];
  readonly done: (answer: 'done' | 'conflict') => void;
  readonly failed: (problem: Error) => void;
}

/** Most writes that one transaction takes; more wait for the next one, so that nobody's answer is late. */
const GROUP = 512;
const ALL_PAGES = 2 ** 30;
/**
 * Small pages, because a move is a short row at the end of its own table's rows: each page that a commit touches is
 * written whole. A long log between two checkpoints, because the pages of busy tables are touched again and again.
 */
const PRAGMAS = `
  pragma page_size=2048; pragma busy_timeout=5000; pragma journal_mode=wal; pragma synchronous=full;
  pragma foreign_keys=on; pragma wal_autocheckpoint=4000; pragma cache_size=-16000`;

/**
 * The embedded store: one file, durable at every commit. Writes that arrive in the same turn of the event loop share one
 * transaction and one flush of the disk.
 */
export function openSqlite(file: string): Database {
  if (file !== ':memory:') {
    makeFolder(dirname(file));
    accessSync(dirname(file), constants.W_OK);
  }
  const db = new DatabaseSync(file);
  db.exec(PRAGMAS);
  const prepared = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const known = prepared.get(sql);
    if (known !== undefined) return known;
    const fresh = db.prepare(sql.replace(/\$(\d+)/g, '?$1'));
    prepared.set(sql, fresh);
    return fresh;
  };

  /** Carries one write out inside the open transaction; false when a `must` found nothing to change and it was taken back. */
  const carryOut = (statements: readonly Statement[]): boolean => {
    const several = statements.length > 1;
    if (several) db.exec('savepoint write');
    for (const { sql, values, must } of statements) {
      const { changes } = prepare(sql).run(...values);
      if (must && changes === 0) {
        if (several) db.exec('rollback to write; release write');
        return false;
      }
    }
    if (several) db.exec('release write');
    return true;
  };

  const waiting: Pending[] = [];
  const commitGroup = (): void => {
    const group = waiting.splice(0, GROUP);
    if (waiting.length > 0) setImmediate(commitGroup);
    try {
      db.exec('begin immediate');
      const answers = group.map(({ statements }) => (carryOut(statements) ? 'done' : 'conflict'));
      db.exec('commit');
      for (const [i, { done }] of group.entries()) done(answers[i] ?? 'conflict');
    } catch (problem) {
      if (db.isOpen && db.isTransaction) db.exec('rollback');
      // One write with a fault of its own must not take its neighbours down with it.
      if (group.length > 1) for (const one of group) commitAlone(one);
      else for (const { failed } of group) failed(storeError(problem));
    }
  };
  const commitAlone = (one: Pending): void => {
    try {
      db.exec('begin immediate');
      const answer = carryOut(one.statements) ? 'done' : 'conflict';
      db.exec('commit');
      one.done(answer);
    } catch (problem) {
      if (db.isOpen && db.isTransaction) db.exec('rollback');
      one.failed(storeError(problem));
    }
  };

  return {
    kind: 'sqlite',
    rows: async (sql, values) => {
      try {
        return prepare(sql).all(...(values as SqlValue[])) as Row[];
      } catch (problem) {
        throw storeError(problem);
      }
    },
    write: (statements) =>
      new Promise((done, failed) => {
        if (waiting.push({ statements, done, failed }) === 1) setImmediate(commitGroup);
      }),
    alone: (work) => work(),
    backup: async (target) => {
      // A reader of its own sees one snapshot, whatever is written meanwhile; all pages in one step keep it that one.
      const reader = new DatabaseSync(file);
      try {
        await backup(reader, target, { rate: ALL_PAGES });
      } finally {
        reader.close();
      }
    },
    check: async () =>
      (db.prepare('pragma integrity_check').all() as { integrity_check: string }[])
        .map((row) => row.integrity_check)
        .filter((line) => line !== 'ok'),
    close: async () => {
      while (waiting.length > 0) commitGroup();
      db.close();
    },
  };
}

/** Level by level: the recursive form of mkdir never returns on some read-only file systems. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

function storeError(problem: unknown): StoreError {
  return new StoreError(problem instanceof Error ? problem.message : String(problem), { cause: problem });
}
