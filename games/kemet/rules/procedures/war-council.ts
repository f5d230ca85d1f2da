import { at, type Seat, type Table } from '@naos/engine';
import { ATTACKER, against, DEFENDER, type Side, seatOf, sideOf } from '../battle-sums.ts';
import { BATTLE_KINDS, interventionAt, KINDS } from '../content/interventions.ts';
import { SPY } from '../content/powers.ts';
import { add, battleHandOf, prayerOf } from '../counts.ts';
import { cardCost, held } from '../hands.ts';
import { DROP, FIGHT, INVOKE, type KemetMove, READY } from '../moves.ts';
import { owns } from '../ownership.ts';
import { explained, misplaced, type Reason } from '../reasons.ts';
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
    const count = state.added[side * KINDS + kind] ?? 0;
    if (count > 0) cost += count * cardCost(state, seat, kind);
  }
  return cost;
}

/** 11.1.1, 11.1.2: the card to play, the card to discard, then interventions until the side is ready. */
export function councilMoves(state: KemetState, task: BattleTask, seat: Seat): readonly KemetMove[] {
  const side = sideOf(task, seat);
  const moves: KemetMove[] = [];
  if (state.played[side] === NONE || state.dropped[side] === NONE) {
    const list = state.played[side] === NONE ? FIGHT : DROP;
    for (const move of list) if (whyNotBattleCard(state, seat, side, move.card) === null) moves.push(move);
    return moves;
  }
  const purse = purseOf(state, seat, side);
  for (const kind of BATTLE_KINDS) {
    if (held(state, seat, kind) === 0) continue;
    if (whyNotAdd(state, seat, side, kind, purse) === null) moves.push(at(INVOKE, kind));
  }
  moves.push(READY);
  return moves;
}

/** What is left for further cards after those that the side has added. */
function purseOf(state: KemetState, seat: Seat, side: Side): number {
  return prayerOf(state, seat) - addedCost(state, seat, side);
}

/** What forbids to play or discard a battle card (11.1.1). */
function whyNotBattleCard(state: KemetState, seat: Seat, side: Side, card: number): Reason | null {
  if ((battleHandOf(state, seat) & (1 << card)) === 0) return 'battle-card-gone';
  return card === state.played[side] ? 'two-different' : null;
}

/** What forbids to add an intervention card (11.1.2). */
function whyNotAdd(state: KemetState, seat: Seat, side: Side, kind: number, purse: number): Reason | null {
  if (interventionAt(kind).timing !== 'battle') return 'not-in-battle';
  if (held(state, seat, kind) <= (state.added[side * KINDS + kind] ?? 0)) return 'not-in-hand';
  return cardCost(state, seat, kind) > purse ? 'cards-too-dear' : null;
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
      add(state.added, side * KINDS + move.card, 1);
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
  table.tellOnly(spy, { kind: 'spied', seat: spy, of: seatOf(task, side), card: state.played[side] });
}

/** Why a card can't be committed. */
export const whyNotCommit = explained<BattleTask>(
  (state, task, move, seat) => {
    const side = sideOf(task, seat);
    const chosen = state.played[side] !== NONE;
    const both = state.dropped[side] !== NONE;
    switch (move.do) {
      case 'fight':
        return chosen ? 'card-chosen' : whyNotBattleCard(state, seat, side, move.card);
      case 'drop':
        if (!chosen) return 'play-first';
        return both ? 'card-chosen' : whyNotBattleCard(state, seat, side, move.card);
      case 'ready':
        return both ? null : 'battle-cards-first';
      case 'invoke':
        return both ? whyNotAdd(state, seat, side, move.card, purseOf(state, seat, side)) : 'battle-cards-first';
      default:
        return misplaced(move);
    }
  },
  (state, task, move, seat, reason) => {
    if (reason !== 'cards-too-dear' || move.do !== 'invoke') return undefined;
    const need = addedCost(state, seat, sideOf(task, seat)) + cardCost(state, seat, move.card);
    return { need, have: prayerOf(state, seat) };
  },
);
