import type { Act } from '@naos/protocol';
import { type ActPlan, mySeat } from './act-context.ts';
import { takeBack } from './back.ts';

type Undo = Extract<Act, { readonly do: 'undo' }>;

/** Takes back one's own moves as far as the engine allows: nothing hidden, random or foreign was learned since. */
export const undo: ActPlan<Undo> = (context, { to }) => {
  const seat = mySeat(context);
  return takeBack(context.services, context.live, {
    own: seat,
    backLine: (match, now) => {
      const open = match.undoable(seat);
      return match.undo(seat, to === 'turn' ? open[0] : open.at(-1), now);
    },
    why: 'There is nothing to take back: since your last move somebody has learned something or moved.',
  });
};
