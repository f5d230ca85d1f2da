import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GroupEntrant, groupRound } from '../src/events/pairing/groups.ts';
import { heaviestMatching } from '../src/events/pairing/matching.ts';
import { type Paired, roundRobin } from '../src/events/pairing/round-robin.ts';
import { ahead } from '../src/events/pairing/seats.ts';
import { playSwiss } from './kit/swiss.ts';

const show = ({ tables }: Paired): string => tables.map((pair) => pair.map((n) => n + 1).join('-')).join(' ');

/** The published Berger tables, as FIDE's handbook has them (C.05, annex 1), a line a round. */
const BERGER: Readonly<Record<number, readonly string[]>> = {
  4: ['1-4 2-3', '4-3 1-2', '2-4 3-1'],
  6: ['1-6 2-5 3-4', '6-4 5-3 1-2', '2-6 3-1 4-5', '6-5 1-4 2-3', '3-6 4-2 5-1'],
  8: [
    '1-8 2-7 3-6 4-5',
    '8-5 6-4 7-3 1-2',
    '2-8 3-1 4-7 5-6',
    '8-6 7-5 1-4 2-3',
    '3-8 4-2 5-1 6-7',
    '8-7 1-6 2-5 3-4',
    '4-8 5-3 6-2 7-1',
  ],
  10: [
    '1-10 2-9 3-8 4-7 5-6',
    '10-6 7-5 8-4 9-3 1-2',
    '2-10 3-1 4-9 5-8 6-7',
    '10-7 8-6 9-5 1-4 2-3',
    '3-10 4-2 5-1 6-9 7-8',
    '10-8 9-7 1-6 2-5 3-4',
    '4-10 5-3 6-2 7-1 8-9',
    '10-9 1-8 2-7 3-6 4-5',
    '5-10 6-4 7-3 8-2 9-1',
  ],
  12: [
    '1-12 2-11 3-10 4-9 5-8 6-7',
    '12-7 8-6 9-5 10-4 11-3 1-2',
    '2-12 3-1 4-11 5-10 6-9 7-8',
    '12-8 9-7 10-6 11-5 1-4 2-3',
    '3-12 4-2 5-1 6-11 7-10 8-9',
    '12-9 10-8 11-7 1-6 2-5 3-4',
    '4-12 5-3 6-2 7-1 8-11 9-10',
    '12-10 11-9 1-8 2-7 3-6 4-5',
    '5-12 6-4 7-3 8-2 9-1 10-11',
    '12-11 1-10 2-9 3-8 4-7 5-6',
    '6-12 7-5 8-4 9-3 10-2 11-1',
  ],
};
/** Of the larger tables, the rounds that begin them. */
const BEGINNINGS: Readonly<Record<number, readonly string[]>> = {
  14: [
    '1-14 2-13 3-12 4-11 5-10 6-9 7-8',
    '14-8 9-7 10-6 11-5 12-4 13-3 1-2',
    '2-14 3-1 4-13 5-12 6-11 7-10 8-9',
    '14-9 10-8 11-7 12-6 13-5 1-4 2-3',
    '3-14 4-2 5-1 6-13 7-12 8-11 9-10',
    '14-10 11-9 12-8 13-7 1-6 2-5 3-4',
  ],
  16: ['1-16 2-15 3-14 4-13 5-12 6-11 7-10 8-9', '16-9 10-8 11-7 12-6 13-5 14-4 15-3 1-2'],
};

describe('everybody against everybody', () => {
  it.each(Object.entries(BERGER))('is the Berger table for %s', (players, rounds) => {
    expect(roundRobin(Number(players)).map(show)).toEqual(rounds);
  });

  it.each(Object.entries(BEGINNINGS))('begins as the Berger table for %s', (players, rounds) => {
    expect(roundRobin(Number(players)).slice(0, rounds.length).map(show)).toEqual(rounds);
  });

  it('meets everybody once, with even seats and at most one bye', () => {
    for (const players of [1, 2, 3, 4, 5, 8, 9, 16, 33, 64]) {
      const rounds = roundRobin(players);
      const met = new Set<string>();
      const ahead = new Map<number, number>();
      for (const { tables, byes } of rounds) {
        expect([...tables.flat(), ...byes].toSorted((a, b) => a - b)).toEqual([...Array(players).keys()]);
        for (const [a = -1, b = -1] of tables) {
          met.add([a, b].toSorted((x, y) => x - y).join());
          ahead.set(a, (ahead.get(a) ?? 0) + 1).set(b, (ahead.get(b) ?? 0) - 1);
        }
      }
      expect(met.size).toBe((players * (players - 1)) / 2);
      expect(new Set(rounds.flatMap(({ byes }) => byes)).size).toBe(players % 2 === 0 ? 0 : players > 1 ? players : 1);
      for (const difference of ahead.values()) expect(Math.abs(difference)).toBeLessThanOrEqual(1);
    }
  });
});

