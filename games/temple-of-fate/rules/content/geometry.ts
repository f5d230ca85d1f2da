import { at } from '@naos/engine';
import components from '../../components.json' with { type: 'json' };

const { geometry } = components;

export const SIZE = geometry.rows;
export const CELLS = geometry.rows * geometry.cols;

/** Number of the cell `[row, col]` (4.2.1). */
export function cellAt(row: number, col: number): number {
  return row * SIZE + col;
}

/** Name of a cell in notation, such as `r2c3`. */
export const CELL_NAMES: readonly string[] = Array.from(
  { length: CELLS },
  (_, cell) => `r${Math.floor(cell / SIZE)}c${cell % SIZE}`,
);

function cellOf([row = 0, col = 0]: readonly number[]): number {
  return cellAt(row, col);
}

/** The 28 cells of the ring, clockwise from the top left corner (4.2.2). */
export const RING: readonly number[] = geometry.ring.map(cellOf);
/** Ring cells with a drawn path (4.2.12). */
export const PATHS: readonly number[] = geometry.pathCells.map(cellOf);

/** A place for one tile on a level. */
export interface Area {
  readonly id: string;
  readonly level: number;
  /** Clockwise from the top left one (4.2.6). */
  readonly cells: readonly number[];
}

/** All 14 areas: nine of level I, four of level II, the summit. */
export const AREAS: readonly Area[] = geometry.levels.flatMap(({ level, areas }) =>
  areas.map(({ id, topLeft: [top = 0, left = 0] }) => ({
    id,
    level,
    cells: geometry.tileCellOffsets.map(([down = 0, right = 0]) => cellAt(top + down, left + right)),
  })),
);

export function areaOf(area: number): Area {
  const found = AREAS[area];
  if (found === undefined) throw new RangeError(`There is no area ${area}.`);
  return found;
}

/** Numbers of a level's areas, by level. */
export const AREAS_OF_LEVEL: readonly (readonly number[])[] = [0, 1, 2, 3].map((level) =>
  AREAS.flatMap((area, index) => (area.level === level ? [index] : [])),
);
export const SUMMIT = AREAS.length - 1;

/** The 36 cells that tiles cover (4.2.3). */
export const ZONE: readonly number[] = Array.from({ length: CELLS }, (_, cell) => cell).filter(
  (cell) => !RING.includes(cell),
);

/** Level built in a round (6.0.1 to 6.0.3). */
export const LEVEL_OF_ROUND: readonly number[] = [0, 1, 1, 1, 2, 2, 3];
export const ROUNDS = 6;
export const levelOfRound = (round: number): number => LEVEL_OF_ROUND[round] ?? 0;
/** Areas that tiles are laid on in a round. */
export const areasOfRound = (round: number): readonly number[] => at(AREAS_OF_LEVEL, levelOfRound(round));
