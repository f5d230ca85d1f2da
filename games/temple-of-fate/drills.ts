import { numberAt } from '@naos/engine';
import { survey } from './rules/chains.ts';
import { bareCells } from './rules/content/boards.ts';
import { AREAS, AREAS_OF_LEVEL } from './rules/content/geometry.ts';
import { FACES } from './rules/content/tiles.ts';
import type { Temple } from './rules/state.ts';
import { copyTemple, layTile } from './rules/temple.ts';

const TILES = ['tile-4-fire-hunt', 'tile-1-water', 'tile-2-diagonal-fire-fire'].map((id) =>
  FACES.findIndex((item) => item.id === id),
);
const QUARTER_TURNS = 4;

/** Lays the three tiles of a first turn in every way there is: how many ways, and the longest chain in any of them. */
export function firstTurns(): { readonly ways: number; readonly longest: number } {
  let ways = 0;
  let longest = 0;
  const lay = (base: Temple, n: number): void => {
    if (n === TILES.length) {
      ways++;
      const { length } = survey(base.cells);
      for (const cells of length) longest = Math.max(longest, cells);
      return;
    }
    for (const area of AREAS_OF_LEVEL[1] ?? []) {
      if (base.laid[area] !== -1) continue;
      for (let turn = 0; turn < QUARTER_TURNS; turn++) {
        const next = copyTemple(base);
        layTile(next, numberAt(TILES, n), area, turn);
        lay(next, n + 1);
      }
    }
  };
  lay({ cells: bareCells(0), laid: AREAS.map(() => -1), strips: [], held: [], reserve: 0 }, 0);
  return { ways, longest };
}

export const drills = { 'all placements of a first turn with their chains': firstTurns };
