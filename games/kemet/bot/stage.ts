import { RULES } from '../rules/content/constants.ts';
import { fame } from '../rules/control.ts';
import type { Kemet } from '../rules/vocabulary.ts';

/** How far the game is: the fame of the leader, of nine. */
export function stageOf(view: Kemet['view']): number {
  let most = 0;
  for (let seat = 0; seat < view.seats; seat++) most = Math.max(most, fame(view, seat));
  return Math.min(1, most / RULES.victoryFame);
}
