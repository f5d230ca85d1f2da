import type { Seat } from '@naos/engine';
import { MOST_CELLS, WHOLE } from './content/cards.ts';
import { PRIVATE } from './moves.ts';
import type { Player, TempleState } from './state.ts';

/** Nobody leads. */
export const NO_LEADER = -1;

/** Who would win an open card now: most priests, tie: the leftmost priest among the tied (7.2.3, 7.2.4, 10.3). */
export function leaderOn(stands: readonly number[], god: number): Seat {
  let leader = NO_LEADER;
  let most = 0;
  // Reading from the left, the first seat that reaches a count and keeps it is the leftmost of those tied.
  for (let cell = 0; cell < MOST_CELLS; cell++) {
    const seat = stands[god * MOST_CELLS + cell] ?? NO_LEADER;
    if (seat < 0 || seat === leader) continue;
    const count = countOn(stands, god, seat);
    if (count > most) {
      most = count;
      leader = seat;
    }
  }
  return leader;
}

/** Priests of a seat on an open card. */
export function countOn(stands: readonly number[], god: number, seat: Seat): number {
  let count = 0;
  for (let cell = 0; cell < MOST_CELLS; cell++) if (stands[god * MOST_CELLS + cell] === seat) count++;
  return count;
}

/** Whether the leader has as many priests as somebody else: then the leftmost one decided. */
export function tiedOn(stands: readonly number[], god: number, seats: number): boolean {
  const leader = leaderOn(stands, god);
  if (leader === NO_LEADER) return false;
  const most = countOn(stands, god, leader);
  for (let seat = 0; seat < seats; seat++) {
    if (seat !== leader && countOn(stands, god, seat) === most) return true;
  }
  return false;
}

/** The card that a number of an `occupy` move means, or -1 when there is none. */
export function cardAt(state: Pick<TempleState, 'open'>, player: Pick<Player, 'privateCard'>, card: number): number {
  return card === PRIVATE ? player.privateCard : (state.open[card] ?? -1);
}

/** Set of free cells of a card on the table. */
export function freeCells(
  state: Pick<TempleState, 'open' | 'stands'>,
  player: Pick<Player, 'privateCard' | 'privateCells'>,
  card: number,
): number {
  const number = cardAt(state, player, card);
  if (number < 0) return 0;
  const whole = WHOLE[number] ?? 0;
  if (card === PRIVATE) return whole & ~player.privateCells;
  const { stands } = state;
  let taken = 0;
  for (let cell = 0; cell < MOST_CELLS; cell++) {
    if ((stands[card * MOST_CELLS + cell] ?? NO_LEADER) >= 0) taken |= 1 << cell;
  }
  return whole & ~taken;
}
