import type { RulesSection } from './game-words.ts';
import { line } from './line.ts';

/**
 * A section of a game's rules reference. Each entry is given by the rules that it tells, divided by blanks, and its
 * text bears the number of the first, `rules.4.6.2`; an entry that tells none is `rules.<id>.1` by its place.
 */
export function rulesSection(id: string, ...entries: readonly string[]): RulesSection {
  const told = entries.map((rules) => rules.split(' ').filter((rule) => rule !== ''));
  return {
    id,
    title: line(`rules.${id}.title`),
    paragraphs: told.map(([first], i) => line(`rules.${first ?? `${id}.${i + 1}`}`)),
    rules: told.flat(),
    told,
  };
}
