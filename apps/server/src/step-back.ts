import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { basename } from 'node:path';

/** Of 19 for the lowest: a third of what the thread that plays gets of a core which both of them want. */
const PRIORITY = 5;

/** Lets the thread that calls it wait for the one that answers people, where both want the same core. */
export function stepBack(): void {
  try {
    // Linux alone gives a thread a priority of its own; elsewhere there is no such link, and all are alike.
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), PRIORITY);
  } catch {
    return;
  }
}
