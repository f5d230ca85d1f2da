import { existsSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { messageOf } from '../problem.ts';
import { StartError } from '../start-error.ts';
import { DamageError } from '../store/database.ts';
import { flushPath } from '../store/own-file.ts';
import { openStore } from '../store/store.ts';

/** Throws a StartError where there is no embedded store: opening it would make an empty one. */
export function mustBeThere(where: string): void {
  if (/^postgres/.test(where) || existsSync(where)) return;
  throw new StartError(`There is no store at ${where}: NAOS_DATA names the folder that it lies in.`);
}

/**
 * Copies the store into a file while it is in use. One that was interrupted goes on with what there is of it, and is of the
 * moment at which the rest was read; it has its name only when it is whole.
 */
export async function backupStore(
  where: string,
  file: string,
  note?: (rows: number, of: number) => void,
): Promise<void> {
  mustBeThere(where);
  if (existsSync(file)) throw new StartError(`${file} is there already: choose another name.`);
  const part = `${file}.part`;
  const store = await openStore(where);
  try {
    await store.db.backup(part, note);
    flushPath(part);
    renameSync(part, file);
    flushPath(dirname(file));
  } catch (problem) {
    if (problem instanceof StartError || problem instanceof DamageError) throw problem;
    throw new StartError(
      `The store could not be copied to ${file} (${messageOf(problem)}): name a folder that is there, that this account may write in and that has room.`,
    );
  } finally {
    await store.db.close();
  }
}
