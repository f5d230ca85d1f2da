import { at } from '@naos/engine';
import data from '../../components.json' with { type: 'json' };
import { type Amounts, amounts } from './goods.ts';

/** Rows and columns of the Temple Complex; cells are counted row by row from the north-west. */
export const SIDE = 5;
export const CELLS = 25;

/** The full reward of each cell (SPEC 2.4). */
export const CELL_REWARD: readonly Amounts[] = data.temple.cells.items.map(({ reward }) => amounts(reward));

/** The one kind of good that a cell shows. */
export const CELL_KIND: readonly number[] = CELL_REWARD.map((reward) => reward.findIndex((n) => n > 0));

export const IS_CORNER: readonly boolean[] = data.temple.cells.items.map(({ corner }) => corner);

export const EDGE_COLOURS = ['carnelian', 'lapis', 'malachite', 'amber'] as const;

const EDGE_NAMES: readonly string[] = EDGE_COLOURS;

/** An edge colour by its name, or -1. */
export function edgeColour(name: string): number {
  return EDGE_NAMES.indexOf(name);
}

const { north, east, south, west } = data.temple.outerEdges.sides;

/** For each cell and direction (north, east, south, west) the colour of the outer edge there, or -1 inside the grid. */
export const OUTER_EDGE: readonly number[] = Array.from({ length: CELLS * 4 }, (_, i) => {
  const cell = Math.floor(i / 4);
  const row = Math.floor(cell / SIDE);
  const column = cell % SIDE;
  const names = [
    row === 0 ? north[column] : undefined,
    column === SIDE - 1 ? east[row] : undefined,
    row === SIDE - 1 ? south[column] : undefined,
    column === 0 ? west[row] : undefined,
  ];
  return edgeColour(names[i % 4] ?? '');
});

/** For each cell and direction the neighbouring cell, or -1 beyond the grid. */
export const NEIGHBOUR: readonly number[] = Array.from({ length: CELLS * 4 }, (_, i) =>
  OUTER_EDGE[i] !== -1 ? -1 : Math.floor(i / 4) + ([-SIDE, 1, SIDE, -1][i % 4] ?? 0),
);

/** A line of cells: rows are 0 to 4, columns 5 to 9. */
export const LINE_CELLS: readonly (readonly number[])[] = Array.from({ length: SIDE * 2 }, (_, line) =>
  Array.from({ length: SIDE }, (_, k) => (line < SIDE ? line * SIDE + k : k * SIDE + (line - SIDE))),
);

export const cellsOf = (line: number): readonly number[] => at(LINE_CELLS, line);

function lineOf(kind: string, index: number): number {
  return (kind === 'row' ? 0 : SIDE) + index - 1;
}

/** A place for a building beside the temple (SPEC 2.4, 2.4.2). */
export interface BuildingSpace {
  /** Short name in notation: side and number, such as `w3`. */
  readonly name: string;
  readonly line: number;
  readonly bread: number;
  readonly fromPlayers: number;
}

export const BUILDING_SPACES: readonly BuildingSpace[] = data.temple.buildingSpaces.items.map(
  ({ id, line, index, breadCost, minPlayers }) => ({
    name: id.replace('temple-building-', ''),
    line: lineOf(line, index),
    bread: breadCost,
    fromPlayers: minPlayers,
  }),
);

export const spaceOf = (space: number): BuildingSpace => at(BUILDING_SPACES, space);

/** SPEC 2.3: the four statue spaces for the people; the first two stand at the temple, the others in Osiris' area. */
export const PEOPLE_SPACES = ['row', 'column', 'workshops', 'quarries'] as const;

/** Lines of the two temple statue spaces. */
export const STATUE_LINE: readonly number[] = data.temple.statueSpaces.items.map(({ line, index }) =>
  lineOf(line, index),
);

/** Building spaces that serve each line. */
export const SPACES_OF_LINE: readonly (readonly number[])[] = LINE_CELLS.map((_, line) =>
  BUILDING_SPACES.flatMap((space, i) => (space.line === line ? [i] : [])),
);

export const spacesOf = (line: number): readonly number[] => at(SPACES_OF_LINE, line);

/** Temple statue space that serves each line, or -1. */
export const STATUE_OF_LINE: readonly number[] = LINE_CELLS.map((_, line) => STATUE_LINE.indexOf(line));

/** SPEC 6.1.5: points of a temple statue for each own pillar in its line. */
export const STATUE_POINTS_PER_PILLAR = data.templeStatueVpPerPillar.vp;

/** SPEC 6.3.2: points of a building for each own pillar in its line. */
export const BUILDING_POINTS_PER_PILLAR = data.hathor.vpPerOwnPillar;
