import type { Entrant } from './criteria.ts';
import type { Paired } from './round-robin.ts';

/** Somebody at tables of three and more. */
export interface GroupEntrant extends Pick<Entrant, 'number' | 'points' | 'hadBye'> {
  /** Whom they have met, and how often. */
  readonly met: ReadonlyMap<number, number>;
  /** How often they have sat on each seat. */
  readonly sat: readonly number[];
}

/**
 * Tables of more than two, from the best down: whoever has met those at a table least often, and is nearest in points,
 * sits down next. Tables have `size` seats or one less where it does not come out even, but never less than `least`.
 */
export function groupRound(entrants: readonly GroupEntrant[], size: number, least: number): Paired {
  const ranked = entrants.toSorted((a, b) => b.points - a.points || a.number - b.number);
  const sizes = tableSizes(ranked.length, size, least);
  const seats = sizes.reduce((sum, one) => sum + one, 0);
  const byes = ranked
    .toReversed()
    .toSorted((a, b) => Number(a.hadBye) - Number(b.hadBye))
    .slice(0, ranked.length - seats);
  const waiting = ranked.filter((one) => !byes.includes(one));
  const tables = sizes.map((many) => {
    const table = waiting.splice(0, 1);
    while (table.length < many && waiting.length > 0) table.push(...waiting.splice(nextAt(table, waiting), 1));
    return seatsOf(table);
  });
  return { tables, byes: byes.map(({ number }) => number) };
}

function tableSizes(players: number, size: number, least: number): readonly number[] {
  for (let seats = players; seats >= least; seats--) {
    const tables = Math.ceil(seats / size);
    const small = tables * size - seats;
    if (small === 0 || (size - 1 >= least && small <= tables))
      return Array.from({ length: tables }, (_, i) => (i < tables - small ? size : size - 1));
  }
  return [];
}

function nextAt(table: readonly GroupEntrant[], waiting: readonly GroupEntrant[]): number {
  const [first] = table;
  let best = { at: 0, cost: Number.POSITIVE_INFINITY };
  for (const [at, one] of waiting.entries()) {
    const met = table.reduce((sum, { number }) => sum + (one.met.get(number) ?? 0), 0);
    const cost = met * 1000 + Math.abs((first?.points ?? 0) - one.points);
    if (cost < best.cost) best = { at, cost };
  }
  return best.at;
}

/** Each seat goes to whoever has sat there least often, as even as can be at this table. */
function seatsOf(table: readonly GroupEntrant[]): number[] {
  let orders: GroupEntrant[][] = [[]];
  for (const one of table)
    orders = orders.flatMap((order) =>
      Array.from({ length: order.length + 1 }, (_, at) => order.toSpliced(at, 0, one)),
    );
  const worth = (order: readonly GroupEntrant[]): number =>
    order.reduce((sum, { sat }, seat) => sum + (sat[seat] ?? 0) ** 2 + (sat[seat] ?? 0), 0);
  const best = orders.reduce((one, other) => (worth(other) < worth(one) ? other : one));
  return best.map(({ number }) => number);
}
