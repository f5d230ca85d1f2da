// What happens once before all unit tests, and once after them.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const COMPILED = fileURLToPath(new URL('../../../.cache/compiled', import.meta.url));
const LOADED = fileURLToPath(new URL('./loaded-once.ts', import.meta.url));

/**
 * Tests start some hundred servers, threads and commands. What these load is compiled once and kept: most of them are
 * killed and would never keep it themselves. Workers are ended with a signal too, so that what they leave behind lies in one
 * folder, which goes at the end.
 */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'naos-tests-'));
  // PostgreSQL has a user of its own where tests run as root.
  chmodSync(folder, 0o1777);
  process.env.NODE_COMPILE_CACHE = COMPILED;
  process.env.TMPDIR = folder;
  spawnSync('node', ['--no-warnings', LOADED]);
  return () => rmSync(folder, { recursive: true, force: true });
}
