import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameModules } from '@naos/registry';
import { tableWords } from '@naos/table-ui';
import { line, problemsIn, speaker, textFaults } from '@naos/words';
import { expect, test } from 'vitest';
import { siteWords } from '../../src/words/catalogs.ts';
import { rest } from '../../src/words/en/rest.ts';

const sources = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /[.]tsx?$/.test(file) && !/words\/(en|ru)(\/[\w-]+)?[.]ts$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

const web = sources(new URL('../../src', import.meta.url).pathname);
const tableUi = sources(new URL('../../../../packages/table-ui/src', import.meta.url).pathname);

test.each([
  ['the site', siteWords],
  ['the shared parts', tableWords],
])('%s: both languages have every text, with the same values and all plural forms', (_, catalogs) => {
  expect(problemsIn(catalogs)).toEqual([]);
});

test.each([
  ['the site', siteWords],
  ['the shared parts', tableWords],
])('%s: said with names in every place and each plural form, no text stumbles', (_, catalogs) => {
  expect(textFaults(catalogs)).toEqual([]);
});

test('no Russian sentence gives a person a gender', () => {
  const past =
    /(?:\{names?\}|(?<![а-яё])[Яя]|(?<![а-яё])[Вв]ы)(?: (?:не|уже|ещё|снова|тогда))? [а-яё]+(?:л|ла|лся|лась)(?![а-яё])/u;
  const texts = Object.entries({ ...siteWords.ru, ...tableWords.ru });
  expect(texts.filter(([, text]) => past.test(text))).toEqual([]);
  expect(past.test('Что я тогда знал?')).toBe(true);
});

test.each([
  ['vote.count', { n: 1, of: 3 }, 'Согласен 1 из 3.'],
  ['vote.count', { n: 2, of: 3 }, 'Согласны 2 из 3.'],
  ['room.unready', { n: 0, of: 5 }, 'Готовы 0 из 5'],
  ['room.unready', { n: 1, of: 5 }, 'Готов 1 из 5'],
])('in Russian the number decides the word: %s', (key, values, text) => {
  expect(speaker('ru', siteWords)(line(key, values))).toBe(text);
});

test.each(['en', 'ru'])('%s: a subject is told in one file, so no text overwrites another', (language) => {
  const folder = new URL(`../../src/words/${language}`, import.meta.url).pathname;
  const told = readdirSync(folder).flatMap((file) => {
    const keys = readFileSync(join(folder, file), 'utf8').matchAll(/^ {2}'([a-z]+)[.]/gm);
    return [...new Set([...keys].map(([, subject]) => subject))];
  });
  expect(told.length).toBeGreaterThan(40);
  expect(told.filter((subject, at) => told.indexOf(subject) !== at)).toEqual([]);
});

test('every text of the site is used', () => {
  expect(Object.keys(siteWords.en).filter((key) => !web.includes(`'${key}'`))).toEqual([]);
});

test('every text of the shared parts is used', () => {
  expect(Object.keys(tableWords.en).filter((key) => !`${tableUi}${web}`.includes(`'${key}'`))).toEqual([]);
});

test('every text that the code names exists', () => {
  const known = new Set([...Object.keys(siteWords.en), ...Object.keys(tableWords.en)]);
  const named = [...`${web}${tableUi}`.matchAll(/\b(?:t|line)\('([a-z][\w.-]*)'/g)].map(([, key]) => key ?? '');
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((key) => !known.has(key))).toEqual([]);
});

test('no key is known to both rooms, or one would silence the other', () => {
  expect(Object.keys(siteWords.en).filter((key) => Object.hasOwn(tableWords.en, key))).toEqual([]);
});

test.each(gameModules.map((gameModule) => [gameModule.id, gameModule] as const))(
  '%s: no text is silenced by one of the site',
  async (_, gameModule) => {
    const { catalogs } = await gameModule.words();
    const ours = { ...siteWords.en, ...tableWords.en };
    expect(Object.keys(catalogs.en).filter((key) => Object.hasOwn(ours, key))).toEqual([]);
  },
);

/** A source file of the site and all that it loads at once. */
function loadedWith(file: string, seen = new Map<string, string>()): ReadonlyMap<string, string> {
  if (seen.has(file)) return seen;
  const text = readFileSync(file, 'utf8');
  seen.set(file, text);
  for (const [, path] of text.matchAll(/^(?:import|export) (?!type )[^;]*?'([.][^']+[.]tsx?)';/gm)) {
    loadedWith(join(file, '..', path ?? ''), seen);
  }
  return seen;
}

test('the first page says nothing that comes only with the others', () => {
  const file = (path: string): string => new URL(`../../src/${path}`, import.meta.url).pathname;
  const first = loadedWith(file('home/Watch.tsx'), new Map(loadedWith(file('main.tsx'))));
  expect(first.size).toBeGreaterThan(40);
  const said = [...first].flatMap(([, text]) => Object.keys(rest).filter((key) => text.includes(`'${key}'`)));
  expect(said).toEqual([]);
});
