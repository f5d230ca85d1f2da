import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { playAton, playToTheEnd, walk } from './site-steps.ts';

/** Every screen, with what to do to get there. */
const SCREENS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  home: async (page) => void (await page.goto('/')),
  'new table': async (page) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Make a table: Aton' }).click();
    await expect(page.locator('dialog select').first()).toBeVisible();
  },
  tables: async (page) => void (await page.goto('/tables')),
  learn: async (page) => void (await page.goto('/learn')),
  rules: async (page) => void (await page.goto('/learn/aton')),
  lesson: async (page) => {
    await page.goto('/learn/aton/lesson');
    await expect(page.locator('.teacher')).toBeVisible();
  },
  replays: async (page) => void (await page.goto('/replays')),
  settings: async (page) => void (await page.goto('/settings')),
  about: async (page) => void (await page.goto('/about')),
  lost: async (page) => void (await page.goto('/nowhere')),
};

async function expectNoViolations(page: Page, screen: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${screen}: ${id} at ${target.join(' ')}`),
  );
  expect(found).toEqual([]);
}

for (const theme of ['papyrus', 'night'] as const) {
  walk(
    `accessible: no violation on any screen, ${theme}`,
    async (page) => {
      for (const [screen, open] of Object.entries(SCREENS)) {
        await open(page);
        await expect(page.getByRole('heading').first()).toBeVisible();
        await expectNoViolations(page, screen);
      }
    },
    { theme },
  );

  for (const textMode of [true, false]) {
    walk(
      `accessible: no violation at the table ${textMode ? 'in words' : 'with its board'}, ${theme}`,
      async (page) => {
        await page.goto('/');
        await page.getByRole('button', { name: 'Play now: Aton' }).click();
        await expect(page.locator('.prompt')).toBeVisible();
        await expect(page.getByRole('tabpanel').first()).toBeVisible();
        await expectNoViolations(page, 'table');
      },
      { theme, textMode },
    );
  }

  walk(
    `accessible: no violation at the end of a game and in its replay, ${theme}`,
    async (page) => {
      await playAton(page);
      await playToTheEnd(page);
      await expectNoViolations(page, 'ending');
      await page.getByRole('link', { name: 'Watch the replay' }).click();
      await expect(page.locator('.timeline')).toBeVisible();
      await expectNoViolations(page, 'replay');
    },
    { theme },
  );
}
