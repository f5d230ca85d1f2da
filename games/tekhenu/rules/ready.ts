import { at, numberAt } from '@naos/engine';
import {
  firstOf,
  NEIGHBOUR_ACTION,
  OPPOSITE_ACTION,
  RECOLOUR,
  SET_VALUE,
  WITH_THE_DRAFT,
} from './content/blessings.ts';
import { ANUBIS_SCRIBES } from './content/board.ts';
import { BASICS, SCRIBE } from './content/goods.ts';
import { T19 } from './content/technologies.ts';
import { COLOURS, GODS, GOOD_OF_COLOUR, GRAY } from './content/wheel.ts';
import { extrasOf, legalWithDie, NO_PAN, neighbours, opposite, reachOf } from './draft.ts';
import { canBuyNeighbour, canBuyOpposite, canRecolour, canSet, canShift } from './draft-lives.ts';
import {
  ACT,
  ACT_PRODUCE_FIRST,
  BLESS_COLOUR,
  BLESS_GOD,
  BLESS_VALUE,
  DONE,
  EXTRA,
  PRODUCE,
  type TekhenuMove,
  VALUE,
} from './moves.ts';
import { canPay, meansOf } from './payment.ts';
import { playerOf, type TekhenuState } from './state.ts';
import { ANUBIS, RIGHT, type TurnTask } from './tasks.ts';

const FACES = 6;

/** SPEC 7.4.T19, R47, R48: whether a production may come before the normal god action. */
export function producesFirst(state: TekhenuState, { seat, mode, pan, colour }: TurnTask): boolean {
  if (mode === ANUBIS || pan !== RIGHT || colour === GRAY) return false;
  const p = playerOf(state, seat);
  return (p.technologies & T19) !== 0 && canPay(p, SCRIBE, 1);
}

/** SPEC 5.1 (D12, D13): the normal action while it is not done, and the extra ones bought. */
export function actionsNow(state: TekhenuState, task: TurnTask, list: TekhenuMove[]): void {
  const { seat, mode, sector, colour, value } = task;
  if (!task.acted) {
    if (mode === ANUBIS) {
      for (let god = 0; god < GODS.length; god++) if (legalWithDie(state, seat, god, value)) list.push(at(ACT, god));
      for (let good = 0; good < BASICS; good++) list.push(at(PRODUCE, good));
    } else {
      if (legalWithDie(state, seat, sector, value)) list.push(at(ACT, sector));
      if (producesFirst(state, task)) list.push(at(ACT_PRODUCE_FIRST, sector));
      if (colour !== GRAY) list.push(at(PRODUCE, numberAt(GOOD_OF_COLOUR, colour)));
    }
  }
  if (task.extras === 0) return;
  for (let god = 0; god < GODS.length; god++) {
    if (extrasOf(task.extras, god) > 0 && legalWithDie(state, seat, god, value)) list.push(at(EXTRA, god));
  }
}

/** SPEC 5.2.1: scribes shift the value once; more of them at a time do what twice would do (R02). */
function shifts(state: TekhenuState, task: TurnTask, list: TekhenuMove[]): void {
  if (task.valued) return;
  const reach = reachOf(meansOf(playerOf(state, task.seat), SCRIBE));
  const most = Math.min(FACES, task.value + reach);
  for (let value = Math.max(1, task.value - reach); value <= most; value++) {
    if (value !== task.value && canShift(state, task, value)) list.push(at(VALUE, value));
  }
}

/** SPEC 7.3.B09, 7.0.1: any value at any time of the draft, the shown one too. */
function settings(state: TekhenuState, task: TurnTask, held: number, list: TekhenuMove[]): void {
  const card = firstOf(held, SET_VALUE);
  if (card === -1) return;
  for (let value = 1; value <= FACES; value++) {
    if (canSet(state, task, card, value)) list.push(at(BLESS_VALUE, card * 7 + value));
  }
}

/** SPEC 7.3.B11. An Anubis die's colour means nothing: there only the shift is offered, under one colour. */
function recolourings(state: TekhenuState, task: TurnTask, held: number, list: TekhenuMove[]): void {
  const card = firstOf(held, RECOLOUR);
  if (card === -1) return;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if (task.mode === ANUBIS && colour !== (task.colour === 0 ? 1 : 0)) continue;
    for (let shift = -1; shift <= 1; shift++) {
      const fits = task.mode === ANUBIS ? inRange(task.value + shift) : canRecolour(state, task, card, colour, shift);
      if (fits) list.push(at(BLESS_COLOUR, card * 15 + colour * 3 + shift + 1));
    }
  }
}

function inRange(value: number): boolean {
  return value >= 1 && value <= FACES;
}

function extraPurchases(state: TekhenuState, task: TurnTask, held: number, list: TekhenuMove[]): void {
  const near = firstOf(held, NEIGHBOUR_ACTION);
  if (near !== -1) {
    for (const god of neighbours(task.sector)) {
      if (canBuyNeighbour(state, task, near, god)) list.push(at(BLESS_GOD, near * GODS.length + god));
    }
  }
  const far = firstOf(held, OPPOSITE_ACTION);
  if (far !== -1 && canBuyOpposite(state, task, far)) {
    list.push(at(BLESS_GOD, far * GODS.length + opposite(task.sector)));
  }
}

/** SPEC 5.1.1: what is played with the die in hand. */
function draftBlessings(state: TekhenuState, task: TurnTask, held: number, list: TekhenuMove[]): void {
  if (task.pan !== NO_PAN) {
    settings(state, task, held, list);
    extraPurchases(state, task, held, list);
  }
  recolourings(state, task, held, list);
}

/** SPEC 5.1 (D11, D12): what may be declared with a die in hand; choosing an action ends the draft. */
export function readyMoves(state: TekhenuState, task: TurnTask): readonly TekhenuMove[] {
  const list: TekhenuMove[] = [];
  if (task.pan !== NO_PAN) {
    actionsNow(state, task, list);
    shifts(state, task, list);
  }
  const held = playerOf(state, task.seat).blessings & WITH_THE_DRAFT;
  if (held !== 0) draftBlessings(state, task, held, list);
  return list;
}

/** SPEC 5.1.1: blessings whose gold is to pay for Anubis, and going on once it can be paid. */
export function beforeTheScribes(state: TekhenuState, task: TurnTask): readonly TekhenuMove[] {
  const list: TekhenuMove[] = [];
  const p = playerOf(state, task.seat);
  draftBlessings(state, task, p.blessings, list);
  if (canPay(p, SCRIBE, ANUBIS_SCRIBES)) list.push(DONE);
  return list;
}
