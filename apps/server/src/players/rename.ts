import type { Services } from '../services.ts';
import { DamageError, StoreError } from '../store/database.ts';
import type { PlayerRow } from '../store/player-rows.ts';
import { beginRenaming } from '../store/rename-rows.ts';
import type { SeatInfo } from '../tables/doc.ts';
import type { Tables } from '../tables/tables.ts';
import { changeActive, changeSeats } from './everywhere.ts';
import type { Players } from './players.ts';
import { inSlices } from './slices.ts';

const TABLES_PER_ROUND = 200;

/**
 * Gives a person a new name, beside what they said and at the tables where somebody waits or plays; games that are over
 * follow with the sweeper's rounds, also after a stop in between.
 */
export async function rename(
  services: Services,
  tables: Tables,
  players: Players,
  id: string,
  name: string,
): Promise<PlayerRow> {
  const row = await players.change(id, () => ({ name }), [beginRenaming(id, name)]);
  await services.store.chat.rename(id, name);
  await changeActive(services, tables, id, (seatInfo) => renamed(seatInfo, id, name));
  return row;
}

/** Puts new names on some more of the tables that do not have them yet. */
export async function renameOn(services: Services, tables: Tables): Promise<void> {
  const { renames } = services.store;
  for (let most = TABLES_PER_ROUND; most > 0; ) {
    const renaming = await renames.next();
    if (renaming === null) return;
    const { player, name, done } = renaming;
    // Databases sort letters each in their own way.
    const left = (await services.store.tables.ofPlayer(player)).filter((table) => table > done).toSorted();
    const some = left.slice(0, most);
    await inSlices(some, (table) =>
      changeSeats(services, tables, table, (seatInfo) => renamed(seatInfo, player, name)).catch((problem: unknown) => {
        // A store that is away is asked again; one table that can not be changed does not keep the others from it.
        if (problem instanceof StoreError && !(problem instanceof DamageError)) throw problem;
        services.log.warn({ table, problem: String(problem) }, 'a table keeps the former name of somebody');
      }),
    );
    await renames.advance(renaming, left.length === some.length ? null : (some.at(-1) ?? null));
    most -= Math.max(1, some.length);
  }
}

function renamed(seatInfo: SeatInfo, id: string, name: string): SeatInfo {
  if (seatInfo.player !== id) return seatInfo;
  if (seatInfo.kind === 'person') return seatInfo.name === name ? seatInfo : { ...seatInfo, name };
  return seatInfo.keptFor === undefined || seatInfo.keptFor === name ? seatInfo : { ...seatInfo, keptFor: name };
}
