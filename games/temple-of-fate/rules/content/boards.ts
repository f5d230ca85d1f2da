import { at, numberAt } from '@naos/engine';
import components from '../../components.json' with { type: 'json' };
import { contentNamed, UNCOVERED } from './cells.ts';
import { CELLS, RING } from './geometry.ts';

/** The player boards; a board is the index here. */
export const BOARDS: readonly string[] = components.playerBoards.items.map(({ id }) => id);

/** Cells of each board before any tile is laid (4.2.9). */
const BARE: readonly (readonly number[])[] = components.playerBoards.items.map(({ ring }) => {
  const cells = new Array<number>(CELLS).fill(UNCOVERED);
  ring.forEach((name, place) => {
    cells[numberAt(RING, place)] = contentNamed(name);
  });
  return cells;
});

export function bareCells(board: number): number[] {
  return at(BARE, board).slice();
}
