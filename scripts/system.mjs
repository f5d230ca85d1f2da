// What the tests need from the system: a Chromium for the page tests and, where it can be had, a NATS server.
// Built-ins only, like the bootstrap.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { environment, Refusal, root } from './bootstrap.mjs';

/** The browser that has no window comes first: it draws the same pages and takes less of the processor. */
const USUAL_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function present() {
  const wanted = process.env.CHROMIUM;
  if (wanted) {
    if (existsSync(wanted)) return wanted;
    throw new Refusal(`CHROMIUM names ${wanted}, where there is no browser; correct it or unset it.`);
  }
  return USUAL_PLACES.find((place) => existsSync(place)) ?? downloaded();
}

/** The browser that Playwright downloaded earlier, where it could. */
function downloaded() {
  const ask = "import('@playwright/test').then((p) => console.log(p.chromium.executablePath()))";
  const path = spawnSync('node', ['-e', ask], { cwd: root, env: environment }).stdout?.toString().trim();
  return path && existsSync(path) ? path : undefined;
}

function quietly(program, args) {
  const env = { ...environment, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, args, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

let listsAreFresh = false;

/** Installs from Debian's packages; false where that can't be done. */
function installFromSystem(...packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  if (!listsAreFresh) listsAreFresh = quietly('apt-get', ['update', '-qq']);
  return quietly('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
}

/** The path of a browser: one that is here, else from the system's packages, else Playwright's own download. */
export function requireBrowser() {
  const here = present();
  if (here) return here;
  console.log('Installing a browser for the page tests …');
  const packaged = ['chromium-headless-shell', 'chromium'].some((name) => installFromSystem(name, 'fonts-dejavu-core'));
  if (!packaged) quietly('playwright', ['install', 'chromium']);
  const got = present();
  if (got) return got;
  throw new Refusal('No browser for the page tests: install chromium, or set CHROMIUM to the path of one.');
}

/** A NATS server lets one more driver of the bus be tested; without it those tests say so and count as skipped. */
export function offerNats() {
  const found = spawnSync('nats-server', ['--version'], { env: environment }).status === 0;
  if (found || process.getuid?.() !== 0) return;
  console.log('Installing a NATS server for the tests of the message bus …');
  if (!installFromSystem('nats-server')) console.log('There is none to be had: those tests will be skipped.');
}
