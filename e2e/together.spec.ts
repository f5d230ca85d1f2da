import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { ownServer } from './own-server.ts';
import { moves, person, SIZES, tableLink } from './site-steps.ts';

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
  await expectAccessible(page);

  const screen = await context.newPage();
  await screen.setViewportSize({ width: 1920, height: 1080 });
  await screen.goto(`/screen/${card.id}${new URL(links.join, 'http://any').search}`);
  await expect(screen.getByRole('heading', { name: 'Kemet' })).toBeVisible();
  await expect(screen.getByRole('img', { name: 'Code with the link to the table' })).toBeVisible();
  await expect(screen.locator('.big-screen')).not.toContainText('You draw');
  await screen.close();

  await page.setViewportSize(SIZES.phone);
  await page.getByRole('button', { name: 'Hand only' }).click();
  await expect(moves(page).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.getByRole('button', { name: 'Plan', exact: true }).click();
  await moves(page).first().click();
  await page.getByRole('button', { name: 'Queue my move' }).click();
  await expect(page.getByRole('tab', { name: /Orders/ })).toBeVisible();
  await context.close();
});

test('together: the server is killed in the room, in the game and at the rematch, and nobody loses a seat', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const server = await ownServer({ BOT_PACE: '0' });
  const [desk, phone] = [
    await person(browser, 'desktop'),
    await person(browser, 'phone', { name: 'Мира', language: 'ru' }),
  ];
  const [lena, mira] = [await desk.newPage(), await phone.newPage()];
  const killed = async () => {
    await server.kill();
    await server.startAgain();
  };
  await lena.goto(`${server.address}/`);
  await lena.getByRole('button', { name: 'Make a table: Aton' }).click();
  await lena.getByRole('button', { name: 'Make the table' }).click();
  await mira.goto(await tableLink(lena));
  await mira.getByRole('button', { name: 'Сесть за стол' }).click();
  await expect(lena.locator('.room-seat').nth(1)).toContainText('Мира');

  await killed();
  // Pressed while the line is down, it arrives when the server is back.
  await mira.getByRole('button', { name: 'Можно начинать' }).click();
  await lena.getByRole('button', { name: 'Start with 2' }).click({ timeout: 30_000 });
  for (const page of [lena, mira]) await expect(moves(page).first()).toBeVisible({ timeout: 30_000 });

  await killed();
  await moves(lena).last().click();
  await mira.getByRole('tab', { name: 'Журнал' }).click();
  await expect(mira.locator('.log')).toContainText('Lena', { timeout: 30_000 });
  const table = lena.url().split('/').at(-1) ?? '';
  const act = { id: 'up', act: { do: 'resign' } };
  expect((await mira.request.post(`${server.address}/api/tables/${table}/acts`, { data: act })).ok()).toBe(true);

  await expect(lena.getByRole('button', { name: 'Play again' })).toBeVisible({ timeout: 30_000 });
  await killed();
  await lena.getByRole('button', { name: 'Play again' }).click();
  await expect(lena).not.toHaveURL(new RegExp(table), { timeout: 30_000 });
  await mira.getByRole('button', { name: 'К новой партии' }).click({ timeout: 30_000 });
  await killed();
  await mira.getByRole('button', { name: 'Можно начинать' }).click();
  for (const page of [lena, mira]) await expect(moves(page).first()).toBeVisible({ timeout: 30_000 });
  await Promise.all([desk.close(), phone.close()]);
  await server.leave();
});
