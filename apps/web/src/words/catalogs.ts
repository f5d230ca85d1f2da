import type { Catalog, Language } from '@naos/words';
import { create } from 'zustand';

/** A language's texts come when it is spoken, and in two parts: the first page waits for no more than it says. */
const FETCH: Readonly<Record<Language, { first(): Promise<Catalog>; rest(): Promise<Catalog> }>> = {
  en: {
    first: async () => (await import('./en/first.ts')).first,
    rest: async () => (await import('./en/rest.ts')).rest,
  },
  ru: {
    first: async () => (await import('./ru/first.ts')).first,
    rest: async () => (await import('./ru/rest.ts')).rest,
  },
};

const held: Record<Language, Catalog> = { en: {}, ru: {} };
let isWhole = false;

/** The site's own texts, as far as they are here. */
export const siteWords: Readonly<Record<Language, Catalog>> = held;

/** The languages that can be spoken, the latest one first. */
export const useHeld = create<readonly Language[]>(() => []);

/** Fetches the texts of a language: those of the first page, and the rest once another page was opened. */
export async function fetchWords(language: Language): Promise<void> {
  const { first, rest } = FETCH[language];
  const parts = await Promise.all(isWhole ? [first(), rest()] : [first()]);
  held[language] = Object.assign({}, ...parts);
  useHeld.setState((before) => [language, ...before.filter((one) => one !== language)], true);
}

/** Fetches all texts of a language, and from now on of every other one that is spoken. */
export async function fetchAllWords(language: Language): Promise<void> {
  isWhole = true;
  await fetchWords(language);
}
