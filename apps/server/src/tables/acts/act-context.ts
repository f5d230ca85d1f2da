import type { Seat } from '@naos/engine';
import type { Spender } from '../../limits/budgets.ts';
import { because } from '../../request-refusal.ts';
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
  if (seat === null) throw because('not yours', 'not-seated', 'You do not sit at this table.');
  return seat;
}

export function hostOnly({ live, asker }: ActContext): void {
  if (live.doc.host !== asker.id) throw because('not yours', 'host-only', 'Only the host of the table can do this.');
}

export function beforeStart({ live }: ActContext): void {
  if (live.doc.status !== 'open') throw because('not now', 'begun', 'The game has started already.');
}

export function whileRunning({ live }: ActContext): void {
  if (live.doc.status !== 'running') throw because('not now', 'not-running', 'The game is not running.');
}

export function beforeTheEnd({ live }: ActContext): void {
  const { status } = live.doc;
  if (status !== 'open' && status !== 'running') throw because('not now', 'game-over', 'The game is over.');
}
