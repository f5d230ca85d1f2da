import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Runs a script in a bare copy of the root, on a machine whose `node` and `npm` are what we say. */
function onMachine(
  script: string,
  programs: Readonly<Record<string, string>>,
  installed: boolean,
  options: readonly string[] = [],
) {
  const clone = mkdtempSync(join(tmpdir(), 'naos-start-'));
  try {
    cpSync(join(root, 'scripts'), join(clone, 'scripts'), { recursive: true });
    cpSync(join(root, 'package.json'), join(clone, 'package.json'));
    const lock = JSON.stringify({ packages: { 'node_modules/react': { version: '1.0.0' } } });
    writeFileSync(join(clone, 'package-lock.json'), lock);
    if (installed) {
      mkdirSync(join(clone, 'node_modules'));
      writeFileSync(join(clone, 'node_modules/.package-lock.json'), lock);
    }
    mkdirSync(join(clone, 'programs'));
    for (const [name, body] of Object.entries(programs)) {
      writeFileSync(join(clone, 'programs', name), `#!/bin/sh\n${body}\n`);
      chmodSync(join(clone, 'programs', name), 0o755);
    }
    const PATH = `${join(clone, 'programs')}:/usr/bin:/bin`;
    return spawnSync(process.execPath, [join(clone, script), ...options], {
      cwd: clone,
      encoding: 'utf8',
      env: { PATH },
    });
  } finally {
    rmSync(clone, { recursive: true });
  }
}

test.each(['scripts/start.mjs', 'scripts/dev.mjs', 'scripts/quick.mjs', 'scripts/test.mjs'])(
  '%s on a Node that is too old: one sentence, exit code 1',
  (script) => {
    const { status, stderr } = onMachine(script, { node: 'echo v20.20.2' }, true);
    expect(status).toBe(1);
    expect(stderr).toBe(
      'Naos needs Node 22.18 or newer and this is v20.20.2; install Node 24 and run the command again.\n',
    );
  },
);

test.each(['scripts/start.mjs', 'scripts/test.mjs'])(
  '%s when the install fails: one sentence, exit code 1',
  (script) => {
    const { status, stderr } = onMachine(script, { npm: 'exit 7', node: 'echo v24.0.0' }, false);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^The packages could not be installed \(npm ci ended with 7\); check the network.+\n$/);
  },
);

test('the site that can not be built: the sentence says so', () => {
  const programs = { node: 'echo v24.0.0', vite: 'exit 1' };
  const { status, stderr } = onMachine('scripts/start.mjs', programs, true);
  expect(status).toBe(1);
  expect(stderr).toContain('The site could not be built');
});

test('options, which the server has none of, are not passed over in silence', () => {
  const { status, stderr } = onMachine('scripts/start.mjs', { node: 'echo v24.0.0' }, true, ['--port', '8080']);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^npm start takes no options: .*PORT=8080 npm start.*\n$/);
});
