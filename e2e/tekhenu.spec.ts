import AxeBuilder from '@axe-core/playwright';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectNoSidewaysScroll, person, type Size } from './site-steps.ts';

/** A whole game takes some sixty moves of one's own; bots answer without their pause for effect. */
test.setTimeout(180_000);

interface Seated {
  readonly page: Page;
  readonly leave: () => Promise<void>;
}

/** Opens a game of Tekhenu for one person and the easiest bots, on the drawn board. */
async function sitDown(browser: Browser, size: Size, seats: number, settings: object = {}): Promise<Seated> {
  const context = await person(browser, size, { textMode: false, ...settings });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto('/');
  await page
    .getByRole('button', { name: /: (Tekhenu|Техену)/ })
    .last()
    .click();
  await page.getByRole('button', { name: /^(On this device|На этом устройстве)$/ }).click();
  await page.getByRole('radio', { name: String(seats), exact: true }).check({ force: true });
  for (let seat = 2; seat <= seats; seat++) {
    await page
      .locator('.seat-rows select')
      .nth(seat - 1)
      .selectOption('bot:level-1');
  }
  await page.locator('.box-foot .btn.strong').click();
  await expect(page.locator('.tekhenu')).toBeVisible({ timeout: 30_000 });
  return {
    page,
    leave: async () => {
      expect(complaints).toEqual([]);
      await context.close();
    },
  };
}

/** Clicks open things, one after the other and each time another one, until the game is over or a question is met. */
async function playUntil(page: Page, question: string | null): Promise<void> {
  await expect(async () => {
    const met = await page.evaluate((wanted) => {
      const over = () => document.querySelector('.ending') !== null;
      const asked = () => document.querySelector<HTMLElement>('.tekhenu')?.dataset.asked ?? '';
      const open = () =>
        [...document.querySelectorAll('.tekhenu [data-open="true"]')].filter((one) => one.getClientRects().length > 0);
      const counter = window as unknown as { clicks?: number };
      for (let i = 0; i < 40; i++) {
        if (over()) return 'over';
        if (wanted !== null && asked() === wanted) return 'met';
        const list = open();
        counter.clicks = (counter.clicks ?? 0) + 1;
        const target = list[(counter.clicks * 7) % Math.max(1, list.length)];
        if (target === undefined) return 'waiting';
        // On a phone the first tap only shows what would happen.
        for (const _ of [0, 1]) target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      }
      return 'going';
    }, question);
    expect(met).toBe(question === null ? 'over' : 'met');
  }).toPass({ timeout: 150_000, intervals: [30] });
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

for (const seats of [1, 2, 4]) {
  test(`tekhenu: a whole game with ${seats === 1 ? 'Botankhamun' : `${seats} seats`}`, async ({ browser }) => {
    const { page, leave } = await sitDown(browser, 'desktop', seats);
    await playUntil(page, null);
    await expect(page.locator('.ending h2')).not.toBeEmpty();
    await expect(page.locator('.tekhenu-ending table')).toHaveCount(4);
    await leave();
  });
}

test('tekhenu: two rounds with the keyboard alone, the focus always in sight', async ({ browser }) => {
  const { page, leave } = await sitDown(browser, 'desktop', 1);
  const focused = page.locator('.tekhenu [data-open="true"]:focus');
  const round = page.locator('.tekhenu-rounds b');
  for (let i = 0; i < 60 && !/^Round 3/.test(await round.innerText()); i++) {
    await expect(page.locator('.tekhenu [data-open="true"]').first()).toBeVisible({ timeout: 20_000 });
    for (let tab = 0; tab < 40 && (await focused.count()) === 0; tab++) await page.keyboard.press('Tab');
    await expect(focused).toHaveCount(1);
    await expect(focused).toHaveAccessibleName(/.+/);
    await page.keyboard.press('Enter');
  }
  await expect(round).toHaveText(/^Round 3/);
  await leave();
});

test('tekhenu: by touch at 360 x 740 in Russian nothing sticks out, and targets suit a finger', async ({ browser }) => {
  const { page, leave } = await sitDown(browser, 'phone', 2, { language: 'ru' });
  await playUntil(page, 'turn/draft');
  const smallest = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((list) =>
        Math.min(...list.map((one) => one.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height))),
      );
  for (const selector of ['.tekhenu-dice button', '.tekhenu-areas button']) {
    expect(await smallest(selector), selector).toBeGreaterThanOrEqual(43.9);
  }
  await page.locator('.tekhenu-dice button').first().tap();
  await expect(page.locator('.tekhenu-pointed')).toBeVisible();
  for (const area of await page.locator('.tekhenu-areas button').all()) {
    await area.tap();
    await expectNoSidewaysScroll(page);
  }
  await page.locator('.tekhenu-areas button').nth(1).tap();
  expect(await smallest('.tekhenu-cell')).toBeGreaterThanOrEqual(43.9);
  await page.locator('.tekhenu-areas button').first().tap();
  await playUntil(page, 'turn/ready');
  expect(await smallest('.tekhenu-use')).toBeGreaterThanOrEqual(43.9);
  await leave();
});

test('tekhenu: pointing at a die shows its uses, its balance and why a closed one is closed', async ({ browser }) => {
  const { page, leave } = await sitDown(browser, 'desktop', 1);
  await playUntil(page, 'turn/draft');
  await page.locator('.tekhenu-wheel [data-open="true"]').first().focus();
  await expect(page.locator('.tekhenu-pointed .tekhenu-balance-row')).toBeVisible();
  const closed = page.locator('.tekhenu-space[data-open="false"]').first();
  await closed.hover();
  await page.locator('.tekhenu-wheel [data-part^="die-"][data-open="false"]').first().hover({ force: true });
  await expect(page.locator('.why-not')).toBeVisible();
  await leave();
});

for (const theme of ['papyrus', 'night']) {
  for (const size of ['desktop', 'phone'] as const) {
    test(`tekhenu: no accessibility violations (${size}, ${theme})`, async ({ browser }) => {
      const { page, leave } = await sitDown(browser, size, 2, { theme });
      await playUntil(page, 'turn/draft');
      await expectAccessible(page);
      await playUntil(page, 'turn/ready');
      await expectAccessible(page);
      await leave();
    });
  }
}
