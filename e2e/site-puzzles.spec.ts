import { gameModules } from '@naos/registry';
import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './accessible.ts';
import { ended, shelve, shelved } from './site-shelf.ts';
import { expectNoSidewaysScroll, playAton, walk, walkAt } from './site-steps.ts';

/** Presses a button by the keyboard. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).focus();
  await page.keyboard.press('Enter');
}

walk(
  'puzzles: tried, hinted and solved with no network; what is solved is remembered',
  async (page) => {
    const list = (await (await gameModules.find(({ id }) => id === 'aton')?.puzzles?.())?.all()) ?? [];
    // A newcomer's: proven, and a little harder than 1200.
    const [puzzle] = list
      .filter(({ margin }) => margin > 0)
      .toSorted((a, b) => a.rating - b.rating)
      .toSorted((a, b) => Math.abs(a.rating - 1230) - Math.abs(b.rating - 1230));
    if (puzzle === undefined) throw new Error('There is no puzzle.');
    const candidates = [puzzle.solution, ...puzzle.rivals.slice(0, 2).map(({ move }) => move)].toSorted();
    const right = candidates.indexOf(puzzle.solution);
    await page.goto('/puzzles');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Solve puzzles: Aton' }).click();
    await press(page, 'Hint');
    await expect(page.locator('.riddle')).toContainText(`(${puzzle.rating})`);
    // Asking for help counts as not found: the rating says so at once.
    await expect(page.locator('.riddle .note').first()).toContainText(/your rating [\d,]+ ± \d+ −\d+/);
    const tries = page.locator('.candidates button');
    await tries.nth((right + 1) % candidates.length).click();
    await expect(page.locator('.riddle')).toContainText('Not the best');
    await expect(page.locator('.riddle')).toContainText(/gives away about \d+ of 100 games/);
    await tries.nth(right).click();
    await expect(page.locator('.riddle')).toContainText('The best move');
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
    await page.getByRole('link', { name: 'Next puzzle' }).click();
    await expect(page).not.toHaveURL(new RegExp(`${puzzle.id}$`));
    await page.goto('/puzzles');
    await expect(page.getByText(/^1 of \d+ solved · your rating [\d,]+ ± \d+$/)).toBeVisible();
  },
  {},
  'allow',
);

walkAt(
  ['phone'],
  'advice: Aton’s mind-reader and Kemet’s battle odds, against bots and with no network',
  async (page) => {
    const battle = await shelved('kemet', (match) => {
      const { asked, moves } = match.situation(0);
      return asked?.choice === 'war council' && moves.length > 0;
    });
    await shelve(page, battle);
    await page.goto('/about');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.context().setOffline(true);
    await playAton(page);
    await press(page, 'Mind-reader');
    await expect(page.getByRole('table', { name: 'Mind-reader' })).toContainText('%');
    await expectNoSidewaysScroll(page);
    await page.goto(`/play/${battle.id}`);
    await press(page, 'Battle odds');
    const odds = page.getByRole('table', { name: 'Battle odds' });
    await expect(odds.getByRole('row')).not.toHaveCount(1);
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
  },
  {},
  'allow',
);

walk('review: luck and play apart, and a costly decision played anew', async (page) => {
  const over = await ended('aton');
  await shelve(page, over);
  await page.goto(`/play/${over.id}`);
  // One's own game is reviewed by itself; the verdict comes from the review and leads to the position.
  await expect(page.locator('.ending > h2')).toHaveText(/^You (won|lost|drew)\.$/);
  const luck = page.getByRole('table', { name: /What changed each player/ });
  await expect(luck.getByRole('row')).toHaveCount(3, { timeout: 60_000 });
  await expect(page.locator('.review')).toContainText(/From \d+ decisions and \d+ moments/);
  await expect(page.locator('.verdict')).toContainText(
    /Move \d+ (cost|may have cost) you most: about \d+ games? of 100|no decision of yours/,
  );
  await expect(page.locator('.costliest li').first()).toContainText(/You: .*Better: /);
  await page.getByRole('button', { name: 'Play from here' }).first().click();
  await expect(page).toHaveURL(/\/play\/(?!shelved)/);
  await expect(page.locator('.prompt')).toBeVisible();
});
