import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { ownServer } from './own-server.ts';
import { expectNoSidewaysScroll, person } from './site-steps.ts';

// The guide for a fifth game ends with these commands: a site and a server that know the guide's game.
const NAOS_REGISTRY = 'docs/adding-a-game/registry.ts';
const NAOS_SITE = '.cache/guide-site';

const HANDS = { en: 'Your hand', ru: 'Ваша рука' } as const;
const PLAY = { en: 'Play now: Stone, papyrus, knife', ru: 'Играть: Камень, папирус, нож' } as const;

// One worker builds the site once.
test.describe.configure({ mode: 'default' });

let server: Awaited<ReturnType<typeof ownServer>>;
test.beforeAll(async () => {
  const env = { ...process.env, NAOS_REGISTRY };
  execFileSync('vite', ['build', 'apps/web', '--outDir', `../../${NAOS_SITE}`, '--logLevel', 'warn'], { env });
  // Packed where it was built: packing the house's own site anew would leave pages half a file for a moment.
  expect(existsSync(`${NAOS_SITE}/service-worker.js.gz`)).toBe(true);
  server = await ownServer({ NAOS_REGISTRY, NAOS_SITE });
});
test.afterAll(() => server.leave());

/** Presses a card of one's own, or the button below them, whenever there is one to press, until the game is over. */
async function pressToTheEnd(page: Page, hand: string): Promise<number> {
  const ending = page.locator('.ending');
  const pressable = page.getByRole('region', { name: hand }).getByRole('button');
  let presses = 0;
  await expect(async () => {
    for (; presses < 40 && !(await ending.isVisible()); presses++) await pressable.last().click({ timeout: 1500 });
    await expect(ending).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000, intervals: [0] });
  return presses;
}

for (const language of ['en', 'ru'] as const) {
  test(`guide: its game is played against a bot by pressing cards (${language})`, async ({ browser }) => {
    const context = await person(browser, 'phone', { language, textMode: false });
    const page = await context.newPage();
    await page.goto(server.address);
    await page.getByRole('button', { name: PLAY[language] }).click();
    const hand = page.getByRole('region', { name: HANDS[language] });
    await expect(hand.getByRole('button')).toHaveCount(3);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    expect(await pressToTheEnd(page, HANDS[language])).toBeGreaterThan(3);
    await expect(page.locator('.ending-places li')).toHaveCount(2);
    await context.close();
  });
}
