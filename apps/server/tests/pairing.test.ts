import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextRound } from '../src/events/next-round.ts';
import type { Entrant } from '../src/events/pairing/criteria.ts';
import { type GroupEntrant, groupRound } from '../src/events/pairing/groups.ts';
import { heaviestMatching } from '../src/events/pairing/matching.ts';
import { type Paired, roundRobin } from '../src/events/pairing/round-robin.ts';
import { ahead } from '../src/events/pairing/seats.ts';
import { type RoundScore, roundScore, standingsOf } from '../src/events/pairing/standings.ts';
import { swissRound } from '../src/events/pairing/swiss.ts';
import { eventStandings } from '../src/events/score.ts';
import type { EventBody } from '../src/store/event-rows.ts';
import { atOnce } from '../src/turns.ts';

/** What one had of another. */
interface Meeting {
  readonly a: number;
  readonly b: number;
  readonly points: 0 | 0.5 | 1;
}
const inOneRound = (meetings: readonly Meeting[]): RoundScore[] => [
  roundScore(
    meetings.map(({ a, b, points }) => [
      { player: a, worth: points },
      { player: b, worth: 1 - points },
    ]),
  ),
];
const standings = (
  players: number,
  meetings: readonly Meeting[],
  system: 'season' | 'swiss',
  unplayed: readonly { readonly player: number; readonly points: number }[] = [],
) => atOnce(standingsOf({ players, rounds: inOneRound(meetings), unplayed }, system));

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

function met({ met: before, seats, floats }: Entrant, other: number, seat: number, lead: number): Partial<Entrant> {
  const float = lead === 0 ? null : lead > 0 ? 'down' : 'up';
  return { met: new Set([...before, other]), seats: [...seats, seat], floats: [float, floats[0]] };
}

/** Plays Swiss rounds; `result` says how the first of two fared. */
function playSwiss(players: number, rounds: number, result: (a: number, b: number, round: number) => 0 | 0.5 | 1) {
  let entrants: Entrant[] = Array.from({ length: players }, (_, number) => ({
    number,
    points: 0,
    met: new Set<number>(),
    hadBye: false,
    seats: [],
    floats: [null, null],
    leads: false,
  }));
  const played: Paired[] = [];
  const meetings: Meeting[] = [];
  for (let round = 0; round < rounds; round++) {
    const paired = swissRound(entrants);
    if (paired === null) return { played, meetings, entrants, stuck: round };
    played.push(paired);
    const after = new Map(entrants.map((one) => [one.number, one]));
    const change = (number: number, change: (one: Entrant) => Partial<Entrant>): void => {
      const one = after.get(number);
      if (one !== undefined) after.set(number, { ...one, ...change(one) });
    };
    for (const [a = -1, b = -1] of paired.tables) {
      const had = result(a, b, round);
      meetings.push({ a, b, points: had });
      const [one, other] = [after.get(a)?.points ?? 0, after.get(b)?.points ?? 0];
      change(a, (own) => ({ ...met(own, b, 0, one - other), points: one + had }));
      change(b, (own) => ({ ...met(own, a, 1, other - one), points: other + 1 - had }));
    }
    for (const bye of paired.byes)
      change(bye, (one) => ({ points: one.points + 1, hadBye: true, floats: ['down', one.floats[0]] }));
    entrants = [...after.values()];
  }
  return { played, meetings, entrants, stuck: null };
}

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

