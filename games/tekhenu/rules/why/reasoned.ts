import type { Seat, WhyNot } from '@naos/engine';
import type { TekhenuMove } from '../moves.ts';
import { keyOf } from '../notation.ts';
import type { TekhenuState } from '../state.ts';

type Lists<T> = (state: TekhenuState, task: T, seat: Seat) => readonly TekhenuMove[];
type Reasons<T> = (state: TekhenuState, task: T, move: TekhenuMove, seat: Seat) => WhyNot | null;

/**
 * The moves of a question and the reasons against others of their kinds. A listed move has no reason against it; a move
 * of another question gets the game's `notNow`.
 */
export function reasoned<T>(
  moves: Lists<T>,
  reasons?: Reasons<T>,
): { readonly moves: Lists<T>; readonly whyNot: Reasons<T> } {
  const whyNot: Reasons<T> = (state, task, move, seat) => {
    const key = keyOf(move);
    if (moves(state, task, seat).some((listed) => keyOf(listed) === key)) return null;
    return reasons?.(state, task, move, seat) ?? null;
  };
  return { moves, whyNot };
}
