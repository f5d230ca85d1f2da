import type { ClockSetting } from '@naos/protocol';
import type { Outage } from '../store/server-rows.ts';
import type { TableDoc, TimeDoc } from '../tables/doc.ts';
import { timeLeft } from './ladder.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A pause is an agreement: it is over some time after somebody no longer wants it, and does not last for ever. */
interface Bounds {
  /** From the moment somebody asks to go on: whoever is away may not hold up the others. */
  readonly notice: number;
  readonly longest: number;
}

const BOUNDS: Readonly<Record<ClockSetting['kind'], Bounds>> = {
  live: { notice: 5 * MINUTE_MS, longest: 7 * DAY_MS },
  days: { notice: DAY_MS, longest: 30 * DAY_MS },
  none: { notice: DAY_MS, longest: 30 * DAY_MS },
};

/** When the pause of a table is over at the latest; null: it is not paused. */
export function pausedUntil({ status, time }: TableDoc): number | null {
  return status !== 'running' || time === null || time.since !== null ? null : time.until;
}

/** The clocks when a pause begins. */
export function paused(doc: TableDoc, now: number, outages: readonly Outage[]): TimeDoc | null {
  const { time } = doc;
  if (time === null) return null;
  const left = time.left.map((_, seat) => timeLeft(doc, time, seat, now, outages));
  return { left, since: null, until: now + BOUNDS[doc.clock.kind].longest };
}

/** The same pause when somebody has asked to go on. */
export function noticed({ time, clock }: TableDoc, now: number): TimeDoc | null {
  if (time === null || time.since !== null) return time;
  return { ...time, until: Math.min(time.until, now + BOUNDS[clock.kind].notice) };
}

/** The table when its pause is over. */
export function resumed(doc: TableDoc, now: number): TableDoc {
  const { time, proposal } = doc;
  return {
    ...doc,
    time: time === null ? null : { left: time.left, since: now, resumed: now },
    proposal: proposal?.what === 'continue' ? null : proposal,
  };
}
