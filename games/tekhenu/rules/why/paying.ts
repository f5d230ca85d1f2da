import type { WhyNot } from '@naos/engine';
import type { TekhenuMove } from '../moves.ts';
import { keyOf } from '../notation.ts';
import { meansOf, waysToPay } from '../payment.ts';
import { playerOf, type TekhenuState } from '../state.ts';
import { ANY_GOOD, type PayTask } from '../tasks.ts';
import { whyNoBlessing } from './blessings.ts';

/** SPEC 5.4: why a price is not paid like this. */
export function whyNotPaid(state: TekhenuState, task: PayTask, move: TekhenuMove): WhyNot | null {
  const { seat, what, amount, waivers } = task;
  const p = playerOf(state, seat);
  if (move.do === 'bless') return whyNoBlessing(state, seat, move.card, waivers);
  if (move.do !== 'pay') return null;
  const { own, swap, gold, scribes } = move;
  if (own + swap + gold + scribes !== amount) return { rule: '5.4.3', why: 'why.pay-in-full', facts: { amount } };
  const key = keyOf(move);
  if (waysToPay(p, what, amount).some((way) => keyOf(way) === key)) return { rule: '5.1.3', why: 'why.no-action-left' };
  const most =
    what === ANY_GOOD ? meansOf(p, what) - p.goods.slice(4, 6).reduce((sum, n) => sum + n, 0) : (p.goods[what] ?? 0);
  return gold > 0 && own < Math.min(most, amount) && gold <= (p.goods[4] ?? 0)
    ? { rule: '5.4.4', why: 'why.gold-last' }
    : { rule: '5.4.1', why: 'why.pay-with' };
}
