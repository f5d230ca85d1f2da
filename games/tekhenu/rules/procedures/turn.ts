import { at, choice, NOBODY, rule } from '@naos/engine';
import { playBlessing } from '../blessing.ts';
import { ADVANCE, FREE_ANUBIS, firstOf, WITH_THE_DRAFT } from '../content/blessings.ts';
import { ANUBIS_SCRIBES } from '../content/board.ts';
import { SCRIBE } from '../content/goods.ts';
import { T08 } from '../content/technologies.ts';
import { colourOf, dieAt, faceOf, sectorOf } from '../content/wheel.ts';
import { act, declare, dropTheRest, weigh } from '../declare.ts';
import { canPayAnubis, goldPaysScribes, NO_PAN, panFor } from '../draft.ts';
import { canTake } from '../draft-lives.ts';
import { refillMarket } from '../market.ts';
import { BLESS, DONE, PAN, TAKE, TAKE_ANUBIS, TAKE_IDLE, type TekhenuMove } from '../moves.ts';
import { pay } from '../payment.ts';
import { actionsNow, beforeTheScribes, readyMoves } from '../ready.ts';
import { type Player, playerOf, type TekhenuState } from '../state.ts';
import { ANUBIS, IDLE, NORMAL, type TurnTask, UNDER } from '../tasks.ts';
import type { TekhenuProcedure, TekhenuTable } from '../vocabulary.ts';
import { whyNoDraft, whyNotBeforeScribes } from '../why/draft.ts';
import { reasoned } from '../why/reasoned.ts';
import { whyNotNext, whyNotReady } from '../why/turn.ts';

/** The dice on the wheel, equal ones once: a bit for each kind of die in its sector. */
function distinctDice({ dice }: TekhenuState): readonly number[] {
  const seen = [0, 0, 0, 0, 0, 0];
  const list: number[] = [];
  for (const spot of dice) {
    const sector = sectorOf(spot);
    const before = seen[sector] ?? 0;
    const now = before | (1 << dieAt(spot));
    if (now === before) continue;
    seen[sector] = now;
    list.push(spot);
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
  if (freeAnubis || canPayAnubis(p)) for (const spot of spots) list.push(at(TAKE_ANUBIS, spot));
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
  else if (move.do === 'anubis') takeDie(table, task, move.spot, ANUBIS);
}

function nextActions(state: TekhenuState, task: TurnTask): readonly TekhenuMove[] {
  const list: TekhenuMove[] = [];
  actionsNow(state, task, list);
  return list;
}

/** SPEC 6.9.1: Anubis for scribes. */
function owesScribes({ mode, freeAnubis }: TurnTask): boolean {
  return mode === ANUBIS && !freeAnubis;
}

function hasGoldToWin(p: Player): boolean {
  return goldPaysScribes(p) && (p.blessings & WITH_THE_DRAFT) !== 0;
}

const DONE_ONLY: readonly TekhenuMove[] = [DONE];

/** SPEC 5.1. */
export const turn: TekhenuProcedure<TurnTask> = [
  rule('begin', (table, { seat }) => {
    table.state.turn = seat;
    table.state.swapped = 0;
  }),
  choice('draft', { ...reasoned(drafts, whyNoDraft), chosen: draft }),
  choice('pan', {
    who: (state, { seat, pan }) => (pan === NO_PAN && (playerOf(state, seat).technologies & T08) !== 0 ? seat : NOBODY),
    ...reasoned(() => PAN),
    chosen: (_, task, move) => {
      if (move.do === 'pan') task.pan = move.side;
    },
  }),
  // SPEC 5.1.1: the blessings, then the scribes. Where the order can't matter nobody is asked.
  choice('before the scribes', {
    who: (state, task) => (owesScribes(task) && hasGoldToWin(playerOf(state, task.seat)) ? task.seat : NOBODY),
    ...reasoned(beforeTheScribes, whyNotBeforeScribes),
    chosen: declare,
  }),
  rule('scribes', (table, task) => {
    if (owesScribes(task)) pay(table, task.seat, SCRIBE, ANUBIS_SCRIBES);
  }),
  choice('ready', {
    who: (_, { seat, mode }) => (mode === IDLE ? NOBODY : seat),
    // R26, 6.10.2: an extra action won with B07 or B08 may have spent what the action of a gray die costs.
    mayBeEmpty: true,
    ...reasoned(readyMoves, whyNotReady),
    chosen: declare,
    facts: (_, { value }) => ({ value }),
  }),
  // Only when no action was chosen: an idle die, or the last legal one is gone (R26).
  rule('weigh', weigh),
  choice('next action', {
    who: (_, { seat, mode, acted, extras }) => (mode === IDLE || (acted && extras === 0) ? NOBODY : seat),
    // R26: what comes later may have become impossible.
    mayBeEmpty: true,
    ...reasoned(nextActions, whyNotNext),
    chosen: (table, task, move) => {
      if (act(table, task, move)) table.again();
    },
    facts: (_, { value }) => ({ value }),
  }),
  rule('drop the rest', dropTheRest),
  // SPEC R50: the turn of a player who holds B07 or B08 does not end unasked.
  choice('end', {
    who: (state, { seat }) => ((playerOf(state, seat).blessings & ADVANCE) !== 0 ? seat : NOBODY),
    ...reasoned(() => DONE_ONLY),
    chosen: () => {},
    always: true,
  }),
  rule('refill', (table) => {
    refillMarket(table);
    table.state.turn = -1;
  }),
];
