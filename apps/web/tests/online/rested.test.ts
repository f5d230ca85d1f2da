import { describe, expect, test } from 'vitest';
import { restedSince } from '../../src/online/table/rested.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const at = (day: number, hour: number, minute = 0) => Date.UTC(2026, 2, day, hour, minute);

describe('a clock that rests at night', () => {
  const night = { from: 23, to: 8, zone: 'UTC' };

  test('has stood still for the hours of the night alone', () => {
    const rested = restedSince(night, at(1, 12));
    expect(rested(at(1, 22))).toBe(0);
    expect(rested(at(1, 23, 20))).toBe(20 * MINUTE);
    expect(rested(at(2, 7, 59))).toBe(8 * HOUR + 59 * MINUTE);
    expect(rested(at(2, 20))).toBe(9 * HOUR);
    expect(rested(at(4, 20))).toBe(27 * HOUR);
  });

  test('may be looked at for the first time in mid-night', () => {
    expect(restedSince(night, at(1, 3, 7))(at(1, 3, 9))).toBe(2 * MINUTE);
    expect(restedSince(night, at(1, 7, 50))(at(1, 8, 50))).toBe(10 * MINUTE);
  });

  test('may rest by day, too', () => {
    expect(restedSince({ from: 9, to: 17, zone: 'UTC' }, at(1, 0))(at(2, 0))).toBe(8 * HOUR);
  });

  test('goes by its own zone, also where that is quarters of an hour off and where the night is an hour shorter', () => {
    const nepal = restedSince({ ...night, zone: 'Asia/Kathmandu' }, at(1, 12));
    expect(nepal(at(1, 17, 15))).toBe(0);
    expect(nepal(at(1, 17, 30))).toBe(15 * MINUTE);
    expect(restedSince({ ...night, zone: 'Europe/Berlin' }, at(28, 12))(at(29, 12))).toBe(8 * HOUR);
  });

  test('in a zone that this device does not know goes on until the server says more', () => {
    expect(restedSince({ ...night, zone: 'Mars/Olympus_Mons' }, at(1, 0))(at(2, 0))).toBe(0);
  });
});
