import type { ClockSetting, SleepWindow } from '@naos/protocol';
import type { Outage } from '../store/house-rows.ts';

/** Milliseconds of a seat's own time between two instants: without the times the server was down, without sleep. */
export function spent(clock: ClockSetting, since: number, until: number, outages: readonly Outage[]): number {
  if (until <= since) return 0;
  let pieces: readonly (readonly [number, number])[] = [[since, until]];
  for (const outage of outages) {
    pieces = pieces.flatMap(([from, to]) => without(from, to, outage.since, outage.until));
  }
  const sleep = clock.kind === 'days' ? clock.sleep : null;
  return pieces.reduce((sum, [from, to]) => sum + (sleep === null ? to - from : awake(sleep, from, to)), 0);
}

/** The instant at which `left` milliseconds will have been spent, when nothing interrupts. */
export function runsOutAt(clock: ClockSetting, since: number, left: number, outages: readonly Outage[]): number {
  let at = since + Math.max(0, left);
  // Each round adds what did not count; sleep and outages are finite, so a few rounds reach the end.
  for (let round = 0; round < 100; round++) {
    const missing = left - spent(clock, since, at, outages);
    if (missing <= 0) break;
    at += missing;
  }
  return at;
}

function without(from: number, to: number, gapFrom: number, gapTo: number): (readonly [number, number])[] {
  const parts: (readonly [number, number])[] = [
    [from, Math.min(to, gapFrom)],
    [Math.max(from, gapTo), to],
  ];
  return parts.filter(([start, end]) => end > start);
}

const QUARTER = 900_000;

/** By quarters of an hour: no time zone changes in between, and a day may have 23, 24 or 25 hours. */
function awake(sleep: SleepWindow, from: number, to: number): number {
  const hourOf = hourReader(sleep.zone);
  let sum = 0;
  for (let at = from; at < to; ) {
    const quarter = Math.floor(at / QUARTER);
    const next = Math.min(to, (quarter + 1) * QUARTER);
    if (!asleep(sleep, hourOf(quarter))) sum += next - at;
    at = next;
  }
  return sum;
}

function asleep({ from, to }: SleepWindow, hour: number): boolean {
  if (from === to) return false;
  return from < to ? hour >= from && hour < to : hour >= from || hour < to;
}

const readers = new Map<string, (quarter: number) => number>();
/** Two months of quarters of an hour. */
const REMEMBERED = 6_000;

/** The hour of the day in a zone; asking the system costs a microsecond or two, so answers are kept. */
function hourReader(zone: string): (quarter: number) => number {
  const known = readers.get(zone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', hourCycle: 'h23', timeZone: zone });
  const hours = new Map<number, number>();
  const reader = (quarter: number): number => {
    const cached = hours.get(quarter);
    if (cached !== undefined) return cached;
    if (hours.size > REMEMBERED) hours.clear();
    const hour = Number(format.format(quarter * QUARTER));
    hours.set(quarter, hour);
    return hour;
  };
  readers.set(zone, reader);
  return reader;
}

/** Whether a name is a time zone that this machine knows. */
export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
