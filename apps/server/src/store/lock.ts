import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../start-error.ts';
import { ownFile } from './own-file.ts';

/** What a process wants of the embedded store: to serve it, to look at it beside a server, or to put another in its place. */
export type StoreUse = 'serve' | 'look' | 'replace';

/**
 * SQLite's locks on an empty file beside the store, held by a transaction that never ends: many may look, one of those
 * may serve, and who replaces is alone. The system lets go of them when a process dies, however it dies, and not before:
 * a suspended one keeps them.
 */
const TRANSACTIONS: Readonly<Record<StoreUse, string>> = {
  serve: 'begin immediate',
  look: 'begin; select count(*) from sqlite_schema',
  replace: 'begin exclusive',
};

/** Somebody may be just about to let go. */
const WAIT_MS = 1_000;

export const lockFile = (store: string): string => `${store}.lock`;

/** Takes the lock, or throws a StartError that says what stands in the way. Returns how to let go of it. */
export function lockStore(store: string, use: StoreUse): () => void {
  ownFile(lockFile(store));
  const db = new DatabaseSync(lockFile(store), { timeout: WAIT_MS });
  try {
    db.exec(TRANSACTIONS[use]);
  } catch (problem) {
    db.close();
    if (!isBusy(problem)) throw problem;
    throw use === 'serve' ? new StartError(servedAlready(store)) : inUse(store);
  }
  return () => {
    if (db.isOpen) db.close();
  };
}

/** Does something to the store unless a server has it. */
export function unlessServed(store: string, work: () => void): void {
  let release: () => void;
  try {
    release = lockStore(store, 'serve');
  } catch (problem) {
    if (problem instanceof StartError) return;
    throw problem;
  }
  try {
    work();
  } finally {
    release();
  }
}

function servedAlready(store: string): string {
  return `Another Naos server uses ${store}, or a restore is under way: stop that one, or choose another folder with NAOS_DATA.`;
}

export function inUse(store: string): StartError {
  return new StartError(
    `${store} is in use by another process, which may be suspended: stop the server and whatever else has it open, then try again. Nothing has been changed.`,
  );
}

export function isBusy(problem: unknown): boolean {
  return problem instanceof Error && /database (table )?is locked/.test(problem.message);
}
