import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openStore } from '../src/store/store.ts';
import { storeConformance } from './kit/conformance.ts';
import { COMPILED, temporaryFolder } from './kit/server.ts';

storeConformance('the embedded store', async () => join(temporaryFolder(), 'new', 'naos.sqlite'));

test('data of a newer version is left alone, with a sentence that says so', async () => {
  const file = join(temporaryFolder(), 'naos.sqlite');
  const store = await openStore(file);
  await store.db.close();
  const db = new DatabaseSync(file);
  db.exec('insert into migrations (version) values (99)');
  db.close();
  await expect(openStore(file)).rejects.toThrow('written by a newer Naos');
});

test('a backup taken while writes go on opens as a store of its own', async () => {
  const folder = temporaryFolder();
  const store = await openStore(join(folder, 'naos.sqlite'));
  await store.server.set('before', 'yes');
  // More than one step's pages.
  for (let i = 0; i < 12; i++) await store.server.set(`big${i}`, 'x'.repeat(1_000_000));
  const writes = Array.from({ length: 200 }, (_, i) => store.server.set(`k${i}`, 'v'));
  const far: number[] = [];
  const copied = store.db.backup(join(folder, 'copy.sqlite'), (pages, of) => {
    far.push(pages / of);
    writes.push(store.server.set(`meanwhile${far.length}`, 'v'));
  });
  await copied;
  expect(far.length).toBeGreaterThan(0);
  expect(far).toEqual(far.toSorted((a, b) => a - b));
  await Promise.all(writes);
  const copy = await openStore(join(folder, 'copy.sqlite'));
  expect(await copy.server.read('before')).toBe('yes');
  expect(await copy.db.check()).toEqual([]);
  await Promise.all([store.db.close(), copy.db.close()]);
});

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

function start(env: Readonly<Record<string, string>>): { readonly code: number | null; readonly text: string } {
  const { status, stderr } = spawnSync('node', [MAIN], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', NAOS_SITE: 'none', ...COMPILED, ...env },
    encoding: 'utf8',
    timeout: 100_000,
  });
  return { code: status, text: stderr };
}

test.each([
  [
    'a data folder that can not be made',
    { NAOS_DATA: '/proc/naos' },
    /^The data folder can't be written .*NAOS_DATA\.\n$/,
  ],
  ['a missing build', { NAOS_DATA: ':data:', NAOS_SITE: '/nowhere' }, /^The site is not built .*npm run build.*\n$/],
  ['a port that is no number', { PORT: 'x' }, /^PORT must be a whole number from 0 to 65535, not "x"\.\n$/],
  [
    'an address of another machine',
    { NAOS_DATA: ':data:', HOST: '192.0.2.77' },
    /^HOST=192\.0\.2\.77 is no address of this machine .*\n$/,
  ],
  [
    'games that are not there',
    { NAOS_DATA: ':data:', NAOS_REGISTRY: '/nowhere.ts' },
    /^The registry file:\/\/\/nowhere\.ts can't be loaded .*NAOS_REGISTRY.*\n$/,
  ],
  ['no process at all', { CORES: '0' }, /^CORES must be a whole number from 1 to 64, not "0"\.\n$/],
  [
    'pages below an address',
    { PUBLIC_URL: 'https://naos.example/games' },
    /^PUBLIC_URL must .*https:\/\/naos\.example: .*\n$/,
  ],
  ['an address that is none', { DATABASE_URL: 'mysql://x' }, /^DATABASE_URL must be an address .*\n$/],
  [
    'a database that is away',
    { DATABASE_URL: 'postgres://u:p@127.0.0.1:9/x' },
    /^The database at DATABASE_URL can't be used .*\n$/,
  ],
])('%s: one sentence and exit code 1', (_name, env, sentence) => {
  const folder = temporaryFolder();
  const { code, text } = start(
    Object.fromEntries(Object.entries(env).map(([k, v]) => [k, v === ':data:' ? folder : v])),
  );
  expect(text).toMatch(sentence);
  expect(code).toBe(1);
});

test('a damaged file: one sentence and exit code 1', () => {
  const folder = temporaryFolder();
  writeFileSync(
    join(folder, 'naos.sqlite'),
    'this is not a database, only a text that is long enough to look like one',
  );
  const { code, text } = start({ NAOS_DATA: folder });
  expect(text).toMatch(/^The store .* is damaged \(file is not a database\): .*\n$/);
  expect(code).toBe(1);
});
