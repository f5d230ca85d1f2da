import { expect } from '@playwright/test';
import { ownServer } from './own-server.ts';
import { choose, logText, visit, walkAt } from './site-steps.ts';

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
