import { GameError } from './game.ts';
import type { Seat } from './seat.ts';

/**
 * A choice that must offer something offers nothing: whatever the rules meant to ask for would be lost in silence, a
 * price unpaid or pieces gone. The move that leads here is refused; where the game stood before it stays whole.
 */
export class EmptyChoice extends GameError {
  constructor(game: string, procedure: string, step: string, seat: Seat) {
    super(`${game}: "${procedure} / ${step}" leaves seat ${seat + 1} nothing to choose from.`, {
      code: 'nothing-to-choose',
      values: { game, procedure, step, seat: seat + 1 },
    });
  }
}
