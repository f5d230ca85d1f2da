import type { WhyNot } from './procedure.ts';

/**
 * Why a move was not taken: the game is `over`, the seat is `not-asked` now, the text is `unreadable` as a move, the move
 * is not on the list (`illegal`, with the rule where the game can name it), or there is nothing the seat may `take-back`.
 */
export interface Refusal {
  readonly refused: 'over' | 'not-asked' | 'unreadable' | 'illegal' | 'take-back';
  readonly why: WhyNot | null;
}

/** Tells a refusal from an acceptance. */
export function isRefusal(answer: object): answer is Refusal {
  return 'refused' in answer;
}
