import { NOBODY, type Outcome, type Viewer } from '@naos/engine';
import { type Line, line, type SeatNamer } from '@naos/words';
import { BLUE, RED } from '../rules/content/constants.ts';
import type { Ending } from '../rules/state.ts';
import { about } from './terms.ts';

/** Which of the ways ended the game, and for whom. */
export function endingLine({ how, winner }: Ending, name: SeatNamer): Line {
  return winner === NOBODY ? line(`ending.draw-${how}`) : line(`ending.${how}`, about(winner, name, null));
}

/** How the game ended, and the final score. */
export function outcome({ how, places, points }: Outcome, name: SeatNamer, viewer: Viewer = null): readonly Line[] {
  const key = how.replace(/^how\./, 'ending.');
  const winner = places[RED] === places[BLUE] ? NOBODY : places.indexOf(1);
  return [
    winner === NOBODY ? line(key) : line(key, about(winner, name, viewer)),
    line('ending.scores', { red: points[RED] ?? 0, blue: points[BLUE] ?? 0 }),
  ];
}
