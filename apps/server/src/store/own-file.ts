import { chmodSync, closeSync, existsSync, fsyncSync, openSync } from 'node:fs';
import { tailFiles } from './tail-file.ts';

/** Reading and writing, for the owner alone: a store holds seeds and keys. SQLite gives its logs the mode of their store. */
const OWN = 0o600;

/** Makes a file that only this account can read, or takes the others' rights away from one that is there. */
export function ownFile(file: string): void {
  if (existsSync(file)) closeToOthers(file);
  else closeSync(openSync(file, 'a', OWN));
}

/** The same for the files of a store that are there. */
export function ownStoreFiles(store: string): void {
  for (const file of storeFiles(store)) if (existsSync(file)) closeToOthers(file);
}

/** A store, its logs and its tail. */
export function storeFiles(store: string): readonly string[] {
  return [store, `${store}-wal`, `${store}-shm`, `${store}-journal`, ...tailFiles(store)];
}

/** Waits until a file, or the names in a folder, are on the disk. */
export function flushPath(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } catch {
    // Some systems flush no folders.
  } finally {
    closeSync(handle);
  }
}

function closeToOthers(file: string): void {
  try {
    chmodSync(file, OWN);
  } catch {
    // A file of another account, to which this one was let in: its owner decides.
  }
}
