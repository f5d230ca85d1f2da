import type { Seat } from '@naos/engine';
import type { TempleState } from '../state.ts';

/** Seats that have not finished the simultaneous step under way. */
export function unready(state: TempleState): readonly Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < state.seats; seat++) if (state.players[seat]?.ready === false) seats.push(seat);
  return seats;
}

/** Begins a simultaneous step: nobody is ready. */
export function askAll(state: TempleState): void {
  for (const player of state.players) player.ready = false;
}
