// Brings a fresh clone to life. It runs on whatever Node the machine has, so: built-ins only, nothing newer than Node 18.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');

/** Something the reader can act on; the callers print it alone, without a stack. */
export class Refusal extends Error {}

/** Every child runs with our own programs first in its path: that is how an older machine gets Node 24. */
export const environment = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` };

const parse = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** True when node_modules holds what the lock asks for, by content: a checkout may touch every file's time. */
export function installIsFresh(lock, installed) {
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (!path.startsWith('node_modules/') || wanted.optional || wanted.devOptional || wanted.peer) return true;
    const found = installed.packages[path];
    return found !== undefined && found.version === wanted.version && Boolean(found.link) === Boolean(wanted.link);
  });
}

export function installPackages() {
  const stamp = 'node_modules/.package-lock.json';
  if (existsSync(join(root, stamp)) && installIsFresh(parse('package-lock.json'), parse(stamp))) return;
  console.log('Installing packages (npm ci) …');
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0)
    throw new Refusal(
      `The packages could not be installed (npm ci ended with ${npm.status ?? npm.error?.message}); check the network and free disk space, then run the command again.`,
    );
}

/** Compares two versions by major and minor. */
export function versionAtLeast(version, wanted) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = wanted.split('.').map(Number);
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
}

export function requireNode() {
  const wanted = parse('package.json').engines.node.replace('>=', '');
  const version = execFileSync('node', ['--version'], { env: environment }).toString().trim();
  if (!versionAtLeast(version, wanted))
    throw new Refusal(
      `Naos needs Node ${wanted} or newer and this is ${version}; install Node 24 and run the command again.`,
    );
}

/** Runs a program of this workspace and returns its exit code. */
export function runProgram(program, args, extra = {}) {
  const child = spawnSync(program, args, { cwd: root, stdio: 'inherit', env: { ...environment, ...extra } });
  if (child.error) throw new Refusal(`${program} could not be started: ${child.error.message}`);
  return child.status ?? 1;
}

/** Runs a program beside others and returns its exit code with all that it said: the words of several would mix. */
export function runQuietly(program, args) {
  return new Promise((done, failed) => {
    const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: environment });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
    child.on('error', ({ message }) => failed(new Refusal(`${program} could not be started: ${message}`)));
    child.on('close', (code) => done({ code: code ?? 1, said }));
  });
}

/** Runs `main`; a refusal becomes one sentence and exit code 1. */
export async function orRefuse(main) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
