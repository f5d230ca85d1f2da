import type { Seat } from '@naos/engine';
import { FREE_RECRUITS, LEVEL_DISCOUNT, TILE_DISCOUNT } from './content/powers.ts';
import { tileAt } from './content/tiles.ts';
import { lessRa, total } from './ownership.ts';
import type { Realm } from './state.ts';

/** 8.1.1, 13.3.9: the sum of the new levels, each one cheaper with Priest of Thoeris. */
export function buildCost(realm: Realm, seat: Seat, height: number, level: number): number {
  const discount = total(realm, seat, LEVEL_DISCOUNT);
  let cost = 0;
  for (let next = height + 1; next <= level; next++) cost += Math.max(0, next - discount);
  return lessRa(realm, seat, cost);
}

/** 3.5.1, 13.0.3: level, plus extras, minus discounts. */
export function tileCost(realm: Realm, seat: Seat, tile: number, extra: number): number {
  return lessRa(realm, seat, Math.max(0, tileAt(tile).level + extra - total(realm, seat, TILE_DISCOUNT)));
}

/** 8.2.1, 13.2.1: one point a unit; the Scribe's are free once per action. */
export function recruitCost(realm: Realm, seat: Seat, units: number): number {
  return lessRa(realm, seat, Math.max(0, units - total(realm, seat, FREE_RECRUITS)));
}
