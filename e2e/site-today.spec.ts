import { expect } from '@playwright/test';
import { expectNoViolations } from './accessible.ts';
import { expectNoSidewaysScroll, person, walk } from './site-steps.ts';

walk('home: today’s duels and puzzle are there, and how strong the bots are is one press away', async (page) => {
  await page.goto('/');
  const today = page.getByRole('region', { name: 'Today' });
  await expect(today.getByRole('button', { name: /^Play today’s duel: / })).toHaveCount(4);
  await expect(today).toContainText(/New deals in|in a row/);
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page);
  await today.getByRole('link', { name: 'Solve' }).click();
  await expect(page).toHaveURL(/\/puzzles\/[a-z-]+\/today$/);
  await expect(page.locator('.riddle')).toBeVisible();
  await page.goto('/bots');
  await expect(page.locator('.strength section')).toHaveCount(4);
  const [oracle, vizier] = [page.locator('.strength li').first(), page.locator('.strength li').nth(1)];
  await expect(oracle).toContainText(/Oracle.*Not measured yet/);
  await expect(vizier).toContainText('Vizier');
  await expectNoSidewaysScroll(page);
});

walk('quick pairing: two who want the same meet; a bot is offered to who waits', async (page, size) => {
  const browser = page.context().browser();
  if (browser === null) throw new Error('There is no browser.');
  // Both sizes are walked at once at one server: each asks for games of its own, or they would meet each other.
  const [shared, lonely] = size === 'phone' ? ['aton', 'temple-of-fate'] : ['kemet', 'tekhenu'];
  await page.clock.install();
  await page.goto('/tables');
  await page.getByRole('combobox', { name: 'Which to play' }).selectOption(shared);
  await page.getByRole('button', { name: 'Find somebody' }).click();
  await expect(page.getByText(/Looking for somebody/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  const other = await person(browser, size === 'phone' ? 'desktop' : 'phone', { name: 'Mira' });
  const theirs = await other.newPage();
  await theirs.goto('/tables');
  await theirs.getByRole('combobox', { name: 'Which to play' }).selectOption(shared);
  await theirs.getByRole('button', { name: 'Find somebody' }).click();
  await expect(theirs).toHaveURL(page.url());
  await other.close();

  await page.goto('/tables');
  await page.getByRole('combobox', { name: 'Which to play' }).selectOption(lonely);
  await page.getByRole('button', { name: 'Find somebody' }).click();
  await expect(page.getByText(/Looking for somebody/)).toBeVisible();
  await page.clock.runFor(32_000);
  await expect(page.getByText(/Nobody has come yet/)).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Play a bot' }).click();
  await expect(page.locator('.table, .move-list').first()).toBeVisible();
});
