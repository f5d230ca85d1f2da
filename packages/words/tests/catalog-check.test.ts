import { expect, test } from 'vitest';
import { problemsIn } from '../src/index.ts';

test('complete catalogs have no problem', () => {
  const en = { hello: 'Hello, {name}', priests: '{n, plural, one {# priest} other {# priests}}' };
  const ru = {
    hello: 'Здравствуйте, {name}',
    priests: '{n, plural, one {# жрец} few {# жреца} many {# жрецов} other {# жреца}}',
  };
  expect(problemsIn({ en, ru })).toEqual([]);
});

test('a text that is missing or empty in a language is named', () => {
  expect(problemsIn({ en: { a: 'A' }, ru: {} })).toEqual(['"a" has no text in ru.']);
  expect(problemsIn({ en: { a: ' ' }, ru: { a: 'А' } })).toEqual(['"a" has no text in en.']);
});

test('values must be the same in both languages, inside forms too', () => {
  expect(problemsIn({ en: { a: '{name} wins' }, ru: { a: 'Победа: {who}' } })).toEqual([
    '"a" names other values in each language: name / who.',
  ]);
  const en = { a: '{n, plural, one {{name} has one} other {{name} has #}}' };
  const ru = { a: '{n, plural, one {#} few {#} many {#} other {#}}' };
  expect(problemsIn({ en, ru })).toEqual(['"a" names other values in each language: n, name / n.']);
});

test('a Russian plural needs one, few, many and other; a select needs other', () => {
  const en = { a: '{n, plural, one {#} other {#}}', b: '{w, select, you {you} other {they}}' };
  const ru = { a: '{n, plural, one {#} other {#}}', b: '{w, select, you {вы}}' };
  expect(problemsIn({ en, ru })).toEqual(['"a" in ru lacks the form few, many.', '"b" in ru lacks the form other.']);
});
