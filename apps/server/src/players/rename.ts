import type { Services } from '../services.ts';
import { readDoc, type SeatInfo, type TableDoc } from '../tables/doc.ts';
import type { Tables } from '../tables/tables.ts';

/** Puts a person's new name on every seat they have or had, and beside what they said. */
export async function renameEverywhere(services: Services, tables: Tables, id: string, name: string): Promise<void> {
  const { store } = services;
  await store.chat.rename(id, name);
  for (const table of await store.tables.ofPlayer(id)) await renameAt(services, tables, table, id, name);
}

async function renameAt(services: Services, tables: Tables, table: string, id: string, name: string): Promise<void> {
  const changed = (doc: TableDoc): TableDoc => ({ ...doc, seats: doc.seats.map((one) => renamed(one, id, name)) });
  const isNamed = ({ seats }: TableDoc): boolean => seats.some((one) => renamed(one, id, name) !== one);
  // What nobody looks at here is not brought into memory for it: its game would be played through.
  if (tables.peek(table) === undefined && (await renameRow(services, table, isNamed, changed))) return;
  await tables.change(table, ({ doc }) =>
    isNamed(doc) ? { doc: changed(doc), saveNow: true } : { doc, saveNow: false },
  );
}

/** The same in the row alone; false when somebody was faster. */
async function renameRow(
  { store, bus }: Services,
  table: string,
  isNamed: (doc: TableDoc) => boolean,
  changed: (doc: TableDoc) => TableDoc,
): Promise<boolean> {
  const row = await store.tables.read(table);
  const doc = row === null ? null : readDoc(row.body);
  if (row === null || doc === null || !isNamed(doc)) return true;
  const next = { ...row, revision: row.revision + 1, body: JSON.stringify(changed(doc)) };
  if ((await store.tables.change({ table, entries: [], row: next })) === 'conflict') return false;
  bus.publish({ table, version: 0, revision: next.revision, chat: 0 });
  return true;
}

function renamed(seatInfo: SeatInfo, id: string, name: string): SeatInfo {
  if (seatInfo.player !== id) return seatInfo;
  if (seatInfo.kind === 'person') return seatInfo.name === name ? seatInfo : { ...seatInfo, name };
  return seatInfo.keptFor === undefined || seatInfo.keptFor === name ? seatInfo : { ...seatInfo, keptFor: name };
}
