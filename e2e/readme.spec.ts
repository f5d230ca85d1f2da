import { writeFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { againstBots, halfway, shelve } from './site-shelf.ts';
import { person } from './site-steps.ts';

/** `npm run readme` makes the pictures of README.md anew; a usual run makes none. */
const FOLDER = 'docs/pictures';
const QUALITY = 82;

/** Keeps what the page shows now, as a browser writes it. */
async function keep(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const tool = await page.context().newCDPSession(page);
  const { data } = await tool.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  await writeFile(`${FOLDER}/${name}.webp`, Buffer.from(data, 'base64'));
}

if (process.env.README === 'write') {
  test('readme: its pictures are those of the site as it is', async ({ browser }) => {
    test.setTimeout(180_000);
    const kemet = await halfway('kemet', againstBots(5));
    const tekhenu = await halfway('tekhenu', againstBots(4));
    for (const [name, theme, table] of [
      ['kemet', 'papyrus', kemet],
      ['tekhenu-night', 'night', tekhenu],
      ['home', 'papyrus', null],
    ] as const) {
      const context = await person(browser, 'desktop', { textMode: false, theme });
      const page = await context.newPage();
      await shelve(page, kemet, tekhenu);
      await page.goto(table === null ? '/' : `/play/${table.id}`);
      await expect(page.locator('.waiting')).toHaveCount(0);
      await expect(page.locator(table === null ? 'h1, h2' : '.stage').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await keep(page, name);
      await context.close();
    }
  });
}
