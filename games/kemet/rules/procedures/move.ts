import { at, type Procedure, type Seat, type Table } from '@naos/engine';
import { areaAt, boardOf } from '../content/areas.ts';
import { OPEN_GATES, SWIFTNESS, TELEPORTATION } from '../content/interventions.ts';
import { ATTACK_PRAYER, DEDICATION } from '../content/powers.ts';
import { isForeignDistrict } from '../control.ts';
import { holderOf, raidersAt, unitsAt } from '../counts.ts';
import type { Way } from '../events.ts';
import { playCard } from '../hands.ts';
import type { Journey } from '../journey.ts';
import { cardsOf, knownCardsOf, NO_CARDS } from '../move-cards.ts';
import { DECLINE, FROM, INVOKE, type KemetMove, LEAP, STEP, STOP, TELEPORT } from '../moves.ts';
import { owns } from '../ownership.ts';
import { gainPrayer, pay } from '../prayer.ts';
import { type KemetState, NONE } from '../state.ts';
import type { MoveTask } from '../tasks.ts';
import { beastsAt, fits, lift, putDown, settle } from '../troops.ts';
import type { Kemet } from '../vocabulary.ts';
import { exits, isHostile, rangeFrom, teleportCost, tollAt } from '../ways.ts';
import {
  afterLeap,
  afterStep,
  afterTeleport,
  journeyOf,
  whyNoLeap,
  whyNoTeleport,
  whyNotEnter,
  whyNotInvoke,
  whyNotStart,
  whyNotStop,
} from './move-ways.ts';
import { mayPort, regroup, regroupings } from './regroup.ts';
import { asksOpenly } from './steps.ts';
import { against, whyNotMarch, whyNotSetOut } from './why-not-move.ts';

/** A fresh Move action. */
export function moveTask(seat: Seat, bonus: number, walls: boolean): MoveTask {
  return {
    do: 'move',
    at: 0,
    seat,
    bonus,
    walls,
    from: NONE,
    here: NONE,
    units: 0,
    beasts: 0,
    points: 0,
    ported: false,
    entered: false,
    steps: 0,
    regrouped: false,
  };
}

/** Own troops of which at least one unit can go somewhere. */
function starts(state: KemetState, task: MoveTask): readonly KemetMove[] {
  const moves: KemetMove[] = [];
  const cards = cardsOf(state, task.seat);
  for (const from of FROM) if (whyNotStart(state, task, from.area, cards) === null) moves.push(from);
  moves.push(DECLINE);
  return moves;
}

/** The whole troop with its creature is lifted; it may be divided before it goes (8.5.6). */
function setOut(table: Table<Kemet>, task: MoveTask, area: number): void {
  const { state } = table;
  task.points = rangeFrom(state, task.seat, area, task.bonus);
  task.from = area;
  task.here = area;
  task.units = unitsAt(state, area);
  task.beasts = beastsAt(state, task.seat, area);
  lift(state, task.beasts);
  state.units[area] = 0;
  state.holder[area] = NONE;
}

function marches(state: KemetState, task: MoveTask): readonly KemetMove[] {
  const moves: KemetMove[] = [];
  if (whyNotStop(state, task) === null) moves.push(STOP);
  const cards = cardsOf(state, task.seat);
  // Most groups end like this: nothing is left to go on with.
  if (task.points === 0 && cards === NO_CARDS && !mayPort(state, task)) return moves;
  const journey = journeyOf(state, task, cards);
  if (task.points > 0) {
    const after = afterStep(journey);
    for (const to of exits(state, task.seat, task.here)) {
      if (whyNotEnter(state, journey, to, after) === null) moves.push(at(STEP, to));
    }
  }
  teleports(state, journey, moves);
  if (journey.cards !== NO_CARDS) {
    for (const card of [SWIFTNESS, OPEN_GATES]) {
      if (whyNotInvoke(state, task, journey, card) === null) moves.push(at(INVOKE, card));
    }
  }
  regroupings(state, task, journey, moves);
  return moves;
}

/** Where the group may teleport to: the ordinary way, and by card. */
function teleports(state: KemetState, journey: Journey, moves: KemetMove[]): void {
  const ports = whyNoTeleport(state, journey) === null ? afterTeleport(state, journey) : null;
  const leaps = whyNoLeap(journey) === null ? afterLeap(journey) : null;
  if (ports === null && leaps === null) return;
  for (const to of boardOf(state.seats).obelisks) {
    if (to === journey.here) continue;
    if (ports !== null && whyNotEnter(state, journey, to, ports) === null) moves.push(at(TELEPORT, to));
    if (leaps !== null && whyNotEnter(state, journey, to, leaps) === null) moves.push(at(LEAP, to));
  }
}

