import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { moves, person, SIZES } from './site-steps.ts';

test('together: orders, a queued plan, the big screen, a phone as hand', async ({ browser }) => {
  test.setTimeout(180_000);
  const context = await person(browser, 'desktop', { textMode: false });
  const page = await context.newPage();
  await page.goto('/tables');
  await page.request.get('/api/me');
  const order = {
    game: 'kemet',
    clock: { kind: 'days', days: 2, sleep: null },
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'level-1' }],
  };
  const answer = await page.request.post('/api/tables', { data: order });
  const { card, links }: { card: { id: string }; links: { join: string } } = await answer.json();
  await page.goto(`/t/${card.id}`);
  await page.getByRole('tab', { name: 'Orders' }).click();
  const won = page.getByRole('combobox', { name: 'After a battle that I won' });
  await won.selectOption('stay');
  await expect(page.getByRole('button', { name: 'Take back: After a battle that I won' })).toBeVisible();
  await page.reload();
  await page.getByRole('tab', { name: 'Orders' }).click();
  await expect(won).toHaveValue('stay');
  await page.getByRole('button', { name: 'Take back: After a battle that I won' }).click();
  await expect(won).toHaveValue('');
  await page.screenshot({ path: 'test-results/together-orders.png' });
  await expectAccessible(page);

  const screen = await context.newPage();
  await screen.setViewportSize({ width: 1920, height: 1080 });
  await screen.goto(`/screen/${card.id}${new URL(links.join, 'http://any').search}`);
  await expect(screen.getByRole('heading', { name: 'Kemet' })).toBeVisible();
  await expect(screen.getByRole('img', { name: 'Code with the link to the table' })).toBeVisible();
  await expect(screen.locator('.big-screen')).not.toContainText('You draw');
  await screen.screenshot({ path: 'test-results/together-screen.png' });
  await screen.close();

  await page.setViewportSize(SIZES.phone);
  await page.getByRole('button', { name: 'Hand only' }).click();
  await expect(moves(page).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.screenshot({ path: 'test-results/together-hand.png' });
  await page.getByRole('button', { name: 'Plan', exact: true }).click();
  await moves(page).first().click();
  await page.getByRole('button', { name: 'Queue my move' }).click();
  await expect(page.getByRole('tab', { name: /Orders/ })).toBeVisible();
  await context.close();
});
