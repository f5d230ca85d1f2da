import { numberAt, type Outcome } from '@naos/engine';
import { pointsOf } from './scoring.ts';
import { playerAt, type TempleState } from './state.ts';

/** Places by points, then by priests in the reserve; what is still equal is shared (10.6, 10.7). */
export function outcome(state: TempleState): Outcome {
  const points = state.players.map((_, seat) => pointsOf(state, seat).total);
  const reserves = state.players.map((_, seat) => playerAt(state, seat).temple.reserve);
  const ahead = (a: number, b: number): boolean => {
    const gap = numberAt(points, a) - numberAt(points, b);
    return gap > 0 || (gap === 0 && numberAt(reserves, a) > numberAt(reserves, b));
  };
  const places = points.map((_, seat) => 1 + points.filter((_other, other) => ahead(other, seat)).length);
  const best = Math.max(...points);
  const tied = points.filter((total) => total === best).length > 1;
  const shared = places.filter((placed) => placed === 1).length > 1;
  return { places, points, how: `how.${shared ? 'shared' : tied ? 'reserve' : 'points'}` };
}
