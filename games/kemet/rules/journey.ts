import type { Seat } from '@naos/engine';
import { boardOf } from './content/areas.ts';
import { RULES } from './content/constants.ts';
import { isForeignDistrict } from './control.ts';
import { countBeasts } from './creatures.ts';
import type { MoveCards } from './move-cards.ts';
import type { Reason } from './reasons.ts';
import { NONE, type Realm } from './state.ts';
import { beastsAt, ownUnits } from './troops.ts';
import { exits, isHostile, portsFrom, type Traveller, teleportCost, tollAt, wallsOpen } from './ways.ts';

/** What a group thought ahead has left in an area, or taken from it: the newest first. */
interface Left {
  readonly area: number;
  readonly units: number;
  readonly beasts: number;
  readonly before: Left | null;
}

/**
 * A group thought ahead. A Move is legal as a whole (8.5.7, note to 8.5): a hop that leads over a limit is offered only
 * if a way to a legal end stays, with every regrouping, card and payment that is still possible.
 */
export interface Journey extends Traveller {
  /** The troop limit of its owner (9.7, 13.2.7). */
  readonly limit: number;
  readonly prayer: number;
  readonly cards: MoveCards;
  readonly left: Left | null;
}

/** A journey that begins with the whole troop of an area (8.5.1). */
export function settingOut(group: Traveller, limit: number, prayer: number, cards: MoveCards): Journey {
  const left: Left = { area: group.here, units: 0, beasts: 0, before: null };
  return { ...group, points: group.points + cards.swift, limit, prayer, cards, left };
}

function unitsLeft(realm: Realm, { left, seat }: Journey, area: number): number {
  for (let post = left; post !== null; post = post.before) if (post.area === area) return post.units;
  return ownUnits(realm, seat, area);
}

function beastsLeft(realm: Realm, { left, seat }: Journey, area: number): number {
  for (let post = left; post !== null; post = post.before) if (post.area === area) return post.beasts;
  return beastsAt(realm, seat, area);
}

/** Places already found to be ends of no way; a set is made when the search needs one. */
type Dead = Set<string> | null;

/** What a hop leaves of the journey's means. */
export type Means = Pick<Journey, 'points' | 'ported' | 'prayer' | 'cards'>;

/** What forbids the journey to lead into an area by a hop that leaves these means; Open Gates is played where it helps. */
export function whyNotArrive(
  realm: Realm,
  journey: Journey,
  to: number,
  after: Means,
  dead: Dead = null,
): Reason | null {
  const { seat, units, beasts, limit } = journey;
  const foreign = isForeignDistrict(realm, seat, to);
  if (foreign && journey.entered) return 'one-foreign-district';
  // A free area of one's own or of nobody: most hops lead to one.
  if (!foreign && journey.left === null && realm.holder[to] === NONE && units <= limit) {
    if (countBeasts(beasts) <= RULES.creatureLimit) return null;
  }
  let { prayer, cards } = after;
  let { walls } = journey;
  if (!wallsOpen(realm, journey, to)) {
    if (cards.gates === 0 || cards.gateCost > prayer) return 'walls';
    prayer -= cards.gateCost;
    cards = { ...cards, gates: cards.gates - 1 };
    walls = true;
  }
  if (isHostile(realm, seat, to)) return whyNotFight(journey, tollAt(realm, seat, to), prayer);
  const crowd = units + unitsLeft(realm, journey, to) > limit;
  if (!crowd && countBeasts(beasts | beastsLeft(realm, journey, to)) <= RULES.creatureLimit) return null;
  const { points, ported } = after;
  // Nothing is left to go on with: most crowded hops end here, before a journey is thought further.
  if (points > 0 || !ported || cards.leaps > 0) {
    const { from, left } = journey;
    const entered = journey.entered || foreign;
    const arrived = { seat, from, here: to, units, beasts, points, ported, entered, walls, limit, prayer, cards, left };
    if (goesOn(realm, arrived, dead)) return null;
  }
  return crowd ? 'over-limit' : 'two-creatures';
}

/** What forbids a group to enter a fight: the toll (13.4.3) and the limits, which hold at that moment (R20). */
function whyNotFight({ units, beasts, limit }: Journey, toll: number, prayer: number): Reason | null {
  if (toll > prayer) return 'toll';
  if (units > limit) return 'fight-over-limit';
  return countBeasts(beasts) > RULES.creatureLimit ? 'fight-two-creatures' : null;
}

