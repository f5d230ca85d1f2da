import * as codes from './content/cells.ts';
import * as geometry from './content/geometry.ts';

// The compiler knows a module's own constants by value; those of another it reads and checks anew at every cell, which
// takes a quarter of a survey.
const { CONTENT, FIRST_COLOUR, LAST_COLOUR, PRIEST, UNCOVERED, colourOf, hasPriest } = codes;
const { CELLS, SIZE } = geometry;

/** Chains of one board, by cell. A shared scratch pad: valid until the next survey. */
interface Survey {
  /** For each cell the first cell of its group of one colour, or -1 without an ornament. */
  readonly first: Int8Array;
  /** For each first cell the number of cells of its group; a group of one is no chain (4.3.1). */
  readonly length: Int8Array;
  /** For each first cell whether a priest stands anywhere on its group (4.3.4). */
  readonly marked: Uint8Array;
}

const first = new Int8Array(CELLS);
const length = new Int8Array(CELLS);
const marked = new Uint8Array(CELLS);
const scratch: Survey = { first, length, marked };
/** Contents of the cells with an ornament, 0 elsewhere. */
const ornaments = new Int8Array(CELLS);

function root(cell: number): number {
  let at = cell;
  for (let up = first[at]; up !== undefined && up !== at; up = first[at]) at = up;
  return at;
}

/** Finds all groups of one colour seen from above, whatever their height (4.3.1 to 4.3.5). Union of neighbours, one pass. */
export function survey(cells: readonly number[]): Survey {
  for (let row = 0; row < CELLS; row += SIZE) {
    for (let cell = row; cell < row + SIZE; cell++) {
      const content = (cells[cell] ?? UNCOVERED) & CONTENT;
      length[cell] = 0;
      marked[cell] = 0;
      if (content < FIRST_COLOUR || content > LAST_COLOUR) {
        ornaments[cell] = 0;
        first[cell] = -1;
        continue;
      }
      ornaments[cell] = content;
      const mine = cell > row && ornaments[cell - 1] === content ? root(cell - 1) : cell;
      first[cell] = mine;
      if (row === 0 || ornaments[cell - SIZE] !== content) continue;
      const above = root(cell - SIZE);
      if (above < mine) {
        first[mine] = above;
        first[cell] = above;
      } else first[above] = mine;
    }
  }
  for (let cell = 0; cell < CELLS; cell++) {
    const link = first[cell] ?? -1;
    if (link === -1) continue;
    // Links lead to smaller cells, and those are settled already.
    const start = first[link] ?? link;
    first[cell] = start;
    length[start] = (length[start] ?? 0) + 1;
    if (((cells[cell] ?? UNCOVERED) & PRIEST) !== 0) marked[start] = 1;
  }
  return scratch;
}

/** One chain, for screens, texts and tests. */
export interface Chain {
  readonly colour: number;
  /** In reading order; the first one names the chain. */
  readonly cells: readonly number[];
  readonly length: number;
  readonly marked: boolean;
}

/** All chains of a board, in reading order of their first cells. */
export function chainsOf(cells: readonly number[]): readonly Chain[] {
  const found = survey(cells);
  const groups = new Map<number, number[]>();
  for (let cell = 0; cell < CELLS; cell++) {
    const start = found.first[cell] ?? -1;
    if (start < 0) continue;
    const group = groups.get(start);
    if (group === undefined) groups.set(start, [cell]);
    else group.push(cell);
  }
  return [...groups]
    .filter(([, group]) => group.length > 1)
    .map(([start, group]) => ({
      colour: colourOf(cells[start] ?? UNCOVERED),
      cells: group,
      length: group.length,
      marked: group.some((cell) => hasPriest(cells[cell] ?? UNCOVERED)),
    }));
}
