import { chatRows } from './chat-rows.ts';
import { clubRows } from './club-rows.ts';
import type { Database } from './database.ts';
import { duelRows } from './duel-rows.ts';
import { eventRows } from './event-rows.ts';
import type { StoreUse } from './lock.ts';
import { migrate } from './migrations.ts';
import { playerRows } from './player-rows.ts';
import { positionRows } from './position-rows.ts';
import { openPostgres } from './postgres.ts';
import { profileRows } from './profile-rows.ts';
import { puzzleRows } from './puzzle-rows.ts';
import { recordRows } from './record-rows.ts';
import { renameRows } from './rename-rows.ts';
import { serverRows } from './server-rows.ts';
import { type Elsewhere, openSqlite } from './sqlite.ts';
import { tableRows } from './table-rows.ts';
import { undeliveredRows } from './undelivered-rows.ts';

/** Everything that is kept, over either database. */
export interface Store {
  readonly db: Database;
  readonly tables: ReturnType<typeof tableRows>;
  readonly positions: ReturnType<typeof positionRows>;
  readonly chat: ReturnType<typeof chatRows>;
  readonly clubs: ReturnType<typeof clubRows>;
  readonly players: ReturnType<typeof playerRows>;
  readonly server: ReturnType<typeof serverRows>;
  readonly records: ReturnType<typeof recordRows>;
  readonly renames: ReturnType<typeof renameRows>;
  readonly profiles: ReturnType<typeof profileRows>;
  readonly duels: ReturnType<typeof duelRows>;
  readonly events: ReturnType<typeof eventRows>;
  readonly puzzles: ReturnType<typeof puzzleRows>;
  readonly undelivered: ReturnType<typeof undeliveredRows>;
}

/**
 * Opens the store and brings its schema up to date. `where`: a PostgreSQL address or a file. `use`: what for, as far as
 * other processes are concerned; null when the caller sees to it that there are none. `elsewhere`: who writes for this
 * process, if not itself.
 */
export async function openStore(where: string, use: StoreUse | null = 'look', elsewhere?: Elsewhere): Promise<Store> {
  const db = /^postgres(ql)?:/.test(where) ? await openPostgres(where) : await openSqlite(where, use, elsewhere);
  try {
    await migrate(db);
  } catch (problem) {
    await db.close().catch(() => {});
    throw problem;
  }
  return {
    db,
    tables: tableRows(db),
    positions: positionRows(db),
    chat: chatRows(db),
    clubs: clubRows(db),
    players: playerRows(db),
    server: serverRows(db),
    records: recordRows(db),
    renames: renameRows(db),
    profiles: profileRows(db),
    duels: duelRows(db),
    events: eventRows(db),
    puzzles: puzzleRows(db),
    undelivered: undeliveredRows(db),
  };
}
