import { withDie } from './actions.ts';
import { firstOf, NEIGHBOUR_ACTION, OPPOSITE_ACTION, RECOLOUR, SET_VALUE } from './content/blessings.ts';
import { GOLD, SCRIBE } from './content/goods.ts';
import { T08, T14, T24 } from './content/technologies.ts';
import { conditionOf, FORBIDDEN, GODS, GRAY, PURE, purityOf } from './content/wheel.ts';
import { legalBetween, USUAL } from './legality.ts';
import { canPay, waysToPay } from './payment.ts';
import { type Player, playerOf, type TekhenuState } from './state.ts';
import { LEFT, NORMAL, RIGHT, type TurnTask } from './tasks.ts';

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

export function godLegalWithDie(state: TekhenuState, seat: number, god: number, value: number): boolean {
  const { low, high } = withDie(playerOf(state, seat), value, T14);
  return legalBetween(state, seat, god, low, high, USUAL);
}

/** SPEC 7.3.B19, R37. */
export function canStepBack(p: Player): boolean {
  return p.happiness >= 1 && p.population >= 1;
}

/** The declared part of a draft that decides whether an action is left. */
interface Declared {
  readonly seat: number;
  readonly sector: number;
  readonly value: number;
  readonly valued: boolean;
  readonly extras: number;
}

function actsAtOnce(state: TekhenuState, { seat, sector, value, extras }: Declared): boolean {
  if (godLegalWithDie(state, seat, sector, value)) return true;
  for (let god = 0; god < GODS.length; god++) {
    if (extrasOf(extras, god) > 0 && godLegalWithDie(state, seat, god, value)) return true;
  }
  return false;
}

/** Tries something with the player's tokens, cards and markers changed, and puts them back. */
function tried(p: Player, change: () => void, test: () => boolean): boolean {
  const goods = p.goods.slice();
  const { blessings, happiness, population } = p;
  change();
  const result = test();
  for (let i = 0; i < goods.length; i++) p.goods[i] = goods[i] as number;
  p.blessings = blessings;
  p.happiness = happiness;
  p.population = population;
  return result;
}

function play(p: Player, card: number): void {
  p.blessings &= ~(1 << card);
  if ((p.technologies & T24) !== 0) p.goods[GOLD] = (p.goods[GOLD] as number) + 1;
}

/** Whether a cost in scribes can be paid so that `test` holds afterwards. */
function paidScribes(p: Player, scribes: number, test: () => boolean): boolean {
  for (const way of waysToPay(p, SCRIBE, scribes)) {
    if (way.do !== 'pay') continue;
    const spendIt = () => {
      p.goods[SCRIBE] = (p.goods[SCRIBE] as number) - way.own;
      p.goods[GOLD] = (p.goods[GOLD] as number) - way.gold;
    };
    if (tried(p, spendIt, test)) return true;
  }
  return false;
}

function livesByValue(state: TekhenuState, p: Player, d: Declared): boolean {
  if (d.valued) return false;
  const card = firstOf(p.blessings, SET_VALUE);
  for (let value = 1; value <= FACES; value++) {
    if (value === d.value) continue;
    const next = { ...d, value, valued: true };
    if (
      card !== -1 &&
      tried(
        p,
        () => play(p, card),
        () => grayLives(state, next),
      )
    )
      return true;
    if (paidScribes(p, scribesFor(d.value, value), () => grayLives(state, next))) return true;
  }
  return false;
}

function livesByExtra(state: TekhenuState, p: Player, d: Declared): boolean {
  const near = firstOf(p.blessings, NEIGHBOUR_ACTION);
  if (near !== -1 && canPay(p, SCRIBE, 1)) {
    for (const god of neighbours(d.sector)) {
      const next = { ...d, extras: addExtra(d.extras, god) };
      const test = () =>
        tried(
          p,
          () => play(p, near),
          () => grayLives(state, next),
        );
      if (paidScribes(p, 1, test)) return true;
    }
  }
  const far = firstOf(p.blessings, OPPOSITE_ACTION);
  if (far === -1 || !canStepBack(p)) return false;
  const next = { ...d, extras: addExtra(d.extras, opposite(d.sector)) };
  const stepBack = () => {
    play(p, far);
    p.happiness--;
    p.population--;
  };
  return tried(p, stepBack, () => grayLives(state, next));
}

