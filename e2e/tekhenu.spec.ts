import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { againstBots, halfway, shelve } from './site-shelf.ts';
import { expectNoSidewaysScroll, person, type Size, skipRecap } from './site-steps.ts';

declare global {
  interface Window {
    /** How often the page was pressed. */
    clicks?: number;
  }
}

/** A whole game takes some hundred moves of one's own; bots answer without their pause for effect. */
test.setTimeout(120_000);

interface Seated {
  readonly page: Page;
  readonly leave: () => Promise<void>;
}

async function arrive(browser: Browser, size: Size, settings: object = {}): Promise<Seated> {
  const context = await person(browser, size, { textMode: false, ...settings });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto('/');
  return {
    page,
    leave: async () => {
      expect(complaints).toEqual([]);
      await context.close();
    },
  };
}

/** Goes on with a game that stands on the device, half of it or more played; alone it is against Botankhamun. */
async function comeBack(browser: Browser, seats: number, share = 1 / 2): Promise<Seated> {
  const seated = await arrive(browser, 'desktop');
  const game = await halfway('tekhenu', againstBots(seats), share);
  await shelve(seated.page, game);
  await seated.page.goto(`/play/${game.id}`);
  await expect(seated.page.locator('.tekhenu')).toBeVisible({ timeout: 30_000 });
  if (seats > 1) await skipRecap(seated.page);
  return seated;
}

/** Opens a game of Tekhenu for one person and the easiest bots, on the drawn board. */
async function sitDown(browser: Browser, size: Size, seats: number, settings: object = {}): Promise<Seated> {
  const seated = await arrive(browser, size, settings);
  const { page } = seated;
  await page.getByRole('button', { name: /^(Make a table|Новый стол): (Tekhenu|Техену)/ }).click();
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
  return seated;
}

/** Clicks open things, one after the other and each time another one, until the game is over or a question is met. */
async function playUntil(page: Page, question: string | null): Promise<void> {
  await expect(async () => {
    const met = await page.evaluate(async (wanted) => {
      const over = () => document.querySelector('.ending') !== null;
      const asked = () => document.querySelector<HTMLElement>('.tekhenu')?.dataset.asked ?? '';
      const open = () =>
        [...document.querySelectorAll('.tekhenu [data-open="true"], .tekhenu-uses [data-open="true"]')].filter(
          (one) => one.getClientRects().length > 0,
        );
      const mine = () => document.querySelector('.prompt[data-mine="true"]') !== null;
      for (let i = 0; i < 200; i++) {
        if (over()) return 'over';
        if (wanted !== null && asked() === wanted) return 'met';
        if (!mine()) {
          await new Promise((resolve) => setTimeout(resolve, 10));
          continue;
        }
        const list = open();
        window.clicks = (window.clicks ?? 0) + 1;
        const target = list[(window.clicks * 7) % Math.max(1, list.length)];
        // On a phone the first tap only shows what would happen.
        const before = asked();
        target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        await new Promise((resolve) => setTimeout(resolve));
        if (target?.isConnected && asked() === before)
          target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      }
      return 'going';
    }, question);
    expect(met).toBe(question === null ? 'over' : 'met');
  }).toPass({ timeout: 100_000, intervals: [0] });
}

/** Holds a finger on something as long as it takes to be explained. */
async function hold(page: Page, thing: Locator): Promise<void> {
  await thing.evaluate((one) => one.scrollIntoView({ block: 'center' }));
  const box = await thing.boundingBox();
  if (box === null) throw new Error('There is nothing to hold.');
  const touch = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect(page.getByRole('tooltip')).toBeVisible();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
}

function smallest(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .evaluateAll((list) =>
      Math.min(...list.map((one) => one.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height))),
    );
}

test('tekhenu: a whole game with 2 seats; pointing shows uses, balance and reasons', async ({ browser }) => {
  const { page, leave } = await sitDown(browser, 'desktop', 2);
  await playUntil(page, 'turn/draft');
  // A focus that comes by keyboard looks; one that comes with a press does not.
  await page.keyboard.press('Tab');
  await page.locator('.tekhenu-wheel [data-open="true"]').first().focus();
  await expect(page.locator('.tekhenu-ahead-uses .tekhenu-balance').first()).toBeVisible();
  await expectAccessible(page);
  await playUntil(page, 'turn/ready');
  // The die in hand, its values and its uses stand in one row.
  await expect(page.locator('.tekhenu-lifted')).toHaveCount(1);
  const tops = await page
    .locator('.tekhenu-uses > *')
    .evaluateAll((list) => list.map((one) => Math.round(one.getBoundingClientRect().top)));
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(20);
  await expect(page.locator('.tekhenu-values > *:not(legend)')).toHaveCount(6);
  await expectAccessible(page);
  // A forbidden die is closed as soon as one has not the scribes for Anubis.
  const closed = page.locator('.tekhenu-wheel [data-part^="die-"][data-open="false"]');
  await expect(async () => {
    await playUntil(page, 'turn/draft');
    if ((await closed.count()) === 0) await playUntil(page, 'turn/ready');
    await closed.first().hover({ force: true, timeout: 300 });
    await expect(page.locator('.why-not')).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 20_000, intervals: [0] });
  await playUntil(page, null);
  await expect(page.locator('.tekhenu-ending table')).toHaveCount(4);
  await leave();
});

