import { speaker } from '@naos/words';
import { expect, test } from 'vitest';
import { siteWords } from '../../src/words/catalogs.ts';
import { type Refusal, refusalLine } from '../../src/words/refusal.ts';

const told = (language: 'en' | 'ru', refusal: Refusal): string => speaker(language, siteWords)(refusalLine(refusal));

test('a refusal says its reason in the reader’s words, with names and numbers', () => {
  const away = { code: 'not now', because: { reason: 'away-unready', values: { name: 'Мира' } } };
  expect(told('en', away)).toContain('Мира is not here');
  expect(told('ru', away)).toContain('Мира сейчас не здесь');
  const wait = { code: 'slow down', because: { reason: 'wait', values: { minutes: 21 } } };
  expect(told('ru', wait)).toContain('через 21 минуту');
});

test('a reason that this page does not know yet is told by its code, an unknown code as a misunderstanding', () => {
  const later = { code: 'not now', because: { reason: 'of a later version' } };
  expect(told('en', later)).toBe('That is not possible now.');
  expect(told('en', { code: 'not now', because: { reason: 'toString' } })).toBe('That is not possible now.');
  expect(told('en', { code: 'of a later version' })).toContain('Load the page again');
});
