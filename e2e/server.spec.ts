import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verify } from '@naos/engine';
import { doorOf } from '@naos/registry';
import { expect, type Page, test } from '@playwright/test';
import { moves, person } from './site-steps.ts';

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const address = probe.address();
  await new Promise((done) => probe.close(done));
  return address !== null && typeof address === 'object' ? address.port : 0;
}

/** A server that can be killed and started again on the same data. */
function startServer(port: number, data: string): Promise<ChildProcess> {
  return new Promise((done, failed) => {
    const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', NAOS_DATA: data, RATE_LIMITS: 'off' };
    const server = spawn('node', ['apps/server/src/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    server.stdout?.once('data', () => done(server));
    server.once('exit', (code) => failed(new Error(`the server ended with ${code}`)));
  });
}

/** Makes a move on the first page that has one; false when neither has. */
async function oneMove(pages: readonly Page[]): Promise<boolean> {
  for (const page of pages) {
    const list = moves(page);
    if ((await list.count()) === 0) continue;
    const clicked = await list
      .last()
      .click({ timeout: 1_000 })
      .then(
        () => true,
        () => false,
      );
    if (clicked) return true;
  }
  return false;
}

test('two browsers play a whole game while the server is killed and started again twice', async ({ browser }) => {
  test.setTimeout(240_000);
  const [port, data] = [await freePort(), mkdtempSync(join(tmpdir(), 'naos-page-'))];
  const base = `http://127.0.0.1:${port}`;
  let server = await startServer(port, data);
  const [one, two] = [await person(browser, 'desktop'), await person(browser, 'desktop', { name: 'Mira' })];
  const [lena, mira] = [await one.newPage(), await two.newPage()];
  await lena.goto(base);
  await lena.getByRole('button', { name: 'Make a table: Aton' }).click();
  await lena.getByRole('button', { name: 'Make the table' }).click();
  await mira.goto(await lena.getByRole('textbox', { name: 'Link for chair 2' }).inputValue());
  await expect(moves(mira).first()).toBeVisible();
  const table = lena.url().split('/t/')[1] ?? '';

  const pages = [lena, mira];
  const over = async () => (await lena.locator('.ending').count()) + (await mira.locator('.ending').count()) === 2;
  let made = 0;
  while (!(await over())) {
    if (await oneMove(pages)) made++;
    else await lena.waitForTimeout(50);
    if (made === 8 || made === 20) {
      made++;
      server.removeAllListeners('exit');
      const gone = new Promise((done) => server.once('exit', done));
      server.kill('SIGKILL');
      await gone;
      server = await startServer(port, data);
    }
  }
  const file = await (await one.request.get(`${base}/api/tables/${table}/transcript`)).text();
  const rules = await doorOf('aton')?.rules();
  if (rules === undefined) throw new Error('no Aton');
  expect(verify(rules, file).moves).toBeGreaterThan(20);
  await Promise.all([one.close(), two.close()]);
  server.removeAllListeners('exit');
  server.kill('SIGKILL');
  rmSync(data, { recursive: true, force: true });
});
