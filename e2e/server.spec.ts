import { verify } from '@naos/engine';
import { gameModuleOf } from '@naos/registry';
import { expect, type Page, test } from '@playwright/test';
import { ownServer } from './own-server.ts';
import { joinAndStart, moves, person } from './site-steps.ts';

declare global {
  interface Window {
    /** How many moves the page has pressed. */
    pressed: number;
  }
}

/** From now on the page itself presses the first move of its list, which ends a game soonest, whenever there is one. */
async function playByItself(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.pressed = 0;
    setInterval(() => {
      const move = document.querySelector<HTMLElement>('.move-list button');
      if (move === null) return;
      move.click();
      window.pressed++;
    }, 50);
  });
}

const pressed = (page: Page) => page.evaluate(() => window.pressed);

test('two browsers, at a desk and on a phone, play a whole game while the server is killed and started again twice', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const server = await ownServer();
  const [one, two] = [await person(browser, 'desktop'), await person(browser, 'phone', { name: 'Mira' })];
  const pages = [await one.newPage(), await two.newPage()] as const;
  const [lena, mira] = pages;
  await lena.goto(server.address);
  await lena.getByRole('button', { name: 'Make a table: Aton' }).click();
  await lena.getByRole('button', { name: 'Make the table' }).click();
  await joinAndStart(lena, mira);
  await expect(moves(mira).first()).toBeVisible();
  const table = lena.url().split('/t/')[1] ?? '';

  await Promise.all(pages.map(playByItself));
  for (const made of [8, 24]) {
    await expect
      .poll(async () => (await pressed(lena)) + (await pressed(mira)), { intervals: [20], timeout: 60_000 })
      .toBeGreaterThan(made);
    await expect(lena.locator('.ending')).toHaveCount(0);
    await server.kill();
    await server.startAgain();
  }
  for (const page of pages) {
    await expect(page.locator('.ending-places li')).toHaveCount(2, { timeout: 120_000 });
    await expect(page.getByRole('table', { name: 'Statistics' })).toContainText('Sum of all cards played');
    // The story of the game, told to each of the two, from a review that begins by itself.
    await expect(page.locator('.ending > h2')).toHaveText(/^You (won|lost|drew)\.$/);
    await expect(page.locator('.verdict')).toContainText(/looking for what decided|cost you most|of yours|no opinion/);
  }
  const file = await (await one.request.get(`${server.address}/api/tables/${table}/transcript`)).text();
  const rules = await gameModuleOf('aton')?.rules();
  if (rules === undefined) throw new Error('no Aton');
  expect(verify(rules, file).moves).toBeGreaterThan(20);
  await Promise.all([one.close(), two.close()]);
  await server.leave();
});
