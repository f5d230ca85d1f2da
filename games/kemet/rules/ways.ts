import type { Seat } from '@naos/engine';
import { areaAt, boardOf, cityBeside, cityOfDistrict, DISTRICTS, outskirtsOf } from './content/areas.ts';
import { RULES } from './content/constants.ts';
import { creatureAt, GRIFFIN, KHNUMS_SPHINX, PHOENIX, TOLL } from './content/creatures.ts';
import { PORTAL, RANGE, TELEPORT_DISCOUNT } from './content/powers.ts';
import { isForeignDistrict } from './control.ts';
import { heightOf, holderOf } from './counts.ts';
import { creatureWith } from './creatures.ts';
import { lessRa, owns, total } from './ownership.ts';
import { NONE, type Realm } from './state.ts';

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
  return EXITS[realm.seats - 2]?.[realm.city[seat] ?? NONE]?.[area] ?? [];
}

/** 8.5.2: fixed before the move; the creature of the starting area counts even if it stays. */
export function rangeFrom(realm: Realm, seat: Seat, area: number, bonus: number): number {
  const creature = creatureWith(realm, seat, area);
  const beast = creature === NONE ? 0 : creatureAt(creature).move;
  return RULES.baseMoveRange + bonus + beast + total(realm, seat, RANGE);
}

/** 8.5.4, 13.1.6: the price of an ordinary teleport. */
export function teleportCost(realm: Realm, seat: Seat): number {
  const discount = owns(realm, seat, PORTAL) ? TELEPORT_DISCOUNT : 0;
  return lessRa(realm, seat, RULES.teleportCost - discount);
}

/** Whether an ordinary teleport may start here: from a pyramid, or from an obelisk with Portal or the Griffin Sphinx. */
export function portsFrom(realm: Realm, seat: Seat, here: number, beasts: number): boolean {
  if (here < DISTRICTS) return heightOf(realm, here) > 0;
  if (!areaAt(here).obelisk) return false;
  return (beasts & (1 << GRIFFIN)) !== 0 || owns(realm, seat, PORTAL);
}

/** 13.4.3: what entering an area costs because of an enemy's Khnum's Sphinx. */
export function tollAt(realm: Realm, seat: Seat, area: number): number {
  const owner = realm.tamer[KHNUMS_SPHINX] ?? NONE;
  return realm.lair[KHNUMS_SPHINX] === area && owner !== seat ? lessRa(realm, seat, TOLL) : 0;
}

/** 8.5.9, R18, R19: a foreign district only from next to its walls, unless they are ignored. */
export function wallsOpen(realm: Realm, group: Traveller, to: number): boolean {
  if (group.walls || (group.beasts & (1 << PHOENIX)) !== 0 || !isForeignDistrict(realm, group.seat, to)) return true;
  return cityBeside(group.from) === cityOfDistrict(to);
}

/** Whether an area holds a troop of somebody else. */
export function isHostile(realm: Realm, seat: Seat, area: number): boolean {
  const holder = holderOf(realm, area);
  return holder !== NONE && holder !== seat;
}
