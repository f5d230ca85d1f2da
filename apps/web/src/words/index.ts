import { tableWords } from '@naos/table-ui';
import { type Catalogs, type Language, line, type Say, speaker, type Value } from '@naos/words';
import { useMemo } from 'react';
import { languageOf, useSettings } from '../store/settings.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';

/** The site's own texts. */
export const siteWords: Catalogs = { en, ru };

export function useLanguage(): Language {
  return useSettings(languageOf);
}

const speakers = new Map<Language, Say>();

function siteSpeaker(language: Language): Say {
  const known = speakers.get(language) ?? speaker(language, siteWords, tableWords);
  speakers.set(language, known);
  return known;
}

/** Says a text of the site: `t('home.title')`, `t('new.seats', { n: 3 })`. */
export type T = (key: keyof typeof en, values?: Readonly<Record<string, Value>>) => string;

export function useT(): T {
  const say = siteSpeaker(useLanguage());
  return useMemo(() => (key, values) => say(line(key, values)), [say]);
}

/** A speaker for a game's texts together with the site's. */
export function useSay(game: Catalogs | null): Say {
  const language = useLanguage();
  return useMemo(
    () => (game === null ? siteSpeaker(language) : speaker(language, siteWords, tableWords, game)),
    [language, game],
  );
}
