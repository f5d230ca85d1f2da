import { at, numberAt } from '@naos/engine';
import { CONTENT, EMPTY, LEVEL_SHIFT, PRIEST, UNCOVERED } from './content/cells.ts';
import { areaOf, SUMMIT } from './content/geometry.ts';
import { SPECIALS } from './content/specials.ts';
import { STRIP_PLACES, stripColour, stripOf } from './content/strips.ts';
import { TURNED } from './content/tiles.ts';
import type { Temple } from './state.ts';

/** Contents of the face-down side of any special tile (9.1.6). */
const NO_CONTENT: readonly number[] = [EMPTY, EMPTY, EMPTY, EMPTY];
const SPECIAL_CONTENTS: readonly (readonly number[])[] = SPECIALS.map(({ content }) => [
  content,
  content,
  content,
  content,
]);

/** Cells of the strip places, one list for each position; a place of two repeats its second cell as the third. */
const FIRST_CELL: readonly number[] = STRIP_PLACES.map(([first = 0]) => first);
const SECOND_CELL: readonly number[] = STRIP_PLACES.map(([, second = 0]) => second);
const THIRD_CELL: readonly number[] = STRIP_PLACES.map((place) => place.at(-1) ?? 0);

export function copyTemple(temple: Temple): Temple {
  return {
    cells: temple.cells.slice(),
    laid: temple.laid.slice(),
    strips: temple.strips.slice(),
    held: temple.held.slice(),
    reserve: temple.reserve,
  };
}

/** Overwrites the four cells of an area (4.2.10); priests under the tile return (6.2.10). Returns how many. */
function cover(temple: Temple, area: number, contents: readonly number[]): number {
  const { cells, level } = areaOf(area);
  let returned = 0;
  for (let place = 0; place < 4; place++) {
    const cell = cells[place] ?? 0;
    if (((temple.cells[cell] ?? UNCOVERED) & PRIEST) !== 0) returned++;
    temple.cells[cell] = (contents[place] ?? EMPTY) | (level << LEVEL_SHIFT);
  }
  temple.reserve += returned;
  return returned;
}

/** Lays an ornament tile and returns the number of priests it sent back. */
export function layTile(temple: Temple, face: number, area: number, turn: number): number {
  temple.laid[area] = 4 * face + turn;
  return cover(temple, area, TURNED[4 * face + turn] ?? NO_CONTENT);
}

/** Lays a special tile on the summit and returns the number of priests it sent back (9.1.2 to 9.1.6). */
export function laySpecial(temple: Temple, special: number, up: boolean): number {
  temple.laid[SUMMIT] = 2 * special + (up ? 1 : 0);
  return cover(temple, SUMMIT, up ? at(SPECIAL_CONTENTS, special) : NO_CONTENT);
}

/** Whether every cell of a place is empty and all are on one level (8.2.3 to 8.2.5). Empty cells never hold a priest. */
export function fits(cells: readonly number[], place: number): boolean {
  const cell = cells[FIRST_CELL[place] ?? 0] ?? UNCOVERED;
  if ((cell & CONTENT) !== EMPTY || cells[SECOND_CELL[place] ?? 0] !== cell) return false;
  return cells[THIRD_CELL[place] ?? 0] === cell;
}

/** Moves a bonus ornament from the reserve to a place. */
export function layStrip(temple: Temple, colour: number, place: number): void {
  const cells = at(STRIP_PLACES, place);
  const strip = stripOf(cells.length, colour);
  temple.held.splice(temple.held.indexOf(strip), 1);
  temple.strips.push(strip + 8 * place);
  for (const cell of cells) temple.cells[cell] = numberAt(temple.cells, cell) + 1 + stripColour(strip);
}
