import { at, type Seat, type Table } from '@naos/engine';
import { TEMPLE_SIZE, TEMPLES } from './content/board.ts';
import { KINGDOM_SIZE } from './content/constants.ts';
import type { Grave } from './events.ts';
import { PLACE, type SpaceMove } from './moves.ts';
import { type AtonState, deadOf, EMPTY, sideOf } from './state.ts';
import type { Aton } from './vocabulary.ts';

/** For each number of temples the first so many, counted from 0. */
const FIRST: readonly (readonly number[])[] = Array.from({ length: TEMPLES + 1 }, (_, n) =>
  Array.from({ length: n }, (_one, temple) => temple),
);

/** The temples up to a number of theirs, counted from 0. */
export function templesTo(number: number): readonly number[] {
  return at(FIRST, number);
}

/** How many spaces of the first `temples` temples belong to `owner` (EMPTY counts the free ones). */
export function countIn(board: readonly number[], owner: number, temples: number = TEMPLES): number {
  const end = temples * TEMPLE_SIZE;
  let count = 0;
  for (let i = 0; i < end; i++) count += Number(board[i] === owner);
  return count;
}

/** Spaces of `owner` (EMPTY: the free ones) in the temples from `first` on, counted from 0, up to but not with `last`. */
export function spacesIn(board: readonly number[], owner: number, first: number, last: number): number[] {
  const end = last * TEMPLE_SIZE;
  const spaces: number[] = [];
  for (let i = first * TEMPLE_SIZE; i < end; i++) if (board[i] === owner) spaces.push(i);
  return spaces;
}

/** Room for the longest list of moves. */
const PICKED = PLACE.slice();

/**
 * The spaces of `owner` in some temples, counted from 0, as moves: picked from a list with one move for each space. Each
 * move is written down, and the next one over it when the space is not the owner's: a list costs no guesses of the
 * processor about a board that nothing foretells, and no growing.
 */
export function movesIn(
  moves: readonly SpaceMove[],
  board: readonly number[],
  owner: number,
  temples: readonly number[],
): readonly SpaceMove[] {
  let count = 0;
  for (const temple of temples) {
    const end = (temple + 1) * TEMPLE_SIZE;
    for (let i = temple * TEMPLE_SIZE; i < end; i++) {
      const move = moves[i];
      if (move !== undefined) PICKED[count] = move;
      count += Number(board[i] === owner);
    }
  }
  return PICKED.slice(0, count);
}

const NONE_IN_ANY: readonly number[] = new Array<number>(TEMPLES).fill(0);

/** A player's priests in each temple. */
export function countByTemple(board: readonly number[], owner: number): number[] {
  const counts = NONE_IN_ANY.slice();
  for (let temple = 0, space = 0; temple < TEMPLES; temple++) {
    let count = 0;
    for (const end = space + TEMPLE_SIZE; space < end; space++) count += Number(board[space] === owner);
    counts[temple] = count;
  }
  return counts;
}

/** Puts a priest from the supply on a space. */
export function place(table: Table<Aton>, seat: Seat, space: number): void {
  table.state.board[space] = seat;
  sideOf(table.state, seat).supply--;
  if (table.loud) table.tell({ kind: 'placed', seat, space });
}

/** Takes a priest off a space by order of `seat`; it goes to the Kingdom, or to its owner when that is full (4.6.11). */
export function remove(table: Table<Aton>, seat: Seat, space: number): void {
  const { state } = table;
  const owner = state.board[space] ?? EMPTY;
  const to: Grave = deadOf(state) < KINGDOM_SIZE ? 'kingdom' : 'supply';
  state.board[space] = EMPTY;
  if (to === 'kingdom') sideOf(state, owner).dead++;
  else sideOf(state, owner).supply++;
  if (table.loud) table.tell({ kind: 'removed', seat, owner, space, to });
}

/** Takes an own priest back to the supply after a scoring (5.2.10). */
export function cull(table: Table<Aton>, seat: Seat, space: number): void {
  table.state.board[space] = EMPTY;
  sideOf(table.state, seat).supply++;
  if (table.loud) table.tell({ kind: 'culled', seat, space });
}

/** Sends up to `priests` from the supply to the Kingdom while that has room; returns how many went (4.7.6). */
export function bury(state: AtonState, seat: Seat, priests: number): number {
  const side = sideOf(state, seat);
  const going = Math.min(priests, KINGDOM_SIZE - deadOf(state));
  side.supply -= going;
  side.dead += going;
  return going;
}
