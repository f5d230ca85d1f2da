import { openlyUndoable } from '@naos/engine';
import type { Act } from '@naos/protocol';
import { type ActPlan, mySeat } from './act-context.ts';
import { undoMoves } from './undo-moves.ts';

type Undo = Extract<Act, { readonly do: 'undo' }>;

/** Takes back one's own moves as far as the engine allows: nothing hidden, random or foreign was learned since. */
export const undo: ActPlan<Undo> = (context, { to }) => {
  const seat = mySeat(context);
  return undoMoves(context.services, context.live, {
    own: seat,
    propose: (match, now) => {
      const open = openlyUndoable(match.position, seat);
      return match.proposeUndo(seat, to === 'turn' ? open[0] : open.at(-1), now);
    },
    why: 'There is nothing to take back: since your last move somebody has learned something or moved.',
  });
};
