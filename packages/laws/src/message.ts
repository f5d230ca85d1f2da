/** A value where it stands in an ICU message, with the texts it chooses from. */
interface Place {
  readonly name: string;
  readonly kind: string;
  readonly forms: ReadonlyMap<string, readonly Place[]>;
}

/** The case is asked for by the sentence around a text, not given by code. */
const CASE = 'case';
const WORD = /[{,\s]*([^{},\s]*)\s*/y;

/**
 * The values that a message asks for and does not get. Of a `select` only the form that its value picks counts, of a
 * plural every form. The catalogs' own check has found the message well formed.
 */
export function missingValues(message: string, values: Readonly<Record<string, unknown>>): readonly string[] {
  const missing = new Set<string>();
  const look = (places: readonly Place[]): void => {
    for (const { name, kind, forms } of places) {
      const value = values[name];
      if (value === undefined && name !== CASE) missing.add(name);
      const picked = kind === 'select' ? [forms.get(String(value)) ?? forms.get('other') ?? []] : forms.values();
      for (const inner of picked) look(inner);
    }
  };
  look(placesIn(message, 0).places);
  return [...missing];
}

/** The values of a text from `at` to its closing brace or the end. */
function placesIn(message: string, at: number): { readonly places: readonly Place[]; readonly end: number } {
  const places: Place[] = [];
  let i = at;
  for (; i < message.length && message[i] !== '}'; i++) {
    if (message[i] === "'" && '{}'.includes(message[i + 1] ?? '-')) i = message.indexOf("'", i + 1);
    if (message[i] !== '{') continue;
    const { place, end } = placeAt(message, i);
    places.push(place);
    i = end;
  }
  return { places, end: i };
}

/** The value whose brace opens at `at`; `end` is where it closes. */
function placeAt(message: string, at: number): { readonly place: Place; readonly end: number } {
  const [name, afterName] = wordAt(message, at);
  const [kind, afterKind] = message[afterName] === ',' ? wordAt(message, afterName) : ['', afterName];
  const forms = new Map<string, readonly Place[]>();
  let i = afterKind;
  while (i < message.length && message[i] !== '}') {
    const [form, afterForm] = wordAt(message, i);
    i = afterForm;
    if (message[i] !== '{') continue;
    const { places, end } = placesIn(message, i + 1);
    forms.set(form, places);
    i = end + 1;
  }
  return { place: { name, kind, forms }, end: i };
}

/** The next word and where the reading goes on. */
function wordAt(message: string, at: number): readonly [word: string, next: number] {
  WORD.lastIndex = at;
  const word = WORD.exec(message)?.[1] ?? '';
  return [word, Math.max(WORD.lastIndex, at + 1)];
}
