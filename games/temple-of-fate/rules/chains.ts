import { CONTENT, colourOf, FIRST_COLOUR, hasPriest, LAST_COLOUR, PRIEST } from './content/cells.ts';
import { CELLS, SIZE } from './content/geometry.ts';

/** Chains of one board, by cell. A shared scratch pad: valid until the next survey. */
export interface Survey {
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

function root(cell: number): number {
  let at = cell;
  while (first[at] !== at) at = first[at] as number;
  return at;
}

/** Finds all groups of one colour seen from above, whatever their height (4.3.1 to 4.3.5). Union of neighbours, one pass. */
export function survey(cells: readonly number[]): Survey {
  for (let cell = 0; cell < CELLS; cell++) {
    const content = (cells[cell] as number) & CONTENT;
    if (content < FIRST_COLOUR || content > LAST_COLOUR) {
      first[cell] = -1;
      continue;
    }
    let mine = cell;
    first[cell] = cell;
    if (cell % SIZE !== 0 && ((cells[cell - 1] as number) & CONTENT) === content) {
      mine = root(cell - 1);
      first[cell] = mine;
    }
    if (cell >= SIZE && ((cells[cell - SIZE] as number) & CONTENT) === content) {
      const above = root(cell - SIZE);
      if (above < mine) {
        first[mine] = above;
        first[cell] = above;
      } else first[above] = mine;
    }
  }
  length.fill(0);
  marked.fill(0);
  for (let cell = 0; cell < CELLS; cell++) {
    if (first[cell] === -1) continue;
    const start = root(cell);
    first[cell] = start;
    length[start] = (length[start] as number) + 1;
    if (((cells[cell] as number) & PRIEST) !== 0) marked[start] = 1;
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
    const start = found.first[cell] as number;
    if (start < 0) continue;
    const group = groups.get(start);
    if (group === undefined) groups.set(start, [cell]);
    else group.push(cell);
  }
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .map((group) => ({
      colour: colourOf(cells[group[0] as number] as number),
      cells: group,
      length: group.length,
      marked: group.some((cell) => hasPriest(cells[cell] as number)),
    }));
}
