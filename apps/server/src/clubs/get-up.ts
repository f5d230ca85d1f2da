import type { Services } from '../services.ts';
import { freeSeat, handedOn } from '../tables/acts/seats.ts';
import { people, readDoc, type TableDoc } from '../tables/doc.ts';
import type { Tables } from '../tables/tables.ts';

/** More tables than wait for people in any club. */
const MOST_OPEN = 500;

/** Somebody who belongs to a club no longer gets up from its tables that have not begun; a game that runs is played on. */
export async function getUpFrom(services: Services, tables: Tables, club: string, player: string): Promise<void> {
  for (const { id, body } of await services.store.tables.ofClub(club, ['open'], { limit: MOST_OPEN })) {
    if (!names(readDoc(body), player)) continue;
    await tables.change(id, ({ doc }) =>
      doc.status === 'open' && names(doc, player)
        ? { doc: without(doc, player), saveNow: true }
        : { doc, saveNow: false },
    );
  }
}

function names(doc: TableDoc | null, id: string): boolean {
  return doc !== null && (doc.host === id || doc.seats.some(({ player }) => player === id));
}

function without(doc: TableDoc, id: string): TableDoc {
  const seats = doc.seats.map((seatInfo) => (seatInfo.player === id ? freeSeat(doc) : seatInfo));
  const rest = handedOn({ ...doc, seats }, id);
  if (people(rest).length > 0) return rest;
  return { ...rest, host: null, status: 'cancelled', closed: 'The host closed the table.' };
}
