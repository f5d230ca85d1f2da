import type { Outcome, Seat } from '@naos/engine';
import { fame } from './control.ts';
import { type KemetState, NONE } from './state.ts';

/** 15.1, 15.3, R49: the winner first, then by fame, battle fame and the earlier slot. */
export function outcome(state: KemetState): Outcome {
  const points = Array.from({ length: state.seats }, (_, seat) => fame(state, seat));
  const ranked = [...state.order].sort((a, b) => compare(state, points, a, b));
  return {
    places: points.map((_, seat) => ranked.indexOf(seat) + 1),
    points,
    how: state.winner === NONE ? 'how.guard' : 'how.fame',
  };
}

/** Sorting keeps the order of the track for equals: the earlier slot comes first. */
function compare(state: KemetState, points: readonly number[], a: Seat, b: Seat): number {
  if (a === state.winner || b === state.winner) return a === state.winner ? -1 : 1;
  const byFame = (points[b] ?? 0) - (points[a] ?? 0);
  return byFame !== 0 ? byFame : (state.battleFame[b] ?? 0) - (state.battleFame[a] ?? 0);
}
