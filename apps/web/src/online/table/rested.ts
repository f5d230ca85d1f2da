import type { SleepWindow } from '@naos/protocol';

/** Hours begin with a quarter of an hour of UTC in every time zone. */
const QUARTER_HOUR_MS = 900_000;

/**
 * How long a clock with a night's rest has stood still between an instant and a later one, in milliseconds. What was
 * counted is kept: a face asks again twice a second, each time for a little later.
 */
export function restedSince({ from, to, zone }: SleepWindow, since: number): (until: number) => number {
  const hourAt = hoursIn(zone);
  const rests = (at: number): boolean => {
    const hour = hourAt(at);
    return from < to ? hour >= from && hour < to : hour >= from || hour < to;
  };
  let counted = since;
  let sum = 0;
  return (until) => {
    for (let next = quarterAfter(counted); next <= until; next = quarterAfter(counted)) {
      if (rests(counted)) sum += next - counted;
      counted = next;
    }
    return until > counted && rests(counted) ? sum + until - counted : sum;
  };
}

function quarterAfter(instant: number): number {
  return (Math.floor(instant / QUARTER_HOUR_MS) + 1) * QUARTER_HOUR_MS;
}

/** The hour of the day in a zone; not a number where this device does not know the zone, so that nothing rests there. */
function hoursIn(zone: string): (at: number) => number {
  try {
    const format = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', hourCycle: 'h23', timeZone: zone });
    return (at) => Number(format.format(at));
  } catch {
    return () => Number.NaN;
  }
}
