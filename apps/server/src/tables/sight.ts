import type { Match, Situation, Viewer, Vocabulary } from '@naos/engine';
import type { LiveTable } from './live-table.ts';

/** What a viewer sees of a game at one moment. */
export type Sight = Pick<Situation<Vocabulary>, 'view' | 'asked'>;
/** By viewer: spectators first, then the seats. */
export type Sights = readonly (Sight | undefined)[];

/** What viewers see now, worked out once for each. Calls the game's code: under the watchdog only. */
export function sightsOf(match: Match<Vocabulary>, viewers: Iterable<Viewer>): Sights {
  const sights: (Sight | undefined)[] = [];
  for (const viewer of viewers) sights[placeOf(viewer)] ??= match.situation(viewer);
  return sights;
}

/** Where something for a viewer stands in a list with a place for each. */
export function placeOf(viewer: Viewer): number {
  return viewer === null ? 0 : viewer + 1;
}

/** The chairs of those who look on; null stands for spectators. */
export function viewersOf(live: LiveTable): Viewer[] {
  const viewers: Viewer[] = [];
  for (const { player } of live.followers) viewers.push(live.seatOf(player));
  return viewers;
}
