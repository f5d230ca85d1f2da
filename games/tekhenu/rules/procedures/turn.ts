import { choice, NOBODY, rule } from '@naos/engine';
import { beginGod, beginProduction, withDie } from '../actions.ts';
import { discardBlessing, playBlessing } from '../blessing.ts';
import { ADVANCE, FREE_ANUBIS, firstOf, NEIGHBOUR_ACTION } from '../content/blessings.ts';
import { ANUBIS_SCRIBES } from '../content/board.ts';
import { SCRIBE } from '../content/goods.ts';
import { pointsOf, T08, T13, T14, T18, T23 } from '../content/technologies.ts';
import { colourOf, dieAt, faceOf, GOOD_OF_COLOUR, sectorOf } from '../content/wheel.ts';
import { addExtra, canTake, dropExtra, NO_PAN, panFor, scribesFor } from '../draft.ts';
import { lowerHappiness, lowerPopulation, score } from '../gains.ts';
import { refillMarket } from '../market.ts';
import { at, BLESS, DONE, PAN, TAKE, TAKE_ANUBIS, TAKE_IDLE, type TekhenuMove } from '../moves.ts';
import { canPay, pay } from '../payment.ts';
import { actionsNow, readyMoves } from '../ready.ts';
import { playerOf, type TekhenuState } from '../state.ts';
import { ANUBIS, IDLE, LEFT, NORMAL, type TurnTask, UNDER } from '../tasks.ts';
import type { TekhenuProcedure, TekhenuTable } from '../vocabulary.ts';
import { whyNoAction, whyNoDraft } from '../why/turn.ts';

/** The dice on the wheel, equal ones once. */
function distinctDice(state: TekhenuState): readonly number[] {
  const { dice } = state;
  const list: number[] = [];
  for (let i = 0; i < dice.length; i++) {
    const spot = dice[i] as number;
    if (dice.indexOf(spot) === i) list.push(spot);
  }
  return list;
}

function normalDrafts(state: TekhenuState, seat: number, spots: readonly number[], list: TekhenuMove[]): void {
  for (const spot of spots) {
    const die = dieAt(spot);
    if (canTake(state, seat, sectorOf(spot), colourOf(die), faceOf(die))) list.push(at(TAKE, spot));
  }
}

/** SPEC R10: any pure or tainted die; when all are forbidden, any die. */
function idleDrafts(state: TekhenuState, spots: readonly number[]): TekhenuMove[] {
  const clean = spots.filter((spot) => panFor(state, sectorOf(spot), colourOf(dieAt(spot))) !== NO_PAN);
  return (clean.length > 0 ? clean : spots).map((spot) => at(TAKE_IDLE, spot));
}

/** SPEC 5.1 (D10, D11): a die and a mode, or first a free Anubis blessing. */
function drafts(state: TekhenuState, { seat, freeAnubis }: TurnTask): readonly TekhenuMove[] {
  const p = playerOf(state, seat);
  const spots = distinctDice(state);
  const list: TekhenuMove[] = [];
  if (!freeAnubis) normalDrafts(state, seat, spots, list);
  if (freeAnubis || canPay(p, SCRIBE, ANUBIS_SCRIBES)) for (const spot of spots) list.push(at(TAKE_ANUBIS, spot));
  const card = freeAnubis ? -1 : firstOf(p.blessings, FREE_ANUBIS);
  if (card !== -1) list.push(at(BLESS, card));
  return list.length > 0 ? list : idleDrafts(state, spots);
}

function takeDie(table: TekhenuTable, task: TurnTask, spot: number, mode: number): void {
  const { state } = table;
  const die = dieAt(spot);
  state.dice.splice(state.dice.indexOf(spot), 1);
  task.mode = mode;
  task.sector = sectorOf(spot);
  task.die = die;
  task.held = true;
  task.colour = colourOf(die);
  task.value = faceOf(die);
  const pan = mode === ANUBIS ? UNDER : panFor(state, task.sector, task.colour);
  task.pan = mode === IDLE && pan === NO_PAN ? UNDER : pan;
  table.tell({ kind: 'took', seat: task.seat, spot, mode });
}

function draft(table: TekhenuTable, task: TurnTask, move: TekhenuMove): void {
  const { seat } = task;
  if (move.do === 'bless') {
    task.freeAnubis = true;
    playBlessing(table, seat, move.card);
    table.again();
  } else if (move.do === 'take') takeDie(table, task, move.spot, NORMAL);
  else if (move.do === 'idle') takeDie(table, task, move.spot, IDLE);
  else if (move.do === 'anubis') {
    takeDie(table, task, move.spot, ANUBIS);
    if (!task.freeAnubis) pay(table, seat, SCRIBE, ANUBIS_SCRIBES);
  }
}

/** SPEC 5.1.1, 5.3.2: the die goes on its pan; T18 and T23 pay. */
function weigh(table: TekhenuTable, task: TurnTask): void {
  if (!task.held) return;
  task.held = false;
  const { seat, die, pan } = task;
  const p = playerOf(table.state, seat);
  (pan === LEFT ? p.left : pan === UNDER ? p.under : p.right).push(die);
  table.tell({ kind: 'weighed', seat, die, pan });
  if (pan === LEFT && (p.technologies & T18) !== 0) score(table, seat, pointsOf(T18), 'technology');
  if (task.mode === ANUBIS && (p.technologies & T23) !== 0) score(table, seat, pointsOf(T23), 'technology');
}