test('tekhenu: the last quarter of a game with 4 seats', async ({ browser }) => {
  const { page, leave } = await comeBack(browser, 4, 3 / 4);
  await playUntil(page, null);
  await expect(page.locator('.ending > h2')).not.toBeEmpty();
  await expectAccessible(page);
  await leave();
});

test('tekhenu: Botankhamun is played to the end with the keyboard alone, the focus always in sight', async ({
  browser,
}) => {
  const { page, leave } = await comeBack(browser, 1);
  /** Waits for something open, and says whether an open thing in sight has the focus, with a name to read out. */
  const look = () =>
    page.evaluate(async () => {
      for (let i = 0; i < 500; i++) {
        if (document.querySelector('.ending') !== null) return 'over';
        if (document.querySelector('.tekhenu [data-open="true"]') !== null) break;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      const focused = document.activeElement;
      if (!focused?.matches('.tekhenu [data-open="true"]')) return 'elsewhere';
      const { top, bottom, height } = focused.getBoundingClientRect();
      const named = (focused.getAttribute('aria-label') ?? focused.textContent ?? '') !== '';
      return named && height > 0 && bottom > 0 && top < window.innerHeight ? 'ready' : 'lost';
    });
  let presses = 0;
  for (let seen = await look(); seen !== 'over'; seen = await look()) {
    expect(seen).not.toBe('lost');
    expect(presses++).toBeLessThan(3000);
    // Every third time one goes on to the next open thing, so that not always the first one is played.
    await page.keyboard.press(seen === 'ready' && presses % 3 !== 0 ? 'Enter' : 'Tab');
  }
  await expect(page.locator('.ending > h2')).not.toBeEmpty();
  await leave();
});

test('tekhenu: by touch at 360 x 740 in Russian nothing sticks out, and targets suit a finger', async ({ browser }) => {
  const { page, leave } = await sitDown(browser, 'phone', 2, { language: 'ru' });
  await playUntil(page, 'turn/draft');
  for (const selector of ['.tekhenu-wheel .tekhenu-reach', '.tekhenu-areas button']) {
    expect(await smallest(page, selector), selector).toBeGreaterThanOrEqual(43.9);
  }
  await page.locator('.tekhenu-wheel [data-open="true"]').first().tap();
  await expect(page.locator('.prompt .tekhenu-take')).toBeVisible();
  for (const [i, picture] of [null, '.tekhenu-cell', '.tekhenu-slot', null, null, null].entries()) {
    await page.locator('.tekhenu-areas button').nth(i).tap();
    await expectNoSidewaysScroll(page);
    await expect(page.locator('.tekhenu-own-scales')).toBeInViewport();
    // While a die is asked for they only have to be seen; asked for themselves they are a finger wide.
    if (picture !== null) expect(await smallest(page, picture), picture).toBeGreaterThanOrEqual(38);
  }
  await page.locator('.tekhenu-areas button').first().tap();
  await expectAccessible(page);
  await playUntil(page, 'turn/ready');
  expect(await smallest(page, '.tekhenu-use')).toBeGreaterThanOrEqual(43.9);
  await expectAccessible(page);
  await leave();
});

test('tekhenu: a held finger, a mouse and the keyboard have a card and a tile explained, and take nothing', async ({
  browser,
}) => {
  const { page, leave } = await sitDown(browser, 'phone', 2);
  const explanation = page.getByRole('tooltip');
  const prompt = await page.locator('.prompt-sentence').innerText();
  await hold(page, page.locator('.tekhenu-use').first());
  await expect(explanation).toContainText(/Played once|works every time|stays secret|hand is closed|starting card/);
  await page.locator('.tekhenu-areas button').last().tap();
  await hold(page, page.locator('.tekhenu-tiles figure').first());
  await expect(explanation).toContainText(/Tile P\d\d: .*Costs \d limestone/);
  await hold(page, page.locator('.tekhenu-gods tbody tr').nth(1));
  await expect(explanation).toContainText('Ra: raise a pillar');
  const market = page.getByRole('tab', { name: 'Market', exact: true });
  await market.tap();
  await hold(page, page.locator('.tekhenu-market .tekhenu-card').first());
  await expect(explanation).toContainText(/^[BT]\d\d, (blessing|technology)/);
  expect(await page.locator('.prompt-sentence').innerText()).toBe(prompt);
  await market.tap();
  await page.keyboard.press('Escape');
  await expect(explanation).toHaveCount(0);
  await page.locator('.tekhenu-tiles figure').last().hover();
  await expect(explanation).toContainText('Tile');
  await page.keyboard.press('Tab');
  await page.locator('.tekhenu-tiles figure').first().focus();
  await expect(explanation).toContainText('Tile');
  await leave();
});
