import { RequestRefusal } from '../request-refusal.ts';
import type { Services } from '../services.ts';
import type { TableDoc } from './doc.ts';
import { showsTable } from './links.ts';

/**
 * Public tables are for everybody; private ones for those who sit there, host it or have a link of it; a club's for its
 * members.
 */
export async function maySee(
  { secret, store }: Pick<Services, 'secret' | 'store'>,
  doc: TableDoc,
  player: string,
  watch: string | undefined,
): Promise<boolean> {
  if (doc.visibility === 'public' || isAt(doc, player)) return true;
  if (watch !== undefined && showsTable(secret, doc, watch)) return true;
  return doc.club !== undefined && store.clubs.isMember(doc.club, player);
}

/** Throws for somebody who may not see the table; whether it exists is not said. */
export async function allowSight(
  services: Pick<Services, 'secret' | 'store'>,
  doc: TableDoc,
  player: string,
  watch?: string,
): Promise<void> {
  if (!(await maySee(services, doc, player, watch))) throw noTable();
}

/** Throws for somebody who has nothing to do at a club's table: for them there is none. */
export async function allowAtClub({ store }: Pick<Services, 'store'>, doc: TableDoc, player: string): Promise<void> {
  if (doc.club === undefined || isAt(doc, player) || (await store.clubs.isMember(doc.club, player))) return;
  throw noTable();
}

function isAt({ host, seats }: TableDoc, id: string): boolean {
  return host === id || seats.some(({ player }) => player === id);
}

function noTable(): RequestRefusal {
  return new RequestRefusal('no table', 'There is no such table, or its link is not complete.');
}
