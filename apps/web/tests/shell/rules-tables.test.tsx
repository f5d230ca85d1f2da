// @vitest-environment happy-dom

import { gameModules } from '@naos/registry';
import { speaker } from '@naos/words';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RulesTable } from '../../src/pages/RulesTable.tsx';

afterEach(cleanup);

test('tables of the rules pages belong to a section, draw a picture, and name rules that exist, in both languages', async () => {
  for (const gameModule of gameModules) {
    const [words, { tables = {} }] = await Promise.all([gameModule.words(), gameModule.board()]);
    expect([gameModule.id, Object.keys(tables).length > 0]).toEqual([gameModule.id, true]);
    for (const [section, rows] of Object.entries(tables)) {
      expect(words.rules.map(({ id }) => id)).toContain(section);
      expect(words.rules.flatMap(({ rules }) => rules)).toEqual(expect.arrayContaining(rows.map(({ rule }) => rule)));
      for (const language of ['en', 'ru'] as const) {
        const { container } = render(
          <RulesTable rows={rows} home="/learn/x" say={speaker(language, words.catalogs)} />,
        );
        expect([...container.querySelectorAll('td:first-child')].every((cell) => cell.innerHTML !== '')).toBe(true);
        expect(container.textContent).not.toMatch(/\b(ways|board|explain|god|kind|rules|tile)\.\w/);
        cleanup();
      }
    }
  }
});
