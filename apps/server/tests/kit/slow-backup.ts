import { writeSync } from 'node:fs';
import { backupStore } from '../../src/admin/backup.ts';

/** Copies a store as `admin backup` does, and says how many rows are done: slowly, so that it can be killed in between. */
const [, , store = '', target = ''] = process.argv;
const WAIT_MS = 20;

await backupStore(store, target, (rows) => {
  writeSync(1, `${rows}\n`);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT_MS);
});
