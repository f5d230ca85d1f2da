import type { Seat } from '@naos/engine';
import type { Spender } from '../../limits/budgets.ts';
import { RequestRefusal } from '../../request-refusal.ts';
import type { Services } from '../../services.ts';
import type { Draft } from '../draft.ts';
import type { LiveTable } from '../live-table.ts';
import type { Asker } from '../new-table.ts';

/** What an act is worked out from. */
export interface ActContext {
  readonly services: Services;
  readonly live: LiveTable;
  readonly asker: Asker;
  /** Who pays for a table that the act opens. */
  readonly spender: Spender;
}

/** One act: works out what it changes, or throws a RequestRefusal. */
export type ActPlan<A> = (context: ActContext, act: A) => Draft | Promise<Draft>;

export function mySeat({ live, asker }: ActContext): Seat {
  const seat = live.seatOf(asker.id);
  if (seat === null) throw new RequestRefusal('not yours', 'You do not sit at this table.');
  return seat;
}

export function hostOnly({ live, asker }: ActContext): void {
  if (live.doc.host !== asker.id) throw new RequestRefusal('not yours', 'Only the host of the table can do this.');
}

export function beforeStart({ live }: ActContext): void {
  if (live.doc.status !== 'open') throw new RequestRefusal('not now', 'The game has started already.');
}

export function whileRunning({ live }: ActContext): void {
  if (live.doc.status !== 'running') throw new RequestRefusal('not now', 'The game is not running.');
}

export function beforeTheEnd({ live }: ActContext): void {
  const { status } = live.doc;
  if (status !== 'open' && status !== 'running') throw new RequestRefusal('not now', 'The game is over.');
}
