import { ahead, type SeatHistory, seatOfHigher, WANTS, wishOf } from './seats.ts';

/** Whether somebody met a lower one or sat out (down), or met a higher one (up). */
export type Float = 'down' | 'up' | null;

/** Somebody who is to be paired. */
export interface Entrant {
  /** The starting number, from 0. */
  readonly number: number;
  readonly points: number;
  /** Whom they have met. */
  readonly met: ReadonlySet<number>;
  readonly hadBye: boolean;
  readonly seats: SeatHistory;
  /** In the last round, and in the one before it. */
  readonly floats: readonly [Float, Float];
  /** Of the last round's leaders, for whom the rule of seats gives way. */
  readonly leads: boolean;
}

/** A bracket while it is paired: those who came down to it, those of its points, everybody below, and the bye as null. */
export interface Bracket {
  readonly moved: readonly Entrant[];
  readonly residents: readonly Entrant[];
  readonly below: readonly (Entrant | null)[];
}

export const membersOf = ({ moved, residents, below }: Bracket): readonly (Entrant | null)[] => [
  ...moved,
  ...residents,
  ...below,
];

/** Nobody meets twice or sits out twice; who wants the same seat at any rate does not meet, but for leaders. */
export function isLegal(a: Entrant | null, b: Entrant | null, areSeatsStrict: boolean): boolean {
  if (a === null || b === null) return !(a ?? b)?.hadBye;
  if (a.met.has(b.number)) return false;
  if (!areSeatsStrict || a.leads || b.leads) return true;
  const [one, other] = [wishOf(a.seats), wishOf(b.seats)];
  return one.strength < WANTS.anyway || other.strength < WANTS.anyway || one.seat !== other.seat;
}

/**
 * What is good about a pair, in the order of the Dutch system's criteria; sums over a round are compared figure by figure,
 * the first ones first. `i` and `j` are places among the members, the higher first.
 */
export function figuresOf(bracket: Bracket): (i: number, j: number) => number[] {
  const { moved, residents, below } = bracket;
  const members = membersOf(bracket);
  const size = moved.length + residents.length;
  const low = residents[0]?.points ?? 0;
  const nextLow = below.find((one) => one !== null)?.points ?? null;
  const isNext = (i: number): boolean => i >= size && nextLow !== null && members[i]?.points === nextLow;
  const here = differences(moved, low);
  const there = differences([...moved, ...residents], nextLow ?? 0);
  const unpaired = (one: Entrant): number => one.points - low + 1;
  return (i, j) => {
    const [a, b] = [members[i] ?? null, members[j] ?? null];
    if (j >= size || a === null || b === null) return [0, ...here.none, ...onward(a, i, j), ...NO_SEATS, ...here.four];
    const difference = a.points - b.points;
    const apart = add(add(here.of(unpaired(a)), here.of(unpaired(b))), here.of(difference), -1);
    const spared =
      nextLow === null ? there.none : add(there.of(a.points - nextLow + 1), there.of(b.points - nextLow + 1));
    return [1, ...apart, 0, ...spared, ...seatFigures(a, b), ...floatFigures(a, b)];
  };

  /** How the next bracket fares when two of it are paired, or one of it with one who comes down. */
  function onward(a: Entrant | null, i: number, j: number): number[] {
    if (nextLow === null || a === null || !isNext(j)) return [0, ...there.none];
    const float = i < size ? a.points - nextLow : 0;
    return [1, ...add(add(there.of(float + 1), there.of(1)), there.of(float), -1)];
  }

  function floatFigures(a: Entrant, b: Entrant): number[] {
    const isFloat = a.points > b.points;
    const counts: number[] = [];
    const apart: number[] = [];
    for (const back of [0, 1] as const) {
      const spared = (isFloat ? [b] : [a, b]).filter(({ floats }) => floats[back] === 'down').length;
      counts.push(spared, isFloat && b.floats[back] === 'up' ? -1 : 0);
      const down = isFloat && a.floats[back] === 'down';
      const up = isFloat && b.floats[back] === 'up';
      const difference = here.of(a.points - b.points);
      apart.push(
        ...(down ? add(here.of(unpaired(a)), difference, -1) : here.none),
        ...(up ? add(here.none, difference, -1) : here.none),
      );
    }
    return [...counts, ...apart];
  }
}

/** Columns for differences of points, the greatest first: as few as can be of each. */
function differences(moved: readonly Entrant[], low: number) {
  const all = moved.flatMap(({ points }) => [points - low, points - low + 1]);
  const columns = [...new Set([...all, 1])].filter((one) => one > 0).toSorted((a, b) => b - a);
  const none = columns.map(() => 0);
  return {
    none,
    four: [0, 0, 0, 0, ...none, ...none, ...none, ...none],
    of: (difference: number): number[] => columns.map((one) => (one === difference ? 1 : 0)),
  };
}

const add = (one: readonly number[], other: readonly number[], times = 1): number[] =>
  one.map((figure, i) => figure + times * (other[i] ?? 0));

const NO_SEATS = [0, 0, 0, 0];

/** Whether nothing about the seats of two could be better. */
export const isFaultless = (a: Entrant, b: Entrant): boolean => seatFigures(a, b).every((figure) => figure === 0);

/** Leaders whose seats get uneven, or the same a third time; wishes that are not met; strong ones among them. */
function seatFigures(a: Entrant, b: Entrant): number[] {
  const seat = seatOfHigher(a, b);
  const after = [
    [a.seats, seat],
    [b.seats, 1 - seat],
  ] as const;
  const uneven = after.filter(([seats, next]) => Math.abs(ahead([...seats, next])) > 2).length;
  const third = after.filter(([seats, next]) => seats.at(-1) === next && seats.at(-2) === next).length;
  const [one, other] = [wishOf(a.seats), wishOf(b.seats)];
  const isUnmet = one.seat !== null && one.seat === other.seat;
  const isStrong = isUnmet && Math.min(one.strength, other.strength) >= WANTS.balance;
  return [-uneven, -third, isUnmet ? -1 : 0, isStrong ? -1 : 0];
}
