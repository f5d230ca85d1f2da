import type { Services } from '../services.ts';
import { readDoc, type SeatInfo, type TableDoc } from '../tables/doc.ts';
import { rowOf, seatRows } from '../tables/row.ts';
import type { Tables } from '../tables/tables.ts';
import { inSlices } from './slices.ts';

/** A seat as it is to be; the same object where there is nothing to change. */
type SeatChange = (seatInfo: SeatInfo) => SeatInfo;

/** Changes a person's seats at the tables where somebody waits or plays. */
export async function changeActive(services: Services, tables: Tables, id: string, change: SeatChange): Promise<void> {
  await inSlices(await services.store.tables.activeOf(id), (table) => changeSeats(services, tables, table, change));
}

/** Changes the seats of a table. */
export async function changeSeats(
  services: Services,
  tables: Tables,
  table: string,
  change: SeatChange,
): Promise<void> {
  const changed = (doc: TableDoc): TableDoc => withSeats(doc, change);
  // What nobody looks at here is not brought into memory for it: its game would be played through.
  if (tables.peek(table) === undefined && (await changeRow(services, table, changed))) return;
  await tables.change(table, ({ doc }) => {
    const next = changed(doc);
    return { doc: next, saveNow: next !== doc };
  });
}

/** Changes what is stored of a table alone; `change` gives the same object for no change. False: somebody was faster. */
export async function changeRow(
  services: Services,
  table: string,
  change: (doc: TableDoc) => TableDoc,
): Promise<boolean> {
  const { store, bus } = services;
  const row = await store.tables.read(table);
  const doc = row === null ? null : readDoc(row.body);
  const next = doc === null ? null : change(doc);
  if (row === null || doc === null || next === null || next === doc) return true;
  const after = rowOf(services, next, row.revision + 1, row.touched);
  const seats = seatRows(next);
  const names = JSON.stringify(seats) === JSON.stringify(seatRows(doc)) ? {} : { seats };
  if ((await store.tables.change({ table, entries: [], row: after, ...names })) === 'conflict') return false;
  bus.publish({ table, version: 0, revision: after.revision, chat: 0 });
  return true;
}

function withSeats(doc: TableDoc, change: SeatChange): TableDoc {
  const seats = doc.seats.map(change);
  return seats.every((seatInfo, seat) => seatInfo === doc.seats[seat]) ? doc : { ...doc, seats };
}
