import type { Seat } from '@naos/engine';
import { COLOURS } from './content/colours.ts';
import { RULES } from './content/constants.ts';
import { LEGION, LEGION_LIMIT, PRIEST_OF_RA, RA_DISCOUNT, SILVER_TILES } from './content/powers.ts';
import { type Bonus, GOLD_ACTIONS, TILES_OF, type Tile, tileAt } from './content/tiles.ts';
import { mark } from './counts.ts';
import type { Realm } from './state.ts';

/** The bits of some kinds of tiles, by colour. */
function bitsOf(kinds: readonly number[]): readonly number[] {
  return TILES_OF.map((tiles) =>
    tiles.reduce((bits, { index, bit }) => (kinds.includes(index) ? bits | (1 << bit) : bits), 0),
  );
}

const SILVER_BITS = bitsOf(SILVER_TILES);
const GOLD_BITS = bitsOf(GOLD_ACTIONS.map(({ tile }) => tile));

function ownsAny(realm: Realm, seat: Seat, bits: readonly number[]): boolean {
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if (((realm.tiles[seat * COLOURS.length + colour] ?? 0) & (bits[colour] ?? 0)) !== 0) return true;
  }
  return false;
}

/** Whether a player owns a tile of this kind. */
export function owns(realm: Realm, seat: Seat, tile: number): boolean {
  const { colour, bit } = tileAt(tile);
  return ((realm.tiles[seat * COLOURS.length + colour] ?? 0) & (1 << bit)) !== 0;
}

/** Gives a tile to a player. */
export function give(realm: Realm, seat: Seat, tile: number): void {
  const { colour, bit } = tileAt(tile);
  const at = seat * COLOURS.length + colour;
  mark(realm.tiles, at, 1 << bit);
}

/** What the tiles of a player add to a sum. */
export function total(realm: Realm, seat: Seat, bonuses: readonly Bonus[]): number {
  let sum = 0;
  for (const { colour, mask, amount } of bonuses) {
    if (((realm.tiles[seat * COLOURS.length + colour] ?? 0) & mask) !== 0) sum += amount;
  }
  return sum;
}

/** The tiles of a player, in the order of the content list. */
export function tilesOf(realm: Realm, seat: Seat): readonly Tile[] {
  return TILES_OF.flatMap((tiles, colour) =>
    tiles.filter(({ bit }) => ((realm.tiles[seat * COLOURS.length + colour] ?? 0) & (1 << bit)) !== 0),
  );
}

/** Whether a player has the silver token (7.3.1). */
export function hasSilver(realm: Realm, seat: Seat): boolean {
  return ownsAny(realm, seat, SILVER_BITS);
}

/** Whether a player has a tile that takes the gold token (7.3.2). */
export function hasGold(realm: Realm, seat: Seat): boolean {
  return ownsAny(realm, seat, GOLD_BITS);
}

/** 9.7, 13.2.7: the most units that one troop of the player may have. */
export function troopLimit(realm: Realm, seat: Seat): number {
  return owns(realm, seat, LEGION) ? LEGION_LIMIT : RULES.troopLimit;
}

/** 13.0.3: what is left of a cost after Priest of Ra, who is subtracted last. */
export function lessRa(realm: Realm, seat: Seat, cost: number): number {
  return owns(realm, seat, PRIEST_OF_RA) ? Math.max(0, cost - RA_DISCOUNT) : cost;
}
