import type { Procedure, Seat, Table } from '@naos/engine';
import { boardOf, DISTRICTS_PER_CITY } from '../content/areas.ts';
import { CREATURES } from '../content/creatures.ts';
import { controls, firstDistrict } from '../control.ts';
import { creatureWith, inSupply, postCreature } from '../creatures.ts';
import { DONE, enlist, type KemetMove, post } from '../moves.ts';
import { type KemetState, NONE } from '../state.ts';
import type { LevyTask } from '../tasks.ts';
import { room, settle } from '../troops.ts';
import type { Kemet } from '../vocabulary.ts';
import { asks } from './steps.ts';

/** Free units: `left` at most and `least` at least, in own districts or (`anywhere`) also with own troops. */
export function levyTask(seat: Seat, left: number, least: number, anywhere: boolean, veterans: boolean): LevyTask {
  return { do: 'levy', at: 0, seat, left, least, anywhere, veterans, fresh: 0 };
}

/** Areas where free units may go: they never cause a battle (R39). */
export function levyAreas(state: KemetState, seat: Seat, anywhere: boolean): number[] {
  const first = firstDistrict(state, seat);
  const areas: number[] = [];
  for (const area of boardOf(state.seats).areas) {
    const own = area >= first && area < first + DISTRICTS_PER_CITY;
    if (own ? controls(state, seat, area) : anywhere && state.holder[area] === seat) areas.push(area);
  }
  return areas;
}

/** Whether at least one unit can be placed. */
export function hasRoom(state: KemetState, seat: Seat, anywhere: boolean): boolean {
  return (
    (state.supply[seat] as number) > 0 && levyAreas(state, seat, anywhere).some((area) => room(state, seat, area) > 0)
  );
}

function levies(state: KemetState, task: LevyTask): readonly KemetMove[] {
  const moves: KemetMove[] = [];
  const { seat } = task;
  const most = Math.min(task.left, state.supply[seat] as number);
  if (most > 0) {
    for (const area of levyAreas(state, seat, task.anywhere)) {
      const free = Math.min(most, room(state, seat, area));
      for (let units = 1; units <= free; units++) moves.push(enlist(units, area));
    }
  }
  joining(state, seat, task.fresh, moves);
  if (task.least <= 0 || moves.length === 0) moves.push(DONE);
  return moves;
}

/** 10.3: with units placed in an own district a creature from the supply may come along. */
export function joining(state: KemetState, seat: Seat, fresh: number, moves: KemetMove[]): void {
  if (fresh === 0) return;
  const first = firstDistrict(state, seat);
  for (let creature = 0; creature < CREATURES.length; creature++) {
    if (!inSupply(state, seat, creature)) continue;
    for (let i = 0; i < DISTRICTS_PER_CITY; i++) {
      if ((fresh & (1 << i)) !== 0 && creatureWith(state, seat, first + i) === NONE)
        moves.push(post(creature, first + i));
    }
  }
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
    state.supply[seat] = (state.supply[seat] as number) - units;
    if (task.veterans) state.veterans[seat] = (state.veterans[seat] as number) - units;
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
    facts: (state, task) => ({ left: Math.min(task.left, state.supply[task.seat] as number) }),
    whyNot: (state, task, move) => {
      if (move.do !== 'enlist') return null;
      const { seat } = task;
      if (!levyAreas(state, seat, task.anywhere).includes(move.area)) return { rule: 'R39', why: 'not-yours' };
      if (move.units > (state.supply[seat] as number)) return { rule: '8.2.3', why: 'supply' };
      return move.units > room(state, seat, move.area)
        ? { rule: '9.7', why: 'full' }
        : { rule: '12.10', why: 'too-many-units' };
    },
  }),
];
