import type { Seat } from '@naos/engine';
import { ladderStep, nextStepAt } from '../clock/ladder.ts';
import { pausedUntil } from '../clock/pause.ts';
import type { Services } from '../services.ts';
import type { TableDoc } from './doc.ts';

/** After this long a node looks whether a bot's move got lost with the node that was thinking about it. */
const BOT_LATE_MS = 30_000;

/** Whether the game waits for a house bot. */
export function waitsForBot(doc: TableDoc): boolean {
  return doc.status === 'running' && doc.waiting.some((seat) => doc.seats[seat]?.kind === 'bot');
}

/**
 * Whether the game waits for somebody with orders. One look is enough: what they do not answer then waits for the person.
 * A step of the ladder is such a look too; after it another one would be seen by everybody.
 */
function waitsForOrder(doc: TableDoc, isInTime: (seat: Seat) => boolean): boolean {
  const { status, orders = [], waiting, seats } = doc;
  if (status !== 'running' || orders.length === 0 || !waiting.every(isInTime)) return false;
  return waiting.some((seat) => orders.some(({ player }) => player === seats[seat]?.player));
}

/** An open table at which nothing has happened for this long is closed. */
export const OPEN_MS = 30 * 24 * 3_600_000;

/** When some node must look at a table, last touched then, by itself; null: only people can move it on. */
export function dueAt(services: Services, doc: TableDoc, touched: number): number | null {
  if (doc.status === 'open') return touched + OPEN_MS;
  const pauseEnds = pausedUntil(doc);
  if (pauseEnds !== null) return pauseEnds;
  const now = services.now();
  const step = nextStepAt(doc, now, services.outages);
  const isInTime = (seat: Seat): boolean => ladderStep(doc, seat, now, services.outages) === 'in time';
  const again = waitsForBot(doc) ? now + BOT_LATE_MS : waitsForOrder(doc, isInTime) ? touched + BOT_LATE_MS : null;
  if (again === null || again <= now) return step;
  return step === null ? again : Math.min(step, again);
}
