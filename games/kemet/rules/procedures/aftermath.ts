import { at, NOBODY, type Procedure, type Seat, type Table } from '@naos/engine';
import { fighters, sideOf } from '../battle-sums.ts';
import { boardOf } from '../content/areas.ts';
import { isForeignDistrict } from '../control.ts';
import { raidersAt } from '../counts.ts';
import { creatureWith, unleash } from '../creatures.ts';
import { FLEE, RECALL, RETREAT, STAY } from '../moves.ts';
import { gainPrayer } from '../prayer.ts';
import { explained, misplaced, type Reason } from '../reasons.ts';
import { type KemetState, NONE } from '../state.ts';
import type { BattleTask } from '../tasks.ts';
import { settle, toSupply } from '../troops.ts';
import type { Kemet } from '../vocabulary.ts';
import { asks } from './steps.ts';

function loserOf(task: BattleTask): Seat {
  return task.winner === task.attacker ? task.defender : task.attacker;
}

function loserWithUnits(state: KemetState, task: BattleTask): Seat {
  const loser = loserOf(task);
  return fighters(state, task, sideOf(task, loser)) > 0 ? loser : NOBODY;
}

/** 11.6.3, R28: what forbids a retreat to an area: adjacent by land, free, no district of a city that is not the loser's. */
function whyNotRefuge(state: KemetState, task: BattleTask, area: number): Reason | null {
  const { open, near } = boardOf(state.seats);
  if (open[area] !== true) return 'closed';
  if (!near[task.area]?.includes(area)) return 'refuge-not-adjacent';
  if (state.holder[area] !== NONE || state.raiders[area] !== 0) return 'refuge-taken';
  return isForeignDistrict(state, loserOf(task), area) ? 'refuge-foreign' : null;
}

function refuges(state: KemetState, task: BattleTask): number[] {
  const near = boardOf(state.seats).near[task.area] ?? [];
  return near.filter((area) => whyNotRefuge(state, task, area) === null);
}

/** Takes a side's troop out of the area; returns its size. */
function clear(state: KemetState, task: BattleTask, seat: Seat): number {
  const { area } = task;
  const units = fighters(state, task, sideOf(task, seat));
  if (seat === task.attacker) state.raiders[area] = 0;
  else {
    state.units[area] = 0;
    state.holder[area] = NONE;
  }
  return units;
}

/** 11.6.2, 11.7.1: units - 1 prayer points; the creature returns too. */
function recall(table: Table<Kemet>, task: BattleTask, seat: Seat): void {
  const units = clear(table.state, task, seat);
  toSupply(table, seat, units);
  table.tell({ kind: 'recalled', seat, area: task.area, units });
  unleash(table, seat, task.area);
  gainPrayer(table, seat, units - 1, 'recall');
}

function retreat(table: Table<Kemet>, task: BattleTask, to: number): void {
  const { state } = table;
  const loser = loserOf(task);
  const creature = creatureWith(state, loser, task.area);
  const units = clear(state, task, loser);
  settle(state, loser, to, units);
  if (creature !== NONE) state.lair[creature] = to;
  table.tell({ kind: 'retreated', seat: loser, from: task.area, to, units });
}

/** The area belongs to whoever is left in it. */
export function occupy(state: KemetState, task: BattleTask): void {
  const { area, attacker } = task;
  const raiders = raidersAt(state, area);
  state.raiders[area] = 0;
  if (raiders > 0) settle(state, attacker, area, raiders);
  else if (state.units[area] === 0) state.holder[area] = NONE;
}

/** 11.6, 11.7: the loser decides before the winner. */
export const aftermath: Procedure<Kemet, BattleTask> = [
  asks('loser', {
    who: loserWithUnits,
    moves: (state, task) => (refuges(state, task).length > 0 ? [RECALL, RETREAT] : [RECALL]),
    whyNot: explained((state, task, move) => {
      if (move.do === 'retreat') return refuges(state, task).length > 0 ? null : 'no-refuge';
      return move.do === 'recall' ? null : misplaced(move);
    }),
    chosen: (table, task, move, seat) => {
      if (move.do === 'retreat') return;
      recall(table, task, seat);
      table.goTo('winner');
    },
  }),
  asks('retreat area', {
    who: (state, task) => (loserWithUnits(state, task) === NOBODY ? NOBODY : task.winner),
    moves: (state, task) => refuges(state, task).map((area) => at(FLEE, area)),
    whyNot: explained((state, task, move) =>
      move.do === 'flee' ? whyNotRefuge(state, task, move.area) : misplaced(move),
    ),
    chosen: (table, task, move) => {
      if (move.do === 'flee') retreat(table, task, move.area);
    },
  }),
  asks('winner', {
    who: (state, task) => (fighters(state, task, sideOf(task, task.winner)) > 0 ? task.winner : NOBODY),
    moves: () => [STAY, RECALL],
    whyNot: explained((_, __, move) => (move.do === 'stay' || move.do === 'recall' ? null : misplaced(move))),
    chosen: (table, task, move, seat) => {
      if (move.do === 'recall') recall(table, task, seat);
    },
  }),
];