describe('ties', () => {
  /** A published crosstable of seven, with the Sonneborn-Berger points worked out there. */
  const CROSS = ['-½½1111', '½-½½111', '½½-½½11', '0½½-111', '00½0-11', '00000-1', '000000-'];
  const worth = { '1': 1, '½': 0.5, '0': 0 } as const;
  const meetings = CROSS.flatMap((row, a) =>
    [...row].flatMap((cell, b): Meeting[] =>
      b > a && (cell === '1' || cell === '½' || cell === '0') ? [{ a, b, points: worth[cell] }] : [],
    ),
  );

  it('are broken by Sonneborn-Berger in a season', () => {
    expect(
      standings(7, meetings, 'season').map(({ player, place, points, sonneborn }) => [
        player,
        place,
        points,
        sonneborn,
      ]),
    ).toEqual([
      [0, 1, 5, 11.75],
      [1, 2, 4.5, 10],
      [2, 3, 4, 9],
      [3, 4, 4, 7.75],
      [4, 5, 2.5, 3],
      [5, 6, 1, 0],
      [6, 7, 0, 0],
    ]);
  });

  it('are broken by the points of the opponents in a Swiss, less the weakest first', () => {
    const { meetings: swiss } = playSwiss(8, 3, (a, b) => (a < b ? 1 : 0));
    expect(
      standings(8, swiss, 'swiss').map(({ player, points, buchholz, buchholzCut }) => [
        player + 1,
        points,
        buchholz,
        buchholzCut,
      ]),
    ).toEqual([
      [1, 3, 5, 4],
      [2, 2, 6, 5],
      [4, 2, 4, 4],
      [3, 2, 4, 3],
      [5, 1, 5, 5],
      [6, 1, 5, 4],
      [7, 1, 3, 3],
      [8, 0, 4, 3],
    ]);
  });

  it('come to the figures that a club published for the two who shared its first place', () => {
    // Hamilton Chess Club, championship of 2018: opponents with their final points, and what the two had of them. The
    // second's published cut, 19.5, is left out: 20 less the single point of the weakest opponent is 19.
    const played = [
      { first: 10, points: 3.5, had: 1 },
      { first: 17, points: 2.5, had: 1 },
      { first: 12, points: 3, had: 1 },
      { first: 4, points: 4, had: 1 },
      { first: 3, points: 4, had: 1 },
      { second: 27, points: 1, had: 1 },
      { second: 16, points: 3, had: 1 },
      { second: 9, points: 3.5, had: 1 },
      { second: 8, points: 3.5, had: 1 },
      { second: 10, points: 3.5, had: 1 },
    ] as const;
    const others = new Map(played.map((one) => [('first' in one ? one.first : one.second) - 1, one.points]));
    const table = standings(
      27,
      [
        { a: 0, b: 1, points: 0.5 },
        ...played.map((one): Meeting => {
          const [a, b] = 'first' in one ? [0, one.first] : [1, one.second];
          return { a, b: b - 1, points: one.had };
        }),
      ],
      'swiss',
      [...others].map(([player, points]) => ({ player, points })),
    );
    expect(
      table
        .slice(0, 2)
        .map(({ player, points, direct, buchholz, sonneborn }) => [player, points, direct, buchholz, sonneborn]),
    ).toEqual([
      [0, 5.5, 0.5, 22.5, 19.75],
      [1, 5.5, 0.5, 20, 17.25],
    ]);
    expect(table[0]?.buchholzCut).toBe(20);
  });

  it('are the same for those compared all together as for each two of them', () => {
    const worths = fc.array(fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 9 }), { maxLength: 4 });
    fc.assert(
      fc.property(worths, fc.constantFrom('season' as const, 'swiss' as const), (rounds, system) => {
        const together = rounds.map((round) => [round.map((worth, player) => ({ player, worth }))]);
        const each = together.map((round) =>
          round.flatMap((circle) => circle.flatMap((a, i) => circle.slice(i + 1).map((b) => [a, b]))),
        );
        const of = (circles: readonly (typeof together)[number][]) =>
          atOnce(standingsOf({ players: 9, rounds: circles.map(roundScore), unplayed: [] }, system));
        expect(of(together)).toEqual(of(each));
      }),
    );
  });

  it('are broken in the order of the rules where two figures disagree', () => {
    const won = (a: number, b: number): Meeting => ({ a, b, points: 1 });
    // Without the weakest opponent the first has 6 and the second 5; with everybody it is 6 and 7.
    const opponents = [3, 3, 0, 3, 2, 2].map((points, i) => ({ player: i + 2, points }));
    const swiss = [won(0, 2), won(0, 3), won(0, 4), won(1, 5), won(1, 6), won(1, 7)];
    const [one, other] = standings(8, swiss, 'swiss', opponents)
      .filter(({ player }) => player < 2)
      .map(({ player, points, buchholz, buchholzCut }) => [player, points, buchholz, buchholzCut]);
    expect([one, other]).toEqual([
      [0, 3, 6, 6],
      [1, 3, 7, 5],
    ]);
    // The third has beaten the fourth, who has beaten better ones.
    const season = [won(0, 1), won(0, 4), won(2, 0), won(3, 0), won(1, 2), won(1, 3), won(4, 1), won(2, 4), won(3, 4)];
    expect(
      standings(5, [...season, { a: 2, b: 3, points: 0.5 }], 'season').map(({ player, place, points, sonneborn }) => [
        player,
        place,
        points,
        sonneborn,
      ]),
    ).toEqual([
      [2, 1, 2.5, 4.25],
      [3, 1, 2.5, 4.25],
      [0, 3, 2, 3],
      [1, 4, 2, 5],
      [4, 5, 1, 2],
    ]);
  });

  it('stay ties where nothing tells them apart', () => {
    const draws = roundRobin(4).flatMap(({ tables }) =>
      tables.map(([a = 0, b = 0]): Meeting => ({ a, b, points: 0.5 })),
    );
    for (const system of ['swiss', 'season'] as const)
      expect(standings(4, draws, system).map(({ place }) => place)).toEqual([1, 1, 1, 1]);
  });

  it('a bye is worth a point, and an opponent as good as oneself', () => {
    const [first, second] = standings(2, [{ a: 0, b: 1, points: 1 }], 'swiss', [{ player: 0, points: 1 }]);
    expect([first?.points, first?.buchholz, second?.points]).toEqual([2, 2, 0]);
  });
});

