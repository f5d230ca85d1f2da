import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Names of classes that a style sheet dresses by a rule of their own, outside any condition. */
function dressedIn(file: URL): readonly string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^[.]([\w-]+) \{$/gm)].map(([, name]) => name ?? '');
}

test('a class is dressed in one style sheet: two things of one name would wear each other’s clothes', () => {
  const folders = ['../../src/styles/', '../../../../packages/table-ui/src/styles/'].map(
    (path) => new URL(path, import.meta.url),
  );
  const sheets = folders.flatMap((folder) => readdirSync(folder).map((file) => new URL(file, folder)));
  const names = sheets.flatMap((sheet) => [...new Set(dressedIn(sheet))]);
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});
