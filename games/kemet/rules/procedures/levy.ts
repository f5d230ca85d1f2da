import type { Procedure, Seat, Table } from '@naos/engine';
import { boardOf, DISTRICTS_PER_CITY } from '../content/areas.ts';
import { CREATURES } from '../content/creatures.ts';
import { controls, firstDistrict, isOwnDistrict } from '../control.ts';
import { supplyOf, take } from '../counts.ts';
import { creatureWith, inSupply, postCreature } from '../creatures.ts';
import { DONE, enlist, type KemetMove, post } from '../moves.ts';
import { troopLimit } from '../ownership.ts';
import { spendVeterans } from '../prayer.ts';
import { explained, misplaced, type Reason } from '../reasons.ts';
import { type KemetState, NONE } from '../state.ts';
import type { LevyTask } from '../tasks.ts';
import { room, settle } from '../troops.ts';
import type { Kemet } from '../vocabulary.ts';
import { asks } from './steps.ts';

/** Free units: `left` at most and `least` at least, in own districts or (`anywhere`) also with own troops. */
export function levyTask(seat: Seat, left: number, least: number, anywhere: boolean, veterans: boolean): LevyTask {
  return { do: 'levy', at: 0, seat, left, least, anywhere, veterans, fresh: 0 };
}

/** What keeps free units from an area: they never cause a battle (R39). */
function whyNotThere(state: KemetState, seat: Seat, area: number, anywhere: boolean): Reason | null {
  if (boardOf(state.seats).open[area] !== true) return 'closed';
  const there = isOwnDistrict(state, seat, area)
    ? controls(state, seat, area)
    : anywhere && state.holder[area] === seat;
  return there ? null : 'units-not-there';
}

/** Whether at least one unit can be placed. */
export function hasRoom(state: KemetState, seat: Seat, anywhere: boolean): boolean {
  if (supplyOf(state, seat) === 0) return false;
  for (const area of boardOf(state.seats).areas) {
    if (whyNotThere(state, seat, area, anywhere) === null && room(state, seat, area) > 0) return true;
  }
  return false;
}

function levies(state: KemetState, task: LevyTask): readonly KemetMove[] {
  const moves: KemetMove[] = [];
  const { seat } = task;
  if (task.left > 0 && supplyOf(state, seat) > 0) {
    for (const area of boardOf(state.seats).areas) {
      if (whyNotThere(state, seat, area, task.anywhere) !== null) continue;
      for (let units = 1; whyNotSoMany(state, task, area, units) === null; units++) moves.push(enlist(units, area));
    }
  }
  joining(state, seat, task.fresh, moves);
  if (task.least <= 0 || moves.length === 0) moves.push(DONE);
  return moves;
}

/** What forbids so many units in an area where they may be placed. */
function whyNotSoMany(state: KemetState, task: LevyTask, area: number, units: number): Reason | null {
  if (units > task.left) return tooMany(state, task);
  if (units > supplyOf(state, task.seat)) return 'supply';
  return units > room(state, task.seat, area) ? 'full' : null;
}

/** Which rule sets the number of the units: that of the card, tile or step that brings them. */
function tooMany({ agenda, phase }: KemetState, { veterans, anywhere }: LevyTask): Reason {
  if (veterans) return 'too-many-veterans';
  if (!anywhere) return 'too-many-mercenaries';
  if (phase === 'night') return 'too-many-reinforcements';
  return agenda.at(-2)?.do === 'pray' ? 'too-many-praying' : 'too-many-enlisted';
}

/** Why free units or a creature can't be placed so. */
const whyNotLevy = explained<LevyTask>(
  (state, task, move) => {
    const { seat } = task;
    switch (move.do) {
      case 'enlist':
        return whyNotThere(state, seat, move.area, task.anywhere) ?? whyNotSoMany(state, task, move.area, move.units);
      case 'post':
        return whyNotJoin(state, seat, task.fresh, move.creature, move.district);
      case 'done':
        return levies(state, task).includes(move) ? null : 'at-least-one-unit';
      default:
        return misplaced(move);
    }
  },
  (state, task, _, seat, reason) => {
    if (reason === 'supply') return { units: supplyOf(state, seat) };
    if (reason === 'full') return { limit: troopLimit(state, seat) };
    return reason.startsWith('too-many') ? { units: task.left } : undefined;
  },
);

/** 10.3: with units placed in an own district a creature from the supply may come along. */
export function joining(state: KemetState, seat: Seat, fresh: number, moves: KemetMove[]): void {
  if (fresh === 0) return;
  const first = firstDistrict(state, seat);
  for (let creature = 0; creature < CREATURES.length; creature++) {
    if (state.tamer[creature] !== seat) continue;
    for (let district = first; district < first + DISTRICTS_PER_CITY; district++) {
      if (whyNotJoin(state, seat, fresh, creature, district) === null) moves.push(post(creature, district));
    }
  }
}

/** What forbids a creature to come along; `fresh` are the own districts that got units. */
export function whyNotJoin(
  state: KemetState,
  seat: Seat,
  fresh: number,
  creature: number,
  district: number,
): Reason | null {
  if (state.tamer[creature] !== seat) return 'creature-not-yours';
  if (!inSupply(state, seat, creature)) return 'creature-not-in-supply';
  if ((fresh & freshBit(state, seat, district)) === 0) return 'creature-with-units';
  return creatureWith(state, seat, district) === NONE ? null : 'creature-two';
}

/** Bit of an own district in a task's mask, 0 for other areas. */
export function freshBit(state: KemetState, seat: Seat, area: number): number {
  const i = area - firstDistrict(state, seat);
  return i >= 0 && i < DISTRICTS_PER_CITY ? 1 << i : 0;
}

function placed(table: Table<Kemet>, task: LevyTask, move: KemetMove): void {
  const { state } = table;
  const { seat } = task;
  if (move.do === 'done') return;
  if (move.do === 'post') postCreature(table, seat, move.creature, move.district);
  if (move.do === 'enlist') {
    const { area, units } = move;
    settle(state, seat, area, units);
    take(state.supply, seat, units);
    if (task.veterans) spendVeterans(table, seat, units);
    task.left -= units;
    task.least -= units;
    task.fresh |= freshBit(state, seat, area);
    table.tell({ kind: 'enlisted', seat, area, units, cost: 0 });
  }
  table.again();
}

/** Units from the supply outside Recruit: Enlistment, Mercenaries, Reinforcement Prayer, step 7 of the night. */
export const levy: Procedure<Kemet, LevyTask> = [
  asks('place units', {
    moves: levies,
    chosen: placed,
    facts: (state, task) => ({ left: Math.min(task.left, supplyOf(state, task.seat)) }),
    whyNot: whyNotLevy,
  }),
];
