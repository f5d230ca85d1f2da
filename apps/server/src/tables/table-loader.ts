import { GameError, isIn, type Seat } from '@naos/engine';
import { CLOSED_BY_RULES } from '@naos/protocol';
import { fullTime } from '../clock/ladder.ts';
import { RequestRefusal } from '../request-refusal.ts';
import type { Services } from '../services.ts';
import type { TableRow } from '../store/table-rows.ts';
import { atOnce } from '../turns.ts';
import { readDoc, type TableDoc } from './doc.ts';
import { fitting } from './kept-position.ts';
import { LiveTable } from './live-table.ts';
import { inPortions } from './portions.ts';
import { changeOf } from './row.ts';
import { followLines, readStored, replay } from './transcript-lines.ts';
import { watchersTalk } from './watchers-talk.ts';

/** What another node has just done is read on before everything that takes long. */
const FEW_LINES = 20;

/** What the store says about a table besides its game. */
export async function readTable(services: Services, id: string): Promise<TableDoc> {
  return docOf(await readRow(services, id));
}

/** Reads a table from the store and replays its game. */
export async function loadTable(services: Services, id: string): Promise<LiveTable> {
  const row = await readRow(services, id);
  const live = new LiveTable(id, docOf(row), row.revision, row.touched, services.now());
  await readGame(services, live);
  await readTalk(services, live);
  return live;
}

/**
 * Brings a table in memory up to what the store says. Until all of it is read, whoever asks for its card gets what was
 * known before: a row alone is behind its game, and would tell by itself that somebody has done something.
 */
export async function refreshTable(services: Services, live: LiveTable): Promise<void> {
  const row = await services.store.tables.read(live.id);
  if (row === null) throw new RequestRefusal('no table', 'This table has been deleted.');
  // Lines of chat are emptied when a person is deleted, which changes the row too.
  const isAnew = live.revision !== row.revision;
  const doc = docOf(row);
  if (isAnew) await readTalk(services, live, doc);
  else await hearOn(services, live, doc);
  const take = (): void => {
    live.doc = doc;
    live.revision = row.revision;
    live.stored = { doc, touched: row.touched };
    // Memory may know of later lines than the row, which is saved less often.
    live.touched = Math.max(live.touched, row.touched);
  };
  const waiting = live.match === null ? null : await readOn(services, live, live.match);
  take();
  if (waiting === null) await readGame(services, live);
  else takeFromGame(live, waiting);
  live.doubtful = false;
}

/** Everything that was said lately, as the store has it now. */
export async function readTalk({ store }: Services, live: LiveTable, doc: TableDoc = live.doc): Promise<void> {
  live.chat = await store.chat.read(live.id, 0);
  live.watchers = doc.watchersTalk === true ? await store.chat.read(watchersTalk(live.id), 0) : [];
}

async function hearOn({ store }: Services, live: LiveTable, doc: TableDoc): Promise<void> {
  live.hear(await store.chat.read(live.id, live.lastChat));
  if (doc.watchersTalk === true) live.hearWatchers(await store.chat.read(watchersTalk(live.id), live.lastOfWatchers));
}

async function readGame(services: Services, live: LiveTable): Promise<void> {
  const { id, doc } = live;
  if (doc.commitment === null) return;
  const { tables, positions } = services.store;
  const [rows, seed, row] = await Promise.all([tables.entries(id, -1), tables.seed(id), positions.read(id)]);
  const { rules, print } = services.games.get(doc.game);
  let asked: readonly Seat[];
  try {
    const transcript = readStored(rows);
    const kept = fitting(row, print, transcript.hashes);
    const { match, audiences, waiting, stopped } = await inPortions(
      services,
      id,
      replay(rules, transcript, seed ?? '', kept),
    );
    live.begin(match, audiences);
    live.keptLines = kept?.lines ?? 0;
    asked = waiting;
    if (stopped !== null) await closeByRules(services, live, stopped);
  } catch (problem) {
    if (!(problem instanceof GameError)) throw problem;
    services.log.error({ table: id, problem: problem.message }, 'a stored game does not replay');
    throw new RequestRefusal(
      'broken table',
      'The stored game of this table does not replay; the operator has been told.',
    );
  }
  live.moveIds.clear();
  for (const { n, id: moveId } of rows) if (moveId !== null) live.moveIds.set(moveId, n);
  takeFromGame(live, asked);
}

/** A running game of older rules that no longer fits ends at the line before; what was played stays open for replay. */
async function closeByRules(services: Services, live: LiveTable, line: number): Promise<void> {
  if (live.doc.status !== 'running') return;
  const doc: TableDoc = { ...live.doc, status: 'cancelled', closed: CLOSED_BY_RULES, proposal: null, waiting: [] };
  services.log.warn({ table: live.id, line }, 'a game of older rules no longer fits and was closed');
  const change = changeOf(services, live, { doc, saveNow: true });
  // Where another node was faster, it has written the same.
  if ((await services.store.tables.change(change)) === 'done' && change.row !== undefined) {
    live.revision = change.row.revision;
    live.stored = { doc, touched: change.row.touched };
  }
  live.doc = doc;
}

/** Whom the game waits for after the lines that were missed; null when it has to be played through anew. */
async function readOn(
  services: Services,
  live: LiveTable,
  match: NonNullable<LiveTable['match']>,
): Promise<readonly Seat[] | null> {
  const rows = await services.store.tables.entries(live.id, live.version);
  const lines = followLines(match, live.audiences, rows);
  const waiting =
    rows.length < FEW_LINES
      ? await services.watchdog.run(live.id, () => atOnce(lines))
      : await inPortions(services, live.id, lines);
  if (waiting === null) live.match = null;
  else for (const { n, id } of rows) if (id !== null) live.moveIds.set(id, n);
  return waiting;
}

/** What the transcript knows better than the row, which is saved less often. */
function takeFromGame(live: LiveTable, waiting: readonly Seat[]): void {
  const { doc, match } = live;
  if (match === null || doc.status !== 'running') return;
  const { version, audiences } = live;
  const publicVersion = audiences.count(null);
  const last = match.entries.findLast((entry) => 'at' in entry && isIn(audiences.at(entry.n), null));
  const moved = last !== undefined && 'at' in last ? (last.at ?? 0) : 0;
  live.touched = Math.max(live.touched, moved);
  const running = doc.time?.since ?? null;
  if (doc.clock.kind !== 'none' || running === null) {
    live.doc = { ...doc, waiting, version, publicVersion };
    return;
  }
  // The row knows of a pause since the last move, and of nothing else that is later than it.
  const time = { left: doc.seats.map(() => fullTime(doc.clock)), since: Math.max(moved, running) };
  live.doc = { ...doc, waiting, version, publicVersion, time };
}

async function readRow({ store }: Services, id: string): Promise<TableRow> {
  const row = await store.tables.read(id);
  if (row === null) throw new RequestRefusal('no table', 'There is no such table, or its link is not complete.');
  return row;
}

function docOf(row: TableRow): TableDoc {
  const doc = readDoc(row.body);
  if (doc !== null) return doc;
  throw new RequestRefusal(
    'broken table',
    'What is stored about this table can not be read; the operator has been told.',
  );
}
