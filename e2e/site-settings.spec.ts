import { expect } from '@playwright/test';
import { expectNoSidewaysScroll, playAton, visit, walk } from './site-steps.ts';

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
  await page.getByRole('textbox', { name: 'Your name at the table' }).fill('Mira');
  await page.getByRole('radio', { name: 'Русский' }).check({ force: true });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Настройки');
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'night');
  await expect(page.getByRole('textbox', { name: 'Ваше имя за столом' })).toHaveValue('Mira');
  await expectNoSidewaysScroll(page);
});

walk(
  'settings: at 200 % text nothing sticks out, at the table either',
  async (page) => {
    for (const address of ['/', '/settings', '/about', '/learn', '/replays', '/tables']) {
      if (address === '/') await page.goto(address);
      else await visit(page, address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
    await playAton(page);
    await expectNoSidewaysScroll(page);
  },
  { textSize: 200 },
);

walk(
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
