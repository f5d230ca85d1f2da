import type { Match, Situation, Viewer, Vocabulary } from '@naos/engine';
import type { LiveTable } from './live-table.ts';

/** What a viewer sees of a game at one moment. */
export type Sight = Pick<Situation<Vocabulary>, 'view' | 'asked'>;
export type Sights = ReadonlyMap<Viewer, Sight>;

/** What viewers see now, worked out once for each. Calls the game's code: under the guard only. */
export function sightsOf(match: Match<Vocabulary>, viewers: Iterable<Viewer>): Sights {
  const sights = new Map<Viewer, Sight>();
  for (const viewer of viewers) if (!sights.has(viewer)) sights.set(viewer, match.situation(viewer));
  return sights;
}

/** The chairs of those who look on; null stands for spectators. */
export function viewersOf(live: LiveTable): Viewer[] {
  const viewers: Viewer[] = [];
  for (const { player } of live.followers) viewers.push(live.seatOf(player));
  return viewers;
}
