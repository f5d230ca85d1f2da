import { expect } from '@playwright/test';
import { expectNoSidewaysScroll, playAton, visit, walk, walkAt } from './site-steps.ts';

walk('home: every game is a door with its figures, and the page says that it is unofficial', async (page) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Four temples, one quiet table');
  const gameModule = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Aton' }) });
  await expect(gameModule).toContainText('20–30');
  await expect(gameModule.locator('img.cover')).toHaveJSProperty('complete', true);
  expect(
    await gameModule.locator('img.cover').evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(0);
  await expect(page.getByRole('contentinfo')).toContainText('unofficial, non-commercial, fan-made');
  await expectNoSidewaysScroll(page);
});

walk('home: one click plays against a bot, and the table waits under Continue', async (page, size) => {
  await playAton(page);
  await page.goto('/');
  const card = page.getByRole('link', { name: /Aton with Nefer/ });
  await expect(card).toContainText('Your turn');
  if (size === 'phone') {
    // What waits, then today's duels, then the doors in a row.
    const parts = [card, page.locator('.today-duel'), page.locator('.doors'), page.locator('.today-puzzle')];
    const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? -1));
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    // Nor does a screen reader meet them in another order.
    const heard = await page
      .locator('.cont, .today-duel, .doors, .today-puzzle')
      .evaluateAll((all) => all.map((one) => one.className.split(' ')[0]));
    expect(heard).toEqual(['cont', 'today-duel', 'doors', 'today-puzzle']);
    const doors = await Promise.all((await page.locator('.door').all()).map((door) => door.boundingBox()));
    expect(new Set(doors.map((door) => door?.y)).size).toBe(1);
  }
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aton');
});

walk('home: language and theme switch at once and are kept', async (page) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'RU' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Четыре храма, один тихий стол');
  await page.getByRole('button', { name: 'Включить ночную тему' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
  await expectNoSidewaysScroll(page);
});

walkAt(['desktop'], 'home: the browser decides language and theme until the person does', async (page) => {
  await page.addInitScript(() => {
    localStorage.clear();
    Object.defineProperty(navigator, 'language', { get: () => 'ru-RU' });
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
  await page.getByRole('button', { name: 'EN' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

walkAt(
  ['phone'],
  'nothing jumps while pages and fonts are on their way',
  async (page) => {
    await page.route(/[.]woff2$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    for (const address of ['/', '/puzzles', '/settings']) {
      await page.goto(address);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.locator('[data-coming="true"]')).toHaveCount(0);
      await page.evaluate(() => document.fonts.ready);
      const jumped = await page.evaluate(async () => {
        type Shift = PerformanceEntry & { readonly value: number };
        const seen: Shift[] = [];
        const observer = new PerformanceObserver((list) => seen.push(...(list.getEntries() as Shift[])));
        observer.observe({ type: 'layout-shift', buffered: true });
        await new Promise((resolve) => setTimeout(resolve, 100));
        return seen.reduce((sum, { value }) => sum + value, 0);
      });
      expect(jumped, address).toBeLessThan(0.02);
    }
  },
  { language: 'ru' },
);

walkAt(['phone'], 'an address that leads nowhere says what to do', async (page) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No page lives here');
  await page.getByRole('link', { name: 'To the front page', exact: true }).click();
  await expect(page).toHaveURL('/');
  await visit(page, '/learn/no-such-game');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No page lives here');
  await visit(page, '/play/nosuchid');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This table is not on this device');
});

walk('a new page begins at its top, with its own title, and the keyboard begins there', async (page) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Naos');
  await page.getByRole('link', { name: 'About' }).scrollIntoViewIfNeeded();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Learn' }).click();
  await expect(page).toHaveTitle('Learn · Naos');
  await expect(page.locator('#main')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('link', { name: 'Read the rules: Aton' }).click();
  await page.getByRole('searchbox').fill('priest');
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link').last().click();
  await expect(page.getByRole('searchbox')).toHaveValue('priest');
});
