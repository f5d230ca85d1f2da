import type { Seat } from '@naos/engine';
import { battleCardAt } from './content/battle-cards.ts';
import { RULES } from './content/constants.ts';
import { creatureAt, SNAKE } from './content/creatures.ts';
import { DIVERSION, interventionAt, KINDS } from './content/interventions.ts';
import { BATTLE_BONUS, MAGICAL_SUPPORT, SUPPORT_STRENGTH } from './content/powers.ts';
import type { Stat } from './content/tiles.ts';
import { isOwnDistrict } from './control.ts';
import { raidersAt, unitsAt } from './counts.ts';
import { creatureWith } from './creatures.ts';
import { owns, total } from './ownership.ts';
import { NONE, type Realm } from './state.ts';

/** The two sides of a battle; also their places in the state's lists of commitments. */
export const ATTACKER = 0;
export const DEFENDER = 1;
export type Side = typeof ATTACKER | typeof DEFENDER;

/** Where a battle is fought and between whom. */
export interface Field {
  readonly area: number;
  readonly attacker: Seat;
  readonly defender: Seat;
}

/** The seat of a side. */
export function seatOf(field: Field, side: Side): Seat {
  return side === ATTACKER ? field.attacker : field.defender;
}

/** The other side. */
export function against(side: Side): Side {
  return side === ATTACKER ? DEFENDER : ATTACKER;
}

/** The side of a seat in a battle. */
export function sideOf(field: Field, seat: Seat): Side {
  return seat === field.attacker ? ATTACKER : DEFENDER;
}

/** Units of a side that are still in the area. */
export function fighters(realm: Realm, field: Field, side: Side): number {
  return side === ATTACKER ? raidersAt(realm, field.area) : unitsAt(realm, field.area);
}

/** The creature that helps a side, or NONE: the opposing Deep Desert Snake voids it (13.3.5). */
export function helper(realm: Realm, field: Field, side: Side): number {
  const creature = creatureWith(realm, seatOf(field, side), field.area);
  const opposing = creatureWith(realm, seatOf(field, against(side)), field.area);
  return opposing === SNAKE ? NONE : creature;
}

/** What a side brings to a battle besides its card and interventions: all of it lies open. */
export interface KnownStrength {
  readonly units: number;
  readonly tiles: number;
  readonly creature: number;
  readonly home: number;
}

/** 11.3.1, 11.3.2: the known parts of a side's strength. */
export function knownStrength(realm: Realm, field: Field, side: Side): KnownStrength {
  const seat = seatOf(field, side);
  const creature = helper(realm, field, side);
  return {
    units: fighters(realm, field, side),
    tiles: total(realm, seat, BATTLE_BONUS.strength[side]),
    creature: creature === NONE ? 0 : creatureAt(creature).strength,
    home: isOwnDistrict(realm, seat, field.area) ? RULES.homeDistrictStrength : 0,
  };
}

/** What one side has committed. `added` counts intervention cards by kind, from `at` on. */
export interface Commitment {
  readonly card: number;
  readonly added: readonly number[];
  readonly at: number;
}

/** 11.3.1: the strength of a side with its cards; `wound` is what Divine Wound has added. */
export function strengthOf(
  realm: Realm,
  field: Field,
  side: Side,
  { card, added, at }: Commitment,
  wound: number,
): number {
  const { units, tiles, creature, home } = knownStrength(realm, field, side);
  let sum = units + tiles + creature + home + wound + battleCardAt(card).strength;
  let real = false;
  for (let kind = 0; kind < KINDS; kind++) {
    const count = added[at + kind] ?? 0;
    if (count === 0) continue;
    sum += count * interventionAt(kind).strength;
    if (kind !== DIVERSION) real = true;
  }
  // 13.3.4: once, and only with a card that does something.
  if (real && owns(realm, seatOf(field, side), MAGICAL_SUPPORT)) sum += SUPPORT_STRENGTH;
  return sum;
}

/** 11.4: what a side deals and takes. */
export interface Blows {
  readonly guaranteed: number;
  readonly damage: number;
  /** To the own troop, by a card of negative damage (R24). */
  readonly self: number;
  readonly protection: number;
}

/** The blows of a side: card, tiles, creature, interventions. */
export function blowsOf(realm: Realm, field: Field, side: Side, { card, added, at }: Commitment): Blows {
  const seat = seatOf(field, side);
  const bonus = (stat: Stat): number => total(realm, seat, BATTLE_BONUS[stat][side]);
  const creature = helper(realm, field, side);
  const beast = creature === NONE ? null : creatureAt(creature);
  const shown = battleCardAt(card);
  let damage = Math.max(0, shown.damage) + bonus('damage') + (beast?.damage ?? 0);
  let protection = shown.protection + bonus('protection') + (beast?.protection ?? 0);
  for (let kind = 0; kind < KINDS; kind++) {
    const count = added[at + kind] ?? 0;
    if (count === 0) continue;
    damage += count * interventionAt(kind).damage;
    protection += count * interventionAt(kind).protection;
  }
  return {
    guaranteed: shown.guaranteed + bonus('guaranteedDamage'),
    damage,
    self: Math.max(0, -shown.damage),
    protection,
  };
}

/** Units lost by a side: in all, and by the enemy's hand (13.4.6). */
export interface Losses {
  readonly all: number;
  readonly byEnemy: number;
}

/** 11.4.1 to 11.4.4: guaranteed damage, then self-damage, then damage less protection; never more than there are. */
export function lossesOf(units: number, own: Blows, enemy: Blows): Losses {
  const guaranteed = Math.min(units, enemy.guaranteed);
  const self = Math.min(units - guaranteed, own.self);
  const damage = Math.min(units - guaranteed - self, Math.max(0, enemy.damage - own.protection));
  return { all: guaranteed + self + damage, byEnemy: guaranteed + damage };
}
