// @vitest-environment happy-dom

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameModules } from '@naos/registry';
import { speaker } from '@naos/words';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RuleEntries } from '../../src/pages/RuleEntries.tsx';
import { RulesTable } from '../../src/pages/RulesTable.tsx';
import { span } from '../../src/pages/rules-sections.ts';

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
          <RulesTable rows={rows} rule={null} home="/learn/x" say={speaker(language, words.catalogs)} />,
        );
        expect([...container.querySelectorAll('td:first-child')].every((cell) => cell.innerHTML !== '')).toBe(true);
        expect(container.textContent).not.toMatch(/\b(ways|board|explain|god|kind|rules|tile)\.\w/);
        cleanup();
      }
    }
  }
});

test('every rule has one entry of its own section, which is marked when it is looked up', async () => {
  for (const gameModule of gameModules) {
    const [words, { tables = {} }] = await Promise.all([gameModule.words(), gameModule.board()]);
    const say = speaker('en', words.catalogs);
    const all = words.rules.flatMap(({ told = [] }) => told.flat());
    expect(all).toEqual([...new Set(all)]);
    expect(all).toEqual(words.rules.flatMap(({ rules }) => rules));
    for (const section of words.rules) {
      expect([section.id, section.told?.length]).toEqual([section.id, section.paragraphs.length]);
      const rule = section.rules.at(-1) ?? null;
      const rows = tables[section.id] ?? [];
      const props = { rule, home: '/learn/x', say };
      const { container } = render(
        <>
          <RuleEntries section={section} tabled={rows.map((row) => row.rule)} {...props} />
          <RulesTable rows={rows} {...props} />
        </>,
      );
      const marked = [...container.querySelectorAll('[data-now="true"]')];
      expect([section.id, marked.length > 0]).toEqual([section.id, rule !== null]);
      for (const entry of marked) expect(entry.textContent).toContain(rule);
      cleanup();
    }
  }
  expect(span(['4.6.2', 'R3', '4.6.10', '4.6.1'])).toBe('4.6.1–4.6.10');
});

const GAMES = join(import.meta.dirname, '../../../../games');
/** What no reader meets, and the list of the entries itself. */
const ASIDE = /(^|\/)(tests|puzzles|node_modules)\/|texts\/rules\.ts$/;

/** The rules that a game cites anywhere: refusals, log lines, explanations, lessons. `5.1.${n}` cites each that fits. */
function citedBy(game: string, known: readonly string[]): readonly string[] {
  const folder = join(GAMES, game);
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => !ASIDE.test(path) && (/\.tsx?$/.test(path) || path === 'components.json'))
    .map((path) => readFileSync(join(folder, path), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''));
  const quoted = new Set(sources.flatMap((source) => source.match(/(?<=(['"`]))[\w.${} +]+(?=\1)/g) ?? []));
  const open = [...quoted]
    .filter((text) => /^\d+\.[\w.]*\$\{[^}]*\}[\w.]*$/.test(text))
    .map(
      (text) =>
        new RegExp(
          `^${text
            .replaceAll(/\$\{[^}]*\}/g, '§')
            .replaceAll('.', '[.]')
            .replaceAll('§', '[^.]+')}$`,
        ),
    );
  return known.filter((id) => quoted.has(id) || open.some((pattern) => pattern.test(id)));
}

test('every rule that a game cites has a text or a row of its own, in both languages', async () => {
  for (const gameModule of gameModules) {
    const [words, { tables = {} }] = await Promise.all([gameModule.words(), gameModule.board()]);
    const cited = citedBy(
      gameModule.id,
      words.rules.flatMap(({ rules }) => rules),
    );
    expect(cited.length).toBeGreaterThan(40);
    const shared = words.rules.flatMap(({ id, told = [] }) => {
      const rows = new Set((tables[id] ?? []).map(({ rule }) => rule));
      return told.map((rules) => rules.filter((rule) => cited.includes(rule) && !rows.has(rule)));
    });
    expect([gameModule.id, ...shared.filter((rules) => rules.length > 1)]).toEqual([gameModule.id]);
    for (const language of ['en', 'ru'] as const) {
      const say = speaker(language, words.catalogs);
      const texts = words.rules.flatMap(({ paragraphs }) => paragraphs.map((text) => say(text)));
      expect([gameModule.id, texts.filter((text, i) => texts.indexOf(text) !== i)]).toEqual([gameModule.id, []]);
    }
  }
});
