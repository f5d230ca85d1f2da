import { type Catalogs, LANGUAGES, type Language } from './line.ts';
import { partsOf } from './text-parts.ts';

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
      for (const { name, kind, forms } of partsOf(catalogs[language][key] ?? '')) {
        // The case is asked for by the sentence around, not given by code.
        if (name !== 'case') found.add(name);
        const lacks = kind === 'plural' ? FORMS[language].filter((form) => !forms.includes(form)) : [];
        if (kind === 'select' && !forms.includes('other')) lacks.push('other');
        if (lacks.length > 0) problems.push(`"${key}" in ${language} lacks the form ${lacks.join(', ')}.`);
      }
      return [...found].sort().join(', ');
    });
    if (new Set(names).size > 1) problems.push(`"${key}" names other values in each language: ${names.join(' / ')}.`);
  }
  return problems;
}
