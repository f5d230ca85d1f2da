const QUARTER_MS = 900_000;
const DAY_MS = 96 * QUARTER_MS;

/** Days for which a zone remembers where its clock stood, and zones that are remembered: names come from people. */
const DAYS_KEPT = 2_000;
const ZONES_KEPT = 100;

/** A piece of time in which a zone's clock is set neither forward nor back. */
export interface Even {
  readonly from: number;
  readonly to: number;
  /** Milliseconds by which the zone's clock is ahead of UTC. */
  readonly ahead: number;
}

/** A time zone's clock. Asking the system where it stands costs some microseconds, so that answers are kept. */
class Zone {
  private readonly format: Intl.DateTimeFormat;
  private readonly days = new Map<number, number>();

  constructor(name: string) {
    this.format = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' });
  }

  /** Even pieces from an instant on, none longer than a day. No zone changes its clock twice a day. */
  *evenFrom(instant: number): Generator<Even> {
    for (let from = instant; ; ) {
      const day = Math.floor(from / DAY_MS);
      const [before, after] = [this.atDay(day), this.atDay(day + 1)];
      const change = before === after ? from : this.changeOn(day, after);
      const piece =
        from < change ? { from, to: change, ahead: before } : { from, to: (day + 1) * DAY_MS, ahead: after };
      yield piece;
      from = piece.to;
    }
  }

  /** How far the clock is ahead when a day of UTC begins. */
  private atDay(day: number): number {
    const known = this.days.get(day);
    if (known !== undefined) return known;
    if (this.days.size >= DAYS_KEPT) this.days.clear();
    const ahead = this.aheadAt(day * DAY_MS);
    this.days.set(day, ahead);
    return ahead;
  }

  /** The instant of a day at which the clock was set: a quarter of an hour begins then. */
  private changeOn(day: number, after: number): number {
    let low = 0;
    let high = DAY_MS / QUARTER_MS;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.aheadAt(day * DAY_MS + middle * QUARTER_MS) === after) high = middle;
      else low = middle;
    }
    return day * DAY_MS + high * QUARTER_MS;
  }

  private aheadAt(instant: number): number {
    const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(this.format.format(instant)) ?? [];
    const minutesAhead = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
    return (sign === '-' ? -minutesAhead : minutesAhead) * 60_000;
  }
}

const zones = new Map<string, Zone>();

/** The clock of a zone that this machine knows. */
export function zoneOf(name: string): Zone {
  const known = zones.get(name);
  if (known !== undefined) return known;
  const zone = new Zone(name);
  const [oldest] = zones.keys();
  if (zones.size >= ZONES_KEPT && oldest !== undefined) zones.delete(oldest);
  zones.set(name, zone);
  return zone;
}

export function zonesKept(): number {
  return zones.size;
}

/** Whether a name is a time zone that this machine knows. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
