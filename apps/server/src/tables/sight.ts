import {
  isIn,
  type Position,
  placeOf,
  type Situation,
  type Viewer,
  type Vocabulary,
  WHOLE_AUDIENCE,
} from '@naos/engine';
import type { Services } from '../services.ts';
import type { LiveTable } from './live-table.ts';

/** What a viewer sees of a game at one moment. */
export type Sight = Pick<Situation<Vocabulary>, 'view' | 'asked'>;
/** By viewer: spectators first, then the seats. */
export type Sights = readonly (Sight | undefined)[];

/** What viewers see now, worked out once for each. Calls the game's code: under the watchdog only. */
export function sightsOf(position: Pick<Position<Vocabulary>, 'view' | 'question'>, viewers: Iterable<Viewer>): Sights {
  const { question: asked } = position;
  const sights: (Sight | undefined)[] = [];
  for (const viewer of viewers) sights[placeOf(viewer)] ??= { view: position.view(viewer), asked };
  return sights;
}

/** The chairs of those who look on, as far as they are in an audience; null stands for spectators. */
export function viewersOf(live: LiveTable, audience = WHOLE_AUDIENCE): Viewer[] {
  const viewers: Viewer[] = [];
  for (const { player } of live.followers) {
    const viewer = live.seatOf(player);
    if (isIn(audience, viewer)) viewers.push(viewer);
  }
  return viewers;
}

/** What viewers see now: the game's code says it, so it is asked under the watchdog. */
export async function look(
  { watchdog }: Pick<Services, 'watchdog'>,
  live: LiveTable,
  viewers: readonly Viewer[] = viewersOf(live),
): Promise<Sights> {
  const { match } = live;
  if (match === null || viewers.length === 0) return [];
  return watchdog.run(live.id, () => sightsOf(match.position, viewers));
}
