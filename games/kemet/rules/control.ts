import type { Seat } from '@naos/engine';
import { boardOf, cityOfDistrict, DISTRICTS, DISTRICTS_PER_CITY } from './content/areas.ts';
import { RULES } from './content/constants.ts';
import { heightOf, holderOf } from './counts.ts';
import { NONE, type Realm } from './state.ts';

/** 9.1, 9.2: by a troop; a district of the own city also without one, unless an enemy troop is in it. */
export function controls(realm: Realm, seat: Seat, area: number): boolean {
  const holder = holderOf(realm, area);
  if (holder !== NONE) return holder === seat;
  return area < DISTRICTS && realm.lord[cityOfDistrict(area)] === seat;
}

/** Whether an area is a district of the player's own city. */
export function isOwnDistrict(realm: Realm, seat: Seat, area: number): boolean {
  return area < DISTRICTS && realm.lord[cityOfDistrict(area)] === seat;
}

/** Whether an area is a district of another player's city. */
export function isForeignDistrict(realm: Realm, seat: Seat, area: number): boolean {
  return area < DISTRICTS && realm.lord[cityOfDistrict(area)] !== seat;
}

/** First district of a player's city; the other two follow it. */
export function firstDistrict(realm: Realm, seat: Seat): number {
  return (realm.city[seat] ?? NONE) * DISTRICTS_PER_CITY;
}

/** Temples that a player controls, delta temple included. */
export function templesOf(realm: Realm, seat: Seat): number {
  let count = 0;
  for (const temple of boardOf(realm.seats).temples) if (realm.holder[temple] === seat) count++;
  return count;
}

/** 9.4: temples and pyramids of level 4 under control. */
export function temporaryFame(realm: Realm, seat: Seat): number {
  let fame = templesOf(realm, seat);
  for (let district = 0; district < DISTRICTS; district++) {
    if (realm.height[district] === RULES.pyramidMaxLevel && controls(realm, seat, district)) fame++;
  }
  return fame;
}

/** Battle and divine fame, never lost (9.6). */
export function permanentFame(realm: Realm, seat: Seat): number {
  return (realm.battleFame[seat] ?? 0) + (realm.divineFame[seat] ?? 0);
}

/** All fame of a player now. */
export function fame(realm: Realm, seat: Seat): number {
  return permanentFame(realm, seat) + temporaryFame(realm, seat);
}

/** 15.1, 15.2: nine fame points, and nobody has more. */
export function wins(realm: Realm, seat: Seat): boolean {
  const own = fame(realm, seat);
  if (own < RULES.victoryFame) return false;
  for (let other = 0; other < realm.seats; other++) if (fame(realm, other) > own) return false;
  return true;
}

/** 8.3.3: the highest pyramid of a colour that a player controls, in the own city or abroad. */
export function highestPyramid(realm: Realm, seat: Seat, colour: number, where: 'own' | 'foreign' | 'any'): number {
  let height = 0;
  for (let district = 0; district < DISTRICTS; district++) {
    if (realm.colour[district] !== colour || heightOf(realm, district) <= height) continue;
    if (where !== 'any' && isOwnDistrict(realm, seat, district) !== (where === 'own')) continue;
    if (controls(realm, seat, district)) height = heightOf(realm, district);
  }
  return height;
}
