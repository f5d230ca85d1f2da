import type { TableCard, TableList, TableQuery } from '@naos/protocol';
import { NOBODY_ELSE } from '../presence.ts';
import type { Services } from '../services.ts';
import type { ListedRow } from '../store/table-rows.ts';
import { cardOf } from './card.ts';
import { readDoc } from './doc.ts';
import { liveCard } from './picture.ts';
import type { Tables } from './tables.ts';

const PAGE_ROWS = 50;

/** A page of tables, newest first: public ones, or those of one player. */
export async function listTables(
  services: Services,
  tables: Tables,
  query: TableQuery,
  player: string | null,
): Promise<TableList> {
  const limit = query.limit ?? PAGE_ROWS;
  const before = query.before === undefined ? null : readPosition(query.before);
  const rows = await services.store.tables.list({
    limit: limit + 1,
    ...(query.status === undefined ? {} : { status: query.status }),
    ...(query.game === undefined ? {} : { game: query.game }),
    ...(player === null ? {} : { player }),
    ...(before === null ? {} : { before }),
  });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const elsewhere = await services.presence.elsewhere(page.map(({ id }) => id));
  return {
    tables: page.flatMap((row) => cardOfRow(services, tables, row, elsewhere.get(row.id) ?? NOBODY_ELSE)),
    next: rows.length > limit && last !== undefined ? `${last.touched}.${last.id}` : null,
  };
}

/** The card of a row, or none for a row that can not be read: one damaged table does not keep the others from view. */
export function cardOfRow(
  services: Services,
  tables: Tables,
  row: ListedRow,
  elsewhere: ReadonlySet<string>,
): TableCard[] {
  const live = tables.peek(row.id);
  if (live !== undefined) return [liveCard(services, live)];
  const doc = readDoc(row.body);
  if (doc === null) {
    services.log.error({ table: row.id }, 'the row of a table can not be read: run "admin check"');
    return [];
  }
  const card = cardOf(doc, {
    touched: row.touched,
    now: services.now(),
    outages: services.outages,
    online: (player) => elsewhere.has(player),
  });
  return [card];
}

/** Where the page before ended, as its `next` said. */
export function readPosition(text: string): { readonly touched: number; readonly id: string } {
  const [touched, id = ''] = text.split('.');
  return { touched: Number(touched), id };
}
