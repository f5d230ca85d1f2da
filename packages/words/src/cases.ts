/** The cases a Russian name can stand in; `nom` says that the nominative is meant, not forgotten. */
export const CASES = ['nom', 'gen', 'dat', 'acc', 'ins', 'pre'] as const;
export type Case = (typeof CASES)[number];

const known: ReadonlySet<string> = new Set(CASES);

export function isCase(kind: string | undefined): kind is Case {
  return kind !== undefined && known.has(kind);
}

/**
 * Inside a text that is itself asked for in a case (a list, "row 3 of …"): pass that case on, `{first, same}, {rest, same}`.
 */
export const SAME = 'same';

/**
 * The text of a thing whose name is declined. A sentence says which case it needs where the name stands, and code knows
 * nothing of it: `'god.horus': declined({ nom: 'Гор', gen: 'Гора' })`, then `'Взять кубик из сектора {god, gen}'`.
 *
 * Names of people can't be declined: sentences put them where the nominative stands ("{name} берёт …", "{name}: …").
 */
export function declined({
  nom,
  ...others
}: { readonly nom: string } & Readonly<Partial<Record<Case, string>>>): string {
  const forms = Object.entries(others).map(([form, text]) => `${form} {${text}}`);
  return `{case, select, ${[...forms, `other {${nom}}`].join(' ')}}`;
}
