import type { RulesSection } from '@naos/words';

/** The section of a rule: by its own name, by one of its rules, or by the chapter that a rule belongs to. */
export function sectionOf(sections: readonly RulesSection[], rule: string | null): RulesSection | undefined {
  return sections.find((section) => section.id === rule || holds(section, rule));
}

function holds({ rules }: RulesSection, id: string | null): boolean {
  return id !== null && rules.some((rule) => rule === id || id.startsWith(`${rule}.`));
}

/** The paragraphs of a section, each with the rules that it tells, and whether one of them is the rule that is looked up. */
export function entriesOf(
  { paragraphs, rules, told = [rules] }: RulesSection,
  rule: string | null,
  tabled: readonly string[],
) {
  return paragraphs.map((text, i) => {
    const own = (told[i] ?? []).filter((id) => !tabled.includes(id));
    return { text, rules: own, now: rule !== null && own.includes(rule) };
  });
}

/** "4.6.1–4.6.8", from the first to the last; rulings (R1 …) belong to the rules that they explain. */
export function span(ids: readonly string[]): string {
  const numbers = ids.filter((id) => /^\d/.test(id)).toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const [first, last] = [numbers[0], numbers.at(-1)];
  return first === undefined || first === last ? (first ?? '') : `${first}–${last}`;
}
