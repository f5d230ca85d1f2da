import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { apiPages } from '../api.ts';

const names = (page: string): string[] => page.split('\n').filter((line) => line.startsWith('### '));

test('the pages of the engine, the laws and the bots name everything that is exported: npm run api writes them', () => {
  for (const [name, page] of apiPages()) {
    const kept = readFileSync(new URL(`../../docs/api/${name}.md`, import.meta.url), 'utf8');
    expect(names(kept), `docs/api/${name}.md`).toEqual(names(page));
  }
});
