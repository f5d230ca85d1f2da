import { type Bracket, type Entrant, figuresOf, isFaultless, isLegal, membersOf } from './criteria.ts';
import { heaviestMatching } from './matching.ts';

/** Who meets whom in a bracket, and who goes down from it. */
export interface BracketPairs {
  readonly pairs: readonly (readonly [Entrant, Entrant])[];
  readonly down: readonly Entrant[];
  /** Who of those that were looked at met nobody, neither here nor in the next bracket as it was foreseen. */
  readonly left: readonly (Entrant | null)[];
}

/** Which pairs may be made, and what is preferred among pairings that are as good by the criteria: the greater sum. */
interface Order {
  readonly allows: (i: number, j: number) => boolean;
  readonly of: (i: number, j: number) => bigint;
}

/**
 * The best pairing of a bracket by the criteria that lets everybody below be paired too; of several the first in the
 * order of the Dutch system: those who came down meet the highest they can, then as few as possible change halves, then
 * the first of the upper half meets the highest of the lower half that they can, and so on. null: there is none.
 */
export function pairBracket(bracket: Bracket, areSeatsStrict: boolean): BracketPairs | null {
  const { below } = bracket;
  const straight = faultless(bracket, areSeatsStrict);
  if (straight !== null && canBePaired(below, areSeatsStrict)) return { pairs: straight, down: [], left: [] };
  const next = below[0]?.points;
  const near = below.filter((one) => one !== null && one.points === next);
  if (near.length === below.length) return within(bracket, areSeatsStrict, true);
  // The criteria look no farther than the next bracket: whether the rest can be paired too is asked afterwards.
  const found = within({ ...bracket, below: near }, areSeatsStrict, false);
  const beyond = below.filter((one) => !near.includes(one));
  if (found !== null && canBePaired([...found.left, ...beyond], areSeatsStrict)) return found;
  return within(bracket, areSeatsStrict, true);
}

/** The first pairing of all, the first of each half and so on, where nothing could be better than it; else null. */
function faultless({ moved, residents }: Bracket, areSeatsStrict: boolean): BracketPairs['pairs'] | null {
  const half = residents.length / 2;
  const pairs = residents.slice(0, half).flatMap((one, i): [Entrant, Entrant][] => {
    const other = residents[i + half];
    return other !== undefined && isLegal(one, other, areSeatsStrict) && isFaultless(one, other) ? [[one, other]] : [];
  });
  return moved.length === 0 && pairs.length === half ? pairs : null;
}

function canBePaired(all: readonly (Entrant | null)[], areSeatsStrict: boolean): boolean {
  const mates = heaviestMatching(all.length, (i, j) =>
    isLegal(all[i] ?? null, all[j] ?? null, areSeatsStrict) ? 1n : 0n,
  );
  return !mates.includes(-1);
}

function within(bracket: Bracket, areSeatsStrict: boolean, isWhole: boolean): BracketPairs | null {
  const { moved, residents } = bracket;
  const work = new Work(bracket, areSeatsStrict, isWhole);
  const first = work.best(byThoseWhoCameDown(bracket));
  if (first === null) return null;
  const size = moved.length + residents.length;
  const isPaired = (i: number): boolean => (first[i] ?? size) < size;
  const above = new Set(moved.flatMap((_, i) => (isPaired(i) ? [i, first[i] ?? -1] : [])));
  const others = residents.map((_, i) => i + moved.length).filter((i) => !above.has(i));
  const half = others.filter(isPaired).length / 2;
  // Where nobody of them goes down, those below need not be looked at again.
  const settled = others.every(isPaired) ? [...work.members.keys()].filter((i) => !others.includes(i)) : above;
  const fixed = new Map([...settled].map((i) => [i, first[i] ?? -1]));
  const straight = work.best(byTransposition(others, others.slice(0, half)), fixed);
  if (straight !== null && work.worthOf(straight) === work.worthOf(first)) return work.pairsOf(straight, size);
  const exchanged = work.best(byExchange(others, half), fixed);
  if (exchanged === null) return null;
  // Of each pair the higher one: the upper half as the exchange has left it.
  const upper = others.filter((i) => (exchanged[i] ?? size) > i && (exchanged[i] ?? size) < size);
  const mates = work.best(byTransposition(others, upper), fixed);
  return mates && work.pairsOf(mates, size);
}

/** Those who came down: the first of them rather than the last, each with the highest that they can. */
function byThoseWhoCameDown({ moved, residents }: Bracket): Order {
  const digit = BigInt(residents.length + 1).toString(2).length;
  const size = moved.length + residents.length;
  return {
    allows: (_, j) => j >= moved.length,
    of: (i, j) => {
      if (i >= moved.length || j >= size) return 0n;
      const after = moved.length - 1 - i;
      const isPaired = 1n << BigInt(moved.length * digit + after);
      return isPaired + (BigInt(size - j) << BigInt(after * digit));
    },
  };
}

/** As few exchanges between the halves as can be, then of those next to the middle. */
function byExchange(others: readonly number[], half: number): Order {
  const places = new Map(others.map((i, place) => [i, place]));
  const many = others.length;
  const sums = BigInt(many * many).toString(2).length;
  return {
    allows: () => true,
    of: (i, j) => {
      const [a, b] = [places.get(i), places.get(j)];
      const one = a ?? many;
      const other = b ?? many;
      const leaves = one < half && (b === undefined || other < half) ? (b ?? one) : null;
      const comes = b !== undefined && one >= half ? one : null;
      if (a === undefined || (leaves === null && comes === null)) return 0n;
      const moved = (leaves ?? 0) - (comes ?? 0) - (leaves === null ? 0 : many * many);
      const bits =
        (leaves === null ? 0n : 1n << BigInt(many + leaves)) + (comes === null ? 0n : 1n << BigInt(many - comes));
      return (BigInt(moved) << BigInt(2 * many + sums)) + bits;
    },
  };
}

