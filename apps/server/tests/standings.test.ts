import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextRound } from '../src/events/next-round.ts';
import { roundRobin } from '../src/events/pairing/round-robin.ts';
import { roundScore, standingsOf } from '../src/events/pairing/standings.ts';
import { eventStandings } from '../src/events/score.ts';
import type { EventBody } from '../src/store/event-rows.ts';
import { atOnce } from '../src/turns.ts';
import { type Meeting, playSwiss, standings } from './kit/swiss.ts';

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
