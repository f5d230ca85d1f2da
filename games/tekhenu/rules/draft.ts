import { shiftOf } from './actions.ts';
import { countOf, OPPOSITE_ACTION, RECOLOUR, SET_VALUE } from './content/blessings.ts';
import { ANUBIS_SCRIBES } from './content/board.ts';
import { SCRIBE } from './content/goods.ts';
import { T10, T14, T24 } from './content/technologies.ts';
import { conditionOf, FORBIDDEN, PURE, purityOf } from './content/wheel.ts';
import { legalBetween, USUAL } from './legality.ts';
import { canPay, meansOf } from './payment.ts';
import { type Player, playerOf, type TekhenuState } from './state.ts';
import { LEFT, RIGHT } from './tasks.ts';

const FACES = 6;
/** No pan: the die is forbidden as it is. */
export const NO_PAN = -1;

/** SPEC 5.3.2: the pan for a colour in a sector; NO_PAN when forbidden. */
export function panFor(state: TekhenuState, sector: number, colour: number): number {
  const purity = purityOf(colour, conditionOf(state.wheel, sector));
  return purity === FORBIDDEN ? NO_PAN : purity === PURE ? LEFT : RIGHT;
}

/** SPEC 5.2.1, R02: the fewest scribes that shift a value. */
export function scribesFor(from: number, to: number): number {
  return Math.ceil(Math.abs(from - to) / 2);
}

/** SPEC 5.2.1: how far so many scribes shift a value. */
export function reachOf(scribes: number): number {
  return scribes * 2;
}

/** Extra god actions waiting for a god: three bits each. */
export function extrasOf(extras: number, god: number): number {
  return (extras >> (god * 3)) & 7;
}

export function addExtra(extras: number, god: number): number {
  return extras + (1 << (god * 3));
}

export function dropExtra(extras: number, god: number): number {
  return extras - (1 << (god * 3));
}

/** SPEC 2.2.1. */
export function neighbours(sector: number): readonly [number, number] {
  return [(sector + 5) % 6, (sector + 1) % 6];
}

export function opposite(sector: number): number {
  return (sector + 3) % 6;
}

/** SPEC 5.1.3, 5.2.2: a god action with a die of some value between two. */
export function legalWithDie(state: TekhenuState, seat: number, god: number, from: number, to = from): boolean {
  const shift = shiftOf(playerOf(state, seat), T14);
  return legalBetween(state, seat, god, Math.max(1, from - shift), Math.min(FACES, to + shift), USUAL);
}

/** SPEC 7.3.B19, R37. */
export function canStepBack(p: Player): boolean {
  return p.happiness >= 1 && p.population >= 1;
}

/** SPEC 5.1.1: with T10 the gold that T24 gives for draft blessings, played first, pays scribes too. */
export function goldPaysScribes(p: Player): boolean {
  return (p.technologies & T10) !== 0 && (p.technologies & T24) !== 0;
}

/** SPEC 6.9.1: whether Anubis can be paid, if need be after draft blessings; B17 and B18 cost what they bring. */
export function canPayAnubis(p: Player): boolean {
  if (canPay(p, SCRIBE, ANUBIS_SCRIBES)) return true;
  if (!goldPaysScribes(p)) return false;
  const steps = Math.min(countOf(p.blessings, OPPOSITE_ACTION), p.happiness, p.population);
  return meansOf(p, SCRIBE) + countOf(p.blessings, SET_VALUE | RECOLOUR) + steps >= ANUBIS_SCRIBES;
}
