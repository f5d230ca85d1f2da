import { numberAt } from '@naos/engine';
import { FOOD_WAIVER, STONE_WAIVER } from './content/blessings.ts';
import {
  BASTET_PAPYRUS,
  byCount,
  MOST_SLOTS_PER_GOD,
  START,
  STATUE_GRANITE,
  THOTH_CARDS,
  THOTH_PAPYRUS,
} from './content/board.ts';
import { BREAD, GRANITE, LIMESTONE, PAPYRUS } from './content/goods.ts';
import { DISTRICTS, HAPPINESS_COST, slotOf } from './content/osiris.ts';
import { ANY_DISTRICT } from './content/starting.ts';
import { T04, T20, T21 } from './content/technologies.ts';
import { BUILDING_SPACES, CELLS, spaceOf } from './content/temple.ts';
import { raSlotOf, tileOf } from './content/tiles.ts';
import { BASTET, HATHOR, HORUS, RA, THOTH } from './content/wheel.ts';
import { cardsIn, sectionsInReach } from './market.ts';
import { canPay, meansOf } from './payment.ts';
import { type Player, playerOf, type TekhenuState } from './state.ts';

/** What a god action is asked about: `started` when its own income (T04, T20, T21) has been taken already. */
export interface Terms {
  readonly free: boolean;
  readonly started: boolean;
}

/** An action not begun, with its cost. */
export const USUAL: Terms = { free: false, started: false };
/** Decree 323, not begun. */
export const FREE: Terms = { free: true, started: false };

/** SPEC 6.1.2, 2.3.2: the free open statue slot of a god, or -1. */
export function freeGodSlot(state: TekhenuState, god: number): number {
  const open = byCount(state.players.length).slotsPerGod;
  for (let i = 0; i < open; i++) {
    if (state.godStatues[god * MOST_SLOTS_PER_GOD + i] === -1) return god * MOST_SLOTS_PER_GOD + i;
  }
  return -1;
}

export function hasGodStatue(state: TekhenuState, player: number, god: number): boolean {
  for (let i = 0; i < MOST_SLOTS_PER_GOD; i++) {
    if (state.godStatues[god * MOST_SLOTS_PER_GOD + i] === player) return true;
  }
  return false;
}

/** What stands in the way of a god action. Numbers, because search asks for every die and value. */
export const NOTHING_IN_THE_WAY = 0;
export const NO_PIECE = 1;
export const TOO_DEAR = 2;
export const NO_PLACE = 3;
export const NO_TILE = 4;
export const NO_HAPPINESS = 5;
export const TOO_FEW_CARDS = 6;

/** SPEC 5.1.3: the action's own income, while it is still to come. */
export function income(p: Player, technology: number, terms: Terms): number {
  return !terms.started && (p.technologies & technology) !== 0 ? 1 : 0;
}

/** SPEC 6.1.1. */
function barToHorus(state: TekhenuState, p: Player, value: number, terms: Terms): number {
  if (p.statues >= START.statues) return NO_PIECE;
  const cost = terms.free ? 0 : (STATUE_GRANITE[p.statues] ?? 0);
  if (!canPay(p, GRANITE, cost, income(p, T04, terms), STONE_WAIVER)) return TOO_DEAR;
  const place = state.peopleStatues.includes(-1) || freeGodSlot(state, numberAt(state.tokens, value - 1)) !== -1;
  return place ? NOTHING_IN_THE_WAY : NO_PLACE;
}

/** SPEC 6.2.1. */
function barToRa(state: TekhenuState, p: Player, value: number, terms: Terms): number {
  if (p.pillars >= START.pillars) return NO_PIECE;
  const tile = state.raSlots[raSlotOf(value)] ?? -1;
  if (tile === -1) return NO_TILE;
  if (!canPay(p, LIMESTONE, terms.free ? 0 : tileOf(tile).limestone, 0, STONE_WAIVER)) return TOO_DEAR;
  for (let cell = 0; cell < CELLS; cell++) if (state.tiles[cell] === -1) return NOTHING_IN_THE_WAY;
  return NO_PLACE;
}

