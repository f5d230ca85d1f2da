import { RequestRefusal } from '../request-refusal.ts';
import type { Services } from '../services.ts';
import type { TableDoc } from './doc.ts';
import { showsTable } from './links.ts';

/** Public tables are for everybody; private ones for those who sit there, host it or have a link of it. */
export function maySee(
  { secret }: Pick<Services, 'secret'>,
  doc: TableDoc,
  player: string,
  watch: string | undefined,
): boolean {
  if (doc.visibility === 'public' || doc.host === player) return true;
  if (doc.seats.some((seatInfo) => seatInfo.player === player)) return true;
  return watch !== undefined && showsTable(secret, doc, watch);
}

/** Throws for somebody who may not see the table; whether it exists is not said. */
export function allowSight(services: Pick<Services, 'secret'>, doc: TableDoc, player: string, watch?: string): void {
  if (maySee(services, doc, player, watch)) return;
  throw new RequestRefusal('no table', 'There is no such table, or its link is not complete.');
}
