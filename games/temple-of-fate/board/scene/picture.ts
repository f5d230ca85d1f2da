import { levelOf } from '../../rules/content/cells.ts';
import { AREAS, SIZE } from '../../rules/content/geometry.ts';

/** Side of a cell in units of the picture. */
export const CELL = 60;
/** How far each level is shifted up; its front wall shows below. */
const LIFT = 16;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Top left corner of a cell that lies on a level. */
export function cornerOf(cell: number, level: number): Point {
  return { x: (cell % SIZE) * CELL, y: Math.floor(cell / SIZE) * CELL - LIFT * level };
}

/** Top left corner of a cell as the temple shows it now; uncovered ones lie on the ground. */
export function cornerIn(cells: readonly number[], cell: number): Point {
  return cornerOf(cell, Math.max(0, levelOf(cells[cell] ?? 0)));
}

/** Top left corner of an area on its own level. */
export function areaCorner(area: number): Point {
  const { cells, level } = AREAS[area] ?? { cells: [0], level: 0 };
  return cornerOf(cells[0] ?? 0, level);
}

/** The ground on which the pyramid is built. */
export const PIT = { from: CELL, side: 6 * CELL } as const;

/** The whole picture, with the rim of the board; the narrow one leaves the rim out, so that cells are large enough to touch. */
export const WIDE_BOX = '-24 -24 528 544';
export const NARROW_BOX = '-3 -8 486 494';
