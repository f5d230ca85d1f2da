import type { Seat, WhyNot } from '@naos/engine';
import { RULE_OF_CHOICE, type TekhenuChoice } from '../choices.ts';
import type { TekhenuMove } from '../moves.ts';
import { keyOf } from '../notation.ts';
import type { TekhenuState } from '../state.ts';

type Lists<T> = (state: TekhenuState, task: T, seat: Seat) => readonly TekhenuMove[];
type Reasons<T> = (state: TekhenuState, task: T, move: TekhenuMove, seat: Seat) => WhyNot | null;

/**
 * The moves of a question and the reasons against all others. A listed move has no reason against it; where there is
 * nothing particular to say, the move answers another question than the one that is asked.
 */
export function reasoned<T>(
  name: TekhenuChoice,
  moves: Lists<T>,
  reasons?: Reasons<T>,
): { readonly moves: Lists<T>; readonly whyNot: Reasons<T> } {
  const whyNot: Reasons<T> = (state, task, move, seat) => {
    const key = keyOf(move);
    if (moves(state, task, seat).some((listed) => keyOf(listed) === key)) return null;
    return reasons?.(state, task, move, seat) ?? { rule: RULE_OF_CHOICE[name], why: 'why.something-else' };
  };
  return { moves, whyNot };
}