/** Whether the group, as it is, has a hop from here that ends legally. */
export function hasHop(realm: Realm, journey: Journey, dead: Dead = null): boolean {
  const { seat, here, units, beasts, limit, points, ported, prayer, cards } = journey;
  const near = exits(realm, seat, here);
  // A free area takes any group within the limits; one over them has to be able to hop once more.
  const fits = units <= limit && countBeasts(beasts) <= RULES.creatureLimit;
  if (fits && points > 0 && hasFree(realm, journey, near)) return true;
  const fare = teleportCost(realm, seat);
  const ports = !ported && fare <= prayer;
  const leaps = cards.leapCost <= prayer ? cards.leaps : 0;
  if (points > 0 && (fits || points > 1 || leaps > 0 || ports)) {
    const after = { points: points - 1, ported, prayer, cards };
    for (const to of near) if (whyNotArrive(realm, journey, to, after, dead) === null) return true;
  }
  const { obelisks } = boardOf(realm.seats);
  if (ports && (fits || points > 0 || leaps > 0) && portsFrom(realm, seat, here, beasts)) {
    const after = { points, ported: true, prayer: prayer - fare, cards };
    for (const to of obelisks) if (to !== here && whyNotArrive(realm, journey, to, after, dead) === null) return true;
  }
  if (leaps > 0 && (fits || points > 0 || leaps > 1 || ports)) {
    const fewer = { ...cards, leaps: cards.leaps - 1 };
    const after = { points, ported, prayer: prayer - cards.leapCost, cards: fewer };
    for (const to of obelisks) if (to !== here && whyNotArrive(realm, journey, to, after, dead) === null) return true;
  }
  return false;
}

/** Whether the group can go on from here to a legal end, divided anew or not (8.5.6). */
export function goesOn(realm: Realm, journey: Journey, dead: Dead = null): boolean {
  const { seat, here, points, prayer, cards, limit } = journey;
  const beasts = journey.beasts | beastsLeft(realm, journey, here);
  const leaps = cards.leaps > 0 && cards.leapCost <= prayer;
  const ports = !journey.ported && portsFrom(realm, seat, here, beasts) && teleportCost(realm, seat) <= prayer;
  if (points === 0 && !leaps && !ports) return false;
  const pool = journey.units + unitsLeft(realm, journey, here);
  if (hasRoomAhead(realm, journey, pool, beasts, leaps || ports)) return true;
  const known = dead ?? new Set<string>();
  const place = keyOf(journey);
  if (known.has(place)) return false;
  known.add(place);
  for (let along = beasts; ; along = (along - 1) & beasts) {
    const stays = beasts & ~along;
    if (countBeasts(stays) <= RULES.creatureLimit) {
      for (let units = Math.max(1, pool - limit); units <= pool; units++) {
        const alone = units === pool;
        if (alone && stays !== 0 && along !== 0) continue; // R52
        const left = { area: here, units: pool - units, beasts: alone ? 0 : stays, before: journey.left };
        if (hasHop(realm, { ...journey, units, beasts: along, left }, known)) return true;
      }
    }
    if (along === 0) return false;
  }
}

/** The usual way on, found without a search: a free area one hop ahead takes what this one can't hold. */
function hasRoomAhead(realm: Realm, journey: Journey, pool: number, beasts: number, teleports: boolean): boolean {
  const { seat, here, limit } = journey;
  const troops = pool > 1 ? 2 : 1;
  if (pool > troops * limit || countBeasts(beasts) > troops * RULES.creatureLimit) return false;
  if (journey.points > 0 && hasFree(realm, journey, exits(realm, seat, here))) return true;
  return teleports && hasFree(realm, journey, boardOf(realm.seats).obelisks);
}

/** Whether one of the areas is free for anybody's way; where the group is does not count. */
function hasFree(realm: Realm, journey: Journey, areas: readonly number[]): boolean {
  const { seat, here } = journey;
  for (const to of areas) {
    if (to === here || isHostile(realm, seat, to) || isForeignDistrict(realm, seat, to)) continue;
    if (unitsLeft(realm, journey, to) === 0) return true;
  }
  return false;
}

/** Whether an area next to another is free: any group within the limits may end there, so it has a way. */
export function hasFreeExit(realm: Realm, seat: Seat, from: number): boolean {
  for (const to of exits(realm, seat, from)) {
    if (realm.holder[to] === NONE && !isForeignDistrict(realm, seat, to)) return true;
  }
  return false;
}

function keyOf({ here, units, beasts, points, ported, entered, walls, prayer, cards, left }: Journey): string {
  const flags = (ported ? 1 : 0) + (entered ? 2 : 0) + (walls ? 4 : 0);
  let key = `${here} ${units} ${beasts} ${points} ${flags} ${prayer} ${cards.leaps} ${cards.gates}`;
  for (let post = left; post !== null; post = post.before) key += ` ${post.area}:${post.units}:${post.beasts}`;
  return key;
}
