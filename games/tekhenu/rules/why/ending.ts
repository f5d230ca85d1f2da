import type { WhyNot } from '@naos/engine';
import { D303, D304, D308, D323, decreeOf } from '../content/decrees.ts';
import { FAITH, GOLD } from '../content/goods.ts';
import type { TekhenuMove } from '../moves.ts';
import { canPay, meansOf } from '../payment.ts';
import { playerOf, type TekhenuState } from '../state.ts';
import { ANY_GOOD, type DecreesTask } from '../tasks.ts';
import { populationSymbols, REPEAT_GOLD } from '../worth.ts';
import { cannotPay } from './gods.ts';

/** SPEC 7.5.303, R31. */
function whyNoRepeat(state: TekhenuState, seat: number, decree: number): WhyNot {
  const p = playerOf(state, seat);
  if (!canPay(p, GOLD, REPEAT_GOLD)) return cannotPay('7.5.303', 'why.gold', REPEAT_GOLD, meansOf(p, GOLD));
  return decree === D323 ? { rule: 'R31', why: 'why.no-points' } : { rule: 'R31', why: 'why.not-scored' };
}

/** SPEC 7.5.304, X26. */
function whyNoSymbols(state: TekhenuState, seat: number, symbols: number): WhyNot {
  const p = playerOf(state, seat);
  const reached = populationSymbols(p);
  if (p.scored.includes(D308)) return { rule: '8.3.1', why: 'why.too-late-304' };
  if (symbols > reached || symbols === 0) return { rule: '7.5.304', why: 'why.no-symbols', facts: { reached } };
  return cannotPay('7.5.304', 'why.resources', symbols, meansOf(p, ANY_GOOD));
}

/** SPEC 8.3.1, R31. */
export function whyNoDecree(state: TekhenuState, task: DecreesTask, move: TekhenuMove): WhyNot | null {
  if (move.do !== 'score' && move.do !== 'repeat') return null;
  const { seat } = task;
  const decree = move.do === 'repeat' ? D303 : move.decree;
  const { decrees, scored } = playerOf(state, seat);
  if ((decrees & (1 << decree)) === 0) return { rule: '8.3.1', why: 'why.decree-not-held' };
  if (scored.includes(decree)) return { rule: '8.3.1', why: 'why.decree-scored' };
  if (task.left === 0) return { rule: '8.3.1', why: 'why.three-decrees' };
  if ((task.symbols & (1 << decreeOf(decree).symbol)) !== 0) return { rule: '8.3.1', why: 'why.symbol-used' };
  if (move.do === 'repeat') return whyNoRepeat(state, seat, move.decree);
  if (decree === D303) return { rule: '7.5.303', why: 'why.names-another' };
  if (decree === D323) return { rule: '8.2.0', why: 'why.no-points' };
  return decree === D304 ? whyNoSymbols(state, seat, move.symbols) : { rule: '7.5.304', why: 'why.symbols-of-304' };
}

/** SPEC 8.1.2. */
export function whyNoFaith(state: TekhenuState, _: object, move: TekhenuMove, seat: number): WhyNot | null {
  if (move.do !== 'faith') return null;
  return cannotPay('8.1.2', 'why.faith', Math.abs(move.net), playerOf(state, seat).goods[FAITH]);
}
