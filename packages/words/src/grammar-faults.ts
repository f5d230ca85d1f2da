import { isCase, SAME } from './cases.ts';
import type { Language, Line } from './line.ts';
import type { Part } from './text-parts.ts';

/** One language's texts taken apart, and what stands in their places. */
export interface Grammar {
  readonly language: Language;
  readonly parts: ReadonlyMap<string, readonly Part[]>;
  readonly things: ReadonlyMap<string, readonly Line[]>;
  readonly people: ReadonlySet<string>;
  readonly indeclinable: ReadonlySet<string>;
  /** Values that are figures: somewhere a plural is made of them. */
  readonly counted: ReadonlySet<string>;
}

const PREPOSITION =
  /(?:^|[^а-яё])(без|в|во|для|до|за|из|к|ко|кроме|между|на|над|о|об|от|перед|по|под|после|при|про|против|с|со|у|через) $/iu;
const AFTER_WORD = /[а-яё] $/iu;
const NOUN: Readonly<Record<Language, RegExp>> = {
  en: /^ ([a-z]+(?<![ius])s)(?![a-z])/u,
  ru: /^ ([а-яё]+(?:ов|ев|ёв|ей|ок|ек))(?![а-яё])/u,
};

/** What is wrong with a value in the sentence around it, as far as letters can tell. */
export function grammarFault(grammar: Grammar, { name, kind, before, after }: Part): string | null {
  const { language, parts, things, people, indeclinable, counted } = grammar;
  const fills = things.get(name) ?? [];
  const formsOf = ({ key }: Line): readonly string[] =>
    (parts.get(key) ?? []).flatMap((part) => (part.kind === SAME ? [SAME] : part.name === 'case' ? part.forms : []));

  if (isCase(kind) && kind !== 'nom') {
    if (fills.length === 0) return `{${name}, ${kind}} is in a case, but nobody says what stands there`;
    const lacking = fills.find(
      (fill) => !indeclinable.has(fill.key) && !formsOf(fill).some((form) => form === kind || form === SAME),
    );
    return lacking ? `{${name}, ${kind}} is asked of "${lacking.key}", which has no such form` : null;
  }
  if (kind !== undefined) return null;
  const [, preposition] = PREPOSITION.exec(before) ?? [];
  if (people.has(name) && preposition !== undefined) {
    return `{${name}} is a person after "${preposition}" and can’t be declined`;
  }
  // A name right after a word is governed by it; `{x, nom}` says that the nominative is right there.
  if (AFTER_WORD.test(before) && fills.some((fill) => formsOf(fill).length > 0)) {
    return `{${name}} stands after a word without saying its case`;
  }
  const [, noun] = NOUN[language].exec(after) ?? [];
  return counted.has(name) && noun !== undefined ? `{${name}} before "${noun}" needs its plural forms` : null;
}
