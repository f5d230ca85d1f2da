import { at, type Procedure, type Table } from '@naos/engine';
import { boardOf, DISTRICTS_PER_CITY } from '../content/areas.ts';
import { LOCAL_RECRUITS } from '../content/powers.ts';
import { firstDistrict, isOwnDistrict } from '../control.ts';
import { recruitCost } from '../costs.ts';
import { add, prayerOf, raidersAt, supplyOf, take } from '../counts.ts';
import { postCreature } from '../creatures.ts';
import { ASSAULT, DECLINE, DONE, enlist, type KemetMove } from '../moves.ts';
import { owns, troopLimit } from '../ownership.ts';
import { pay } from '../prayer.ts';
import { explained, misplaced, type Reason } from '../reasons.ts';
import type { KemetState } from '../state.ts';
import type { RecruitTask } from '../tasks.ts';
import { room, settle } from '../troops.ts';
import type { Kemet } from '../vocabulary.ts';
import { isHostile } from '../ways.ts';
import { freshBit, joining, whyNotJoin } from './levy.ts';
import { battleAt } from './move.ts';
import { asks } from './steps.ts';

/** How many units may still join an area, as recruits of an own troop or as attackers of the enemy in an own district. */
function roomFor(state: KemetState, task: RecruitTask, area: number): number {
  const { seat } = task;
  if (isOwnDistrict(state, seat, area)) {
    return isHostile(state, seat, area) ? troopLimit(state, seat) - raidersAt(state, area) : room(state, seat, area);
  }
  return state.holder[area] === seat && owns(state, seat, LOCAL_RECRUITS) ? room(state, seat, area) : 0;
}

/** What forbids units in an area, as many as they may be (8.2.2, 13.4.2). */
function whyNotHere(state: KemetState, { seat }: RecruitTask, area: number): Reason | null {
  if (boardOf(state.seats).open[area] !== true) return 'closed';
  if (isOwnDistrict(state, seat, area)) return null;
  if (!owns(state, seat, LOCAL_RECRUITS)) return 'recruit-own-city';
  return state.holder[area] === seat ? null : 'local-no-troop';
}

/** What forbids so many units in an area where they may be placed; `space` is how many it still takes. */
function whyNotSoMany(state: KemetState, task: RecruitTask, space: number, units: number): Reason | null {
  if (units > supplyOf(state, task.seat)) return 'supply';
  if (units > space) return 'recruit-full';
  return priceOf(state, task, units) > prayerOf(state, task.seat) ? 'recruit-too-dear' : null;
}

/** The price of so many more units in this action. */
function priceOf(state: KemetState, task: RecruitTask, units: number): number {
  return recruitCost(state, task.seat, task.count + units) - recruitCost(state, task.seat, task.count);
}

function recruits(state: KemetState, task: RecruitTask): readonly KemetMove[] {
  const moves: KemetMove[] = [];
  const { seat } = task;
  if (supplyOf(state, seat) > 0) {
    const first = firstDistrict(state, seat);
    const abroad = owns(state, seat, LOCAL_RECRUITS);
    const areas = abroad ? boardOf(state.seats).areas : [first, first + 1, first + 2];
    for (const area of areas) {
      if (whyNotHere(state, task, area) !== null) continue;
      const space = roomFor(state, task, area);
      for (let units = 1; whyNotSoMany(state, task, space, units) === null; units++) moves.push(enlist(units, area));
    }
  }
  joining(state, seat, task.fresh, moves);
  moves.push(task.count === 0 ? DECLINE : DONE);
  return moves;
}

/** Why a recruitment is not possible. */
const whyNotRecruit = explained<RecruitTask>(
  (state, task, move) => {
    switch (move.do) {
      case 'enlist':
        return (
          whyNotHere(state, task, move.area) ?? whyNotSoMany(state, task, roomFor(state, task, move.area), move.units)
        );
      case 'post':
        return whyNotJoin(state, task.seat, task.fresh, move.creature, move.district);
      case 'decline':
        return task.count === 0 ? null : 'recruited';
      case 'done':
        return task.count > 0 ? null : misplaced(move);
      default:
        return misplaced(move);
    }
  },
  (state, task, move, seat, reason) => {
    if (move.do !== 'enlist') return undefined;
    const have = prayerOf(state, seat);
    if (reason === 'recruit-too-dear') return { need: priceOf(state, task, move.units), have };
    if (reason === 'supply') return { units: supplyOf(state, seat) };
    return reason === 'recruit-full' ? { limit: troopLimit(state, seat) } : undefined;
  },
);

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
  take(state.supply, seat, units);
  if (isHostile(state, seat, area)) add(state.raiders, area, units);
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
    if (raidersAt(state, area) > 0) moves.push(at(ASSAULT, area));
  }
  return moves;
}

/** 8.2: all units are placed and paid before the first battle. */
export const recruit: Procedure<Kemet, RecruitTask> = [
  asks('recruit', {
    moves: recruits,
    chosen: recruited,
    facts: (state, task) => ({
      supply: supplyOf(state, task.seat),
      prayer: prayerOf(state, task.seat),
      count: task.count,
    }),
    whyNot: whyNotRecruit,
  }),
  asks('battle order', {
    // 8.2.6: asked once a battle, and most recruits start none.
    mayBeEmpty: true,
    moves: outstanding,
    whyNot: explained((state, task, move) =>
      move.do !== 'assault' ? misplaced(move) : outstanding(state, task).includes(move) ? null : 'no-recruits-there',
    ),
    chosen: (table, task, move) => {
      if (move.do !== 'assault') return;
      table.again();
      table.begin(battleAt(table.state, task.seat, move.area));
    },
  }),
];
