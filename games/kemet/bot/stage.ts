import { RULES } from '../rules/content/constants.ts';
import { fame } from '../rules/control.ts';
import type { Realm } from '../rules/state.ts';

type Table = Realm & { readonly seats: number };

/** The most fame that anybody has. */
export function leadingFame(table: Table): number {
  let most = 0;
  for (let seat = 0; seat < table.seats; seat++) most = Math.max(most, fame(table, seat));
  return most;
}

/** How far the game is: the fame of the leader, of nine. */
export function stageOf(table: Table): number {
  return Math.min(1, leadingFame(table) / RULES.victoryFame);
}
