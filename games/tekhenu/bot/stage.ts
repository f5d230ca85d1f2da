import { LENGTH } from '../rules/content/board.ts';
import type { Tekhenu } from '../rules/index.ts';

/** How far the game is, in rounds. */
export function stageOf({ round }: Tekhenu['view']): number {
  return Math.min(1, round / LENGTH.rounds);
}
