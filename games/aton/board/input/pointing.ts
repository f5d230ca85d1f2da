import { type BoardProps, storeOf, withFrame } from '@naos/table-ui';
import type { Aton } from '../../rules/index.ts';
import type { AtonMove } from '../../rules/moves.ts';
import { type ScoredItem, scoreBoard } from '../../rules/scoring.ts';

/** The space that the mouse, the keyboard or a finger points at, or null. */
export const pointed = storeOf<number | null>(null, withFrame);
/** Whether a finger points: it needs a button to choose with. */
export const pointedByTouch = storeOf(false, withFrame);

/** The move of the list that a space stands for, if any. */
export function moveOn(moves: readonly AtonMove[], space: number | null): AtonMove | undefined {
  return moves.find((move) => 'space' in move && move.space === space);
}

/** An item of a scoring that a move would change. */
export interface Change {
  readonly before: ScoredItem;
  readonly after: ScoredItem;
}

/** What the pointed move would do. */
export interface Foreseen {
  readonly move: AtonMove;
  readonly space: number;
  /** The board after it; null when that can't be known. */
  readonly board: readonly number[] | null;
  readonly changes: readonly Change[];
  /** Whom the move would make the winner, or null. */
  readonly winner: number | null;
}

/** The pointed move with its effect on a scoring; null when nothing open is pointed at. */
export function usePointed({ view, moves, preview, held }: BoardProps<Aton>): Foreseen | null {
  const space = pointed.use();
  const move = held ?? moveOn(moves, space);
  if (move === undefined || !('space' in move)) return null;
  const then = preview(move);
  const board = boardAfter(view.board, then?.board ?? null, move.space);
  return {
    move,
    space: move.space,
    board,
    changes: board === null ? [] : changesBetween(view.board, board),
    winner: then?.ending?.winner ?? null,
  };
}

/** A move may set off more than itself (a scoring, the next player's forced steps): only its own space counts here. */
function boardAfter(now: readonly number[], then: readonly number[] | null, space: number): readonly number[] | null {
  return then === null ? null : now.with(space, then[space] ?? -1);
}

/** The items whose counts differ between two boards. */
export function changesBetween(before: readonly number[], after: readonly number[]): Change[] {
  const then = scoreBoard(after);
  return scoreBoard(before).flatMap((item, i) => {
    const next = then[i];
    if (next === undefined) return [];
    const same = item.counts.every((n, seat) => n === next.counts[seat] && item.points[seat] === next.points[seat]);
    return same ? [] : [{ before: item, after: next }];
  });
}
