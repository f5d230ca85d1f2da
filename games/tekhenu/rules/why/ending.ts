import type { WhyNot } from '@naos/engine';
import { D303, D304, D308, DECREES, type Decree } from '../content/decrees.ts';
import type { TekhenuMove } from '../moves.ts';
import { playerOf, type TekhenuState } from '../state.ts';
import type { DecreesTask } from '../tasks.ts';

/** SPEC 8.3.1, R31. */
export function whyNoDecree(state: TekhenuState, task: DecreesTask, move: TekhenuMove): WhyNot | null {
  if (move.do !== 'score' && move.do !== 'repeat') return null;
  const decree = move.do === 'repeat' ? D303 : move.decree;
  const { decrees, scored } = playerOf(state, task.seat);
  if ((decrees & (1 << decree)) === 0) return { rule: '8.3.1', why: 'why.decree-not-held' };
  if (scored.includes(decree)) return { rule: '8.3.1', why: 'why.decree-scored' };
  if (task.left === 0) return { rule: '8.3.1', why: 'why.three-decrees' };
  if ((task.symbols & (1 << (DECREES[decree] as Decree).symbol)) !== 0)
    return { rule: '8.3.1', why: 'why.symbol-used' };
  if (decree === D304 && scored.includes(D308)) return { rule: '8.3.1', why: 'why.too-late-304' };
  return decree === D303 ? { rule: '7.5.303', why: 'why.no-repeat' } : { rule: '7.5.304', why: 'why.no-symbols' };
}