/** A move that only a card in hand makes legal which the others do not know of tells them that it is there. */
function givesAway(state: KemetState, task: MoveTask, move: KemetMove): boolean {
  if (move.do !== 'from' && move.do !== 'group' && move.do !== 'step' && move.do !== 'teleport') return false;
  if (cardsOf(state, task.seat) === NO_CARDS) return false;
  const { seat, units, beasts } = task;
  // Where the group may stay, or has to fight, no card was needed to go.
  if (move.do === 'step' || move.do === 'teleport') {
    if (isHostile(state, seat, move.area) || fits(state, seat, move.area, units, beasts)) return false;
  }
  const known = knownCardsOf(state, seat);
  if (move.do === 'from') return whyNotStart(state, task, move.area, known) !== null;
  return against(state, task, journeyOf(state, task, known), move) !== null;
}

function marched(table: Table<Kemet>, task: MoveTask, move: KemetMove): void {
  const { state } = table;
  const { seat, here } = task;
  if (givesAway(state, task, move)) table.learned();
  switch (move.do) {
    case 'step':
      task.points--;
      arrive(table, task, move.area, areaAt(here).near.includes(move.area) ? 'land' : 'boat', 0);
      return;
    case 'teleport': {
      const fare = teleportCost(state, seat);
      pay(table, seat, fare);
      task.ported = true;
      arrive(table, task, move.area, 'teleport', fare);
      return;
    }
    case 'leap':
      playCard(table, seat, TELEPORTATION);
      arrive(table, task, move.area, 'card', 0);
      return;
    case 'invoke':
      playCard(table, seat, move.card);
      if (move.card === SWIFTNESS) task.points++;
      else task.walls = true;
      table.goTo('march');
      return;
    case 'group':
      regroup(table, task, move.units, move.beasts);
      table.goTo('march');
      return;
    default:
      settle(state, seat, here, task.units);
      putDown(state, task.beasts, here);
      table.end();
      return;
  }
}

/** The group is in the next area; an enemy there ends the action with a battle (8.5.12). */
function arrive(table: Table<Kemet>, task: MoveTask, to: number, way: Way, cost: number): void {
  const { state } = table;
  const { seat } = task;
  const from = task.here;
  task.here = to;
  task.steps++;
  task.regrouped = false;
  if (isForeignDistrict(state, seat, to)) task.entered = true;
  if (table.loud) table.tell({ kind: 'went', seat, from, to, units: task.units, beasts: task.beasts, way, cost });
  if (!isHostile(state, seat, to)) {
    table.goTo('march');
    return;
  }
  const toll = tollAt(state, seat, to);
  if (toll > 0) {
    pay(table, seat, toll);
    table.tell({ kind: 'toll', seat, cost: toll });
  }
  state.raiders[to] = task.units;
  putDown(state, task.beasts, to);
  task.units = 0;
  task.beasts = 0;
  // 13.4.4, R57: after the toll, before the war council.
  if (owns(state, seat, DEDICATION)) gainPrayer(table, seat, ATTACK_PRAYER, 'dedication');
  table.end();
  table.begin(battleAt(state, seat, to));
}

/** The battle for an area that `attacker` has just entered. */
export function battleAt(state: KemetState, attacker: Seat, area: number): Kemet['task'] {
  return {
    do: 'battle',
    at: 0,
    area,
    attacker,
    defender: holderOf(state, area),
    attackers: raidersAt(state, area),
    defenders: unitsAt(state, area),
    wound: 0,
    attack: 0,
    defence: 0,
    winner: NONE,
    attackerLost: 0,
    defenderLost: 0,
  };
}

/** 8.5. Only its owner knows whether a hand could change the way: with hidden cards every step is asked (R55). */
export const move: Procedure<Kemet, MoveTask> = [
  ...asksOpenly<MoveTask>('start', {
    moves: starts,
    whyNot: whyNotSetOut,
    chosen: (table, task, chosen) => {
      if (givesAway(table.state, task, chosen)) table.learned();
      if (chosen.do === 'from') {
        setOut(table, task, chosen.area);
        return table.goTo('march');
      }
      table.tell({ kind: 'wasted', seat: task.seat });
      table.end();
    },
  }),
  ...asksOpenly<MoveTask>('march', {
    moves: marches,
    chosen: marched,
    whyNot: whyNotMarch,
    facts: (state, task) => ({
      units: task.units,
      points: task.points,
      fare: teleportCost(state, task.seat),
      area: areaAt(task.here).id,
    }),
  }),
];
