import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './accessible.ts';
import { expectNoSidewaysScroll, moves, walk } from './site-steps.ts';

/** Plays with any moves, no two times alike: the same moves of somebody else would not count. */
async function playAnyhow(page: Page): Promise<void> {
  await expect(async () => {
    for (let i = 0; i < 12 && (await page.locator('.ending').count()) === 0; i++) {
      const list = moves(page);
      await list.first().waitFor({ timeout: 1500 });
      await list.nth(Math.floor(Math.random() * (await list.count()))).click({ timeout: 1500 });
    }
    await expect(page.locator('.ending')).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 120_000, intervals: [0] });
}

walk(
  'duel: played with no network, counted when back, compared with the levels, shared, and played once',
  async (page) => {
    await page.goto('/duel');
    await expect(page.getByText(/^New deals in \d+:\d\d$/)).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Play today’s duel: Aton' }).click();
    await playAnyhow(page);
    await page.locator('.ending').getByRole('link', { name: 'Compare' }).click();
    await expect(page.getByText('It is counted when the server can be reached')).toBeVisible();
    await page.context().setOffline(false);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByText(/^(Number \d+ of \d+|You are the first one)/)).toBeVisible();
    await expect(page.locator('.obelisk .level')).toHaveCount(5, { timeout: 30_000 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ points?: (above|below)/);
    await expect(page.locator('.duel-share pre')).toContainText(/Levels passed (🟩|⬜){5}/u);
    await expect(page.getByRole('link', { name: 'Picture' })).toHaveAttribute('href', /^\/picture\/duel\.png\?of=/);
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
    // In a club of one there is nobody to compare with, and the levels stay.
    const crest = { shape: 'shield', colour: 'lapis', sign: 'sun' };
    await page.request.post('/api/clubs', { data: { name: 'Nile Street', crest } });
    await page.reload();
    await page.getByRole('combobox', { name: 'Compared with' }).selectOption({ label: 'Nile Street' });
    await expect(page.getByText(/You are the first one|Nobody else of them has played it yet/)).toBeVisible();
    await expect(page.locator('.obelisk li:not(.level)')).toHaveText([/^You/]);
    await expect(page.locator('.obelisk .level')).toHaveCount(5);
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
    await page.getByRole('link', { name: 'All of today' }).click();
    await expect(page.getByRole('combobox', { name: 'Compared with' })).toHaveValue(/^[a-z0-9]{12}$/);
    await expect(page.getByText('1 day in a row')).toBeVisible();
    await page.getByRole('link', { name: 'Compare today’s duel: Aton' }).click();
    await expect(page.getByRole('button', { name: /^Play/ })).toHaveCount(0);
  },
  {},
  'allow',
);
