import { RequestRefusal } from '../request-refusal.ts';
import type { Services } from '../services.ts';
import { fitsWatch } from './links.ts';
import type { LiveTable } from './live-table.ts';

/** Public tables are for everybody; private ones for those who sit there, host it or have the watch link. */
export function maySee(
  { secret }: Pick<Services, 'secret'>,
  { id, doc }: LiveTable,
  player: string,
  watch: string | undefined,
): boolean {
  if (doc.visibility === 'public' || doc.host === player) return true;
  if (doc.seats.some((seatInfo) => seatInfo.player === player)) return true;
  return watch !== undefined && fitsWatch(secret, id, watch);
}

/** Throws for somebody who may not see the table; whether it exists is not said. */
export function allowSight(services: Pick<Services, 'secret'>, live: LiveTable, player: string, watch?: string): void {
  if (maySee(services, live, player, watch)) return;
  throw new RequestRefusal('no table', 'There is no such table, or its link is not complete.');
}
