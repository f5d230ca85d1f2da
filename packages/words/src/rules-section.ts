import type { RulesSection } from './game-words.ts';
import { line } from './line.ts';

/** A section of a game's rules reference: its paragraphs are `rules.<id>.1` and so on; rule ids are divided by blanks. */
export function rulesSection(id: string, paragraphs: number, rules: string): RulesSection {
  return {
    id,
    title: line(`rules.${id}.title`),
    paragraphs: Array.from({ length: paragraphs }, (_, i) => line(`rules.${id}.${i + 1}`)),
    rules: rules.split(' ').filter((rule) => rule !== ''),
  };
}
