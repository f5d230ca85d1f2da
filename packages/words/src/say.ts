import { compileMessage } from '@lingui/message-utils/compileMessage';
import { isCase, SAME } from './cases.ts';
import { type Catalog, type Catalogs, type Language, type Line, line, type Value } from './line.ts';

/** Says a line in one language. */
export type Say = (line: Line) => string;

type Compiled = string | ReturnType<typeof compileMessage>;

/** How a language counts. The browser takes milliseconds to learn it: once a language, and when it is first needed. */
interface Counting {
  readonly plurals: () => Intl.PluralRules;
  readonly ordinals: () => Intl.PluralRules;
  readonly number: (n: number) => string;
}

const learnt = new Map<Language, Counting>();
/** Figures below it look alike in all our languages. */
const THOUSAND = 1000;

function countingIn(language: Language): Counting {
  const known = learnt.get(language);
  if (known !== undefined) return known;
  const numbers = once(() => new Intl.NumberFormat(language));
  const counting = {
    plurals: once(() => new Intl.PluralRules(language)),
    ordinals: once(() => new Intl.PluralRules(language, { type: 'ordinal' })),
    number: (n: number) =>
      Number.isInteger(n) && n >= 0 && n < THOUSAND ? `${n}` : numbers().format(n).replace('-', '−'),
  };
  learnt.set(language, counting);
  return counting;
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** A speaker for one language over one or several catalogs; compiled messages are kept. A key nobody knows is said as it is. */
export function speaker(language: Language, ...rooms: readonly Catalogs[]): Say {
  const catalogs: readonly Catalog[] = rooms.map((room) => room[language]);
  const compiled = new Map<string, Compiled>();
  const { plurals, ordinals, number } = countingIn(language);

  const message = (key: string): Compiled => {
    const known = compiled.get(key);
    if (known !== undefined) return known;
    const text = catalogs.find((catalog) => Object.hasOwn(catalog, key))?.[key];
    const fresh: Compiled = text === undefined ? key : compileMessage(text);
    compiled.set(key, fresh);
    return fresh;
  };
  const fill = (part: Compiled, values: Readonly<Record<string, Value>>, hash: number | null): string => {
    if (typeof part === 'string') return part;
    let text = '';
    for (const token of part) {
      if (typeof token === 'string') {
        text += token === '#' && hash !== null ? number(hash) : token;
        continue;
      }
      const [name, kind, forms] = token as readonly [string, string?, Readonly<Record<string, Compiled>>?];
      const value = values[name];
      if (kind !== undefined && typeof forms === 'object') text += form(kind, forms, value, values, hash);
      else text += show(value, isCase(kind) ? kind : kind === SAME ? values.case : undefined);
    }
    return text;
  };
  const form = (
    kind: string,
    forms: Readonly<Record<string, Compiled>>,
    value: Value | undefined,
    values: Readonly<Record<string, Value>>,
    hash: number | null,
  ): string => {
    // Inside a select, # still means the figure of the plural around it.
    if (kind === 'select') return fill(forms[String(value)] ?? forms.other ?? '', values, hash);
    const n = Number(value);
    const offset = Number(forms.offset ?? 0);
    const rules = kind === 'selectordinal' ? ordinals() : plurals();
    const chosen = forms[n] ?? forms[rules.select(n - offset)] ?? forms.other ?? '';
    return fill(chosen, values, n - offset);
  };
  const show = (value: Value | undefined, asked: Value | undefined): string => {
    if (value === undefined) return '';
    if (typeof value === 'object') {
      return asked === undefined ? say(value) : say(line(value.key, { ...value.values, case: asked }));
    }
    return typeof value === 'number' ? number(value) : value;
  };
  const say: Say = ({ key, values }) => fill(message(key), values ?? {}, null);
  return (told) => {
    const text = say(told);
    return beginsWithAThing(message(told.key), told)
      ? text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
      : text;
  };
}

/** What happened is told in a sentence; a die or a card at its beginning has a name for the middle. People's stay as they are. */
function beginsWithAThing(text: Compiled, { key, values = {} }: Line): boolean {
  if (!key.startsWith('event.') || typeof text === 'string') return false;
  const [first] = text;
  return Array.isArray(first) && first.length < 3 && typeof values[String(first[0])] === 'object';
}
