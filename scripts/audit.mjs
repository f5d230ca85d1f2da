// `npm run audit`: asks the registry which of the packages that a server runs with have known holes. Apart from
// `npm test`, because it needs a registry that answers. Exit codes: 0 none known, 1 some, 2 nobody answered.
import { spawnSync } from 'node:child_process';
import { root } from './bootstrap.mjs';

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json', ...process.argv.slice(2)], {
  cwd: root,
  encoding: 'utf8',
  shell: process.platform === 'win32',
});

function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    return { message: 'npm audit gave no answer' };
  }
}

const { vulnerabilities, message, error } = read(stdout);
if (vulnerabilities === undefined) {
  console.error(
    `Not checked (${message ?? error?.summary ?? 'no reason given'}): ask again where the registry answers "npm audit".`,
  );
  process.exitCode = 2;
} else {
  const found = Object.values(vulnerabilities);
  for (const { name, severity } of found) console.log(`${severity}: ${name}`);
  console.log(
    found.length === 0
      ? 'No known holes in what a server runs with.'
      : `${found.length} packages with known holes: "npm audit --omit=dev" says which releases mend them.`,
  );
  process.exitCode = found.length === 0 ? 0 : 1;
}
