import { type Grammar, grammarFault } from './grammar-faults.ts';
import { type Catalogs, LANGUAGES, type Language, type Line, line, type Value } from './line.ts';
import { speaker } from './say.ts';
import { type Part, partsOf } from './text-parts.ts';

/** What stands in the places of a room's texts, by the names of the values. */
export interface Namings {
  /** Texts of the same catalogs, as keys or as lines with values: `god: ['god.horus', …]`. */
  readonly things?: Readonly<Record<string, readonly (string | Line)[]>>;
  /** Values that are names of people; `name` and `names` when absent. */
  readonly people?: readonly string[];
  /** Texts that read the same in every case asked of them here: «5 ПО», «3 хлеба» as what is paid. */
  readonly indeclinable?: readonly string[];
}

/** One figure for each plural form of both languages. */
const FIGURES = [1, 2, 5, 21] as const;
const PERSON = { en: 'Anna', ru: 'Олег' } as const satisfies Record<Language, string>;
/** Beyond this many, values are changed one at a time instead of all with all. */
const MOST = 500;

/** What is wrong with a text as it is read: punctuation twice, gaps, values that did not come. */
export function faultsOfText(said: string): string[] {
  const plain = said.replaceAll(/\.{3}|…|\?!/gu, '');
  const found = plain.match(/[.,;:!?]\s*[.,;:]|\s[.,;:!?)»]|[(«]\s|\(\)|«»|[{}]|undefined|NaN|\[object/gu) ?? [];
  return [...found.map((what) => `"${what}"`), ...(/[ \u00a0]{2}/u.test(plain) ? ['two spaces'] : [])];
}

/**
 * Says every text of the catalogs in both languages, with names in every place and a figure of each plural form, and
 * tells what a reader would stumble over. For tests: `expect(textFaults(catalogs, { things: { god: [...] } })).toEqual([])`.
 */
export function textFaults(catalogs: Catalogs, namings: Namings = {}): string[] {
  const things = thingsOf(namings);
  const people = new Set(namings.people ?? ['name', 'names']);
  const indeclinable = new Set(namings.indeclinable);
  const strangers = [...things].flatMap(([name, fills]) =>
    fills.flatMap(({ key }) =>
      Object.hasOwn(catalogs.en, key) ? [] : [`There is no text "${key}" to stand for {${name}}.`],
    ),
  );
  return [
    ...strangers,
    ...LANGUAGES.flatMap((language) => faultsIn(language, catalogs, { things, people, indeclinable })),
  ];
}

function thingsOf({ things = {} }: Namings): ReadonlyMap<string, readonly Line[]> {
  return new Map(
    Object.entries(things).map(([name, fills]) => [
      name,
      fills.map((fill) => (typeof fill === 'string' ? line(fill) : fill)),
    ]),
  );
}

function faultsIn(
  language: Language,
  catalogs: Catalogs,
  names: Pick<Grammar, 'things' | 'people' | 'indeclinable'>,
): string[] {
  const parts = new Map(Object.entries(catalogs[language]).map(([key, text]) => [key, partsOf(text)]));
  const counted = new Set([...parts.values()].flat().flatMap(({ kind, name }) => (kind === 'plural' ? [name] : [])));
  const grammar: Grammar = { ...names, language, parts, counted };
  const say = speaker(language, catalogs);
  return [...parts].flatMap(([key, list]) => {
    const faults = new Map<string, string>();
    for (const part of list) {
      const fault = grammarFault(grammar, part);
      if (fault !== null) faults.set(fault, fault);
    }
    for (const values of fillings(valuesOf(list, grammar))) {
      const said = say(line(key, values));
      for (const fault of faultsOfText(said)) if (!faults.has(fault)) faults.set(fault, `${fault} in "${said}"`);
    }
    return [...faults.values()].map((fault) => `${language} "${key}": ${fault}.`);
  });
}

/** What each value of a text may be: every form of a select, a figure of each plural form, every thing, a person. */
function valuesOf(
  list: readonly Part[],
  { language, things, people, counted }: Grammar,
): Map<string, readonly Value[]> {
  const values = new Map<string, readonly Value[]>();
  for (const { name, kind, forms } of list) {
    if (kind === 'select') values.set(name, forms);
    else if (kind === 'plural' || kind === 'selectordinal') {
      const exact = forms.flatMap((form) => (/^\d+$/u.test(form) ? [Number(form)] : []));
      values.set(name, [...FIGURES, ...exact]);
    } else if (!values.has(name)) {
      const plain = people.has(name) ? [PERSON[language]] : counted.has(name) ? FIGURES : [5];
      values.set(name, things.get(name) ?? plain);
    }
  }
  return values;
}

/** All ways to fill the values, or one change at a time where that would be too many. */
function fillings(values: ReadonlyMap<string, readonly Value[]>): readonly Readonly<Record<string, Value>>[] {
  const entries = [...values].filter(([, list]) => list.length > 0);
  const count = entries.reduce((product, [, list]) => product * list.length, 1);
  if (count > MOST) {
    const base = Object.fromEntries(entries.map(([name, [first = 0]]) => [name, first]));
    return entries.flatMap(([name, list]) => list.map((value) => ({ ...base, [name]: value })));
  }
  let all: Readonly<Record<string, Value>>[] = [{}];
  for (const [name, list] of entries) all = all.flatMap((one) => list.map((value) => ({ ...one, [name]: value })));
  return all;
}
