import type { GameError } from './game.ts';
import type { WhyNot } from './procedure.ts';

/**
 * Why a move was not taken: the game is `over`, the seat is `not-asked` now, the text is `unreadable` as a move, the move
 * is not on the list (`illegal`, with the rule where the game can name it), there is nothing the seat may `take-back`, or
 * the game's own rules fell over it (`fault`): the match stands where it stood and can be played on with another move.
 */
export type Refusal =
  | { readonly refused: 'over' | 'not-asked' | 'unreadable' | 'illegal' | 'take-back'; readonly why: WhyNot | null }
  | { readonly refused: 'fault'; readonly why: null; readonly error: GameError };

/** Tells a refusal from anything else. */
export function isRefusal(answer: object): answer is Refusal {
  return 'refused' in answer;
}
