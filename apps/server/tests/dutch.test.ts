import { expect, it } from 'vitest';
import type { Entrant, Float } from '../src/events/pairing/criteria.ts';
import { swissRound } from '../src/events/pairing/swiss.ts';

/**
 * The example of five rounds that Mario Held worked out by the Dutch system for the readers of FIDE's rules, as far as it
 * is about who meets whom: opponent, seat (f first, s second) and points of everybody by round. `bye` sat out, `away` was
 * not there, `won` and `lost` are a game whose other one did not come. Points of the last round do not matter.
 */
const HELD = [
  ['8f1', '5s0', '14s1', '3f1', '2s'],
  ['9s1', '7f1', '5f½', '6s1', '1f'],
  ['10f1', '6s½', '4f½', '1s0', '7f'],
  ['11s½', '9f1', '3s½', '5f½', '6f'],
  ['12f1', '1f1', '2s½', '4s½', '11f'],
  ['13s1', '3f½', 'won', '2f0', '4s'],
  ['14f1', '2s0', '10f1', '11s0', '3s'],
  ['1s0', '11f0', '12s½', '9f½', '13s'],
  ['2f0', '4s0', '13f1', '8s½', '10f'],
  ['3s0', '13f1', '7s0', '14f½', '9s'],
  ['4f½', '8s1', 'lost', '7f1', '5s'],
  ['5s0', 'away', '8f½', '13s0', '14s'],
  ['6f0', '10s0', '9s0', '12f1', '8f'],
  ['7s0', 'bye', '1f0', '10s½', '12f'],
] as const;
/** Who would have met in the third round, had both come; paired as everybody else, it counts as no game afterwards. */
const FORFEIT = [11, 6];

const POINTS: Readonly<Record<string, number>> = { '1': 1, '½': 0.5, '0': 0 };

interface Cell {
  readonly other: number | null;
  readonly seat: number;
  readonly points: number;
}

function cell(player: number, round: number): Cell {
  const text = HELD[player]?.[round] ?? 'away';
  const [, other, seat, points = '0'] = /^(\d+)([fs])(.?)$/.exec(text) ?? [];
  if (other !== undefined) return { other: Number(other) - 1, seat: seat === 'f' ? 0 : 1, points: POINTS[points] ?? 0 };
  return { other: null, seat: 0, points: text === 'won' || text === 'bye' ? 1 : 0 };
}

const before = (player: number, round: number): number =>
  Array.from({ length: round }, (_, one) => cell(player, one).points).reduce((sum, points) => sum + points, 0);

function floatOf(player: number, round: number): Float {
  const { other, points } = cell(player, round);
  if (round < 0) return null;
  if (other === null) return points > 0 ? 'down' : null;
  const ahead = before(player, round) - before(other, round);
  return ahead === 0 ? null : ahead > 0 ? 'down' : 'up';
}

function entrantsOf(round: number): Entrant[] {
  return HELD.flatMap((row, number): Entrant[] => {
    if (row[round] === 'away') return [];
    const played = Array.from({ length: round }, (_, one) => cell(number, one));
    const games = played.flatMap(({ other, seat }) => (other === null ? [] : [{ other, seat }]));
    return [
      {
        number,
        points: before(number, round),
        met: new Set(games.map(({ other }) => other)),
        hadBye: played.some(({ other, points }) => other === null && points > 0),
        seats: games.map(({ seat }) => seat),
        floats: [floatOf(number, round - 1), floatOf(number, round - 2)],
        leads: round === 4 && before(number, round) > 2,
      },
    ];
  });
}

const inOrder = (tables: readonly (readonly number[])[]): string[] => tables.map((pair) => pair.join('-')).toSorted();

for (const round of [0, 1, 2, 3, 4]) {
  it(`round ${round + 1} of a published example comes out as it was published, seats too`, () => {
    const paired = swissRound(entrantsOf(round));
    const published = HELD.flatMap((_, player) => {
      const { other, seat } = cell(player, round);
      return other !== null && seat === 0 ? [[player + 1, other + 1]] : [];
    });
    expect(inOrder(paired?.tables.map((pair) => pair.map((one) => one + 1)) ?? [])).toEqual(
      inOrder(round === 2 ? [...published, FORFEIT] : published),
    );
    expect(paired?.byes.map((one) => one + 1)).toEqual(round === 1 ? [14] : []);
  });
}
