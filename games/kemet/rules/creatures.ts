import type { Seat, Table } from '@naos/engine';
import { CREATURES } from './content/creatures.ts';
import { NONE, type Realm } from './state.ts';
import type { Kemet } from './vocabulary.ts';

/** The creature of a player that stands in an area, or NONE. */
export function creatureWith(realm: Realm, seat: Seat, area: number): number {
  const { lair, tamer } = realm;
  for (let creature = 0; creature < lair.length; creature++) {
    if (lair[creature] === area && tamer[creature] === seat) return creature;
  }
  return NONE;
}

/** Whether a player owns a creature that waits in the supply. */
export function inSupply(realm: Realm, seat: Seat, creature: number): boolean {
  return realm.tamer[creature] === seat && realm.lair[creature] === NONE;
}

/** The creatures of a mask, in index order. */
export function beastsIn(mask: number): readonly number[] {
  return CREATURES.filter(({ index }) => (mask & (1 << index)) !== 0).map(({ index }) => index);
}

/** How many creatures a mask holds. */
export function countBeasts(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** 10.5: the creature of a troop that is gone returns to its owner's supply at once. */
export function unleash(table: Table<Kemet>, seat: Seat, area: number): void {
  const creature = creatureWith(table.state, seat, area);
  if (creature === NONE) return;
  table.state.lair[creature] = NONE;
  table.tell({ kind: 'unleashed', seat, creature });
}

/** Puts a creature in an area. */
export function postCreature(table: Table<Kemet>, seat: Seat, creature: number, area: number): void {
  table.state.lair[creature] = area;
  table.tell({ kind: 'posted', seat, creature, area });
}
