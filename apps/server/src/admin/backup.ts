import { closeSync, existsSync, openSync } from 'node:fs';
import { StartError } from '../start-error.ts';
import { openStore } from '../store/store.ts';

/** Copies the store into a file while it is in use. */
export async function backupStore(
  where: string,
  file: string,
  note?: (pages: number, of: number) => void,
): Promise<void> {
  if (!/^postgres/.test(where) && !existsSync(where)) throw new StartError(`There is no store at ${where} to back up.`);
  if (existsSync(file)) throw new StartError(`${file} is there already: choose another name.`);
  const store = await openStore(where);
  try {
    if (store.db.kind === 'sqlite') closeSync(openSync(file, 'wx', 0o600));
    await store.db.backup(file, note);
  } finally {
    await store.db.close();
  }
}
