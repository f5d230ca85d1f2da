/** A value inside a text: a figure, a name, or another line, which is said in the same language. */
export type Value = string | number | Line;

/** A text not yet in any language: a key of a catalog and the values that fill it. */
export interface Line {
  readonly key: string;
  readonly values?: Readonly<Record<string, Value>>;
}

/** Makes a line. */
export function line(key: string, values?: Readonly<Record<string, Value>>): Line {
  return values === undefined ? { key } : { key, values };
}

/** The languages Naos speaks. */
export const LANGUAGES = ['en', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * Texts by key, in ICU MessageFormat: `{n, plural, one {# жрец} few {# жреца} many {# жрецов} other {# жреца}}`,
 * `{who, select, you {…} other {…}}`, `{name}`. English is the pattern: the Russian one is typed `Record<keyof typeof en, string>`.
 */
export type Catalog = Readonly<Record<string, string>>;

/** Both languages of one room (a game, the site, the CLI). */
export type Catalogs = Readonly<Record<Language, Catalog>>;
