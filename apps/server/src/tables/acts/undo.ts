import { openlyUndoable } from '@naos/engine';
import type { Act } from '@naos/protocol';
import { type ActPlan, mySeat } from './act-context.ts';
import { undoMoves } from './undo-moves.ts';

const NO_MOVE = 0;

type Undo = Extract<Act, { readonly do: 'undo' }>;

/** Takes back one's own moves as far as the engine allows: nothing hidden, random or foreign was learned since. */
export const undo: ActPlan<Undo> = (context, { to }) => {
  const seat = mySeat(context);
  return undoMoves(context.services, context.live, {
    own: seat,
    propose: (match, now) => {
      const open = openlyUndoable(match.position, seat);
      // With none open the rules might still allow one, as long as nobody else has begun in secret: that must not show.
      return match.proposeUndo(seat, (to === 'turn' ? open[0] : open.at(-1)) ?? NO_MOVE, now);
    },
    why: 'There is nothing to take back: since your last move somebody has learned something or moved.',
  });
};
