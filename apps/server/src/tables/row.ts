import { isIn, writeLine } from '@naos/engine';
import type { Services } from '../services.ts';
import type { EntryRow, TableChange, TableRow } from '../store/table-rows.ts';
import type { TableDoc } from './doc.ts';
import type { Draft } from './draft.ts';
import { dueAt } from './due.ts';
import type { LiveTable } from './live-table.ts';

/** The row that a document is stored as. */
export function rowOf(services: Services, doc: TableDoc, revision: number, touched = services.now()): TableRow {
  return {
    id: doc.id,
    game: doc.game,
    status: doc.status,
    visibility: doc.visibility,
    revision,
    created: doc.created,
    touched,
    due: dueAt(services, doc, touched),
    club: doc.club ?? null,
    body: JSON.stringify(doc),
  };
}

/**
 * Whom the document names: people on chairs and those for whom one is kept, by seat; below 0 the host, those who were
 * silenced and who asks for a seat. By these rows a person's tables are found, to be listed or to be cleared of them.
 */
export function seatRows({ seats, host, silenced, proposal }: TableDoc): { seat: number; player: string }[] {
  const others = [host, ...silenced, proposal?.guest?.id ?? null];
  return [
    ...seats.flatMap(({ player }, seat) => (player === null ? [] : [{ seat, player }])),
    ...others.flatMap((player, i) => (player === null ? [] : [{ seat: -1 - i, player }])),
  ];
}

/** Whether a draft changes something that only its maker, or some of those who play, may notice. */
export function isSecret({ heard, isPrivate }: Draft): boolean {
  return isPrivate === true || (heard !== undefined && !heard.some(({ audience }) => isIn(audience, null)));
}

/** When a table has last changed for everybody, once a draft holds: what only its maker notices does not count. */
export function touchedBy(live: LiveTable, draft: Draft, now: number): number {
  return draft.doc === live.doc || isSecret(draft) ? live.touched : now;
}

/**
 * What the row says once a draft holds. Without a clock it is some seconds behind the game, and lists of other nodes with
 * it: what only its maker notices takes nothing but itself there, or lists would show by it that something was done.
 */
export function storedBy(live: LiveTable, draft: Draft, now: number): LiveTable['stored'] {
  const { doc } = draft;
  if (!isSecret(draft) || doc.clock.kind !== 'none') return { doc, touched: touchedBy(live, draft, now) };
  const { acts, orders } = doc;
  const { touched, doc: before } = live.stored;
  return { touched, doc: { ...before, acts, ...(orders === undefined ? {} : { orders }) } };
}

/** A draft as the store takes it. */
export function changeOf(services: Services, live: LiveTable, draft: Draft): TableChange {
  const entries: EntryRow[] = [];
  const { begun, proposal, opens } = draft;
  if (begun !== undefined) {
    const { head, hashes } = begun.match;
    entries.push({ n: 0, id: null, line: writeLine(head, hashes[0] ?? '') });
  }
  let id = draft.moveId ?? null;
  for (const { entry, line } of proposal?.lines ?? []) {
    entries.push({ n: entry.n, id, line });
    id = null;
  }
  // A table that was paused or ended elsewhere takes no line of ours, though nobody has told us of it.
  if (!draft.saveNow && begun === undefined) return { table: live.id, entries, revision: live.revision };
  return {
    table: live.id,
    entries,
    ...(draft.saveNow ? { row: rowAfter(services, live, draft) } : {}),
    ...(draft.saveNow && namesOthers(draft.doc, live.doc) ? { seats: seatRows(draft.doc) } : {}),
    ...(begun === undefined ? {} : { seed: begun.seed }),
    ...(opens === undefined ? {} : { opens: { row: rowOf(services, opens, 0), seats: seatRows(opens) } }),
  };
}

/** When a node has to look at the table depends on how it stands, whatever its row says. */
function rowAfter(services: Services, live: LiveTable, draft: Draft): TableRow {
  const { doc, touched } = storedBy(live, draft, services.now());
  const row = rowOf(services, doc, live.revision + 1, touched);
  return doc === draft.doc ? row : { ...row, due: dueAt(services, draft.doc, live.touched) };
}

function namesOthers({ seats, host, silenced, proposal }: TableDoc, before: TableDoc): boolean {
  const isSame = seats === before.seats && silenced === before.silenced && host === before.host;
  return !isSame || proposal?.guest?.id !== before.proposal?.guest?.id;
}
