import type { Seat } from '@naos/engine';
import { GREEN_SPACES, TEMPLE_SIZE, TEMPLES, YELLOW_SPACES } from './content/board.ts';
import { PRIESTS_PER_PLAYER } from './content/constants.ts';
import { type AtonState, type How, sideOf } from './state.ts';

/** Which of the three placement wins a player has now (4.7.11 to 4.7.13), or null. */
export function winByPriests(state: AtonState, seat: Seat): How | null {
  const { supply, dead } = sideOf(state, seat);
  if (PRIESTS_PER_PLAYER - supply - dead < TEMPLE_SIZE) return null;
  for (let temple = 0; temple < TEMPLES; temple++) if (holdsTemple(state.board, seat, temple)) return 'temple';
  if (holdsAll(state.board, seat, YELLOW_SPACES)) return 'yellow';
  return holdsAll(state.board, seat, GREEN_SPACES) ? 'green' : null;
}

function holdsTemple(board: readonly number[], seat: Seat, temple: number): boolean {
  const end = (temple + 1) * TEMPLE_SIZE;
  for (let i = temple * TEMPLE_SIZE; i < end; i++) if (board[i] !== seat) return false;
  return true;
}

function holdsAll(board: readonly number[], seat: Seat, spaces: readonly number[]): boolean {
  for (let i = 0; i < spaces.length; i++) if (board[spaces[i] ?? 0] !== seat) return false;
  return true;
}
