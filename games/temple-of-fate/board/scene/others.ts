import type { Seat } from '@naos/engine';

/** Everybody else, to the left and around the table; everybody for somebody who only watches. */
export function othersFrom(seat: Seat | null, seats: number): readonly Seat[] {
  const around = Array.from({ length: seats }, (_, step) => ((seat ?? 0) + 1 + step) % seats);
  return around.filter((other) => other !== seat);
}
