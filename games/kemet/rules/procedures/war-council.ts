import type { Seat, Table, WhyNot } from '@naos/engine';
import { ATTACKER, against, DEFENDER, type Side, seatOf, sideOf } from '../battle-sums.ts';
import { BATTLE_CARDS } from '../content/battle-cards.ts';
import { BATTLE_KINDS, interventionAt, KINDS } from '../content/interventions.ts';
import { SPY } from '../content/powers.ts';
import { cardCost, held } from '../hands.ts';
import { DROP, FIGHT, INVOKE, type KemetMove, READY } from '../moves.ts';
import { owns } from '../ownership.ts';
import { type KemetState, NONE } from '../state.ts';
import type { BattleTask } from '../tasks.ts';
import type { Kemet } from '../vocabulary.ts';

/** 11.1.3: both at once; with Spy its owner waits for the other (13.2.5). */
export function councillors(state: KemetState, task: BattleTask): readonly Seat[] {
  const seats: Seat[] = [];
  for (const side of [ATTACKER, DEFENDER] as const) {
    if (state.ready[side] !== 0) continue;
    const waits = state.ready[against(side)] === 0 && owns(state, seatOf(task, side), SPY);
    if (!waits) seats.push(seatOf(task, side));
  }
  return seats;
}

/** What the cards that a side has added so far will cost at the clash. */
export function addedCost(state: KemetState, seat: Seat, side: Side): number {
  let cost = 0;
  for (const kind of BATTLE_KINDS) {
    const count = state.added[side * KINDS + kind] as number;
    if (count > 0) cost += count * cardCost(state, seat, kind);
  }
  return cost;
}

/** 11.1.1, 11.1.2: the card to play, the card to discard, then interventions until the side is ready. */
export function councilMoves(state: KemetState, task: BattleTask, seat: Seat): readonly KemetMove[] {
  const side = sideOf(task, seat);
  const hand = state.battleHand[seat] as number;
  const played = state.played[side] as number;
  const moves: KemetMove[] = [];
  if (played === NONE || state.dropped[side] === NONE) {
    const list = played === NONE ? FIGHT : DROP;
    for (let card = 0; card < BATTLE_CARDS.length; card++) {
      if ((hand & (1 << card)) !== 0 && card !== played) moves.push(list[card] as KemetMove);
    }
    return moves;
  }
  const purse = (state.prayer[seat] as number) - addedCost(state, seat, side);
  for (const kind of BATTLE_KINDS) {
    const spare = held(state, seat, kind) - (state.added[side * KINDS + kind] as number);
    if (spare > 0 && cardCost(state, seat, kind) <= purse) moves.push(INVOKE[kind] as KemetMove);
  }
  moves.push(READY);
  return moves;
}

/** A part of a commitment; cards stay in the hand, and its number as it was, until the clash (R54). */
export function committed(table: Table<Kemet>, task: BattleTask, move: KemetMove, seat: Seat): void {
  const { state } = table;
  const side = sideOf(task, seat);
  switch (move.do) {
    case 'fight':
      state.played[side] = move.card;
      return;
    case 'drop':
      state.dropped[side] = move.card;
      return;
    case 'invoke':
      state.added[side * KINDS + move.card] = (state.added[side * KINDS + move.card] as number) + 1;
      return;
    default:
      state.ready[side] = 1;
      table.tell({ kind: 'committed', seat });
      showSpy(table, task, side);
  }
}

/** 13.2.5: the owner of Spy alone sees the card that the other side will play. */
function showSpy(table: Table<Kemet>, task: BattleTask, side: Side): void {
  const { state } = table;
  const spy = seatOf(task, against(side));
  if (state.ready[against(side)] !== 0 || !owns(state, spy, SPY)) return;
  table.learned();
  table.tellOnly(spy, { kind: 'spied', seat: spy, of: seatOf(task, side), card: state.played[side] as number });
}

/** Why a card can't be committed. */
export function whyNotCommit(state: KemetState, task: BattleTask, move: KemetMove, seat: Seat): WhyNot | null {
  const side = sideOf(task, seat);
  if (move.do === 'fight' || move.do === 'drop') {
    if (((state.battleHand[seat] as number) & (1 << move.card)) === 0) return { rule: '11.1.1', why: 'not-in-hand' };
    return move.card === state.played[side] ? { rule: '11.1.1', why: 'two-different' } : null;
  }
  if (move.do !== 'invoke') return null;
  if (state.dropped[side] === NONE) return { rule: '11.1.1', why: 'battle-cards-first' };
  if (interventionAt(move.card).timing !== 'battle') return { rule: '12.1', why: 'not-in-battle' };
  if (held(state, seat, move.card) <= (state.added[side * KINDS + move.card] as number))
    return { rule: '12.1', why: 'not-in-hand' };
  const facts = {
    need: addedCost(state, seat, side) + cardCost(state, seat, move.card),
    have: state.prayer[seat] as number,
  };
  return { rule: '11.1.2', why: 'too-dear', facts };
}
