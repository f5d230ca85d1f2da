import type { Seat } from '@naos/engine';
import type { ClockFace, ClockSetting, LadderStep } from '@naos/protocol';
import type { Outage } from '../store/server-rows.ts';
import type { TableDoc, TimeDoc } from '../tables/doc.ts';
import { runsOutAt, spent } from './passage.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How long after the end of a seat's time each step comes. */
interface Steps {
  readonly bot: number;
  readonly cancel: number;
  /** The table is cancelled by itself: nobody came back for it. */
  readonly end: number;
}

const STEPS: Readonly<Record<ClockSetting['kind'], Steps>> = {
  live: { bot: MINUTE_MS, cancel: 5 * MINUTE_MS, end: DAY_MS },
  days: { bot: DAY_MS, cancel: 3 * DAY_MS, end: 14 * DAY_MS },
  none: { bot: 4 * DAY_MS, cancel: 11 * DAY_MS, end: 57 * DAY_MS },
};

/** A table without a clock is not for ever either: after this long a seat is reminded. */
const UNTIMED_TURN_MS = 3 * DAY_MS;

/** A seat's time at the beginning of the game, and of each turn with a days clock. */
export function fullTime(clock: ClockSetting): number {
  if (clock.kind === 'live') return clock.start * 1000;
  return clock.kind === 'days' ? clock.days * DAY_MS : UNTIMED_TURN_MS;
}

/** When a seat's time does not run: while the house is closed, and by the day while its person is away. */
function restsOf({ clock, seats }: TableDoc, seat: Seat, outages: readonly Outage[]): readonly Outage[] {
  const away = clock.kind === 'days' ? seats[seat]?.away : undefined;
  return away === undefined || away.length === 0 ? outages : [...outages, ...away];
}

/** Milliseconds a waiting seat has left; negative when its time is over. */
export function timeLeft(doc: TableDoc, time: TimeDoc, seat: Seat, now: number, outages: readonly Outage[]): number {
  const left = time.left[seat] ?? 0;
  if (time.since === null || !doc.waiting.includes(seat)) return left;
  return left - spent(doc.clock, time.since, now, restsOf(doc, seat, outages));
}

/** How far the ladder has come for a seat. */
export function ladderStep(doc: TableDoc, seat: Seat, now: number, outages: readonly Outage[]): LadderStep {
  const { time } = doc;
  if (doc.status !== 'running' || time === null || time.since === null || !doc.waiting.includes(seat)) return 'in time';
  const over = -timeLeft(doc, time, seat, now, outages);
  if (over < 0) return 'in time';
  const steps = STEPS[doc.clock.kind];
  if (over < steps.bot) return 'reminded';
  return over < steps.cancel ? 'bot may be called' : 'may be cancelled';
}

/** Whether nobody came back for the table in all the time of the ladder. */
export function ladderEnded(doc: TableDoc, now: number, outages: readonly Outage[]): boolean {
  const { time } = doc;
  if (time === null || time.since === null) return false;
  return doc.waiting.some((seat) => -timeLeft(doc, time, seat, now, outages) >= STEPS[doc.clock.kind].end);
}

/** When the ladder has its next step; null when no time runs. */
export function nextStepAt(doc: TableDoc, now: number, outages: readonly Outage[]): number | null {
  const { time } = doc;
  if (doc.status !== 'running' || time === null || time.since === null) return null;
  const { since } = time;
  const { bot, cancel, end } = STEPS[doc.clock.kind];
  const instants = doc.waiting.flatMap((seat) => {
    const over = -timeLeft(doc, time, seat, now, outages);
    const next = [0, bot, cancel, end].find((after) => after > over);
    return next === undefined
      ? []
      : [runsOutAt(doc.clock, since, (time.left[seat] ?? 0) + next, restsOf(doc, seat, outages))];
  });
  return instants.length === 0 ? null : Math.min(...instants);
}

/** The clocks after somebody moved at `now`: time is charged, increments are added, new turns begin. */
export function afterMove(
  doc: TableDoc,
  waiting: readonly Seat[],
  now: number,
  outages: readonly Outage[],
): TimeDoc | null {
  const { time, clock } = doc;
  if (time === null) return null;
  const left = time.left.map((before, seat) => {
    const was = doc.waiting.includes(seat);
    const is = waiting.includes(seat);
    if (clock.kind !== 'live' && is && !was) return fullTime(clock);
    if (!was) return before;
    const rest = timeLeft(doc, time, seat, now, outages);
    // Added when the turn ends: a turn is a row of small decisions, and each of them would earn it otherwise.
    return clock.kind === 'live' && !is ? Math.max(0, rest) + clock.increment * 1000 : rest;
  });
  return runningFrom(time, left, now);
}

function runningFrom(before: TimeDoc, left: readonly number[], now: number): TimeDoc {
  return before.since === null || before.resumed === undefined
    ? { left, since: now }
    : { left, since: now, resumed: before.resumed };
}

/** How moves were taken back. */
interface Back {
  /** The seat that took its own moves back and when it made the last of them; null: it was decided by vote. */
  readonly own: { readonly seat: Seat; readonly moved: number } | null;
  /** How many turns of each seat did not end after all. */
  readonly lost: readonly number[];
}

/**
 * The clocks after moves were taken back at `now`: nobody earns anything, and nobody keeps the increments of turns that did
 * not end after all. Who takes own moves back has been thinking since; others whose turn it made have not.
 */
export function afterBack(
  doc: TableDoc,
  waiting: readonly Seat[],
  now: number,
  outages: readonly Outage[],
  { own, lost }: Back,
): TimeDoc | null {
  const { time, clock } = doc;
  if (time === null || time.since === null) return time;
  const { since, resumed = 0 } = time;
  const charged = own === null ? doc.waiting : waiting;
  const increment = clock.kind === 'live' ? clock.increment * 1000 : 0;
  const left = time.left.map((before, seat) => {
    const earned = (lost[seat] ?? 0) * increment;
    if (!charged.includes(seat)) return before - earned;
    const stopped = seat === own?.seat && !doc.waiting.includes(seat);
    const from = stopped ? Math.min(since, Math.max(own.moved, resumed)) : since;
    return before - earned - spent(clock, from, now, restsOf(doc, seat, outages));
  });
  return runningFrom(time, left, now);
}

/** What the page shows. Tables without a clock have no face. */
export function clockFace(doc: TableDoc, now: number, outages: readonly Outage[]): ClockFace | null {
  const { time } = doc;
  if (time === null || doc.clock.kind === 'none' || doc.status !== 'running') return null;
  return {
    at: now,
    left: time.left.map((_, seat) => Math.round(timeLeft(doc, time, seat, now, outages))),
    running: time.since === null ? [] : [...doc.waiting],
    paused: time.since === null,
  };
}
