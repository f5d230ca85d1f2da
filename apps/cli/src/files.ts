import { makeFolder as make } from '@naos/server/make-folder';
import { codeOf } from '@naos/server/problem';
import { Problem } from './problem.ts';

/** Does something that writes to a path. Throws a Problem where the path does not let it. */
export function written(path: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    const code = codeOf(error);
    if (code === undefined) throw error;
    throw new Problem(`${path} can't be written (${code}). Name another place, or make this one writable.`);
  }
}

/** Makes a folder with all those around it. Throws a Problem where that can't be. */
export function makeFolder(folder: string): void {
  written(folder, () => make(folder));
}
