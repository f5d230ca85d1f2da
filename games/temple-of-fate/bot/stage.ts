import { ROUNDS } from '../rules/content/geometry.ts';
import type { TempleOfFate } from '../rules/vocabulary.ts';

/** How far the game is, in rounds. */
export function stageOf({ round }: TempleOfFate['view']): number {
  return round / ROUNDS;
}
