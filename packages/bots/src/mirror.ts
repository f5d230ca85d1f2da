/** The result of a game against the mirror, oldest first: 1 the person won, 0.5 a draw, 0 the mirror won. */
export type Results = readonly number[];

/** A newer game says more about how somebody plays now. */
const MEMORY = 0.8;
/** How far one game moves the mirror along the scale of levels. */
const STRIDE = 0.6;

/**
 * Which level the mirror plays next, as a number on the scale of levels from 0 to `levels - 1`: it climbs when the person
 * wins and steps down when the person loses, and settles where games are even. Between two levels, the fraction is the
 * chance of the stronger one.
 */
export function mirrorLevel(results: Results, levels: number, begin = (levels - 1) / 2): number {
  let level = begin;
  let stride = STRIDE * 2;
  for (const result of results) {
    level = Math.min(levels - 1, Math.max(0, level + stride * 2 * (result - 0.5)));
    stride = Math.max(STRIDE, stride * MEMORY);
  }
  return level;
}

/** The level to sit down with: rounds the scale up or down by chance, `roll` in [0, 1). */
export function mirrorPick(scale: number, roll: number): number {
  const low = Math.floor(scale);
  return roll < scale - low ? low + 1 : low;
}
