import type { GameOptions } from '@naos/engine';
import { doorOf } from '../kit/doors.ts';
import { type Chair, freshId, freshSeed, type SavedTable, saveTable } from '../store/tables.ts';

/** Sets up a table on this device and returns its id. */
export function beginTable(game: string, chairs: readonly Chair[], options: GameOptions = {}): string {
  const now = Date.now();
  const table: SavedTable = {
    id: freshId(),
    game,
    chairs,
    seeds: [freshSeed()],
    text: '',
    begun: now,
    touched: now,
    moves: 0,
    outcome: null,
    yours: true,
    options,
    seen: 0,
  };
  saveTable(table);
  return table.id;
}

/** The level that a first game is played against: the middle one. */
export async function middleLevel(game: string): Promise<string> {
  const shelf = await doorOf(game)?.bots();
  const levels = shelf?.levels ?? [];
  return levels[Math.floor((levels.length - 1) / 2)] ?? '';
}

/** Names for the bots of one table: the first of the list that nobody has yet. */
export function botNames(list: string, count: number): string[] {
  const names = list.split(',').map((name) => name.trim());
  return Array.from(
    { length: count },
    (_, i) => names[i] ?? `${names[i % names.length]} ${Math.floor(i / names.length) + 1}`,
  );
}
