import { GameError, NOBODY, type Outcome } from '@naos/engine';
import { BLUE, RED } from './content/constants.ts';
import { scoresOf } from './endings.ts';
import type { AtonState } from './state.ts';

/** SPEC chapter 6: red wins, blue wins, or a draw; there are no tie-breaks. */
export function outcome(state: AtonState): Outcome {
  const { ending } = state;
  if (ending === null) throw new GameError('The game is not over yet, so it has no outcome.');
  const place = (seat: number): number => (ending.winner === NOBODY || ending.winner === seat ? 1 : 2);
  return {
    places: [place(RED), place(BLUE)],
    points: scoresOf(state),
    how: ending.winner === NOBODY ? `how.draw-${ending.how}` : `how.${ending.how}`,
  };
}
