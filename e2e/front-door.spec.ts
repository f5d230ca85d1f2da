import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

for (const [device, viewport] of [
  ['a desk', { width: 1280, height: 800 }],
  ['a phone', { width: 360, height: 740 }],
] as const) {
  test(`the front door opens on ${device}: games, no errors, no sideways scroll, no accessibility violations`, async ({
    browser,
  }) => {
    // axe refuses a page of the default context
    const context = await browser.newContext({ viewport });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto('/');
    await expect(page).toHaveTitle(/Naos/);
    await expect(page.getByRole('main')).toContainText('Aton');
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });
}
