import type { GameOptions } from '@naos/engine';
import { gameModuleOf } from '../games/game-modules.ts';
import { withMirrors } from '../store/mirror.ts';
import { freshId, freshSeed, type SavedSeat, type SavedTable, saveTable } from '../store/tables.ts';

/** Sets up a table on this device and returns its id. */
export function beginTable(game: string, chairs: readonly SavedSeat[], options: GameOptions = {}): string {
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

/** A game's levels, weakest first. */
export async function levelsOf(game: string): Promise<readonly string[]> {
  return (await gameModuleOf(game)?.bots())?.levels ?? [];
}

/** The same table once more; a mirror plays the level that the last result has led it to. */
export async function beginAgain({ game, chairs, options }: SavedTable): Promise<string> {
  return beginTable(game, withMirrors(game, await levelsOf(game), chairs, Math.random), options);
}

/** The level that a first game is played against: the middle one. */
export async function middleLevel(game: string): Promise<string> {
  const levels = await levelsOf(game);
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
