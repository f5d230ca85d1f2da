import type { Services } from '../services.ts';
import { FEWEST_LINES, keptRow } from './kept-position.ts';
import type { LiveTable } from './live-table.ts';

/** So many lines beyond a kept position are played through as fast as another one is read. */
const FEW_BEYOND = 50;

/** Whether whoever opens the table next is spared much by its position. */
export function isWorthKeeping({ games }: Pick<Services, 'games'>, { match, doc, doubtful, keptLines }: LiveTable) {
  if (match === null || doubtful || games.printOf(doc.game) === null) return false;
  const lines = match.hashes.length;
  return lines >= FEWEST_LINES && lines - keptLines > FEW_BEYOND;
}

/** Keeps the position of a table that is put to rest. Without it nothing is lost but time: what goes wrong is no fault. */
export async function keepPosition({ games, store, log }: Services, live: LiveTable): Promise<void> {
  const print = games.printOf(live.doc.game);
  if (live.match === null || print === null) return;
  try {
    const row = await keptRow({ match: live.match, audiences: live.audiences }, print);
    await store.positions.keep(live.id, row);
    live.keptLines = row.lines;
  } catch (problem) {
    log.warn({ table: live.id, problem: String(problem) }, 'the position of a table could not be kept');
  }
}
