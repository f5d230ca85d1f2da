import { because, RequestRefusal } from '../request-refusal.ts';
import type { Services } from '../services.ts';
import type { EventMark, TableDoc } from './doc.ts';
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
  if (doc.event?.isDuplicate === true) return maySeeDeal(store, doc.event, player);
  if (watch !== undefined && showsTable(secret, doc, watch)) return true;
  return doc.club !== undefined && store.clubs.isMember(doc.club, player);
}

/** A deal that others still play is seen by nobody else, whatever link they have. */
async function maySeeDeal(store: Services['store'], { id, round, club }: EventMark, player: string): Promise<boolean> {
  if (!(await store.events.isDone(id, round))) return false;
  return club === undefined || store.clubs.isMember(club, player);
}

/** Whether nobody plays the deal of a table any more, apart from whom it is hidden. */
export async function isOpenDeal({ store }: Pick<Services, 'store'>, { event }: TableDoc): Promise<boolean> {
  return event?.isDuplicate !== true || (await store.events.isDone(event.id, event.round));
}

/** Throws for the secrets of a game that is over while others still play the same deal. */
export async function allowSecrets(services: Pick<Services, 'store'>, doc: TableDoc): Promise<void> {
  if (await isOpenDeal(services, doc)) return;
  throw because(
    'not now',
    'deal-played',
    'Others still play this deal: its secrets can be had when all of them are done.',
  );
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
