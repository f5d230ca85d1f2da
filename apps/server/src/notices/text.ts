import { type Catalogs, type Language, line, speaker } from '@naos/words';

/** A message that tables wait for somebody. */
export interface Notice {
  readonly title: string;
  readonly body: string;
  /** Where the page opens: the table, or the list of one's own tables when there are several. */
  readonly path: string;
  readonly link: string | null;
  readonly tables: readonly string[];
}

const WORDS: Catalogs = {
  en: {
    title: '{n, plural, one {It is your turn} other {It is your turn at # tables}}',
    body: '{games}',
  },
  ru: {
    title:
      '{n, plural, one {Ваш ход} few {Ваш ход за # столами} many {Ваш ход за # столами} other {Ваш ход за # столами}}',
    body: '{games}',
  },
};

const speakers = { en: speaker('en', WORDS), ru: speaker('ru', WORDS) };

/** Writes the message for tables, given by id with the title of their game. */
export function writeNotice(tables: ReadonlyMap<string, string>, language: Language, publicUrl: URL | null): Notice {
  const say = speakers[language];
  const [only] = tables.keys();
  const path = tables.size === 1 && only !== undefined ? `/t/${only}` : '/';
  return {
    title: say(line('title', { n: tables.size })),
    body: say(line('body', { games: [...new Set(tables.values())].join(', ') })),
    path,
    link: publicUrl === null ? null : new URL(path, publicUrl).href,
    tables: [...tables.keys()],
  };
}
