import type { Act } from '@naos/protocol';
import { Refusal } from '../../refusal.ts';
import { openMatch, workOn } from '../gate.ts';
import { type ActPlan, mySeat } from './act-context.ts';

type Undo = Extract<Act, { readonly do: 'undo' }>;

/** Takes back one's own moves as far as the engine allows: nothing hidden, random or foreign was learned since. */
export const undo: ActPlan<Undo> = async (context, { to }) => {
  const { house, live } = context;
  const seat = mySeat(context);
  const match = openMatch(live);
  const now = house.now();
  const draft = await workOn(house, live, match, now, () => {
    const open = match.undoable(seat);
    const line = match.takeBack(seat, to === 'turn' ? open[0] : open.at(-1), now);
    if ('refused' in line) {
      throw new Refusal(
        'not now',
        'There is nothing to take back: since your last move somebody has learned something or moved.',
      );
    }
    return [line];
  });
  return { ...draft, saveNow: true };
};
