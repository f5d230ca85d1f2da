import type { RulesSection } from './game-words.ts';
import { line } from './line.ts';

/**
 * A section of a game's rules reference: its paragraphs are `rules.<id>.1` and so on, each given by the rules that it
 * tells, divided by blanks.
 */
export function rulesSection(id: string, ...paragraphs: readonly string[]): RulesSection {
  const told = paragraphs.map((rules) => rules.split(' ').filter((rule) => rule !== ''));
  return {
    id,
    title: line(`rules.${id}.title`),
    paragraphs: paragraphs.map((_, i) => line(`rules.${id}.${i + 1}`)),
    rules: told.flat(),
    told,
  };
}
