import type { ClockSetting, SleepWindow } from '@naos/protocol';
import type { Outage } from '../store/server-rows.ts';
import { zoneOf } from './zone.ts';

type Stretch = readonly [from: number, to: number];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Milliseconds of a seat's own time between two instants: without the times the server was down, without sleep. */
export function spent(clock: ClockSetting, since: number, until: number, outages: readonly Outage[]): number {
  if (allCounts(clock, outages)) return Math.max(0, until - since);
  let sum = 0;
  for (const [from, to] of counting(clock, since, until, outages)) sum += to - from;
  return sum;
}

/** The instant at which `left` milliseconds will have been spent, when nothing interrupts. */
export function runsOutAt(clock: ClockSetting, since: number, left: number, outages: readonly Outage[]): number {
  if (allCounts(clock, outages)) return since + Math.max(0, left);
  let at = since;
  let rest = left;
  if (rest <= 0) return at;
  for (const [from, to] of counting(clock, since, Number.POSITIVE_INFINITY, outages)) {
    at = from + Math.min(rest, to - from);
    rest -= to - from;
    if (rest <= 0) break;
  }
  return at;
}

/** The common case, which every move asks for. */
function allCounts(clock: ClockSetting, outages: readonly Outage[]): boolean {
  return outages.length === 0 && (clock.kind !== 'days' || clock.sleep === null);
}

/** The stretches of time that count, in order. */
function* counting(
  clock: ClockSetting,
  since: number,
  until: number,
  outages: readonly Outage[],
): Generator<Stretch, void> {
  const sleep = clock.kind === 'days' ? clock.sleep : null;
  const whole: Stretch = [since, until];
  for (const stretch of sleep === null ? [whole] : awake(sleep, since, until)) {
    let open: readonly Stretch[] = [stretch];
    for (const outage of outages) open = open.flatMap((piece) => without(piece, outage));
    for (const piece of open) if (piece[1] > piece[0]) yield piece;
  }
}

function without([from, to]: Stretch, gap: Outage): readonly Stretch[] {
  const parts: readonly Stretch[] = [
    [from, Math.min(to, gap.since)],
    [Math.max(from, gap.until), to],
  ];
  return parts.filter(([start, end]) => end > start);
}

/** The stretches outside a window of sleep; a day may have 23, 24 or 25 hours there. */
function* awake(sleep: SleepWindow, since: number, until: number): Generator<Stretch, void> {
  for (const { from, to, ahead } of zoneOf(sleep.zone).evenFrom(since)) {
    if (from >= until) return;
    const end = Math.min(to, until);
    // Days of the zone that the piece touches, as its clock counts them.
    for (let day = Math.floor((from + ahead) / DAY_MS) * DAY_MS; day < end + ahead; day += DAY_MS) {
      for (const [begins, ends] of hoursAwake(sleep)) {
        const start = Math.max(from, day - ahead + begins * HOUR_MS);
        const stop = Math.min(end, day - ahead + ends * HOUR_MS);
        if (stop > start) yield [start, stop];
      }
    }
  }
}

function hoursAwake({ from, to }: SleepWindow): readonly Stretch[] {
  if (from === to) return [[0, 24]];
  return from < to
    ? [
        [0, from],
        [to, 24],
      ]
    : [[to, from]];
}
