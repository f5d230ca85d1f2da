import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

function expectNone(violations: Violations): void {
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/** The accessibility checker finds nothing on the page as it is. */
export async function expectNoViolations(page: Page): Promise<void> {
  expectNone((await new AxeBuilder({ page }).analyze()).violations);
}

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
  expectNone(found);
}
