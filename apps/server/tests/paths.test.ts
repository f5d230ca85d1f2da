import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readSettings, type Settings } from '../src/settings.ts';
import { temporaryFolder, testServer } from './kit/server.ts';

test('folders may have spaces and other letters in their names', async () => {
  const folder = join(temporaryFolder(), 'моя папка %20 #1');
  const site = join(folder, 'my site');
  mkdirSync(join(site, 'assets'), { recursive: true });
  writeFileSync(join(site, 'index.html'), '<title>Naos</title>');
  writeFileSync(join(site, 'assets', 'page.js'), 'export {};');
  const server = await testServer({ NAOS_DATA: join(folder, 'my data'), NAOS_SITE: site });
  const get = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`, { headers: { accept: 'text/html' } });
  expect(await (await get('/t/abc')).text()).toContain('Naos');
  expect((await get('/assets/page.js')).headers.get('cache-control')).toContain('immutable');
  await server.stop();
});

test('so may the folder in which Naos itself lies', async () => {
  const source = fileURLToPath(new URL('../src', import.meta.url));
  const home = join(temporaryFolder(), 'My Games', 'apps');
  const copy = join(home, 'server', 'src');
  for (const file of ['settings.ts', 'start-error.ts', 'problem.ts', 'store/database.ts'])
    cpSync(join(source, file), join(copy, file));
  const elsewhere: { readonly readSettings: (env: object) => Settings } = await import(
    pathToFileURL(join(copy, 'settings.ts')).href
  );
  expect(elsewhere.readSettings({ NAOS_REGISTRY: 'x' }).site).toBe(join(home, 'web', 'dist'));
});

test('another list of games is named by its path or its address', () => {
  const { href } = pathToFileURL('games/mine.ts');
  expect(readSettings({ NAOS_REGISTRY: 'games/mine.ts' }).registry).toBe(href);
  expect(readSettings({ NAOS_REGISTRY: href }).registry).toBe(href);
});

test('a built text is sent packed to whoever takes it so', async () => {
  const site = join(temporaryFolder(), 'site');
  mkdirSync(join(site, 'assets'), { recursive: true });
  writeFileSync(join(site, 'index.html'), '<title>Naos</title>');
  writeFileSync(join(site, 'assets', 'page.js'), 'export {};');
  writeFileSync(join(site, 'assets', 'page.js.gz'), gzipSync('export {};'));
  const server = await testServer({ NAOS_SITE: site });
  const get = (path: string, encoding: string) =>
    fetch(`http://127.0.0.1:${server.port}${path}`, { headers: { 'accept-encoding': encoding } });
  const packed = await get('/assets/page.js', 'gzip, br');
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(packed.headers.get('content-type')).toContain('javascript');
  expect(packed.headers.get('cache-control')).toContain('immutable');
  expect(await packed.text()).toBe('export {};');
  expect((await get('/assets/page.js', 'identity')).headers.get('content-encoding')).toBeNull();
  // The copies are no files of the site.
  expect((await get('/assets/page.js.gz', 'identity')).status).toBe(404);
  await server.stop();
});
