import { FastRandom } from '@naos/engine';
import type { ClockSetting, SleepWindow } from '@naos/protocol';
import { describe, expect, test } from 'vitest';
import { runsOutAt, spent } from '../src/clock/passage.ts';
import { isTimeZone, zonesKept } from '../src/clock/zone.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const QUARTER = 15 * MINUTE;

const clockWith = (sleep: SleepWindow): ClockSetting => ({ kind: 'days', days: 30, sleep });

/** Zones of all kinds: with and without daylight saving, by an hour and by half of one, whole hours off and not. */
const ZONES = [
  'Europe/Moscow',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Africa/Casablanca',
  'Pacific/Chatham',
  'Pacific/Apia',
  'UTC',
];

/** Asks for every quarter of an hour whether somebody sleeps: what the fast way must come to. */
function slowly({ from, to, zone }: SleepWindow) {
  const format = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', hourCycle: 'h23', timeZone: zone });
  const isAwake = (at: number): boolean => {
    const hour = Number(format.format(at));
    if (from === to) return true;
    return from < to ? hour < from || hour >= to : hour < from && hour >= to;
  };
  const walk = function* (since: number): Generator<{ at: number; next: number; awake: boolean }> {
    for (let at = since; ; ) {
      const next = (Math.floor(at / QUARTER) + 1) * QUARTER;
      yield { at, next, awake: isAwake(at) };
      at = next;
    }
  };
  return {
    spent(since: number, until: number): number {
      let sum = 0;
      for (const { at, next, awake } of walk(since)) {
        if (at >= until) return sum;
        if (awake) sum += Math.min(next, until) - at;
      }
      return sum;
    },
    runsOutAt(since: number, left: number): number {
      let rest = left;
      for (const { at, next, awake } of walk(since)) {
        if (rest <= 0) return at;
        if (!awake) continue;
        if (next - at >= rest) return at + rest;
        rest -= next - at;
      }
      return since;
    },
  };
}

describe('time that counts beside a window of sleep', () => {
  test('is what counting quarters of an hour comes to, for any window and zone, over changes of the clock', () => {
    const random = new FastRandom(11);
    for (let i = 0; i < 300; i++) {
      const zone = ZONES[i % ZONES.length] ?? 'UTC';
      const sleep = { from: random.below(24), to: random.below(24), zone };
      const clock = clockWith(sleep);
      // From summer 2026 on, where the coming change of the clock is near or far.
      const since = Date.UTC(2026, 6, 1) + random.below(300) * DAY + random.below(DAY);
      const until = since + random.below(20 * DAY);
      const left = 1 + random.below(Math.floor(3.5 * DAY));
      const slow = slowly(sleep);
      const about = `${JSON.stringify(sleep)} from ${new Date(since).toISOString()}`;
      expect([spent(clock, since, until, []), about]).toEqual([slow.spent(since, until), about]);
      expect([runsOutAt(clock, since, left, []), about]).toEqual([slow.runsOutAt(since, left), about]);
    }
  });

  test('what runs out at an instant is spent exactly then, also when the house was closed meanwhile', () => {
    const random = new FastRandom(12);
    for (let i = 0; i < 500; i++) {
      const sleep = { from: random.below(24), to: random.below(24), zone: ZONES[i % ZONES.length] ?? 'UTC' };
      const clock = i % 5 === 0 ? ({ kind: 'live', start: 60, increment: 0 } as const) : clockWith(sleep);
      const since = Date.UTC(2026, 8, 1) + random.below(200 * DAY);
      const outages = Array.from({ length: random.below(6) }, () => {
        const begin = since - 2 * DAY + random.below(20 * DAY);
        return { since: begin, until: begin + random.below(2 * DAY) };
      }).toSorted((one, other) => one.since - other.since);
      const left = 1 + random.below(4 * DAY);
      const at = runsOutAt(clock, since, left, outages);
      expect(spent(clock, since, at, outages)).toBe(left);
      expect(spent(clock, since, at - 1, outages)).toBe(left - 1);
    }
  });

  test('thirty days and the rest of the ladder, an hour a day: years ahead, found in no time', () => {
    const clock = clockWith({ from: 1, to: 0, zone: 'Europe/Berlin' });
    const since = Date.UTC(2026, 0, 15);
    const begun = performance.now();
    const at = runsOutAt(clock, since, 44 * DAY, []);
    expect(performance.now() - begun).toBeLessThan(300);
    // One hour of each day counts.
    expect(Math.round((at - since) / DAY)).toBe(44 * 24);
    expect(spent(clock, since, at, [])).toBe(44 * DAY);
  });
});

test('however many ways a zone can be written, memory keeps a bounded number of them', () => {
  const name = 'america/argentina/buenos_aires';
  for (let i = 0; i < 500; i++) {
    const zone = [...name].map((letter, k) => ((i >> (k % 9)) & 1 ? letter.toUpperCase() : letter)).join('');
    expect(isTimeZone(zone)).toBe(true);
    spent(clockWith({ from: 0, to: 8, zone }), 0, DAY, []);
  }
  expect(zonesKept()).toBeLessThanOrEqual(100);
});