/** The first of the upper half meets the highest of the lower half, then the second, and so on. */
function byTransposition(others: readonly number[], upper: readonly number[]): Order {
  const uppers = new Map(upper.map((i, place) => [i, place]));
  const lower = others.filter((i) => !uppers.has(i));
  const lowers = new Map(lower.map((i, place) => [i, place]));
  const digit = BigInt(lower.length + 1).toString(2).length;
  return {
    allows: (i, j) => {
      const isSplit = uppers.has(i) !== uppers.has(j);
      return isSplit ? lowers.has(uppers.has(i) ? j : i) : !uppers.has(i) && !(lowers.has(i) && lowers.has(j));
    },
    of: (i, j) => {
      const [one, other] = uppers.has(i) ? [i, j] : [j, i];
      const [place, partner] = [uppers.get(one), lowers.get(other)];
      if (place === undefined || partner === undefined) return 0n;
      return BigInt(lower.length - partner) << BigInt((upper.length - 1 - place) * digit);
    },
  };
}

/** What is worked out once for a bracket: how good each pair is. */
class Work {
  readonly members: readonly (Entrant | null)[];
  /** By place and place, the higher first; null: they may not meet. */
  private readonly worth: (bigint | null)[][];
  private readonly moved: number;
  /** Whether all members are to be paired. */
  private readonly isWhole: boolean;

  constructor(bracket: Bracket, areSeatsStrict: boolean, isWhole: boolean) {
    this.isWhole = isWhole;
    this.members = membersOf(bracket);
    this.moved = bracket.moved.length;
    const figures = figuresOf(bracket);
    const rows = this.members.map((a, i) =>
      this.members.map((b, j) => (i < j && this.mayMeet(i, j) && isLegal(a, b, areSeatsStrict) ? figures(i, j) : null)),
    );
    const widths = widthsOf(rows.flat(), this.members.length);
    this.worth = rows.map((row) => row.map((one) => (one === null ? null : packed(one, widths, isWhole))));
  }

  /** Those who came down together could not be paired: they meet somebody else now. */
  private mayMeet(i: number, j: number): boolean {
    return i >= this.moved || j >= this.moved;
  }

  /** The best pairing of those whose mates are not known; null: not everybody can be paired. */
  best(order: Order, known: ReadonlyMap<number, number> = new Map()): number[] | null {
    const free = [...this.members.keys()].filter((i) => !known.has(i));
    const orders = free.map((i) => free.map((j) => (this.isOpen(order, i, j) ? order.of(i, j) : null)));
    let [most, least] = [0n, 0n];
    for (const one of orders.flat()) {
      if (one === null) continue;
      if (one > most) most = one;
      if (one < least) least = one;
    }
    const pairs = Math.ceil(free.length / 2) + 1;
    const shift = BigInt(((most - least) * BigInt(pairs)).toString(2).length + 1);
    const weight = (i: number, j: number): bigint => {
      const [a, b] = i < j ? [i, j] : [j, i];
      const preferred = orders[a]?.[b] ?? null;
      if (preferred === null) return 0n;
      return ((this.worth[free[a] ?? -1]?.[free[b] ?? -1] ?? 0n) << shift) + preferred - least;
    };
    const found = heaviestMatching(free.length, weight);
    if (this.isWhole && found.includes(-1)) return null;
    const mates = this.members.map((_, i) => known.get(i) ?? -1);
    for (const [a, i] of free.entries()) mates[i] = free[found[a] ?? -1] ?? -1;
    return mates;
  }

  /** How good a whole pairing is by the criteria. */
  worthOf(mates: readonly number[]): bigint {
    return mates.reduce((sum, mate, i) => sum + (mate > i ? (this.worth[i]?.[mate] ?? 0n) : 0n), 0n);
  }

  private isOpen({ allows }: Order, i: number, j: number): boolean {
    return i < j && (this.worth[i]?.[j] ?? null) !== null && allows(i, j);
  }

  pairsOf(mates: readonly number[], size: number): BracketPairs {
    const pairs: (readonly [Entrant, Entrant])[] = [];
    const down: Entrant[] = [];
    for (const [i, one] of this.members.slice(0, size).entries()) {
      const mate = mates[i] ?? size;
      const other = mate < size ? this.members[mate] : null;
      if (one === null) continue;
      if (other === null || other === undefined) down.push(one);
      else if (mate > i) pairs.push([one, other]);
    }
    return { pairs, down, left: this.members.filter((_, i) => (mates[i] ?? -1) === -1) };
  }
}

/** How many bits each figure needs, so that no sum over a round reaches the figure before it. */
function widthsOf(all: readonly (readonly number[] | null)[], members: number): number[] {
  const greatest: number[] = [];
  for (const one of all)
    for (const [at, figure] of one?.entries() ?? []) greatest[at] = Math.max(greatest[at] ?? 0, Math.abs(figure));
  return greatest.map((figure) => (figure === 0 ? 0 : (figure * (members + 2)).toString(2).length + 1));
}

/** All figures as one number; where everybody is to be paired, above them that there is a pair at all. */
function packed(figures: readonly number[], widths: readonly number[], isWhole: boolean): bigint {
  let bits = 0;
  for (const width of widths) bits += width;
  let number = isWhole ? 1n << BigInt(bits + 2) : 0n;
  for (const [at, figure] of figures.entries()) {
    bits -= widths[at] ?? 0;
    if (figure !== 0) number += BigInt(figure) << BigInt(bits);
  }
  return number;
}
