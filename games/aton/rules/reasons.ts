import type { Seat, WhyNot } from '@naos/engine';
import type { AtonMove } from './moves.ts';
import { key } from './notation.ts';
import type { AtonState } from './state.ts';

type Explaining<T> = (state: AtonState, task: T, move: AtonMove, seat: Seat) => WhyNot | null;

/**
 * Reasons made of the list itself: a listed move has none against it, any other has the one that `reason` knows, or is
 * told what it is time for.
 */
export function unlisted<T>(
  list: (state: AtonState, task: T, seat: Seat) => readonly AtonMove[],
  reason: Explaining<T>,
  timeFor: WhyNot,
): Explaining<T> {
  return (state, task, move, seat) => {
    const wanted = key(move);
    if (list(state, task, seat).some((legal) => key(legal) === wanted)) return null;
    return reason(state, task, move, seat) ?? timeFor;
  };
}
