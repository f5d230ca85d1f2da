import { COLOURS } from './colours.ts';

/**
 * A cell is one small number (4.2.8): content in the low three bits, the level above them, the priest on top. Numbers
 * copy and compare fastest, and a board of 64 of them survives JSON.
 */
export const EMPTY = 0;
/** Content of the first colour; colour `c` is `FIRST_COLOUR + c`. */
export const FIRST_COLOUR = 1;
export const LAST_COLOUR = 4;
export const BLOCKED = 5;
/** A zone cell without any tile (4.2.9): it has no level and no content. */
export const UNCOVERED = 6;
export const CONTENT = 7;
export const LEVEL_SHIFT = 3;
const LEVEL = 3 << LEVEL_SHIFT;
export const PRIEST = 32;

/** Content code of a component file's cell: a colour's name, or `null` for an empty cell. */
export function contentNamed(name: string | null): number {
  return name === null ? EMPTY : FIRST_COLOUR + COLOURS.indexOf(name);
}

/** The colour of a cell, or -1 when it carries no ornament. */
export function colourOf(cell: number): number {
  const content = cell & CONTENT;
  return content >= FIRST_COLOUR && content <= LAST_COLOUR ? content - FIRST_COLOUR : -1;
}

/** The level of a cell, or -1 for an uncovered one. */
export function levelOf(cell: number): number {
  return (cell & CONTENT) === UNCOVERED ? -1 : (cell & LEVEL) >> LEVEL_SHIFT;
}

export function isEmpty(cell: number): boolean {
  return (cell & CONTENT) === EMPTY;
}

export function hasPriest(cell: number): boolean {
  return (cell & PRIEST) !== 0;
}
