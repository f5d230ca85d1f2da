import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const game = join(import.meta.dirname, 'stone-papyrus-knife');
const guide = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');

/** Blocks of the guide that name a file of the game: ```ts rules/cards.ts */
const blocks = [...guide.matchAll(/^```tsx? (\S+)\n([\s\S]*?)^```$/gm)].map(([, file = '', code = '']) => ({
  file,
  code,
}));

test.each(blocks.map(({ file, code }, i) => [i + 1, file, code] as const))(
  'block %i of the guide stands as it is in %s',
  (_, file, code) => {
    expect(readFileSync(join(game, file), 'utf8')).toContain(code.trimEnd());
  },
);

test('every block of code in the guide names its file', () => {
  const fences = guide.match(/^```tsx?\b.*$/gm) ?? [];
  expect(fences.filter((fence) => !/^```tsx? \S+$/.test(fence))).toEqual([]);
  expect(fences.length).toBe(blocks.length);
});

test('the guide shows every part of the game', () => {
  const shown = new Set(blocks.map(({ file }) => file));
  const parts = globSync(['*.ts', '{rules,bot,tutorial}/*.ts', 'texts/index.ts', 'board/*.tsx'], { cwd: game });
  expect(parts.filter((file) => !shown.has(file))).toEqual([]);
});

test('steps are numbered without a gap', () => {
  const numbers = [...guide.matchAll(/^## (\d+)\. /gm)].map(([, n]) => Number(n));
  expect(numbers).toEqual(numbers.map((_, i) => i + 1));
  expect(numbers.length).toBeGreaterThan(10);
});

test('every number of the teaching game has a test that begins with it', () => {
  const rows: { id: string }[] = JSON.parse(readFileSync(join(game, 'rules.json'), 'utf8'));
  const titles = readFileSync(join(game, 'tests/rules.test.ts'), 'utf8').match(/\[[\d., ]+\]/g) ?? [];
  const named = new Set(titles.flatMap((title) => title.slice(1, -1).split(', ')));
  const spec = readFileSync(join(game, 'SPEC.md'), 'utf8');
  expect(rows.filter(({ id }) => !named.has(id) || !spec.includes(`**${id}**`))).toEqual([]);
});
