import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs';
import { messageOf } from '../problem.ts';
import { StartError } from '../start-error.ts';
import { DamageError } from '../store/database.ts';
import { openStore } from '../store/store.ts';

/** Throws a StartError where there is no embedded store: opening it would make an empty one. */
export function mustBeThere(where: string): void {
  if (/^postgres/.test(where) || existsSync(where)) return;
  throw new StartError(`There is no store at ${where}: NAOS_DATA names the folder that it lies in.`);
}

/**
 * Copies the store into a file while it is in use. The copy is of one moment, so one that was interrupted is begun anew; it
 * has its name only when it is whole.
 */
export async function backupStore(
  where: string,
  file: string,
  note?: (pages: number, of: number) => void,
): Promise<void> {
  mustBeThere(where);
  if (existsSync(file)) throw new StartError(`${file} is there already: choose another name.`);
  const part = `${file}.part`;
  const store = await openStore(where);
  try {
    if (store.db.kind === 'sqlite') {
      rmSync(part, { force: true });
      closeSync(openSync(part, 'wx', 0o600));
    }
    await store.db.backup(part, note);
    renameSync(part, file);
  } catch (problem) {
    if (problem instanceof StartError || problem instanceof DamageError) throw problem;
    throw new StartError(
      `The store could not be copied to ${file} (${messageOf(problem)}): name a folder that is there, that this account may write in and that has room.`,
    );
  } finally {
    await store.db.close();
  }
}
