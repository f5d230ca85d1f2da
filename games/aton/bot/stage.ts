import { POINTS_TO_WIN } from '../rules/content/constants.ts';
import type { Aton } from '../rules/index.ts';

/** How far the game is: the points of the leader, of forty. */
export function stageOf({ sides }: Aton['view']): number {
  return Math.min(1, Math.max(...sides.map(({ score }) => score)) / POINTS_TO_WIN);
}
