import { areaAt, boardOf } from '../content/areas.ts';
import { OPEN_GATES, SWIFTNESS, TELEPORTATION } from '../content/interventions.ts';
import { prayerOf, unitsAt } from '../counts.ts';
import { cardCost, held } from '../hands.ts';
import { goesOn, hasFreeExit, hasHop, type Journey, type Means, settingOut, whyNotArrive } from '../journey.ts';
import { cardsOf, type MoveCards } from '../move-cards.ts';
import { troopLimit } from '../ownership.ts';
import type { Reason } from '../reasons.ts';
import type { KemetState, Realm } from '../state.ts';
import type { MoveTask } from '../tasks.ts';
import { beastsAt, fits } from '../troops.ts';
import { exits, portsFrom, rangeFrom, teleportCost, wallsOpen } from '../ways.ts';

/** The group as it stands, with the means that its owner has: those of the own hand unless others are given. */
export function journeyOf(state: KemetState, task: MoveTask, cards: MoveCards = cardsOf(state, task.seat)): Journey {
  const { seat, from, here, units, beasts, points, ported, entered, walls } = task;
  const prayer = prayerOf(state, seat);
  const limit = troopLimit(state, seat);
  return { seat, from, here, units, beasts, points, ported, entered, walls, limit, prayer, cards, left: null };
}

/** What forbids a Move to start in an area. */
export function whyNotStart(state: KemetState, task: MoveTask, area: number, cards: MoveCards): Reason | null {
  const { seat, walls } = task;
  if (state.holder[area] !== seat) return boardOf(state.seats).open[area] === true ? 'no-troop' : 'closed';
  if (hasFreeExit(state, seat, area)) return null;
  const points = rangeFrom(state, seat, area, task.bonus);
  const [units, beasts] = [unitsAt(state, area), beastsAt(state, seat, area)];
  const troop = { seat, from: area, here: area, units, beasts, points, ported: false, entered: false, walls };
  return goesOn(state, settingOut(troop, troopLimit(state, seat), prayerOf(state, seat), cards)) ? null : 'no-way';
}

/** Walls have to be open before a hop is made; behind it Open Gates may be counted on. */
export function whyNotEnter(realm: Realm, journey: Journey, to: number, after: Means): Reason | null {
  if (!journey.entered && !wallsOpen(realm, journey, to)) return 'walls';
  return whyNotArrive(realm, journey, to, after);
}

/** What forbids a land step or boat trip (8.5.3). */
export function whyNotStep(state: KemetState, journey: Journey, to: number): Reason | null {
  const { seat, here, points } = journey;
  if (boardOf(state.seats).open[to] !== true) return 'closed';
  if (to === here) return 'same-area';
  if (!exits(state, seat, here).includes(to)) {
    return areaAt(to).port === 'military' && areaAt(here).port !== null ? 'foreign-port' : 'not-adjacent';
  }
  return points === 0 ? 'no-points' : whyNotEnter(state, journey, to, afterStep(journey));
}

/** What forbids the ordinary teleport, wherever it leads (8.5.4). */
export function whyNoTeleport(state: KemetState, journey: Journey): Reason | null {
  if (journey.ported) return 'one-teleport';
  if (!portsFrom(state, journey.seat, journey.here, journey.beasts)) return 'no-pyramid';
  return teleportCost(state, journey.seat) > journey.prayer ? 'teleport-too-dear' : null;
}

/** What forbids a Teleportation card, wherever it leads (12.15). */
export function whyNoLeap(journey: Journey): Reason | null {
  if (journey.cards.leaps === 0) return 'no-teleportation';
  return journey.cards.leapCost > journey.prayer ? 'card-too-dear' : null;
}

/** What makes an area no target of any teleport (8.5.4, R23). */
export function whyNoTarget(realm: Realm, { here }: Journey, to: number): Reason | null {
  if (boardOf(realm.seats).open[to] !== true) return 'closed';
  if (!areaAt(to).obelisk) return 'no-obelisk';
  return to === here ? 'same-area' : null;
}

/** What forbids a card of the Move (12.14, 12.16); it may not take what the way to a legal end costs. */
export function whyNotInvoke(state: KemetState, task: MoveTask, journey: Journey, card: number): Reason | null {
  if (card === TELEPORTATION) return 'leap-instead';
  if (card !== SWIFTNESS && card !== OPEN_GATES) return 'no-move-card';
  if (card === SWIFTNESS && task.steps > 0) return 'before-first-step';
  if (card === OPEN_GATES && task.walls) return 'walls-open';
  if (card === OPEN_GATES && task.entered) return 'entered-already';
  if (held(state, task.seat, card) === 0) return 'not-in-hand';
  if (cardCost(state, task.seat, card) > journey.prayer) return 'card-too-dear';
  if (card === SWIFTNESS) return null;
  const { cards } = journey;
  const prayer = journey.prayer - cards.gateCost;
  const opened = { ...journey, walls: true, prayer, cards: { ...cards, gates: cards.gates - 1 } };
  return whyNotStop(state, task) === null || leadsOn(state, task, opened) ? null : 'no-end-after';
}

/** Whether the group can go on to a legal end: divided anew, unless that has been done here. */
function leadsOn(state: KemetState, task: MoveTask, journey: Journey): boolean {
  const coming = ahead(task, journey);
  return task.regrouped ? hasHop(state, coming) : goesOn(state, coming);
}

/** Whether a Move under way could neither end here nor go on, had its owner these cards. */
export function isStuck(state: KemetState, task: MoveTask, cards: MoveCards): boolean {
  return whyNotStop(state, task) !== null && !leadsOn(state, task, journeyOf(state, task, cards));
}

/** What forbids to end the Move here. */
export function whyNotStop(state: KemetState, task: MoveTask): Reason | null {
  const { seat, here, units, beasts } = task;
  if (task.steps === 0) return 'at-least-one-step';
  if (task.regrouped) return 'goes-on';
  if (fits(state, seat, here, units, beasts)) return null;
  return fits(state, seat, here, units, 0) ? 'two-creatures-here' : 'over-limit-here';
}

/** Before the first step the cards of Swiftness in hand are steps to come (12.14). */
export function ahead(task: MoveTask, journey: Journey): Journey {
  return task.steps > 0 ? journey : { ...journey, points: journey.points + journey.cards.swift };
}

/** What a step, an ordinary teleport and a Teleportation card leave of the means. */
export function afterStep({ points, ported, prayer, cards }: Journey): Means {
  return { points: points - 1, ported, prayer, cards };
}
export function afterTeleport(realm: Realm, { seat, points, prayer, cards }: Journey): Means {
  return { points, ported: true, prayer: prayer - teleportCost(realm, seat), cards };
}
export function afterLeap({ points, ported, prayer, cards }: Journey): Means {
  return { points, ported, prayer: prayer - cards.leapCost, cards: { ...cards, leaps: cards.leaps - 1 } };
}
