import { at } from '@naos/engine';
import components from '../../components.json' with { type: 'json' };
import { COLOURS } from './colours.ts';
import { cellAt, SIZE } from './geometry.ts';

/** Lengths of bonus ornaments; each has a pile of its own (5.4). A pile is an index here. */
export const STRIP_LENGTHS = [2, 3] as const;

/** A bonus ornament is a number: colours 0 to 3 of length 2, then the same of length 3. */
export function stripOf(length: number, colour: number): number {
  return (length - 2) * COLOURS.length + colour;
}
export function stripLength(strip: number): number {
  return strip < COLOURS.length ? 2 : 3;
}
export function stripColour(strip: number): number {
  return strip % COLOURS.length;
}

/** Id of each bonus ornament, such as `bonus-3-fire`. */
export const STRIP_IDS: readonly string[] = STRIP_LENGTHS.flatMap((length) =>
  COLOURS.map((colour) => `bonus-${length}-${colour}`),
);

const PIECES: readonly (readonly number[])[] = STRIP_LENGTHS.map((length) =>
  components.bonusOrnaments.items
    .filter((item) => item.length === length)
    .map(({ colour }) => stripOf(length, COLOURS.indexOf(colour)))
    .sort((a, b) => a - b),
);

/** All pieces of one length, sorted by colour. */
export function allStrips(length: number): number[] {
  return at(PIECES, length - 2).slice();
}

/** Straight rows of 2 or 3 cells (8.2.2), those of length 2 first; a place is an index here. */
export const STRIP_PLACES: readonly (readonly number[])[] = STRIP_LENGTHS.flatMap((length) => {
  const places: number[][] = [];
  for (let row = 0; row < SIZE; row++) {
    for (let col = 0; col < SIZE; col++) {
      const reach = Array.from({ length }, (_, step) => step);
      if (col + length <= SIZE) places.push(reach.map((step) => cellAt(row, col + step)));
      if (row + length <= SIZE) places.push(reach.map((step) => cellAt(row + step, col)));
    }
  }
  return places;
});

/** Where the places of length 3 begin in `STRIP_PLACES`. */
export const FIRST_LONG_PLACE = STRIP_PLACES.findIndex((cells) => cells.length === 3);
