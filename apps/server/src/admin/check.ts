import { setImmediate as breath } from 'node:timers/promises';
import { type Game, GameError, Match, type Transcript, type Vocabulary } from '@naos/engine';
import { type Games, loadGames } from '../games.ts';
import { RequestRefusal } from '../request-refusal.ts';
import { RESTORE } from '../store/damage.ts';
import { DamageError } from '../store/database.ts';
import type { Store } from '../store/store.ts';
import { readDoc, type TableDoc } from '../tables/doc.ts';
import { fitting, type Kept, keptIn } from '../tables/kept-position.ts';
import { readStored, replayAll } from '../tables/transcript-lines.ts';

/** What a check of the whole store found. */
export interface CheckReport {
  readonly tables: number;
  readonly games: number;
  readonly lines: number;
  /** Games that began under older rules than the present ones: how many, and what becomes of those that no longer fit. */
  readonly older: { readonly games: number; readonly notes: readonly string[] };
  /** One sentence for each thing wrong, with the table's id. */
  readonly problems: readonly string[];
  /** The last table that was looked at, where the check was stopped before the end: it goes on after it. */
  readonly stoppedAt: string | null;
}

/** How a check goes on: after which table it begins, who hears how far it is, and when it is to stop. */
export interface CheckCourse {
  readonly after?: string;
  readonly note?: (tables: number, of: number) => void;
  readonly isStopped?: () => boolean;
  /** Called when every game is through and the file itself is read, which tells nothing until it is done. */
  readonly atFile?: () => void;
}

/**
 * Plays every stored game again: the hash chain, the seed's commitment, every move and the outcome must fit. `registry` is
 * the module that lists the games.
 */
export async function checkStore(
  store: Store,
  registry: string,
  { after = '', note = () => {}, isStopped = () => false, atFile = () => {} }: CheckCourse = {},
): Promise<CheckReport> {
  const games = await loadGames(registry);
  const problems: string[] = [];
  const counts = { tables: 0, games: 0, lines: 0 };
  const older: Older = { games: 0, notes: [] };
  let stoppedAt: string | null = null;
  try {
    const of = await store.tables.countAfter(after);
    for await (const id of store.tables.ids(after)) {
      counts.tables++;
      const problem = await checkTable(store, games, id, counts, older);
      if (problem !== null) problems.push(`Table ${id}: ${problem}`);
      note(counts.tables, of);
      // The embedded store answers without a turn of the event loop, in which Ctrl+C is heard.
      await breath();
      if (!isStopped()) continue;
      stoppedAt = id;
      break;
    }
  } catch (problem) {
    if (!(problem instanceof DamageError)) throw problem;
    problems.push(`The list of tables can not be read any further than ${counts.tables} tables.`);
  }
  // Last, because nothing can be heard or shown meanwhile, and a large file takes minutes.
  if (stoppedAt === null) atFile();
  const damage = stoppedAt === null ? await store.db.check() : [];
  problems.unshift(...damage.map((line) => `The database file: ${line}`));
  if (damage.length > 0) problems.push(`What to do about the file: stop the server and ${RESTORE}.`);
  return { ...counts, older, problems, stoppedAt };
}

interface Older {
  games: number;
  readonly notes: string[];
}

const UNREADABLE = 'what is stored about it can not be read.';

async function checkTable(
  store: Store,
  games: Games,
  id: string,
  counts: { games: number; lines: number },
  older: Older,
) {
  try {
    const row = await store.tables.read(id);
    if (row === null) return null;
    const doc = readDoc(row.body);
    return doc === null ? UNREADABLE : await checkGame(store, games, id, doc, counts, older);
  } catch (problem) {
    if (problem instanceof DamageError) return UNREADABLE;
    if (problem instanceof GameError || problem instanceof RequestRefusal) return problem.message;
    throw problem;
  }
}

async function checkGame(
  store: Store,
  games: Games,
  id: string,
  doc: TableDoc,
  counts: { games: number; lines: number },
  older: Older,
): Promise<string | null> {
  const lines = await store.tables.entries(id, -1);
  counts.lines += lines.length;
  if (doc.commitment === null) return lines.length === 0 ? null : 'it has not started, yet it has moves.';
  counts.games++;
  const transcript = readStored(lines);
  if (transcript.head.commitment !== doc.commitment) return 'its commitment is not the one that was shown.';
  const { rules, print } = games.get(doc.game);
  const seed = (await store.tables.seed(id)) ?? '';
  const kept = fitting(await store.positions.read(id), print, transcript.hashes);
  if (kept !== null && !isTrue(rules, transcript, seed, kept))
    return 'the position that is kept of it is not the one that its lines lead to.';
  const { match, stopped } = Match.replayFitting(rules, transcript, [seed]);
  if (transcript.head.rules !== rules.version) older.games++;
  if (stopped !== null) {
    const running = doc.status === 'running' ? ' It is running: it will be closed when it is next opened.' : '';
    older.notes.push(`Table ${id} (${doc.game}): ${stopped.message}${running}`);
    return null;
  }
  if (doc.status !== 'cancelled' && match.over !== (doc.status === 'finished'))
    return `the game is ${match.over ? '' : 'not '}over, yet the table says "${doc.status}".`;
  return JSON.stringify(doc.outcome) === JSON.stringify(match.over ? match.game.outcome(match.state) : null)
    ? null
    : 'the outcome is not the one that was shown.';
}

/** Whether the lines lead to a kept position, and all notice of them what it says. */
function isTrue(rules: Game<Vocabulary>, { head, entries, hashes }: Transcript, seed: string, kept: Kept): boolean {
  const known = { head, entries: entries.slice(0, kept.lines - 1), hashes: hashes.slice(0, kept.lines) };
  return JSON.stringify(keptIn(replayAll(rules, known, seed))) === JSON.stringify(kept);
}
