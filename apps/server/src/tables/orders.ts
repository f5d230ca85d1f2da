import type { SeatOrders } from '@naos/protocol';
import type { PersonOrders, TableDoc } from './doc.ts';

const NONE: SeatOrders = { standing: {}, plan: [], dropped: false };

/** What a person has ordered at a table. */
export function ordersOf({ orders }: TableDoc, player: string): PersonOrders | null {
  return orders?.find((one) => one.player === player) ?? null;
}

/** The same as its owner is shown it. */
export function shownOrders(orders: SeatOrders | null): SeatOrders {
  const { standing, plan, dropped } = orders ?? NONE;
  return { standing, plan, dropped };
}

/** The document with a part of somebody's orders changed. */
export function withOrders(doc: TableDoc, player: string, part: Partial<SeatOrders>): TableDoc {
  const next = { player, ...shownOrders(ordersOf(doc, player)), ...part };
  const isEmpty = Object.keys(next.standing).length === 0 && next.plan.length === 0 && !next.dropped;
  return { ...withoutOrders(doc, player), orders: [...others(doc, player), ...(isEmpty ? [] : [next])] };
}

/** The document without anything that somebody has ordered. */
export function withoutOrders(doc: TableDoc, player: string): TableDoc {
  return doc.orders === undefined ? doc : { ...doc, orders: others(doc, player) };
}

const others = ({ orders = [] }: TableDoc, player: string): readonly PersonOrders[] =>
  orders.filter((one) => one.player !== player);
