import type { Seat, WhyNot } from '@naos/engine';
import { keyOf, type TempleMove } from './moves.ts';
import type { TempleState } from './state.ts';

/** A step's question about a move, as the machine asks it. */
type Asking<T, R> = (state: TempleState, task: T, seat: Seat) => R;
type Explaining<T> = (state: TempleState, task: T, move: TempleMove, seat: Seat) => WhyNot | null;

/**
 * Reasons made of the list itself: a listed move has none against it, any other has the one that `reason` knows, or is
 * told what it is time for.
 */
export function unlisted<T>(
  list: Asking<T, readonly TempleMove[]>,
  reason: Explaining<T>,
  timeFor: WhyNot,
): Explaining<T> {
  return (state, task, move, seat) => {
    const key = keyOf(move);
    if (list(state, task, seat).some((legal) => keyOf(legal) === key)) return null;
    return reason(state, task, move, seat) ?? timeFor;
  };
}

/** Effect private-blessing: the card is drawn before any use, ornament or end of the turn (9.2.1). */
export const DECK_FIRST: WhyNot = { rule: '9.2.1', why: 'why.deck-first' };
