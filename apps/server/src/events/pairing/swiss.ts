import { heaviestMatching } from './matching.ts';
import type { Paired, Pairing } from './round-robin.ts';

/** Somebody who is to be paired, in the order of their starting numbers. */
export interface Entrant {
  readonly number: number;
  readonly points: number;
  /** Whom they have met. */
  readonly met: ReadonlySet<number>;
  readonly hadBye: boolean;
  /** How often they have sat first, less how often second. */
  readonly ahead: number;
  /** The seat of their last game, 0 or 1; null before it. */
  readonly last: number | null;
}

/** One more than a sum of what weighs less can be, for as many as may ever be paired. */
const POSITION = 2 ** 16;
const SEATS = 2 ** 8;
const SCORE = 2 ** 17;

/**
 * A Swiss round, as the Dutch system has it: nobody meets anybody again; nobody sits first three times more often than
 * second; those with equal points meet, and who floats floats as little as can be; then seats are as even as can be; then
 * the upper half of a group meets the lower half. The lowest who had none sits out when the number is odd. It is the
 * lightest of all legal pairings, so one is found whenever there is one; null: there is none.
 */
export function swissRound(entrants: readonly Entrant[]): Paired | null {
  const ranked = entrants.toSorted((a, b) => b.points - a.points || a.number - b.number);
  if (ranked.length % 2 === 0) return paired(ranked, []);
  for (const bye of ranked.toReversed()) {
    if (bye.hadBye) continue;
    const round = paired(
      ranked.filter((one) => one !== bye),
      [bye.number],
    );
    if (round !== null) return round;
  }
  return null;
}

function paired(ranked: readonly Entrant[], byes: readonly number[]): Paired | null {
  const costs = ranked.map((a, i) => ranked.map((b, j) => (a.met.has(b.number) ? null : costOf(ranked, i, j, a, b))));
  const dearest = Math.max(0, ...costs.flat().map((cost) => cost ?? 0));
  // So much more than any cost that no two tables weigh as much as three.
  const base = dearest * (ranked.length + 1) + 1;
  const mates = heaviestMatching(ranked.length, (i, j) => {
    const cost = costs[i]?.[j] ?? null;
    return cost === null || i === j ? 0 : base - cost;
  });
  const tables: Pairing[] = [];
  for (const [i, a] of ranked.entries()) {
    const b = ranked[mates[i] ?? -1];
    if (b === undefined) return null;
    if ((mates[i] ?? -1) > i) tables.push(seated(a, b, tables.length));
  }
  return { tables, byes };
}

/** What it costs to pair two. */
function costOf(ranked: readonly Entrant[], i: number, j: number, a: Entrant, b: Entrant): number {
  const uneven = Math.min(unevenAfter(a, b), unevenAfter(b, a));
  const distance = Math.round(2 * Math.abs(a.points - b.points));
  const position = distance === 0 ? fromHalves(ranked, i, j, a.points) : Math.abs(i - j);
  const above = (uneven > 2 ? SCORE : 0) + distance ** 2;
  return (above * SEATS + (uneven > 1 ? 1 : 0)) * POSITION + position;
}

/** How far two of a group are from meeting as its halves meet: the first of each, the second of each, and so on. */
function fromHalves(ranked: readonly Entrant[], i: number, j: number, points: number): number {
  const size = ranked.filter((one) => one.points === points).length;
  const half = Math.floor(size / 2);
  const first = ranked.findIndex((one) => one.points === points);
  const isSameHalf = i - first < half === j - first < half;
  return isSameHalf ? size : Math.abs(Math.abs(i - j) - half);
}

/** How far apart the seats of either are when the first of two sits first. */
function unevenAfter(first: Entrant, second: Entrant): number {
  return Math.max(Math.abs(first.ahead + 1), Math.abs(second.ahead - 1));
}

/** Who sat first less often sits first; then who sat second last; then the higher one, in turns. */
function seated(a: Entrant, b: Entrant, table: number): Pairing {
  const byCount = a.ahead - b.ahead;
  const byLast = (b.last ?? 0) - (a.last ?? 0);
  const isFirst = byCount !== 0 ? byCount < 0 : byLast !== 0 ? byLast < 0 : table % 2 === 0;
  return isFirst ? [a.number, b.number] : [b.number, a.number];
}
