import {
  firstOf,
  NEIGHBOUR_ACTION,
  OPPOSITE_ACTION,
  RECOLOUR,
  SET_VALUE,
  WITH_THE_DRAFT,
} from './content/blessings.ts';
import { GOLD, SCRIBE } from './content/goods.ts';
import { T08, T10, T24 } from './content/technologies.ts';
import { GODS, GRAY } from './content/wheel.ts';
import {
  addExtra,
  canStepBack,
  extrasOf,
  legalWithDie,
  NO_PAN,
  neighbours,
  opposite,
  panFor,
  reachOf,
  scribesFor,
} from './draft.ts';
import { canPay, waysToPay } from './payment.ts';
import { type Player, playerOf, type TekhenuState } from './state.ts';
import { NORMAL, type TurnTask } from './tasks.ts';

const FACES = 6;

/** The declared part of a draft that decides whether an action is left. */
interface Declared {
  readonly seat: number;
  readonly sector: number;
  readonly value: number;
  readonly valued: boolean;
  readonly extras: number;
}

/** Whether the sector's action or a bought one is legal with a die of some value between two. */
function actsBetween(state: TekhenuState, d: Declared, from: number, to: number): boolean {
  const { seat, sector, extras } = d;
  if (legalWithDie(state, seat, sector, from, to)) return true;
  if (extras === 0) return false;
  for (let god = 0; god < GODS.length; god++) {
    if (extrasOf(extras, god) > 0 && legalWithDie(state, seat, god, from, to)) return true;
  }
  return false;
}

/** Tries something with the player's scribes, gold, cards and markers changed, and puts them back. */
function tried(p: Player, change: () => void, test: () => boolean): boolean {
  const { goods, blessings, happiness, population } = p;
  const scribes = goods[SCRIBE];
  const gold = goods[GOLD];
  change();
  const result = test();
  goods[SCRIBE] = scribes;
  goods[GOLD] = gold;
  p.blessings = blessings;
  p.happiness = happiness;
  p.population = population;
  return result;
}

function play(p: Player, card: number): void {
  p.blessings &= ~(1 << card);
  if ((p.technologies & T24) !== 0) p.goods[GOLD] = p.goods[GOLD] + 1;
}

/** Tries something with a blessing played. */
function triedCard(p: Player, card: number, test: () => boolean): boolean {
  return tried(p, () => play(p, card), test);
}

/** Whether a cost in scribes can be paid so that `test` holds afterwards. */
function paidScribes(p: Player, scribes: number, test: () => boolean): boolean {
  for (const way of waysToPay(p, SCRIBE, scribes)) {
    if (way.do !== 'pay') continue;
    const spendIt = () => {
      p.goods[SCRIBE] = p.goods[SCRIBE] - way.own;
      p.goods[GOLD] = p.goods[GOLD] - way.gold;
    };
    if (tried(p, spendIt, test)) return true;
  }
  return false;
}

function livesByValue(state: TekhenuState, p: Player, d: Declared): boolean {
  const card = firstOf(p.blessings, SET_VALUE);
  if (card === -1 && d.valued) return false;
  for (let value = 1; value <= FACES; value++) {
    if (card !== -1 && triedCard(p, card, () => grayLives(state, { ...d, value }))) return true;
    if (d.valued || value === d.value) continue;
    const scribes = scribesFor(d.value, value);
    if (!canPay(p, SCRIBE, scribes)) continue;
    const shifted = { ...d, value, valued: true };
    if (paidScribes(p, scribes, () => grayLives(state, shifted))) return true;
  }
  return false;
}

function livesByExtra(state: TekhenuState, p: Player, d: Declared): boolean {
  const near = firstOf(p.blessings, NEIGHBOUR_ACTION);
  if (near !== -1 && canPay(p, SCRIBE, 1)) {
    for (const god of neighbours(d.sector)) {
      const next = { ...d, extras: addExtra(d.extras, god) };
      if (paidScribes(p, 1, () => triedCard(p, near, () => grayLives(state, next)))) return true;
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
  const p = playerOf(state, d.seat);
  // Another colour always finds one that is not forbidden, and with it a production.
  if ((p.blessings & RECOLOUR) !== 0) return true;
  // Asked for every gray die of every draft. Without T10 scribes pay for no action, so most players can only shift the
  // value, and all values that they reach are looked at together.
  if ((p.blessings & WITH_THE_DRAFT) === 0 && (p.technologies & T10) === 0) {
    const reach = d.valued ? 0 : reachOf(p.goods[SCRIBE]);
    return actsBetween(state, d, d.value - reach, d.value + reach);
  }
  return actsBetween(state, d, d.value, d.value) || livesByValue(state, p, d) || livesByExtra(state, p, d);
}

/**
 * SPEC 5.1.3: whether a declared draft can still come to a legal first action once these tokens are paid and T24 has
 * given its gold. Anubis and every colour but gray can produce, so only gray dice need a look.
 */
export function livesAfterPaying(state: TekhenuState, task: TurnTask, scribes: number, gold: number): boolean {
  if (task.mode !== NORMAL || task.colour !== GRAY || task.pan === NO_PAN) return true;
  const p = playerOf(state, task.seat);
  const spendIt = () => {
    p.goods[SCRIBE] = p.goods[SCRIBE] - scribes;
    p.goods[GOLD] = p.goods[GOLD] - gold;
  };
  return tried(p, spendIt, () => grayLives(state, task));
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

/** SPEC 5.1.3: whether a held die has an action left once scribes, which the player has, shift it to a value. */
export function canShift(state: TekhenuState, task: TurnTask, value: number): boolean {
  if (task.mode !== NORMAL || task.colour !== GRAY) return true;
  const { seat, sector, extras } = task;
  const shifted = { seat, sector, value, valued: true, extras };
  return paidScribes(playerOf(state, seat), scribesFor(task.value, value), () => grayLives(state, shifted));
}

/** SPEC 5.1.3: whether a value blessing may set a held die to a value. */
export function canSet(state: TekhenuState, task: TurnTask, card: number, value: number): boolean {
  if (task.mode !== NORMAL || task.colour !== GRAY) return true;
  const p = playerOf(state, task.seat);
  return triedCard(p, card, () => grayLives(state, { ...task, value }));
}

/** SPEC 5.3.1, R28: whether a held die may count as another colour with a shift of its value. */
export function canRecolour(state: TekhenuState, task: TurnTask, card: number, colour: number, shift: number): boolean {
  const value = task.value + shift;
  if (colour === task.colour || value < 1 || value > FACES) return false;
  const p = playerOf(state, task.seat);
  if (panFor(state, task.sector, colour) === NO_PAN && (p.technologies & T08) === 0) return false;
  if (colour !== GRAY) return true;
  return triedCard(p, card, () => grayLives(state, { ...task, value }));
}

/** SPEC 5.1.3, 7.3.B17: whether a neighbouring action may be bought. */
export function canBuyNeighbour(state: TekhenuState, task: TurnTask, card: number, god: number): boolean {
  const p = playerOf(state, task.seat);
  if (!canPay(p, SCRIBE, 1)) return false;
  if (task.mode !== NORMAL || task.colour !== GRAY) return true;
  const next = { ...task, extras: addExtra(task.extras, god) };
  return paidScribes(p, 1, () => triedCard(p, card, () => grayLives(state, next)));
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
