import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from '../make-folder.ts';
import { StartError } from '../start-error.ts';
import { openStore } from '../store/store.ts';

/** A server that beat within this time is taken to be running. */
const NODE_ALIVE_MS = 6_000;

/** Copies the store into a file while it is in use. */
export async function backupStore(where: string, file: string): Promise<void> {
  if (!/^postgres/.test(where) && !existsSync(where)) throw new StartError(`There is no store at ${where} to back up.`);
  if (existsSync(file)) throw new StartError(`${file} is there already: choose another name.`);
  const store = await openStore(where);
  try {
    await store.db.backup(file);
  } finally {
    await store.db.close();
  }
}

/** Puts a backup in the place of the store, which is kept beside it. Returns where the former store lies, if there was one. */
export async function restoreStore(file: string, where: string): Promise<string | null> {
  if (/^postgres/.test(where))
    throw new StartError('A PostgreSQL store is restored with psql; docs/hosting.md shows the command.');
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
  const fresh = `${where}.restoring`;
  makeFolder(dirname(where));
  copyFileSync(file, fresh);
  try {
    const backup = await openStore(fresh);
    const problems = await backup.db.check();
    await backup.db.close();
    if (problems.length > 0) throw new StartError(`${file} is damaged: ${problems[0]}.`);
    const former = existsSync(where) ? await setAside(where) : null;
    renameSync(fresh, where);
    return former;
  } catch (problem) {
    throw problem instanceof StartError
      ? problem
      : new StartError(`${file} is not a backup of Naos: ${(problem as Error).message}.`);
  } finally {
    for (const left of [fresh, `${fresh}-wal`, `${fresh}-shm`]) rmSync(left, { force: true });
  }
}

async function setAside(where: string): Promise<string> {
  const store = await openStore(where);
  const alive = await store.server.lastAlive();
  await store.db.close();
  if (alive !== null && Date.now() - alive < NODE_ALIVE_MS)
    throw new StartError('The server is running: stop it first, then restore.');
  const former = `${where}.before-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  renameSync(where, former);
  return former;
}
