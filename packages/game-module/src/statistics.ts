import type { Seat, Vocabulary } from '@naos/engine';
import type { Catalogs, Line } from '@naos/words';

/** One line of a game's statistics: a figure for each seat. */
export interface StatisticsRow {
  readonly name: Line;
  readonly figures: readonly number[];
}

export interface StatisticsGroup {
  readonly title: Line;
  readonly rows: readonly StatisticsRow[];
}

/**
 * What is worth reading after a game, counted from all that was told in it. Shown when the game is over, so nothing in it
 * is secret any more. Its texts are loaded with it.
 */
export interface Statistics<V extends Vocabulary> {
  readonly catalogs: Catalogs;
  readonly count: (events: readonly V['event'][], seats: number) => readonly StatisticsGroup[];
}

/** Adds up what each event is worth to a seat; null: nothing. Seats beyond the table's (an automatic opponent) are left out. */
export function perSeat<E>(
  events: readonly E[],
  seats: number,
  worth: (event: E) => { readonly seat: Seat; readonly n: number } | null,
): number[] {
  const sums = Array.from({ length: seats }, () => 0);
  for (const event of events) {
    const found = worth(event);
    if (found !== null && found.seat >= 0 && found.seat < seats) sums[found.seat] = (sums[found.seat] ?? 0) + found.n;
  }
  return sums;
}
