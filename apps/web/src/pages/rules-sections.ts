import type { RulesSection } from '@naos/words';

/** The section of a rule: by its own name, by one of its rules, or by the chapter that a rule belongs to. */
export function sectionOf(sections: readonly RulesSection[], rule: string | null): RulesSection | undefined {
  return sections.find((section) => section.id === rule || holds(section, rule));
}

function holds({ rules }: RulesSection, id: string | null): boolean {
  return id !== null && rules.some((rule) => rule === id || id.startsWith(`${rule}.`));
}

/** "4.6.1–4.6.8", for a list of ids in order; rulings (R1 …) follow the rules that they explain. */
export function span(ids: readonly string[]): string {
  const numbers = ids.filter((id) => /^\d/.test(id));
  const [first, last] = [numbers[0], numbers.at(-1)];
  return first === undefined || first === last ? (first ?? '') : `${first}–${last}`;
}
