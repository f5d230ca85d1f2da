import type { WhyNot } from '@naos/engine';
import { interventionAt } from '../content/interventions.ts';
import { spaceAt } from '../content/spaces.ts';
import { isOwnDistrict } from '../control.ts';
import { cardCost, held } from '../hands.ts';
import type { KemetMove } from '../moves.ts';
import { hasSilver, owns } from '../ownership.ts';
import { type KemetState, NONE } from '../state.ts';
import type { TurnTask } from '../tasks.ts';
import { emptyRows, isTaken, owesRow } from '../tokens.ts';
import { hasTarget } from './day-cards.ts';

/** Why something is not on the menu of the turn. */
export function whyNotMenu(state: KemetState, task: TurnTask, move: KemetMove): WhyNot | null {
  const { seat } = task;
  switch (move.do) {
    case 'token':
      if (isTaken(state, seat, move.space)) return { rule: '7.2.1', why: 'space-taken' };
      if (task.placed) return { rule: '7.1.1', why: 'one-token' };
      return balance(state, seat, move.space);
    case 'silver':
      if (!hasSilver(state, seat)) return { rule: '7.3.1', why: 'no-silver' };
      if (state.silverAt[seat] !== NONE) return { rule: '7.1.3', why: 'silver-played' };
      if (isTaken(state, seat, move.space)) return { rule: '7.2.1', why: 'space-taken' };
      return balance(state, seat, move.space);
    case 'gold':
      if (state.goldOn[seat] !== NONE) return { rule: '7.3.3', why: 'gold-played' };
      return owns(state, seat, move.tile) ? null : { rule: '7.3.2', why: 'no-gold-tile' };
    case 'end-turn':
      if (!task.placed) return { rule: '7.1.1', why: 'token-first' };
      return owesRow(state, seat) ? { rule: '7.2.5', why: 'row-owed' } : null;
    case 'invoke':
      return whyNotCard(state, seat, move.card);
    case 'post':
      return whyNotPost(state, task, move.creature, move.district);
    default:
      return null;
  }
}

function balance(state: KemetState, seat: number, space: number): WhyNot {
  const rows = emptyRows((state.spaces[seat] as number) | (1 << space));
  return { rule: '7.2.4', why: 'balance', facts: { row: spaceAt(space).row, rows } };
}

function whyNotCard(state: KemetState, seat: number, card: number): WhyNot | null {
  if (held(state, seat, card) === 0) return { rule: '12.1', why: 'not-in-hand' };
  const { timing } = interventionAt(card);
  if (timing !== 'day') return { rule: '12.1', why: timing === 'battle' ? 'in-battle-only' : 'in-move-only' };
  const [need, have] = [cardCost(state, seat, card), state.prayer[seat] as number];
  if (need > have) return { rule: '12.2', why: 'too-dear', facts: { need, have } };
  return hasTarget(state, seat, card) ? null : { rule: 'R56', why: 'no-target' };
}

function whyNotPost(state: KemetState, task: TurnTask, creature: number, district: number): WhyNot | null {
  const { seat } = task;
  if (task.begun) return { rule: 'R43', why: 'after-token' };
  if (state.tamer[creature] !== seat) return { rule: '10.4', why: 'not-yours' };
  if (!isOwnDistrict(state, seat, district)) return { rule: '10.4', why: 'own-city-only' };
  if (state.holder[district] !== seat) return { rule: '10.4', why: 'no-troop' };
  return { rule: '10.4', why: 'arranging' };
}
