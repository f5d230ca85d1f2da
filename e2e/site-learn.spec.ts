import { expect } from '@playwright/test';
import { expectNoSidewaysScroll, walk } from './site-steps.ts';

walk('learn: rules are searched, and an address with a rule’s number opens its section', async (page) => {
  await page.goto('/learn');
  await page.getByRole('link', { name: 'Read the rules: Aton' }).click();
  const sections = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
  const all = await sections.count();
  await page.getByRole('searchbox').fill('4.6');
  await expect(sections).not.toHaveCount(all);
  await sections.first().click();
  const title = await page.locator('.rule h2').innerText();
  await page.goto('/learn/aton/4.6.4');
  await expect(page.locator('.rule h2')).toHaveText(title);
  await expect(page.getByRole('link', { name: '4.6.4', exact: true })).toHaveAttribute('aria-current', 'true');
  await expectNoSidewaysScroll(page);
});

walk('learn: a lesson runs on the real engine from its first to its last step', async (page) => {
  await page.goto('/learn');
  await page.getByRole('link', { name: 'Take the lesson: Aton' }).click();
  await expect(page.locator('.teacher')).toBeVisible();
  await expect(async () => {
    const on = page.getByRole('button', { name: /^(Next|Show me)$/ });
    if ((await on.count()) > 0) await on.click({ timeout: 1000 });
    await expect(page.getByRole('heading', { name: 'That was the lesson' })).toBeVisible({ timeout: 200 });
  }).toPass({ timeout: 30_000, intervals: [0] });
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { name: 'That was the lesson' })).toHaveCount(0);
});
