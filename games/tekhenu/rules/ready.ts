import { firstOf, NEIGHBOUR_ACTION, OPPOSITE_ACTION, RECOLOUR, SET_VALUE } from './content/blessings.ts';
import { BASICS, SCRIBE } from './content/goods.ts';
import { T19 } from './content/technologies.ts';
import { COLOURS, GODS, GOOD_OF_COLOUR, GRAY } from './content/wheel.ts';
import {
  canBuyNeighbour,
  canBuyOpposite,
  canRecolour,
  canSet,
  canShift,
  extrasOf,
  godLegalWithDie,
  NO_PAN,
  neighbours,
  opposite,
} from './draft.ts';
import {
  ACT,
  ACT_PRODUCE_FIRST,
  at,
  BLESS_COLOUR,
  BLESS_GOD,
  BLESS_VALUE,
  EXTRA,
  PRODUCE,
  type TekhenuMove,
  VALUE,
} from './moves.ts';
import { canPay } from './payment.ts';
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
      for (let god = 0; god < GODS.length; god++) if (godLegalWithDie(state, seat, god, value)) list.push(at(ACT, god));
      for (let good = 0; good < BASICS; good++) list.push(at(PRODUCE, good));
    } else {
      if (godLegalWithDie(state, seat, sector, value)) list.push(at(ACT, sector));
      if (producesFirst(state, task)) list.push(at(ACT_PRODUCE_FIRST, sector));
      if (colour !== GRAY) list.push(at(PRODUCE, GOOD_OF_COLOUR[colour] as number));
    }
  }
  if (task.extras === 0) return;
  for (let god = 0; god < GODS.length; god++) {
    if (extrasOf(task.extras, god) > 0 && godLegalWithDie(state, seat, god, value)) list.push(at(EXTRA, god));
  }
}

function valueChanges(state: TekhenuState, task: TurnTask, held: number, list: TekhenuMove[]): void {
  if (task.valued) return;
  const card = firstOf(held, SET_VALUE);
  for (let value = 1; value <= FACES; value++) {
    if (value === task.value) continue;
    if (canShift(state, task, value)) list.push(at(VALUE, value));
    if (card !== -1 && canSet(state, task, card, value)) list.push(at(BLESS_VALUE, card * 7 + value));
  }
}

/** SPEC 7.3.B11. An Anubis die's colour means nothing: there only the shift is offered, under one colour. */
function recolourings(state: TekhenuState, task: TurnTask, held: number, list: TekhenuMove[]): void {
  const card = firstOf(held, RECOLOUR);
  if (card === -1) return;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if (task.mode === ANUBIS && colour !== (task.colour === 0 ? 1 : 0)) continue;
    for (let shift = -1; shift <= 1; shift++) {
      if (task.mode === ANUBIS && shift === 0) continue;
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

/** SPEC 5.1 (D11, D12): what may be declared with a die in hand; choosing an action ends the draft. */
export function readyMoves(state: TekhenuState, task: TurnTask): readonly TekhenuMove[] {
  const list: TekhenuMove[] = [];
  const held = playerOf(state, task.seat).blessings;
  if (task.pan !== NO_PAN) {
    actionsNow(state, task, list);
    valueChanges(state, task, held, list);
    if (held !== 0) extraPurchases(state, task, held, list);
  }
  if (held !== 0) recolourings(state, task, held, list);
  return list;
}
