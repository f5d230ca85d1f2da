import type { ClockSetting } from '@naos/protocol';

/** Clocks that people ask for; the server knows many more. */
export const CLOCK_NAMES = ['none', 'quick', 'calm', 'day', 'days'] as const;
export type ClockName = (typeof CLOCK_NAMES)[number];
export const CLOCKS: Readonly<Record<ClockName, ClockSetting>> = {
  none: { kind: 'none' },
  quick: { kind: 'live', start: 600, increment: 10 },
  calm: { kind: 'live', start: 2400, increment: 20 },
  day: { kind: 'days', days: 1, sleep: null },
  days: { kind: 'days', days: 3, sleep: null },
};
