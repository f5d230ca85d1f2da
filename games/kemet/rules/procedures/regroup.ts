import type { Table } from '@naos/engine';
import { areaAt, DISTRICTS } from '../content/areas.ts';
import { RULES } from '../content/constants.ts';
import { countBeasts } from '../creatures.ts';
import { group, type KemetMove } from '../moves.ts';
import { troopLimit } from '../ownership.ts';
import { type KemetState, NONE } from '../state.ts';
import type { MoveTask } from '../tasks.ts';
import { beastsAt, lift, ownUnits, putDown } from '../troops.ts';
import type { Kemet } from '../vocabulary.ts';
import type { Leaps } from '../ways.ts';
import { hasWay } from './move-ways.ts';

/**
 * 8.5.6: adds every other make-up of the group that may go on from here. What stays must keep the limits; a creature left
 * alone goes to the supply, which is forbidden while the group goes on with another one (8.5.8, R52).
 */
export function regroupings(state: KemetState, task: MoveTask, leaps: Leaps, moves: KemetMove[]): void {
  const { seat, here } = task;
  const beasts = task.beasts | beastsAt(state, seat, here);
  const pool = task.units + ownUnits(state, seat, here);
  if ((pool === 1 && beasts === 0) || !mayGoOn(state, task, leaps)) return;
  const limit = troopLimit(state, seat);
  for (let along = beasts; ; along = (along - 1) & beasts) {
    const stays = countBeasts(beasts & ~along);
    if (stays <= RULES.creatureLimit) {
      for (let units = Math.max(1, pool - limit); units <= pool; units++) {
        if (units === task.units && along === task.beasts) continue;
        if (stays > 0 && units === pool && along !== 0) continue;
        if (hasWay(state, regrouped(task, units, along), leaps)) moves.push(group(units, along));
      }
    }
    if (along === 0) return;
  }
}

/** A quick look that spares most arrivals the search for ways: nothing is left to go on with. */
function mayGoOn(state: KemetState, task: MoveTask, leaps: Leaps): boolean {
  const { here } = task;
  if (task.points > 0 || leaps.cards > 0) return true;
  return !task.ported && (here < DISTRICTS ? (state.height[here] as number) > 0 : areaAt(here).obelisk);
}

export function regrouped(task: MoveTask, units: number, beasts: number): MoveTask {
  return { ...task, units, beasts };
}

/** Divides the units and creatures of the area anew between the group and those who stay. */
export function regroup(table: Table<Kemet>, task: MoveTask, units: number, beasts: number): void {
  const { state } = table;
  const { seat, here } = task;
  const stay = task.units + ownUnits(state, seat, here) - units;
  const left = (task.beasts | beastsAt(state, seat, here)) & ~beasts;
  task.units = units;
  task.beasts = beasts;
  task.regrouped = true;
  lift(state, beasts);
  state.units[here] = stay;
  state.holder[here] = stay > 0 ? seat : NONE;
  putDown(state, left, stay > 0 ? here : NONE);
  if (stay === 0 && left !== 0 && table.loud) {
    for (let creature = 0; creature < state.lair.length; creature++) {
      if ((left & (1 << creature)) !== 0) table.tell({ kind: 'unleashed', seat, creature });
    }
  }
}