it('a season of 64 and a Swiss of 128 are paired', () => {
  const begun = process.cpuUsage();
  expect(roundRobin(64)).toHaveLength(63);
  const { stuck } = playSwiss(128, 7, (a, b, round) => ((a * 7 + b * 3 + round) % 3 === 0 ? 0.5 : a < b ? 1 : 0));
  expect(stuck).toBeNull();
  const { user } = process.cpuUsage(begun);
  process.stdout.write(`a season of 64 and seven Swiss rounds of 128: ${Math.round(user / 1000)} ms of processor\n`);
});

describe('a duplicate', () => {
  const body = (teams: readonly (string | undefined)[], against: 'bots' | 'people', rounds: number): EventBody => ({
    name: 'Night',
    kind: 'duplicate',
    game: 'aton',
    seats: 2,
    clock: { kind: 'live', start: 600, increment: 5 },
    rated: false,
    rounds,
    against,
    starts: null,
    entrants: teams.map((team, i) => ({ player: `p${i}`, ...(team === undefined ? {} : { team }) })),
    played: [],
  });
  const play = (before: EventBody): EventBody[] => {
    const rounds = [before];
    for (let last = before; ; ) {
      const next = nextRound(last, 2);
      if (next === null) return rounds;
      const games = next.tables.map((seats, i) => ({ table: `t${i}`, seats, places: [1, 2], points: [30 + i, 20] }));
      last = { ...last, played: [...last.played, { begins: 0, games, byes: next.byes }] };
      rounds.push(last);
    }
  };

  it('of two teams plays each deal from both sides, and nobody meets their own', () => {
    for (const teams of [
      ['A', 'A', 'B', 'B'],
      ['A', 'B', 'A', 'B'],
      ['A', 'B', 'B', 'A'],
    ]) {
      const rounds = play(body(teams, 'people', 6)).at(-1)?.played ?? [];
      expect(rounds).toHaveLength(6);
      for (const { games } of rounds) {
        const sides = games.map(({ seats }) => seats.map((number) => teams[number ?? -1]).join());
        expect(sides.toSorted()).toEqual(['A,B', 'B,A']);
      }
    }
  });

  it('against bots gives everybody the same seat, another one each time', () => {
    const rounds = play(body([undefined, undefined, undefined], 'bots', 2)).at(-1)?.played ?? [];
    expect(rounds.map(({ games }) => games.map(({ seats }) => seats))).toEqual([
      [
        [0, null],
        [1, null],
        [2, null],
      ],
      [
        [null, 0],
        [null, 1],
        [null, 2],
      ],
    ]);
  });

  it('compares those who held the same seat', () => {
    const last = play(body([undefined, undefined, undefined], 'bots', 1)).at(-1);
    expect(last && atOnce(eventStandings(last)).map(({ player, points }) => [player, points])).toEqual([
      [2, 2],
      [1, 1],
      [0, 0],
    ]);
  });
});
