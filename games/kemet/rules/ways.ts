import type { Seat } from '@naos/engine';
import { areaAt, boardOf, cityBeside, cityOfDistrict, DISTRICTS, outskirtsOf } from './content/areas.ts';
import { RULES } from './content/constants.ts';
import { creatureAt, GRIFFIN, KHNUMS_SPHINX, PHOENIX, TOLL } from './content/creatures.ts';
import { PORTAL, RANGE, TELEPORT_DISCOUNT } from './content/powers.ts';
import { isForeignDistrict } from './control.ts';
import { countBeasts, creatureWith } from './creatures.ts';
import { lessRa, owns, total, troopLimit } from './ownership.ts';
import { NONE, type Realm } from './state.ts';
import { beastsAt, fits, fitsFight, ownUnits } from './troops.ts';

/** A group on its way: what decides where it may go. */
export interface Traveller {
  readonly seat: Seat;
  readonly from: number;
  readonly here: number;
  readonly units: number;
  readonly beasts: number;
  readonly points: number;
  readonly ported: boolean;
  readonly entered: boolean;
  readonly walls: boolean;
}

/** What cards could still do for a group: Teleportation cards in hand and the price of one. Only their owner knows. */
export interface Leaps {
  readonly cards: number;
  readonly cost: number;
}
export const NO_LEAPS: Leaps = { cards: 0, cost: 0 };

function withBoats(seats: number, city: number): readonly (readonly number[])[] {
  const { near, open, tradePorts } = boardOf(seats);
  return near.map((land, area) => {
    if (open[area] !== true || areaAt(area).port === null) return land;
    const harbours = [...tradePorts, ...(open[outskirtsOf(city)] === true ? [outskirtsOf(city)] : [])];
    return [...land, ...harbours.filter((harbour) => harbour !== area && !land.includes(harbour))];
  });
}

/** Where one movement point leads by land and by boat (4.3, 8.5.3), by number of players and city of the mover. */
const EXITS = [2, 3, 4, 5].map((seats) => [0, 1, 2, 3, 4].map((city) => withBoats(seats, city)));

/** Areas that one movement point leads to. */
export function exits(realm: Realm, seat: Seat, area: number): readonly number[] {
  return EXITS[realm.seats - 2]?.[realm.city[seat] as number]?.[area] ?? [];
}

/** 8.5.2: fixed before the move; the creature of the starting area counts even if it stays. */
export function rangeFrom(realm: Realm, seat: Seat, area: number, bonus: number): number {
  const creature = creatureWith(realm, seat, area);
  const beast = creature === NONE ? 0 : creatureAt(creature).move;
  return RULES.baseMoveRange + bonus + beast + total(realm, seat, RANGE);
}

/** 8.5.4, 13.1.6: the price of an ordinary teleport. */
export function teleportCost(realm: Realm, seat: Seat): number {
  const discount = owns(realm, seat, PORTAL) ? (TELEPORT_DISCOUNT[PORTAL] as number) : 0;
  return lessRa(realm, seat, RULES.teleportCost - discount);
}

/** Whether an ordinary teleport may start here: from a pyramid, or from an obelisk with Portal or the Griffin Sphinx. */
export function teleportsFrom(realm: Realm, group: Traveller): boolean {
  const { here } = group;
  if (here < DISTRICTS) return (realm.height[here] as number) > 0;
  if (!areaAt(here).obelisk) return false;
  return (group.beasts & (1 << GRIFFIN)) !== 0 || owns(realm, group.seat, PORTAL);
}

/** 13.4.3: what entering an area costs because of an enemy's Khnum's Sphinx. */
export function tollAt(realm: Realm, seat: Seat, area: number): number {
  const owner = realm.tamer[KHNUMS_SPHINX] as number;
  return realm.lair[KHNUMS_SPHINX] === area && owner !== seat ? lessRa(realm, seat, TOLL) : 0;
}

/** 8.5.9, 8.5.10, R19: one foreign district, and only from next to its walls unless they are ignored. */
export function wallsOpen(realm: Realm, group: Traveller, to: number): boolean {
  if (!isForeignDistrict(realm, group.seat, to)) return true;
  if (group.entered) return false;
  if (group.walls || (group.beasts & (1 << PHOENIX)) !== 0) return true;
  return cityBeside(group.from) === cityOfDistrict(to);
}

/** Whether an area holds a troop of somebody else. */
export function isHostile(realm: Realm, seat: Seat, area: number): boolean {
  const holder = realm.holder[area] as number;
  return holder !== NONE && holder !== seat;
}

