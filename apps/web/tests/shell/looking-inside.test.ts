import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const FILES = ['apps/web/src/styles/*.css', 'packages/table-ui/src/styles/*.css', 'games/*/board/**/*.css'];

/** Every selector of the site that looks at what is inside something. */
function lookingInside(): string[] {
  return FILES.flatMap((pattern) => globSync(pattern, { cwd: root })).flatMap((file) => {
    const rules = readFileSync(join(root, file), 'utf8')
      .replaceAll(/[/][*].*?[*][/]/gs, '')
      .split(/[{}]/);
    // A comma within brackets separates no selectors.
    return rules.flatMap((rule) => rule.split(/,(?![^(]*[)])/)).filter((selector) => selector.includes(':has('));
  });
}

test('no change at a table makes the browser look at all of it again', () => {
  const selectors = lookingInside().map((selector) => selector.trim());
  expect(selectors.length).toBeGreaterThan(0);
  // What holds the board, and what ends in anything at all, is looked at from top to bottom whenever something inside
  // it comes or goes: such styles ask an attribute instead.
  expect(selectors.filter((selector) => /[.](site|table|stage)(\[[^\]]*\])*:has/.test(selector))).toEqual([]);
  expect(selectors.filter((selector) => /[\s>+~](:not|:is|:where|:nth|[*])\S*$/.test(withoutInside(selector)))).toEqual(
    [],
  );
});

/** A selector without the arguments of its functions. */
function withoutInside(selector: string): string {
  const less = selector.replaceAll(/[(][^()]*[)]/g, '');
  return less === selector ? less : withoutInside(less);
}
