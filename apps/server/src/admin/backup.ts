import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs';
import { StartError } from '../start-error.ts';
import { openStore } from '../store/store.ts';

/**
 * Copies the store into a file while it is in use. The copy is of one moment, so one that was interrupted is begun anew; it
 * has its name only when it is whole.
 */
export async function backupStore(
  where: string,
  file: string,
  note?: (pages: number, of: number) => void,
): Promise<void> {
  if (!/^postgres/.test(where) && !existsSync(where)) throw new StartError(`There is no store at ${where} to back up.`);
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
  } finally {
    await store.db.close();
  }
}
