import type { WhyNot } from '@naos/engine';
import { areaAt, boardOf, cityBeside, cityOfDistrict } from '../content/areas.ts';
import { OPEN_GATES, SWIFTNESS, TELEPORTATION } from '../content/interventions.ts';
import { isForeignDistrict } from '../control.ts';
import { countBeasts } from '../creatures.ts';
import { cardCost, held } from '../hands.ts';
import type { KemetMove } from '../moves.ts';
import { troopLimit } from '../ownership.ts';
import type { KemetState } from '../state.ts';
import type { MoveTask } from '../tasks.ts';
import { ownUnits } from '../troops.ts';
import { exits, isHostile, teleportCost, teleportsFrom, tollAt, wallsOpen } from '../ways.ts';

const why = (rule: string, key: string, facts?: WhyNot['facts']): WhyNot =>
  facts === undefined ? { rule, why: key } : { rule, why: key, facts };

/** Why a Move can't start in an area. */
export function whyNotStart(state: KemetState, task: MoveTask, move: KemetMove): WhyNot | null {
  if (move.do !== 'from') return null;
  if (boardOf(state.seats).open[move.area] !== true) return why('4.4.2', 'closed');
  if (state.holder[move.area] !== task.seat) return why('8.5.1', 'no-troop');
  return why('8.5.7', 'no-way');
}

/** Why the group can't do this now. */
export function whyNotMarch(state: KemetState, task: MoveTask, move: KemetMove): WhyNot | null {
  switch (move.do) {
    case 'step':
      return whyNotStep(state, task, move.area);
    case 'teleport':
      return whyNotTeleport(state, task, move.area);
    case 'leap':
      return whyNotLeap(state, task, move.area);
    case 'stop':
      if (task.steps === 0) return why('8.5.1', 'at-least-one-step');
      return task.regrouped ? why('8.5.6', 'goes-on') : whyTooMany(state, task, task.here);
    case 'invoke':
      if (move.card === SWIFTNESS && task.steps > 0) return why('12.14', 'before-first-step');
      if (move.card === OPEN_GATES && task.walls) return why('12.16', 'walls-open');
      return held(state, task.seat, move.card) === 0
        ? why('12.1', 'not-in-hand')
        : whyPrice(state, task, cardCost(state, task.seat, move.card));
    case 'group':
      return whyNotGroup(task, move.units);
    default:
      return null;
  }
}

function whyNotStep(state: KemetState, task: MoveTask, to: number): WhyNot | null {
  if (boardOf(state.seats).open[to] !== true) return why('4.4.2', 'closed');
  if (to === task.here) return null;
  if (!exits(state, task.seat, task.here).includes(to)) {
    const port = areaAt(to).port === 'military' && areaAt(task.here).port !== null;
    return port ? why('4.3.2', 'foreign-port') : why('8.5.3', 'not-adjacent');
  }
  if (task.points === 0) return why('8.5.2', 'no-points');
  return whyNotEnter(state, task, to, 0);
}

function whyNotTeleport(state: KemetState, task: MoveTask, to: number): WhyNot | null {
  if (boardOf(state.seats).open[to] !== true) return why('4.4.2', 'closed');
  if (!areaAt(to).obelisk) return why('8.5.4', 'no-obelisk');
  if (task.ported) return why('8.5.4', 'one-teleport');
  if (!teleportsFrom(state, task)) return why('8.5.4', 'no-pyramid');
  const fare = teleportCost(state, task.seat);
  return whyPrice(state, task, fare) ?? whyNotEnter(state, task, to, fare);
}

function whyNotLeap(state: KemetState, task: MoveTask, to: number): WhyNot | null {
  if (held(state, task.seat, TELEPORTATION) === 0) return why('12.15', 'not-in-hand');
  if (boardOf(state.seats).open[to] !== true) return why('4.4.2', 'closed');
  if (!areaAt(to).obelisk) return why('12.15', 'no-obelisk');
  const cost = cardCost(state, task.seat, TELEPORTATION);
  return whyPrice(state, task, cost) ?? whyNotEnter(state, task, to, cost);
}

function whyNotEnter(state: KemetState, task: MoveTask, to: number, fare: number): WhyNot | null {
  if (isForeignDistrict(state, task.seat, to) && !wallsOpen(state, task, to)) {
    if (task.entered) return why('8.5.10', 'one-foreign-district');
    return cityBeside(task.from) === cityOfDistrict(to) ? null : why('8.5.9', 'walls');
  }
  if (isHostile(state, task.seat, to)) {
    const need = tollAt(state, task.seat, to) + fare;
    const have = state.prayer[task.seat] as number;
    if (need > have) return why('13.4.3', 'toll', { need, have });
    return whyTooMany(state, task, to, 'R20');
  }
  return whyTooMany(state, task, to);
}

function whyTooMany(state: KemetState, task: MoveTask, at: number, rule = '8.5.7'): WhyNot | null {
  const limit = troopLimit(state, task.seat);
  const there = ownUnits(state, task.seat, at);
  if (task.units + there > limit) return why(rule, 'over-limit', { units: task.units, there, limit });
  return countBeasts(task.beasts) > 0 ? why('10.2', 'two-creatures') : null;
}

function whyPrice(state: KemetState, task: MoveTask, need: number): WhyNot | null {
  const have = state.prayer[task.seat] as number;
  return need > have ? why('R13', 'too-dear', { need, have }) : null;
}

function whyNotGroup(task: MoveTask, units: number): WhyNot | null {
  if (task.regrouped) return why('8.5.6', 'goes-on');
  return units < 1 ? why('8.5.6', 'one-unit') : why('R52', 'group');
}
