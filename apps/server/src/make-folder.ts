import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** Level by level: the recursive form of mkdir never returns on some read-only file systems. */
export function makeFolder(folder: string, mode = 0o777): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder), mode);
  mkdirSync(folder, { mode });
}
