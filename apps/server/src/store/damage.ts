import { existsSync, statSync } from 'node:fs';
import { messageOf } from '../problem.ts';
import { StartError } from '../start-error.ts';
import { DamageError, StoreError } from './database.ts';

/** The way out of damage. */
export const RESTORE = 'put the last backup in its place with "npm run naos -- admin restore --from FILE"';

/** What the embedded store says when SQLite could not do what was asked; of a damaged file, what to do about it. */
export function storeError(store: string, problem: unknown): StoreError {
  if (problem instanceof StoreError) return problem;
  const message = messageOf(problem);
  if (!/malformed|not a database/.test(message)) return new StoreError(message, { cause: problem });
  return new DamageError(
    `The store ${store} is damaged (${message}): stop the server and ${RESTORE}; the damaged one is kept. docs/hosting.md says what else can be done.`,
    { cause: problem },
  );
}

/** Throws a StartError for a file without any content: SQLite would take it for a new store. */
export function refuseEmpty(store: string): void {
  if (!existsSync(store) || statSync(store).size > 0) return;
  throw new StartError(`The store ${store} is empty (0 bytes): ${RESTORE}, or remove the file to begin anew.`);
}
