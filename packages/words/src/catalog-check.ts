import { compileMessage } from '@lingui/message-utils/compileMessage';
import { type Catalogs, LANGUAGES, type Language } from './line.ts';

type Token = string | readonly unknown[];

/** Forms that a plural needs for whole numbers in each language. */
const FORMS: Readonly<Record<Language, readonly string[]>> = {
  en: ['one', 'other'],
  ru: ['one', 'few', 'many', 'other'],
};

/** What is wrong with a room's catalogs: a text missing in a language, values that differ, plural forms left out. */
export function problemsIn(catalogs: Catalogs): string[] {
  const problems: string[] = [];
  const keys = new Set(LANGUAGES.flatMap((language) => Object.keys(catalogs[language])));
  for (const key of keys) {
    const missing = LANGUAGES.filter((language) => (catalogs[language][key] ?? '').trim() === '');
    if (missing.length > 0) {
      problems.push(`"${key}" has no text in ${missing.join(' and ')}.`);
      continue;
    }
    const names = LANGUAGES.map((language) => {
      const found = new Set<string>();
      walk(compileMessage(catalogs[language][key] ?? ''), found, (kind, forms) => {
        const lacks = kind === 'plural' ? FORMS[language].filter((form) => !forms.includes(form)) : [];
        if (kind === 'select' && !forms.includes('other')) lacks.push('other');
        if (lacks.length > 0) problems.push(`"${key}" in ${language} lacks the form ${lacks.join(', ')}.`);
      });
      return [...found].sort().join(', ');
    });
    if (new Set(names).size > 1) problems.push(`"${key}" names other values in each language: ${names.join(' / ')}.`);
  }
  return problems;
}

/** Collects the names of values and shows every plural and select with its forms. */
function walk(part: unknown, names: Set<string>, each: (kind: string, forms: readonly string[]) => void): void {
  if (!Array.isArray(part)) return;
  for (const token of part as readonly Token[]) {
    if (typeof token === 'string') continue;
    const [name, kind, forms] = token as readonly [string, string?, Readonly<Record<string, unknown>>?];
    names.add(name);
    if (kind === undefined || forms === undefined || typeof forms !== 'object') continue;
    each(kind, Object.keys(forms));
    for (const form of Object.values(forms)) walk(form, names, each);
  }
}