/** Begins the action that a move names. Returns false for moves that name none. */
function act(table: TekhenuTable, task: TurnTask, move: TekhenuMove): boolean {
  if (move.do !== 'act' && move.do !== 'produce' && move.do !== 'extra') return false;
  weigh(table, task);
  const { seat, value } = task;
  const p = playerOf(table.state, seat);
  if (move.do === 'produce') {
    task.acted = true;
    beginProduction(table, seat, move.good, withDie(p, value, T13));
  } else if (move.do === 'extra') {
    task.extras = dropExtra(task.extras, move.god);
    beginGod(table, seat, move.god, withDie(p, value, T14));
  } else {
    task.acted = true;
    if (!move.produceFirst) beginGod(table, seat, move.god, withDie(p, value, T14));
    else {
      // SPEC R47: scribe, production, then the action if it is legal by then; the last task begun runs first.
      const { low, high } = withDie(p, value, T14);
      table.begin({ do: 'attempt', at: 0, seat, god: move.god, low, high });
      beginProduction(table, seat, GOOD_OF_COLOUR[task.colour] as number, withDie(p, value, T13));
      pay(table, seat, SCRIBE, 1);
    }
  }
  return true;
}

/** SPEC 7.3.B17-B20: the price first, then T24's gold. */
function buyExtra(table: TekhenuTable, task: TurnTask, card: number, god: number): void {
  const { seat } = task;
  task.extras = addExtra(task.extras, god);
  discardBlessing(table, seat, card);
  table.tell({ kind: 'extra bought', seat, god });
  table.begin({ do: 'thanks', at: 0, seat });
  if ((NEIGHBOUR_ACTION & (1 << card)) !== 0) pay(table, seat, SCRIBE, 1, 0, true);
  else {
    lowerHappiness(table, seat, 1);
    lowerPopulation(table, seat, 1);
  }
}

function declare(table: TekhenuTable, task: TurnTask, move: TekhenuMove): void {
  const { seat } = task;
  if (act(table, task, move)) return;
  table.again();
  if (move.do === 'value') {
    const scribes = scribesFor(task.value, move.value);
    task.value = move.value;
    task.valued = true;
    table.tell({ kind: 'valued', seat, value: move.value });
    pay(table, seat, SCRIBE, scribes, 0, true);
  } else if (move.do === 'bless value') {
    playBlessing(table, seat, move.card);
    task.value = move.value;
    task.valued = true;
    table.tell({ kind: 'valued', seat, value: move.value });
  } else if (move.do === 'bless colour') {
    playBlessing(table, seat, move.card);
    task.colour = move.colour;
    task.value += move.shift;
    table.tell({ kind: 'recoloured', seat, colour: move.colour });
    if (task.mode === NORMAL) {
      task.pan = panFor(table.state, task.sector, task.colour);
      table.goTo('pan');
    }
  } else if (move.do === 'bless god') buyExtra(table, task, move.card, move.god);
}

const DONE_ONLY: readonly TekhenuMove[] = [DONE];

/** SPEC 5.1. */
export const turn: TekhenuProcedure<TurnTask> = [
  rule('begin', (table, { seat }) => {
    table.state.turn = seat;
    table.state.swapped = 0;
  }),
  choice('draft', { moves: drafts, chosen: draft, whyNot: whyNoDraft }),
  choice('pan', {
    who: (state, { seat, pan }) => (pan === NO_PAN && (playerOf(state, seat).technologies & T08) !== 0 ? seat : NOBODY),
    moves: () => PAN,
    chosen: (_, task, move) => {
      if (move.do === 'pan') task.pan = move.side;
    },
  }),
  choice('ready', {
    who: (_, { seat, mode }) => (mode === IDLE ? NOBODY : seat),
    moves: readyMoves,
    chosen: declare,
    whyNot: whyNoAction,
    facts: (_, { value }) => ({ value }),
  }),
  // Only when no action was chosen: an idle die, or an extra action in between took away the last legal one (R26).
  rule('weigh', weigh),
  choice('next action', {
    who: (_, { seat, mode }) => (mode === IDLE ? NOBODY : seat),
    // R26: an extra action in between may have taken away the last legal one.
    mayBeEmpty: true,
    moves: (state, task) => {
      const list: TekhenuMove[] = [];
      actionsNow(state, task, list);
      return list;
    },
    chosen: (table, task, move) => {
      if (act(table, task, move)) table.again();
    },
    whyNot: whyNoAction,
    facts: (_, { value }) => ({ value }),
  }),
  // SPEC R50: the turn of a player who holds B07 or B08 does not end unasked.
  choice('end', {
    who: (state, { seat }) => ((playerOf(state, seat).blessings & ADVANCE) !== 0 ? seat : NOBODY),
    moves: () => DONE_ONLY,
    chosen: () => {},
    always: true,
  }),
  rule('refill', (table) => {
    refillMarket(table);
    table.state.turn = -1;
  }),
];
