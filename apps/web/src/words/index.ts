import { tableWords } from '@naos/table-ui';
import { type Catalog, type Catalogs, type Language, line, type Say, speaker, type Value } from '@naos/words';
import { useMemo } from 'react';
import { languageOf, useSettings } from '../store/settings.ts';
import { siteWords, useHeld } from './catalogs.ts';
import type { first } from './en/first.ts';
import type { rest } from './en/rest.ts';

/** The language that is spoken: the wanted one, or the latest until the texts of the wanted one are here. */
export function useLanguage(): Language {
  const wanted = useSettings(languageOf);
  const held = useHeld();
  return held.includes(wanted) ? wanted : (held[0] ?? wanted);
}

/** The speaker of each catalog: when the rest of a language comes, it is another catalog. */
const speakers = new WeakMap<Catalog, Say>();

function siteSpeaker(language: Language): Say {
  const catalog = siteWords[language];
  const known = speakers.get(catalog) ?? speaker(language, siteWords, tableWords);
  speakers.set(catalog, known);
  return known;
}

/** The name of a text of the site. */
export type Key = keyof typeof first | keyof typeof rest;

/** Says a text of the site: `t('home.title')`, `t('duel.new-in', { time })`. */
export type T = (key: Key, values?: Readonly<Record<string, Value>>) => string;

export function useT(): T {
  const say = siteSpeaker(useLanguage());
  return useMemo(() => (key, values) => say(line(key, values)), [say]);
}

/** A speaker for a game's texts together with the site's. */
export function useSay(game: Catalogs | null): Say {
  const language = useLanguage();
  const site = siteSpeaker(language);
  return useMemo(() => (game === null ? site : speaker(language, siteWords, tableWords, game)), [language, site, game]);
}
