import type { Seat, Table } from '@naos/engine';
import { RULES } from './content/constants.ts';
import { add, holderOf, unitsAt } from './counts.ts';
import { countBeasts, creatureWith, unleash } from './creatures.ts';
import { troopLimit } from './ownership.ts';
import { CARRIED, type KemetState, NONE, type Realm } from './state.ts';
import type { Kemet } from './vocabulary.ts';

/** Own units in an area, those of a battle not yet fought included. */
export function ownUnits(realm: Realm, seat: Seat, area: number): number {
  return realm.holder[area] === seat ? unitsAt(realm, area) : 0;
}

/** How many units a player may still add to an area that no enemy holds. */
export function room(realm: Realm, seat: Seat, area: number): number {
  return troopLimit(realm, seat) - ownUnits(realm, seat, area);
}

/** Adds units of a player to a free area or to an own troop. */
export function settle(state: KemetState, seat: Seat, area: number, units: number): void {
  state.units[area] = ownUnits(state, seat, area) + units;
  state.holder[area] = seat;
}

/** Takes units of its holder out of an area; a creature left alone returns to the supply (10.5). */
export function withdraw(table: Table<Kemet>, area: number, units: number): void {
  const { state } = table;
  const left = unitsAt(state, area) - units;
  state.units[area] = left;
  if (left > 0) return;
  unleash(table, holderOf(state, area), area);
  state.holder[area] = NONE;
}

/** Units go back to their owner's supply. */
export function toSupply(table: Table<Kemet>, seat: Seat, units: number): void {
  const { supply } = table.state;
  add(supply, seat, units);
}

/** Mask of a player's creatures in an area. */
export function beastsAt(realm: Realm, seat: Seat, area: number): number {
  const creature = creatureWith(realm, seat, area);
  return creature === NONE ? 0 : 1 << creature;
}

/** Whether a group with these creatures may end with an own or in a free area (8.5.7). */
export function fits(realm: Realm, seat: Seat, area: number, units: number, beasts: number): boolean {
  return units <= room(realm, seat, area) && countBeasts(beasts | beastsAt(realm, seat, area)) <= RULES.creatureLimit;
}

/** Lifts the creatures of a mask off the board. */
export function lift(state: KemetState, beasts: number): void {
  for (let creature = 0; creature < state.lair.length; creature++) {
    if ((beasts & (1 << creature)) !== 0) state.lair[creature] = CARRIED;
  }
}

/** Puts the creatures of a mask down in an area. */
export function putDown(state: KemetState, beasts: number, area: number): void {
  for (let creature = 0; creature < state.lair.length; creature++) {
    if ((beasts & (1 << creature)) !== 0) state.lair[creature] = area;
  }
}
