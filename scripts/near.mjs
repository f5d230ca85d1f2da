// What has changed, and which tests stand near it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const ROOM = /^(?:(?:packages|games|apps|docs\/adding-a-game)\/[^/]+|scripts)(?=\/)/;
const SOURCE = /[.](?:ts|tsx|mjs|js|json|css)$/;

/** The rooms that files lie in, each once; files outside every room have none. */
export function roomsOf(files) {
  return [...new Set(files.flatMap((file) => file.match(ROOM)?.[0] ?? []))].sort();
}

function git(root, ...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim().split('\n').filter(Boolean) : [];
}

/** Where this branch left `main`; on main itself that is its last commit. */
export function forkedFrom(root) {
  return git(root, 'merge-base', 'HEAD', 'main')[0] ?? 'HEAD';
}

/** Sources that differ from there, committed or not. */
export function changedFiles(root) {
  const changed = git(root, 'diff', '--name-only', forkedFrom(root));
  const files = [...changed, ...git(root, 'ls-files', '--others', '--exclude-standard')];
  return [...new Set(files)].filter((file) => SOURCE.test(file) && existsSync(join(root, file)));
}
