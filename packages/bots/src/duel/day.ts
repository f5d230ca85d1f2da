const DAY_MS = 24 * 3_600_000;

/** The day of a moment, as `2026-11-16`: it begins everywhere at once, at midnight in Greenwich. */
export function duelDay(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

/** When a day begins, in milliseconds; NaN for a text that names no day. */
export function duelDayBegins(day: string): number {
  const begins = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(begins) && duelDay(begins) === day ? begins : Number.NaN;
}

/** The day so many days later. */
export function duelDayAfter(day: string, days: number): string {
  return duelDay(duelDayBegins(day) + days * DAY_MS);
}

/** How many days it is since the beginning of 1970: what goes round day by day goes by it. */
export function duelDayNumber(day: string): number {
  return Math.floor(duelDayBegins(day) / DAY_MS);
}
