import type { Act } from '@naos/protocol';
import { RequestRefusal } from '../../request-refusal.ts';
import { ordersOf, withOrders } from '../orders.ts';
import { type ActPlan, beforeTheEnd, mySeat, whileRunning } from './act-context.ts';

type Do<D extends Act['do']> = Extract<Act, { readonly do: D }>;

/** In the room already: the first questions come as soon as the game begins. */
export const order: ActPlan<Do<'order'>> = (context, { kind, way }) => {
  beforeTheEnd(context);
  mySeat(context);
  const { services, live, asker } = context;
  const { [kind]: _before, ...others } = ordersOf(live.doc, asker.id)?.standing ?? {};
  const known = services.games.get(live.doc.game).orders.find(({ id }) => id === kind);
  if (way !== null && known?.ways.some(({ id }) => id === way) !== true)
    throw new RequestRefusal('malformed', `There is no order "${kind}: ${way}" in this game.`);
  const standing = way === null ? others : { ...others, [kind]: way };
  return { doc: withOrders(live.doc, asker.id, { standing }), saveNow: true, isPrivate: true };
};

export const plan: ActPlan<Do<'plan'>> = (context, { moves }) => {
  whileRunning(context);
  mySeat(context);
  const { services, live, asker } = context;
  const { rules } = services.games.get(live.doc.game);
  const odd = moves.find(({ move }) => rules.read(move) === null);
  if (odd !== undefined) throw new RequestRefusal('malformed', `"${odd.move}" is not a move of this game.`);
  return {
    doc: withOrders(live.doc, asker.id, { plan: [...moves], dropped: false }),
    saveNow: true,
    isPrivate: true,
  };
};
