/** A game of a person against a level: the level's place on the scale, and 1 when the person won, 0.5 for a draw, 0 when not. */
export interface Faced {
  readonly level: number;
  readonly result: number;
}

/** What a person orders who wants an opponent of the own strength. It is no level, but finds one for each game. */
export const MIRROR = 'mirror';

/** A newer game says more about how somebody plays now. */
const MEMORY = 0.8;
/** How far one game moves the mirror along the scale of levels. */
const STRIDE = 0.6;
/** A game against a level further away says nothing: anybody beats the much weaker and loses to the much stronger. */
const NEAR = 1.5;

/**
 * Which level the mirror plays next, as a number on the scale of levels from 0 to `levels - 1`: it climbs when the person
 * wins and steps down when the person loses, and settles where games are even. Between two levels, the fraction is the
 * chance of the stronger one. Games are given oldest first.
 */
export function mirrorLevel(games: readonly Faced[], levels: number, begin = (levels - 1) / 2): number {
  let level = begin;
  let stride = STRIDE * 2;
  for (const { level: faced, result } of games) {
    if (Math.abs(faced - level) > NEAR) continue;
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

/** How a game went for one seat against another: 1 when it came in before it, 0.5 beside it, 0 behind it. */
export function resultAgainst(places: readonly number[], own: number, other: number): number {
  const [mine = 0, theirs = 0] = [places[own], places[other]];
  return mine < theirs ? 1 : mine === theirs ? 0.5 : 0;
}
