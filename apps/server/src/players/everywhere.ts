import type { Services } from '../services.ts';
import { readDoc, type SeatInfo, type TableDoc } from '../tables/doc.ts';
import { rowOf } from '../tables/row.ts';
import type { Tables } from '../tables/tables.ts';

/** A seat as it is to be; the same object where there is nothing to change. */
type Change = (seatInfo: SeatInfo) => SeatInfo;

/** Changes a person's seats at every table they have or had one at. */
export async function changeSeats(services: Services, tables: Tables, id: string, change: Change): Promise<void> {
  for (const table of await services.store.tables.ofPlayer(id)) {
    // What nobody looks at here is not brought into memory for it: its game would be played through.
    if (tables.peek(table) === undefined && (await changeRow(services, table, change))) continue;
    await tables.change(table, ({ doc }) => {
      const next = changed(doc, change);
      return { doc: next, saveNow: next !== doc };
    });
  }
}

/** The same in the row alone; false when somebody was faster. */
async function changeRow(services: Services, table: string, change: Change): Promise<boolean> {
  const { store, bus } = services;
  const row = await store.tables.read(table);
  const doc = row === null ? null : readDoc(row.body);
  const next = doc === null ? null : changed(doc, change);
  if (row === null || next === null || next === doc) return true;
  const after = rowOf(services, next, row.revision + 1, row.touched);
  if ((await store.tables.change({ table, entries: [], row: after })) === 'conflict') return false;
  bus.publish({ table, version: 0, revision: after.revision, chat: 0 });
  return true;
}

function changed(doc: TableDoc, change: Change): TableDoc {
  const seats = doc.seats.map(change);
  return seats.every((seatInfo, seat) => seatInfo === doc.seats[seat]) ? doc : { ...doc, seats };
}
