import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

function expectNone(violations: Violations): void {
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/** Read by the page when the checker is there already: it is half a megabyte of code. */
const NOTHING_TO_LOAD = ';';

/**
 * What the checker finds, by all its rules or by one. A page without frames needs no second page to gather results in,
 * nobody reads what passed, and a page that was not loaded anew still has the checker: together several times as fast.
 */
async function violationsOf(page: Page, rule?: string): Promise<Violations> {
  const runOnly = rule === undefined ? {} : { runOnly: { type: 'rule' as const, values: [rule] } };
  const here = await page.evaluate(() => 'axe' in window);
  const source = here ? { axeSource: NOTHING_TO_LOAD } : {};
  const checker = new AxeBuilder({ page, ...source })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], ...runOnly });
  return (await checker.analyze()).violations;
}

/** The accessibility checker finds nothing on the page as it is. */
export async function expectNoViolations(page: Page): Promise<void> {
  expectNone(await violationsOf(page));
}

/** No violation in either theme; only colours differ between them, so of the other theme only these are looked at. */
export async function expectAccessible(page: Page): Promise<void> {
  const wear = (theme: string) =>
    page.evaluate((to) => {
      const worn = document.documentElement.dataset.theme;
      document.documentElement.dataset.theme = to;
      return worn ?? 'papyrus';
    }, theme);
  const found = [...(await violationsOf(page))];
  const worn = await wear('night');
  if (worn === 'night') await wear('papyrus');
  found.push(...(await violationsOf(page, 'color-contrast')));
  await wear(worn);
  expectNone(found);
}