/**
 * Whether a group with `prayer` points left after the fare may go into an area: walls, toll, limits; where it would not
 * fit, whether it can still go on to a place where the Move may end (8.5.7). `points` and `ported` are those after the way.
 */
export function mayEnter(
  realm: Realm,
  group: Traveller,
  to: number,
  prayer: number,
  points: number,
  ported: boolean,
  leaps: Leaps,
): boolean {
  if (!wallsOpen(realm, group, to)) return false;
  const { seat, units, beasts } = group;
  if (isHostile(realm, seat, to)) return tollAt(realm, seat, to) <= prayer && fitsFight(realm, seat, units, beasts);
  if (fits(realm, seat, to, units, beasts)) return true;
  const entered = group.entered || isForeignDistrict(realm, seat, to);
  const arrived: Traveller = { ...group, here: to, points, ported, entered };
  return goesOn(realm, arrived, prayer, leaps, [group.here, to]);
}

/** Whether a group that may not stay has a way on, leaving units and a creature here as the limits allow. */
function goesOn(realm: Realm, group: Traveller, prayer: number, leaps: Leaps, visited: readonly number[]): boolean {
  const { seat, here } = group;
  const fare = teleportCost(realm, seat);
  const porting = !group.ported && fare <= prayer && teleportsFrom(realm, group);
  const leaping = leaps.cards > 0 && leaps.cost <= prayer;
  if (group.points === 0 && !porting && !leaping) return false;
  const pool = group.units + ownUnits(realm, seat, here);
  const beasts = group.beasts | beastsAt(realm, seat, here);
  if (pool > 1 && pool <= 2 * troopLimit(realm, seat) && countBeasts(beasts) <= 2 * RULES.creatureLimit) {
    // The usual way on, found without a search: a free area takes what this one can't hold.
    if (group.points > 0 && hasFree(realm, seat, exits(realm, seat, here), visited)) return true;
    if ((porting || leaping) && hasFree(realm, seat, boardOf(realm.seats).obelisks, visited)) return true;
  }
  for (let left = Math.min(troopLimit(realm, seat), pool - 1); left >= 0; left--) {
    for (const stays of [NONE, ...bits(beasts)]) {
      const along = stays === NONE ? beasts : beasts & ~(1 << stays);
      if (stays !== NONE && left === 0 && along !== 0) continue; // R52
      const next: Traveller = { ...group, units: pool - left, beasts: along };
      if (leadsOn(realm, next, prayer, { fare, porting, leaping, leaps }, visited)) return true;
    }
  }
  return false;
}

function hasFree(realm: Realm, seat: Seat, areas: readonly number[], visited: readonly number[]): boolean {
  for (const to of areas) {
    if (realm.holder[to] === NONE && !visited.includes(to) && !isForeignDistrict(realm, seat, to)) return true;
  }
  return false;
}

interface Means {
  readonly fare: number;
  readonly porting: boolean;
  readonly leaping: boolean;
  readonly leaps: Leaps;
}

function leadsOn(realm: Realm, group: Traveller, prayer: number, means: Means, visited: readonly number[]): boolean {
  const { seat, here, points, ported } = group;
  const { fare, porting, leaping, leaps } = means;
  const arrives = (to: number, left: number, at: number, done: boolean, cards: Leaps): boolean => {
    if (visited.includes(to) || !wallsOpen(realm, group, to)) return false;
    if (isHostile(realm, seat, to))
      return tollAt(realm, seat, to) <= left && fitsFight(realm, seat, group.units, group.beasts);
    if (fits(realm, seat, to, group.units, group.beasts)) return true;
    const entered = group.entered || isForeignDistrict(realm, seat, to);
    return goesOn(realm, { ...group, here: to, points: at, ported: done, entered }, left, cards, [...visited, to]);
  };
  if (points > 0 && exits(realm, seat, here).some((to) => arrives(to, prayer, points - 1, ported, leaps))) return true;
  const { obelisks } = boardOf(realm.seats);
  if (porting && obelisks.some((to) => arrives(to, prayer - fare, points, true, leaps))) return true;
  if (!leaping) return false;
  const fewer: Leaps = { cards: leaps.cards - 1, cost: leaps.cost };
  return obelisks.some((to) => arrives(to, prayer - leaps.cost, points, ported, fewer));
}

function bits(mask: number): number[] {
  const list: number[] = [];
  for (let bit = 0; mask >>> bit !== 0; bit++) if ((mask & (1 << bit)) !== 0) list.push(bit);
  return list;
}
