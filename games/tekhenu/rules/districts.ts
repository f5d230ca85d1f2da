import { ROWS, STATUE_OF_DISTRICT } from './content/osiris.ts';
import type { TekhenuState } from './state.ts';

/** What majorities are counted from: a state, or a view of it. */
type Districts = Pick<TekhenuState, 'osiris' | 'peopleStatues'> & { readonly players: readonly unknown[] };

/** A player's pieces in a district: buildings and the statue above (SPEC 8.2.1). */
export function piecesIn(state: Districts, player: number, district: number): number {
  let pieces = state.peopleStatues[STATUE_OF_DISTRICT[district] ?? -1] === player ? 1 : 0;
  for (let i = 0; i < ROWS; i++) if (state.osiris[district * ROWS + i] === player) pieces++;
  return pieces;
}

/** The highest piece of those with the most decides: the statue, then row 1 down to row 6. */
function highestOf(state: Districts, district: number, most: number): number {
  const statue = state.peopleStatues[STATUE_OF_DISTRICT[district] ?? -1] ?? -1;
  if (statue !== -1 && piecesIn(state, statue, district) === most) return statue;
  for (let i = 0; i < ROWS; i++) {
    const owner = state.osiris[district * ROWS + i] ?? -1;
    if (owner !== -1 && piecesIn(state, owner, district) === most) return owner;
  }
  return -1;
}

/** SPEC 8.2.1, R36: who controls a district, or -1 when nobody has a piece there. */
export function leaderOf(state: Districts, district: number): number {
  let most = 0;
  for (let player = 0; player < state.players.length; player++) {
    most = Math.max(most, piecesIn(state, player, district));
  }
  return most === 0 ? -1 : highestOf(state, district, most);
}
