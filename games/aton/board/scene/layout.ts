import components from '../../components.json' with { type: 'json' };
import { spaceAt } from '../../rules/content/board.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where everything lies in one of the two pictures of the board, in units of its own view box. */
export interface Layout {
  readonly name: 'wide' | 'narrow';
  readonly width: number;
  readonly height: number;
  /** Temples stand two by two, as components.json says. */
  readonly temple: {
    readonly left: readonly number[];
    readonly top: readonly number[];
    readonly size: Omit<Box, 'x' | 'y'>;
  };
  /** Spaces inside a temple: place of the first one, distance from one to the next, and the drawn part. */
  readonly cell: Box & { readonly stepX: number; readonly stepY: number; readonly round: number };
  readonly kingdom: Box;
  /** Scale of writing inside temples and Kingdom. */
  readonly header: { readonly roof: number; readonly numeral: number; readonly rule: number; readonly tally: number };
}

/** A desk: cartouches at both sides, the score track round the temples. */
export const WIDE: Layout = {
  name: 'wide',
  width: 1000,
  height: 736,
  temple: { left: [176, 506], top: [50, 347], size: { width: 318, height: 284 } },
  cell: { x: 13.5, y: 57.5, width: 69, height: 68, stepX: 74, stepY: 73, round: 8 },
  kingdom: { x: 176, y: 644, width: 648, height: 80 },
  header: { roof: 16, numeral: 28, rule: 12.5, tally: 24 },
};

/** A phone: each step of the grid is at least 44 by 45 on a screen of 360. */
export const NARROW: Layout = {
  name: 'narrow',
  width: 360,
  height: 384,
  temple: { left: [0.5, 180.5], top: [2, 174], size: { width: 179, height: 168 } },
  cell: { x: 3, y: 30.5, width: 41, height: 42, stepX: 44, stepY: 45, round: 5 },
  kingdom: { x: 2, y: 346, width: 356, height: 36 },
  header: { roof: 8, numeral: 17, rule: 11, tally: 15 },
};

const POSITIONS = components.temples.map(({ boardPosition }) => boardPosition);

/** A temple's box; temples count from 1. */
export function templeBox({ temple }: Layout, number: number): Box {
  const { row, col } = POSITIONS[number - 1] ?? { row: 1, col: 1 };
  return { x: temple.left[col - 1] ?? 0, y: temple.top[row - 1] ?? 0, ...temple.size };
}

/** The drawn part of a space. */
export function cellBox(layout: Layout, space: number): Box {
  const { temple, row, column } = spaceAt(space);
  const { x, y } = templeBox(layout, temple);
  const { cell } = layout;
  return {
    x: x + cell.x + (column - 1) * cell.stepX,
    y: y + cell.y + (row - 1) * cell.stepY,
    width: cell.width,
    height: cell.height,
  };
}

/** What can be pressed: the drawn part and half of the gap around it. */
export function touchBox(layout: Layout, space: number): Box {
  const { x, y, width, height } = cellBox(layout, space);
  const { stepX, stepY } = layout.cell;
  return { x: x - (stepX - width) / 2, y: y - (stepY - height) / 2, width: stepX, height: stepY };
}

/** The space next to this one in a direction of the whole picture, or the same one at its edge. */
export function neighbour(space: number, right: number, down: number): number {
  const { temple, row, column } = spaceAt(space);
  const here = POSITIONS[temple - 1] ?? { row: 1, col: 1 };
  const x = (here.col - 1) * 4 + column - 1 + right;
  const y = (here.row - 1) * 3 + row - 1 + down;
  if (x < 0 || x > 7 || y < 0 || y > 5) return space;
  const target = POSITIONS.findIndex((at) => at.row - 1 === Math.floor(y / 3) && at.col - 1 === Math.floor(x / 4));
  return target * 12 + (y % 3) * 4 + (x % 4);
}
