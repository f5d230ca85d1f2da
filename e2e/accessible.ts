import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** No violation in either theme; only colours differ between them, so of the other theme only these are looked at. */
export async function expectAccessible(page: Page): Promise<void> {
  const wear = (theme: string) =>
    page.evaluate((to) => {
      const worn = document.documentElement.dataset.theme;
      document.documentElement.dataset.theme = to;
      return worn ?? 'papyrus';
    }, theme);
  const found = [...(await new AxeBuilder({ page }).analyze()).violations];
  const worn = await wear('night');
  if (worn === 'night') await wear('papyrus');
  found.push(...(await new AxeBuilder({ page }).withRules('color-contrast').analyze()).violations);
  await wear(worn);
  expect(found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
