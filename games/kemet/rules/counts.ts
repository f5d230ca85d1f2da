import type { Seat } from '@naos/engine';
import { type KemetState, NONE, type Realm } from './state.ts';

// The lists of a state, asked for one seat, area or district. Outside a list there is nothing: 0, or NONE.

export function prayerOf({ prayer }: Realm, seat: Seat): number {
  return prayer[seat] ?? 0;
}

export function supplyOf({ supply }: Realm, seat: Seat): number {
  return supply[seat] ?? 0;
}

export function veteransOf({ veterans }: Realm, seat: Seat): number {
  return veterans[seat] ?? 0;
}

/** Mask of the battle cards in a hand. */
export function battleHandOf({ battleHand }: KemetState, seat: Seat): number {
  return battleHand[seat] ?? 0;
}

/** Mask of the spaces on which a player has tokens. */
export function spacesOf({ spaces }: Realm, seat: Seat): number {
  return spaces[seat] ?? 0;
}

export function unitsAt({ units }: Realm, area: number): number {
  return units[area] ?? 0;
}

/** Attackers that stand before an area. */
export function raidersAt({ raiders }: Realm, area: number): number {
  return raiders[area] ?? 0;
}

/** The owner of an area's troop, or NONE. */
export function holderOf({ holder }: Realm, area: number): Seat {
  return holder[area] ?? NONE;
}

/** Levels of the pyramid in a district. */
export function heightOf({ height }: Realm, district: number): number {
  return height[district] ?? 0;
}

/** Adds to one number of a list. */
export function add(list: number[], at: number, more: number): void {
  list[at] = (list[at] ?? 0) + more;
}

/** Takes from one number of a list. Not `add` with a minus: that of 0 is no small integer, and slows the list down. */
export function take(list: number[], at: number, less: number): void {
  list[at] = (list[at] ?? 0) - less;
}

/** Sets bits of one mask of a list. */
export function mark(masks: number[], at: number, bits: number): void {
  masks[at] = (masks[at] ?? 0) | bits;
}
