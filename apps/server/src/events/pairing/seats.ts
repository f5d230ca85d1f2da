import type { Pairing } from './round-robin.ts';

/** Where somebody sat in their games so far, first (0) or second (1), in order. */
export type SeatHistory = readonly number[];

/** How much somebody wants a seat: not at all, to take turns, to even out a difference of one, or at any rate. */
export const WANTS = { nothing: 0, turns: 1, balance: 2, anyway: 3 } as const;

interface Wish {
  /** The seat that is wanted, 0 or 1; null before the first game. */
  readonly seat: number | null;
  readonly strength: number;
}

/** How often somebody sat first, less how often second. */
export function ahead(seats: SeatHistory): number {
  return seats.reduce((sum, seat) => sum + (seat === 0 ? 1 : -1), 0);
}

/** Which seat somebody is due, by the Dutch system's rules for colours. */
export function wishOf(seats: SeatHistory): Wish {
  const last = seats.at(-1);
  if (last === undefined) return { seat: null, strength: WANTS.nothing };
  const difference = ahead(seats);
  const uneven = difference > 0 ? 1 : 0;
  if (Math.abs(difference) > 1) return { seat: uneven, strength: WANTS.anyway };
  if (seats.at(-2) === last) return { seat: 1 - last, strength: WANTS.anyway };
  if (difference !== 0) return { seat: uneven, strength: WANTS.balance };
  return { seat: 1 - last, strength: WANTS.turns };
}

interface Seated {
  readonly number: number;
  readonly seats: SeatHistory;
}

/**
 * Who of two sits first: each as they wish; else the stronger wish, of two at any rate the greater difference; else the
 * other way round than when they last sat differently; else the higher one's wish. Who has no wish yet sits by number.
 */
export function seated(higher: Seated, lower: Seated): Pairing {
  return seatOfHigher(higher, lower) === 0 ? [higher.number, lower.number] : [lower.number, higher.number];
}

export function seatOfHigher(higher: Seated, lower: Seated): number {
  const [own, other] = [wishOf(higher.seats), wishOf(lower.seats)];
  if (own.seat === null && other.seat === null) return higher.number % 2;
  if (own.seat === null || other.seat === null) return own.seat ?? 1 - (other.seat ?? 0);
  if (own.seat !== other.seat) return own.seat;
  if (own.strength !== other.strength) return own.strength > other.strength ? own.seat : 1 - own.seat;
  const wider = Math.abs(ahead(higher.seats)) - Math.abs(ahead(lower.seats));
  if (own.strength === WANTS.anyway && wider !== 0) return wider > 0 ? own.seat : 1 - own.seat;
  return lastDifferent(higher.seats, lower.seats) ?? own.seat;
}

/** The seat that the first of two is due after the last time when they sat differently. */
function lastDifferent(higher: SeatHistory, lower: SeatHistory): number | null {
  for (let back = 1; back <= Math.min(higher.length, lower.length); back++) {
    const [own, other] = [higher.at(-back), lower.at(-back)];
    if (own !== undefined && own !== other) return 1 - own;
  }
  return null;
}
