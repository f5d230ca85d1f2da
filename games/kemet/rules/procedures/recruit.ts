import type { Procedure, Table } from '@naos/engine';
import { boardOf, DISTRICTS_PER_CITY } from '../content/areas.ts';
import { LOCAL_RECRUITS } from '../content/powers.ts';
import { firstDistrict, isOwnDistrict } from '../control.ts';
import { recruitCost } from '../costs.ts';
import { postCreature } from '../creatures.ts';
import { ASSAULT, DECLINE, DONE, enlist, type KemetMove } from '../moves.ts';
import { owns, troopLimit } from '../ownership.ts';
import { pay } from '../prayer.ts';
import type { KemetState } from '../state.ts';
import type { RecruitTask } from '../tasks.ts';
import { room, settle } from '../troops.ts';
import type { Kemet } from '../vocabulary.ts';
import { isHostile } from '../ways.ts';
import { freshBit, joining } from './levy.ts';
import { battleAt } from './move.ts';
import { asks } from './steps.ts';

/** How many units may still join an area, as recruits of an own troop or as attackers of the enemy in an own district. */
function roomFor(state: KemetState, task: RecruitTask, area: number): number {
  const { seat } = task;
  if (isOwnDistrict(state, seat, area)) {
    return isHostile(state, seat, area)
      ? troopLimit(state, seat) - (state.raiders[area] as number)
      : room(state, seat, area);
  }
  return state.holder[area] === seat && owns(state, seat, LOCAL_RECRUITS) ? room(state, seat, area) : 0;
}

/** The price of so many more units in this action. */
function priceOf(state: KemetState, task: RecruitTask, units: number): number {
  return recruitCost(state, task.seat, task.count + units) - recruitCost(state, task.seat, task.count);
}

function recruits(state: KemetState, task: RecruitTask): readonly KemetMove[] {
  const moves: KemetMove[] = [];
  const { seat } = task;
  const supply = state.supply[seat] as number;
  const purse = state.prayer[seat] as number;
  if (supply > 0) {
    const abroad = owns(state, seat, LOCAL_RECRUITS);
    const first = firstDistrict(state, seat);
    const areas = abroad ? boardOf(state.seats).areas : [first, first + 1, first + 2];
    for (const area of areas) {
      const most = Math.min(supply, roomFor(state, task, area));
      for (let units = 1; units <= most && priceOf(state, task, units) <= purse; units++)
        moves.push(enlist(units, area));
    }
  }
  joining(state, seat, task.fresh, moves);
  moves.push(task.count === 0 ? DECLINE : DONE);
  return moves;
}

function recruited(table: Table<Kemet>, task: RecruitTask, move: KemetMove): void {
  const { state } = table;
  const { seat } = task;
  if (move.do === 'decline') {
    table.tell({ kind: 'wasted', seat });
    table.end();
    return;
  }
  if (move.do === 'done') return;
  table.again();
  if (move.do === 'post') {
    postCreature(table, seat, move.creature, move.district);
    return;
  }
  if (move.do !== 'enlist') return;
  const { area, units } = move;
  const cost = priceOf(state, task, units);
  pay(table, seat, cost);
  state.supply[seat] = (state.supply[seat] as number) - units;
  if (isHostile(state, seat, area)) state.raiders[area] = (state.raiders[area] as number) + units;
  else settle(state, seat, area, units);
  task.count += units;
  task.fresh |= freshBit(state, seat, area);
  table.tell({ kind: 'enlisted', seat, area, units, cost });
}

/** 8.2.6: own districts in which the new units still have to fight. */
function outstanding(state: KemetState, task: RecruitTask): readonly KemetMove[] {
  const first = firstDistrict(state, task.seat);
  const moves: KemetMove[] = [];
  for (let area = first; area < first + DISTRICTS_PER_CITY; area++) {
    if ((state.raiders[area] as number) > 0) moves.push(ASSAULT[area] as KemetMove);
  }
  return moves;
}

/** 8.2: all units are placed and paid before the first battle. */
export const recruit: Procedure<Kemet, RecruitTask> = [
  asks('recruit', {
    moves: recruits,
    chosen: recruited,
    facts: (state, task) => ({
      supply: state.supply[task.seat] as number,
      prayer: state.prayer[task.seat] as number,
      count: task.count,
    }),
    whyNot: (state, task, move) => {
      if (move.do !== 'enlist') return null;
      const { seat } = task;
      const abroad = !isOwnDistrict(state, seat, move.area);
      if (abroad && (state.holder[move.area] !== seat || !owns(state, seat, LOCAL_RECRUITS)))
        return { rule: '8.2.2', why: 'own-city-only' };
      if (move.units > (state.supply[seat] as number)) return { rule: '8.2.3', why: 'supply' };
      if (move.units > roomFor(state, task, move.area)) return { rule: '8.2.3', why: 'full' };
      const facts = { need: priceOf(state, task, move.units), have: state.prayer[seat] as number };
      return { rule: '8.2.1', why: 'too-dear', facts };
    },
  }),
  asks('battle order', {
    // 8.2.6: asked once a battle, and most recruits start none.
    mayBeEmpty: true,
    moves: outstanding,
    chosen: (table, task, move) => {
      if (move.do !== 'assault') return;
      table.again();
      table.begin(battleAt(table.state, task.seat, move.area));
    },
  }),
];
