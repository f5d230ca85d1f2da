import { gameModules } from '@naos/registry';
import { expect } from '@playwright/test';
import { forced, midway, shelve } from './site-shelf.ts';
import { expectNoSidewaysScroll, moves, skipRecap, visit, walk, walkAt } from './site-steps.ts';

walk('settings: everything applies at once and is there after a reload', async (page) => {
  await page.goto('/settings');
  const root = page.locator('html');
  await page.getByRole('radio', { name: 'Night' }).check({ force: true });
  await expect(root).toHaveAttribute('data-theme', 'night');
  await page.getByRole('radio', { name: '150 %' }).check({ force: true });
  expect(await root.evaluate((element) => getComputedStyle(element).fontSize)).toBe('22.5px');
  await page.getByRole('radio', { name: 'None' }).check({ force: true });
  await expect(root).toHaveAttribute('data-still', 'true');
  await page.getByRole('checkbox', { name: 'Stronger patterns' }).check();
  await expect(root).toHaveAttribute('data-patterns', 'strong');
  await page.getByRole('checkbox', { name: 'Sounds' }).check();
  await page.getByRole('textbox', { name: 'Your name at the table' }).fill('Mira');
  await page.getByRole('radio', { name: 'Русский' }).check({ force: true });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Настройки');
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'night');
  await expect(page.getByRole('textbox', { name: 'Ваше имя за столом' })).toHaveValue('Mira');
  await expect(page.getByRole('checkbox', { name: 'Звуки' })).toBeChecked();
  await expectNoSidewaysScroll(page);
});

walk(
  'settings: at 200 % text and with strong patterns nothing sticks out, on no board either',
  async (page) => {
    const tables = await Promise.all(gameModules.map(({ id }) => midway(id, 20)));
    await shelve(page, ...tables);
    await page.goto('/');
    for (const address of ['/', '/settings', '/about', '/learn', '/replays', '/tables']) {
      if (address !== '/') await visit(page, address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
    for (const { id } of tables) {
      await visit(page, `/play/${id}`);
      await skipRecap(page);
      await expect(page.locator('.stage pattern').first()).toBeAttached();
      const drawn = page.locator('.stage pattern > *').first();
      expect(await drawn.evaluate((line) => getComputedStyle(line).strokeOpacity)).toBe('0.5');
      await expectNoSidewaysScroll(page);
    }
  },
  { textSize: 200, patterns: true, textMode: false },
);

walkAt(
  ['desktop'],
  'settings: the only thing one can do is done by itself, unless the person wants to do it',
  async (page) => {
    const game = await forced();
    await shelve(page, game);
    await page.goto(`/play/${game.id}`);
    await expect(moves(page)).toHaveCount(1);
    const [before = ''] = await moves(page).allTextContents();
    await page.waitForTimeout(1500);
    await expect(moves(page)).toHaveText(before);
    await visit(page, '/settings');
    await page.getByRole('checkbox', { name: 'Take the only move by itself' }).check();
    await visit(page, `/play/${game.id}`);
    await expect(moves(page)).not.toHaveCount(1);
  },
  { autoSkip: false },
);

walkAt(
  ['phone'],
  'settings: a webhook that may not be called is refused in words; notices are set up only when asked for',
  async (page) => {
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Set up notices' }).click();
    const address = page.getByRole('textbox', { name: 'Webhook address' });
    await address.fill('http://127.0.0.1/hook');
    await page.getByRole('button', { name: 'Add' }).last().click();
    await expect(page.getByRole('alert')).not.toBeEmpty();
    await expect(page.locator('.channels li')).toHaveCount(0);
    await expectNoSidewaysScroll(page);
  },
);