describe('the heaviest matching', () => {
  /** Every matching, tried. */
  const best = (weights: readonly (readonly number[])[], free: readonly number[]): number => {
    const [a, ...rest] = free;
    if (a === undefined) return 0;
    return Math.max(
      best(weights, rest),
      ...rest.map((b) => {
        const weight = weights[a]?.[b] ?? 0;
        return weight === 0
          ? 0
          : weight +
              best(
                weights,
                rest.filter((one) => one !== b),
              );
      }),
    );
  };

  it('is as heavy as any', () => {
    const graph = fc.integer({ min: 1, max: 9 }).chain((n) =>
      fc.array(fc.array(fc.integer({ min: 0, max: 12 }), { minLength: n, maxLength: n }), {
        minLength: n,
        maxLength: n,
      }),
    );
    fc.assert(
      fc.property(graph, (rows) => {
        const weights = rows.map((row, i) =>
          row.map((weight, j) => (i === j ? 0 : i < j ? weight : (rows[j]?.[i] ?? 0))),
        );
        const mates = heaviestMatching(rows.length, (a, b) => BigInt(weights[a]?.[b] ?? 0));
        const sum = mates.reduce((total, mate, i) => total + (mate > i ? (weights[i]?.[mate] ?? 0) : 0), 0);
        for (const [i, mate] of mates.entries()) if (mate !== -1) expect(mates[mate]).toBe(i);
        expect(sum).toBe(best(weights, [...rows.keys()]));
      }),
      { numRuns: 150, seed: 21 },
    );
  });
});

describe('a Swiss round', () => {
  it('pairs the upper half with the lower half, and then winners with winners, as published', () => {
    // Eight players, the higher number one always wins: the textbook course of a Dutch Swiss.
    const { played } = playSwiss(8, 3, (a, b) => (a < b ? 1 : 0));
    const sets = played.map(({ tables }) =>
      tables.map((pair) =>
        pair
          .toSorted((a, b) => a - b)
          .map((n) => n + 1)
          .join('-'),
      ),
    );
    expect(sets).toEqual([
      ['1-5', '2-6', '3-7', '4-8'],
      // One and three have both sat first: by the rules they do not meet while others of their points can.
      ['1-4', '2-3', '5-8', '6-7'],
      ['1-2', '3-5', '4-6', '7-8'],
    ]);
  });

  it('meets nobody twice, gives one bye at most, keeps seats even, always pairs', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 24 }),
        fc.infiniteStream(fc.constantFrom<0 | 0.5 | 1>(0, 0.5, 1)),
        (players, results) => {
          const rounds = Math.min(7, Math.max(1, Math.floor(players / 2)));
          const { played, stuck, entrants } = playSwiss(players, rounds, () => results.next().value);
          expect(stuck).toBeNull();
          const met = played.flatMap(({ tables }) => tables.map((pair) => pair.toSorted((a, b) => a - b).join()));
          expect(new Set(met).size).toBe(met.length);
          const byes = played.flatMap((round) => round.byes);
          expect(new Set(byes).size).toBe(byes.length);
          for (const { tables, byes: out } of played)
            expect([...tables.flat(), ...out].toSorted((a, b) => a - b)).toEqual([...Array(players).keys()]);
          for (const { seats } of entrants) expect(Math.abs(ahead(seats))).toBeLessThanOrEqual(2);
        },
      ),
      { numRuns: 40, seed: 21 },
    );
  });

  it('finds the only pairing that is left, and says when there is none', () => {
    const { played, stuck } = playSwiss(4, 3, () => 0.5);
    expect([played.length, stuck]).toEqual([3, null]);
    expect(playSwiss(4, 4, () => 0.5).stuck).toBe(3);
  });

  it('gives the bye to the lowest', () => {
    const { played } = playSwiss(5, 2, (a, b) => (a < b ? 1 : 0));
    expect(played.map(({ byes }) => byes)).toEqual([[4], [3]]);
  });
});

describe('tables of more than two', () => {
  it('seat everybody who can be seated, with seats that differ by at most one', () => {
    for (const [players, size, least] of [
      [9, 3, 3],
      [10, 4, 3],
      [11, 5, 3],
      [7, 3, 3],
      [5, 4, 4],
      [16, 4, 2],
    ] as const) {
      let entrants: GroupEntrant[] = Array.from({ length: players }, (_, number) => ({
        number,
        points: 0,
        hadBye: false,
        met: new Map(),
        sat: [],
      }));
      for (let round = 0; round < size; round++) {
        const { tables, byes } = groupRound(entrants, size, least);
        expect([...tables.flat(), ...byes].toSorted((a, b) => a - b)).toEqual([...Array(players).keys()]);
        for (const table of tables)
          expect(table.length === size || (table.length === size - 1 && size > least)).toBe(true);
        entrants = entrants.map((one) => {
          const table = tables.find((seats) => seats.includes(one.number)) ?? [];
          const met = new Map(one.met);
          for (const other of table) if (other !== one.number) met.set(other, (met.get(other) ?? 0) + 1);
          const seat = table.indexOf(one.number);
          const sat = Array.from({ length: size }, (_, i) => (one.sat[i] ?? 0) + (i === seat ? 1 : 0));
          return { ...one, met, sat, hadBye: one.hadBye || byes.includes(one.number) };
        });
      }
      for (const { sat } of entrants) expect(Math.max(...sat) - Math.min(...sat)).toBeLessThanOrEqual(2);
    }
  });
});