/** SPEC 2.4.1, 6.3.1: a temple space that is open, empty and payable. */
export function canBuildAt(state: TekhenuState, p: Player, space: number, terms: Terms): boolean {
  const { bread, fromPlayers } = spaceOf(space);
  if (state.spaces[space] !== -1 || state.players.length < fromPlayers) return false;
  return canPay(p, BREAD, terms.free ? 0 : bread, income(p, T21, terms), FOOD_WAIVER);
}

const MOST_BREAD = Math.max(...BUILDING_SPACES.map(({ bread }) => bread));

function barToHathor(state: TekhenuState, p: Player, terms: Terms): number {
  if (p.buildings >= START.buildings) return NO_PIECE;
  const free = terms.free || (p.blessings & FOOD_WAIVER) !== 0;
  const means = free ? MOST_BREAD : meansOf(p, BREAD) + income(p, T21, terms);
  const { spaces, players } = state;
  let bar = NO_PLACE;
  for (let space = 0; space < BUILDING_SPACES.length; space++) {
    if (spaces[space] !== -1) continue;
    const { bread, fromPlayers } = spaceOf(space);
    if (players.length < fromPlayers) continue;
    if (bread <= means) return NOTHING_IN_THE_WAY;
    bar = TOO_DEAR;
  }
  return bar;
}

/** SPEC 6.5.1-6.5.3, R20. */
function barToThoth(state: TekhenuState, p: Player, value: number, terms: Terms): number {
  const cost = terms.free ? 0 : (THOTH_PAPYRUS[value] ?? 0);
  if (!canPay(p, PAPYRUS, cost, income(p, T20, terms))) return TOO_DEAR;
  const reach = sectionsInReach(state, p.happiness);
  for (let section = 0; section < reach; section++) {
    if (cardsIn(state, section) >= (THOTH_CARDS[value] ?? 0)) return NOTHING_IN_THE_WAY;
  }
  return reach === 0 ? NO_HAPPINESS : TOO_FEW_CARDS;
}

/** SPEC 6.6.1, 6.6.2. */
export function barToOsiris(
  state: TekhenuState,
  p: Player,
  value: number,
  districts: number,
  keepsHappiness: boolean,
): number {
  if (p.buildings >= START.buildings) return NO_PIECE;
  if (!keepsHappiness && p.happiness < HAPPINESS_COST) return NO_HAPPINESS;
  for (let district = 0; district < DISTRICTS.length; district++) {
    const free = state.osiris[slotOf(district, value)] === -1;
    if ((districts & (1 << district)) !== 0 && free) return NOTHING_IN_THE_WAY;
  }
  return NO_PLACE;
}

/** SPEC 5.1.3: what stands in the way of a god action with one action value. */
export function barTo(state: TekhenuState, seat: number, god: number, value: number, terms: Terms): number {
  const p = playerOf(state, seat);
  switch (god) {
    case HORUS:
      return barToHorus(state, p, value, terms);
    case RA:
      return barToRa(state, p, value, terms);
    case HATHOR:
      return barToHathor(state, p, terms);
    case BASTET:
      return canPay(p, PAPYRUS, terms.free ? 0 : BASTET_PAPYRUS, 0, FOOD_WAIVER) ? NOTHING_IN_THE_WAY : TOO_DEAR;
    case THOTH:
      return barToThoth(state, p, value, terms);
    default:
      return barToOsiris(state, p, value, ANY_DISTRICT, false);
  }
}

/** SPEC 5.1.3: a god action with some action value between two. */
export function legalBetween(
  state: TekhenuState,
  seat: number,
  god: number,
  low: number,
  high: number,
  terms: Terms,
): boolean {
  // Hathor and Bastet ask for no value: there one look says it all.
  const last = god === HATHOR || god === BASTET ? low : high;
  for (let value = low; value <= last; value++) {
    if (barTo(state, seat, god, value, terms) === NOTHING_IN_THE_WAY) return true;
  }
  return false;
}
