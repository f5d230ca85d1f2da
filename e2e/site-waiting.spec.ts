import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { either, type Size, walkAt } from './site-steps.ts';

/** A table by the day at which the bot has moved or never comes first; its address. */
async function tableThatWaits(page: Page, game: string): Promise<string> {
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'level-1' }];
  const data = { game, clock: { kind: 'days', days: 2, sleep: null }, seats };
  const answer = await page.request.post('/api/tables', { data });
  const { card }: { card: { id: string } } = await answer.json();
  return `/t/${card.id}`;
}

async function steps(page: Page, size: Size): Promise<void> {
  await page.request.get('/api/me');
  const first = await tableThatWaits(page, 'aton');
  const second = await tableThatWaits(page, 'kemet');
  await page.goto(first);
  const bell = page.getByRole('button', { name: /^(Waiting for me: 1 table|Ждут меня: вас ждёт 1 стол)/ });
  const list = page.getByRole('region', { name: either('Waiting for me', 'Ждут меня') });

  // At a table it covers neither what is asked nor, where there is a column, the board.
  await expect(page.locator('.prompt[data-mine="true"]')).toBeVisible();
  await bell.click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list).toContainText(/You are here|Вы здесь/);
  for (const kept of size === 'desktop' ? ['.prompt', '.table-scroll'] : ['.prompt']) {
    const covered = await page.evaluate((what) => {
      const [a, b] = [what, '.waiting-panel'].map((one) => document.querySelector(one)?.getBoundingClientRect());
      return a && b && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    }, kept);
    expect(covered, kept).toBe(false);
  }
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(bell).toBeFocused();

  // By the keyboard, on any page, and live: a table that begins to wait comes by itself.
  await page.goto('/learn');
  const both = page.getByRole('button', { name: /^(Waiting for me: 2 tables|Ждут меня: вас ждут 2 стола)/ });
  await both.focus();
  await page.keyboard.press('Enter');
  await expect(list).toBeFocused();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await tableThatWaits(page, 'tekhenu');
  await expect(list.getByRole('listitem')).toHaveCount(3, { timeout: 5_000 });
  await page.keyboard.press('Tab');
  await expect(list.getByRole('link').first()).toBeFocused();
  await list.getByRole('link', { name: /Kemet|Кемет/ }).click();
  await expect(page).toHaveURL(second);
  await expect(list).toBeHidden();
}

const title = 'waiting: the list of tables that wait for me opens from every page, lives, and covers no question';
walkAt(['desktop'], title, steps);
walkAt(['phone'], title, steps, { language: 'ru' });