/** A gray die in normal mode has no production: some god action must be within reach. */
function grayLives(state: TekhenuState, d: Declared): boolean {
  if (actsAtOnce(state, d)) return true;
  const p = playerOf(state, d.seat);
  // Another colour always finds one that is not forbidden, and with it a production.
  if ((p.blessings & RECOLOUR) !== 0) return true;
  return livesByValue(state, p, d) || livesByExtra(state, p, d);
}

/**
 * SPEC 5.1.3: whether a declared draft can still come to a legal first action. Anubis and every colour but gray can
 * produce, so only gray dice need a look.
 */
export function draftLives(state: TekhenuState, task: TurnTask): boolean {
  if (task.mode !== NORMAL) return true;
  if (task.pan === NO_PAN) return canTakeForbidden(playerOf(state, task.seat));
  return task.colour !== GRAY || grayLives(state, task);
}

function canTakeForbidden(p: Player): boolean {
  return (p.technologies & T08) !== 0 || (p.blessings & RECOLOUR) !== 0;
}

/** SPEC 5.1.3, 5.3.1: whether a die on the wheel can be taken in normal mode. */
export function canTake(state: TekhenuState, seat: number, sector: number, colour: number, face: number): boolean {
  if (panFor(state, sector, colour) === NO_PAN) return canTakeForbidden(playerOf(state, seat));
  if (colour !== GRAY) return true;
  return grayLives(state, { seat, sector, value: face, valued: false, extras: 0 });
}

/** SPEC 5.1.3: whether scribes may shift a held die to a value. */
export function canShift(state: TekhenuState, task: TurnTask, value: number): boolean {
  const p = playerOf(state, task.seat);
  const scribes = scribesFor(task.value, value);
  if (task.mode !== NORMAL || task.colour !== GRAY) return canPay(p, SCRIBE, scribes);
  return paidScribes(p, scribes, () => grayLives(state, { ...task, value, valued: true }));
}

/** SPEC 5.1.3: whether a value blessing may set a held die to a value. */
export function canSet(state: TekhenuState, task: TurnTask, card: number, value: number): boolean {
  if (task.mode !== NORMAL || task.colour !== GRAY) return true;
  const p = playerOf(state, task.seat);
  return tried(
    p,
    () => play(p, card),
    () => grayLives(state, { ...task, value, valued: true }),
  );
}

/** SPEC 5.3.1, R28: whether a held die may count as another colour with a shift of its value. */
export function canRecolour(state: TekhenuState, task: TurnTask, card: number, colour: number, shift: number): boolean {
  const value = task.value + shift;
  if (colour === task.colour || value < 1 || value > FACES) return false;
  const p = playerOf(state, task.seat);
  if (panFor(state, task.sector, colour) === NO_PAN && (p.technologies & T08) === 0) return false;
  if (colour !== GRAY) return true;
  return tried(
    p,
    () => play(p, card),
    () => grayLives(state, { ...task, value }),
  );
}

/** SPEC 5.1.3, 7.3.B17: whether a neighbouring action may be bought. */
export function canBuyNeighbour(state: TekhenuState, task: TurnTask, card: number, god: number): boolean {
  const p = playerOf(state, task.seat);
  if (!canPay(p, SCRIBE, 1)) return false;
  if (task.mode !== NORMAL || task.colour !== GRAY) return true;
  const next = { ...task, extras: addExtra(task.extras, god) };
  return paidScribes(p, 1, () =>
    tried(
      p,
      () => play(p, card),
      () => grayLives(state, next),
    ),
  );
}

/** SPEC 5.1.3, 7.3.B19: whether the opposite action may be bought. */
export function canBuyOpposite(state: TekhenuState, task: TurnTask, card: number): boolean {
  const p = playerOf(state, task.seat);
  if (!canStepBack(p)) return false;
  if (task.mode !== NORMAL || task.colour !== GRAY) return true;
  const next = { ...task, extras: addExtra(task.extras, opposite(task.sector)) };
  const stepBack = () => {
    play(p, card);
    p.happiness--;
    p.population--;
  };
  return tried(p, stepBack, () => grayLives(state, next));
}
