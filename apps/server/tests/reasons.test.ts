import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REASONS } from '@naos/protocol';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '../src');
const files = globSync('**/*.ts', { cwd: SOURCES }).map((file) => [file, readFileSync(join(SOURCES, file), 'utf8')]);

/** Refusals of "not now" that only programs meet, or whose page says it in words of its own. */
const FOR_PROGRAMS = [
  'faces/pictures.ts',
  'http/account-routes.ts',
  'http/admin-routes.ts',
  'tables/start.ts',
  'ws/client-connection.ts',
];

test('[20] whatever is not possible now has a reason that pages can say', () => {
  const silent = files.filter(([, text = '']) => /new RequestRefusal\(\s*'not now'/.test(text));
  expect(silent.map(([file]) => file).sort()).toEqual(FOR_PROGRAMS);
});

test('no reason is there for nothing', () => {
  const given = new Set(
    files
      .flatMap(([, text = '']) => [...text.matchAll(/because\(\s*'[a-z ]+',\s*'([a-z-]+)'/g)])
      .map(([, reason]) => reason),
  );
  expect(REASONS.filter((reason) => !given.has(reason))).toEqual([]);
});
