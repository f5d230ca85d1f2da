import type { ClockSetting, SleepWindow, TableCard } from '@naos/protocol';
import type { T } from '../../words/index.ts';

/** A table's clock in words, with its night's rest and the zone that this goes by: others live elsewhere. */
export function clockText(clock: ClockSetting, t: T): string {
  switch (clock.kind) {
    case 'none':
      return t('clock.none');
    case 'live':
      return t('clock.live', { minutes: clock.start / 60, seconds: clock.increment });
    case 'days': {
      const turn = t('clock.days', { n: clock.days });
      const rest = restOf(clock);
      return rest === null ? turn : `${turn}. ${t('clock.rest', restFacts(rest))}`;
    }
  }
}

/** How much time is left, in the largest unit that says something. */
export function timeText(ms: number, t: T): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  if (minutes < 120) return t('waiting.minutes', { n: minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? t('waiting.hours', { n: hours }) : t('waiting.days', { n: Math.floor(hours / 24) });
}

/** By what a table is played, said before one sits down: its clock, and whether the result counts. */
export function termsText({ clock, rated }: Pick<TableCard, 'clock' | 'rated'>, t: T): string {
  return rated ? `${t('lobby.rated')} · ${clockText(clock, t)}` : clockText(clock, t);
}

/** The night's rest of a table, where it has one: from an hour to the same is none. */
export function restOf(clock: ClockSetting): SleepWindow | null {
  if (clock.kind !== 'days' || clock.sleep === null || clock.sleep.from === clock.sleep.to) return null;
  return clock.sleep;
}

/** What the texts on a night's rest tell. */
export function restFacts({ from, to, zone }: SleepWindow): { from: string; to: string; zone: string } {
  return { from: hourText(from), to: hourText(to), zone: zoneText(zone) };
}

export function hourText(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

/** `America/New York, GMT-5`: where it is, and how far it is ahead now, so that one's own hours can be worked out. */
function zoneText(zone: string): string {
  const name = zone.replaceAll('_', ' ');
  try {
    const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' });
    const ahead = format.formatToParts().find(({ type }) => type === 'timeZoneName');
    return ahead === undefined ? name : `${name}, ${ahead.value}`;
  } catch {
    // The server knows more zones than an old device.
    return name;
  }
}
