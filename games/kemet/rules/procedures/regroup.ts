import type { Table } from '@naos/engine';
import { areaAt, DISTRICTS } from '../content/areas.ts';
import { RULES } from '../content/constants.ts';
import { heightOf } from '../counts.ts';
import { countBeasts } from '../creatures.ts';
import { hasFreeExit, hasHop, type Journey } from '../journey.ts';
import { group, type KemetMove } from '../moves.ts';
import { troopLimit } from '../ownership.ts';
import type { Reason } from '../reasons.ts';
import { type KemetState, NONE } from '../state.ts';
import type { MoveTask } from '../tasks.ts';
import { beastsAt, lift, ownUnits, putDown } from '../troops.ts';
import type { Kemet } from '../vocabulary.ts';
import { ahead } from './move-ways.ts';

/** What can be divided where a group is: own units and creatures, those of the group included. */
interface Stock {
  readonly pool: number;
  readonly beasts: number;
  readonly limit: number;
  /** A step from here leads to a free area. */
  readonly free: boolean;
}

export function stockOf(state: KemetState, { seat, here, units, beasts, points }: MoveTask): Stock {
  return {
    pool: units + ownUnits(state, seat, here),
    beasts: beasts | beastsAt(state, seat, here),
    limit: troopLimit(state, seat),
    free: points > 0 && hasFreeExit(state, seat, here),
  };
}

/** 8.5.6: adds every other make-up of the group that may go on from here. */
export function regroupings(state: KemetState, task: MoveTask, journey: Journey, moves: KemetMove[]): void {
  if (task.regrouped || !mayGoOn(state, task, journey)) return;
  const stock = stockOf(state, task);
  const { pool, beasts, limit } = stock;
  if (pool === 1 && beasts === 0) return;
  for (let along = beasts; ; along = (along - 1) & beasts) {
    for (let units = Math.max(1, pool - limit); units <= pool; units++) {
      if (whyNotGroup(state, task, journey, stock, units, along) === null) moves.push(group(units, along));
    }
    if (along === 0) return;
  }
}

/**
 * What forbids a make-up of the group. What stays must keep the limits; a creature left alone goes to the supply, which
 * is forbidden while the group goes on with another one (8.5.8, R52).
 */
export function whyNotGroup(
  state: KemetState,
  task: MoveTask,
  journey: Journey,
  { pool, beasts, limit, free }: Stock,
  units: number,
  along: number,
): Reason | null {
  if (task.regrouped) return 'goes-on';
  if (units > pool) return 'not-so-many-here';
  if ((along & ~beasts) !== 0) return 'creature-elsewhere';
  if (units === task.units && along === task.beasts) return 'same-group';
  const stays = beasts & ~along;
  if (pool - units > limit) return 'stay-over-limit';
  if (countBeasts(stays) > RULES.creatureLimit) return 'stay-two-creatures';
  if (stays !== 0 && units === pool && along !== 0) return 'creature-alone';
  if (free && units <= limit && countBeasts(along) <= RULES.creatureLimit) return null;
  const left = { area: task.here, units: pool - units, beasts: units === pool ? 0 : stays, before: null };
  return hasHop(state, ahead(task, { ...journey, units, beasts: along, left })) ? null : 'no-way-so';
}

/** A quick look that spares most arrivals the search for ways: nothing is left to go on with. */
function mayGoOn(state: KemetState, task: MoveTask, { cards }: Journey): boolean {
  return task.points > 0 || cards.leaps > 0 || cards.swift > 0 || mayPort(state, task);
}

/** Whether an ordinary teleport could start here, whoever goes along. */
export function mayPort(state: KemetState, { here, ported }: MoveTask): boolean {
  return !ported && (here < DISTRICTS ? heightOf(state, here) > 0 : areaAt(here).obelisk);
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
