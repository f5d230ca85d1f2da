import type { BoardProps } from '@naos/table-ui';
import { memo, type ReactElement } from 'react';
import type { Tekhenu, TekhenuMove } from '../../rules/index.ts';

interface PieceProps {
  readonly props: BoardProps<Tekhenu>;
}

/**
 * A piece of the board that is drawn again when a fact that it shows is another, when it can be pressed in another
 * position, and when that begins or ends: most of them stay as they are from move to move.
 */
export function keptPiece<P extends PieceProps>(
  piece: (given: P) => ReactElement,
  moveOf: (given: P) => TekhenuMove,
  factsOf: (given: P) => readonly unknown[],
) {
  const isOpen = (given: P): boolean => given.props.moves.includes(moveOf(given));
  return memo(piece, (before, after) => {
    const [old, now] = [before.props, after.props];
    if (old.say !== now.say || (old.ask === null) !== (now.ask === null)) return false;
    if ((old.view !== now.view || old.moves !== now.moves) && (isOpen(before) || isOpen(after))) return false;
    const facts = factsOf(after);
    return factsOf(before).every((fact, i) => Object.is(fact, facts[i]));
  });
}

/** What a piece tells of its owner; nothing of nobody. */
export const nameOf = ({ seats }: BoardProps<Tekhenu>, owner: number): string | undefined => seats[owner]?.name;
