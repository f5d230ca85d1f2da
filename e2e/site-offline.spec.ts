import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { ownServer } from './own-server.ts';
import { choose, logText, moves, visit, walkAt } from './site-steps.ts';

walkAt(
  ['phone'],
  'offline: after one visit the site opens and plays against a bot while the server is stopped',
  async (page) => {
    const server = await ownServer();
    await page.goto(server.address);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await server.leave();
    await page.reload();
    await page.getByRole('button', { name: 'Play now: Aton' }).click();
    for (let i = 0; i < 3; i++) await choose(page);
    const before = await logText(page);
    await page.reload();
    expect(await logText(page)).toBe(before);
    await visit(page, '/learn/aton');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rules of Aton');
    await visit(page, '/tables');
    await expect(page.getByRole('alert')).toContainText('The server can’t be reached');
  },
  {},
  'allow',
);

walkAt(['phone'], 'installable: the manifest names the site, its icon and its start', async (page) => {
  await page.goto('/about');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await page.request.get(address ?? '')).json();
  expect(manifest).toMatchObject({ name: 'Naos', start_url: '/', display: 'standalone' });
  expect((await page.request.get(manifest.icons[0].src)).ok()).toBe(true);
});

/** The built site in a folder of its own, which can be replaced by a newer one as a host does it. */
function ownSite() {
  const folder = mkdtempSync(join(tmpdir(), 'naos-site-'));
  cpSync('apps/web/dist', folder, { recursive: true });
  const worker = join(folder, 'service-worker.js');
  return {
    folder,
    renew: () => {
      for (const packed of ['br', 'gz']) rmSync(`${worker}.${packed}`);
      writeFileSync(worker, readFileSync(worker, 'utf8').replace(/naos-\$\{"\w+"\}/, 'naos-newer'));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

for (const [size, language] of [
  ['desktop', 'en'],
  ['phone', 'ru'],
] as const) {
  walkAt(
    [size],
    `update: a page that stays open hears of a newer site, not in mid-turn, and takes it when pressed, ${language}`,
    async (page) => {
      const site = ownSite();
      const server = await ownServer({ NAOS_SITE: site.folder });
      await page.clock.install();
      await page.goto(server.address);
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.getByRole('button', { name: /^(Play now: Aton|Играть: Атон)$/ }).click();
      await expect(moves(page).first()).toBeVisible();
      const turn = await page.locator('.prompt').innerText();

      await server.kill();
      site.renew();
      await server.startAgain();
      // At a desk hours pass; a phone is put away for a while and taken out again.
      await page.clock.fastForward(size === 'desktop' ? '01:01:00' : '00:10:00');
      if (size === 'phone')
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
      const isKept = () =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting != null);
      await expect.poll(isKept).toBe(true);
      await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
      await expect(page.locator('.update-note')).toHaveCount(0);
      expect(await page.locator('.prompt').innerText()).toBe(turn);

      await visit(page, '/');
      await expect(page.locator('.update-note')).toContainText(/newer Naos|новая версия/i);
      await expect(page.locator('body[data-same-page]')).toHaveCount(1);
      await page.locator('.update-note').getByRole('button').click();
      await expect(page.locator('body:not([data-same-page]) .site')).toBeVisible();
      await expect(page.locator('.update-note')).toHaveCount(0);
      expect(await page.evaluate(() => caches.keys())).toContain('naos-newer');
      await server.leave();
      site.remove();
    },
    { language },
    'allow',
  );
}
