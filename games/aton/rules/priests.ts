import type { Seat, Table } from '@naos/engine';
import { TEMPLE_SIZE, TEMPLES } from './content/board.ts';
import { KINGDOM_SIZE } from './content/constants.ts';
import type { Grave } from './events.ts';
import type { SpaceMove } from './moves.ts';
import { type AtonState, deadOf, EMPTY, sideOf } from './state.ts';
import type { Aton } from './vocabulary.ts';

/** How many spaces of the first `temples` temples belong to `owner` (EMPTY counts the free ones). */
export function countIn(board: readonly number[], owner: number, temples: number = TEMPLES): number {
  const end = temples * TEMPLE_SIZE;
  let count = 0;
  for (let i = 0; i < end; i++) if (board[i] === owner) count++;
  return count;
}

/** The same, but counts no further than one more than `most`: whether there are more is all that is asked. */
export function countUpTo(board: readonly number[], owner: number, temples: number, most: number): number {
  const end = temples * TEMPLE_SIZE;
  let count = 0;
  for (let i = 0; i < end && count <= most; i++) if (board[i] === owner) count++;
  return count;
}

/** Spaces of `owner` (EMPTY: the free ones) in the temples from `first` on, counted from 0, up to but not with `last`. */
export function spacesIn(board: readonly number[], owner: number, first: number, last: number): number[] {
  const end = last * TEMPLE_SIZE;
  const spaces: number[] = [];
  for (let i = first * TEMPLE_SIZE; i < end; i++) if (board[i] === owner) spaces.push(i);
  return spaces;
}

/** The spaces of the first `temples` temples as moves, picked from a list with one move for each space. */
export function movesIn(
  moves: readonly SpaceMove[],
  board: readonly number[],
  owner: number,
  temples: number,
): readonly SpaceMove[] {
  const end = temples * TEMPLE_SIZE;
  const picked: SpaceMove[] = [];
  for (let i = 0; i < end; i++) {
    if (board[i] !== owner) continue;
    const move = moves[i];
    if (move !== undefined) picked.push(move);
  }
  return picked;
}

const NONE_IN_ANY: readonly number[] = new Array<number>(TEMPLES).fill(0);

/** A player's priests in each temple. */
export function countByTemple(board: readonly number[], owner: number): number[] {
  const counts = NONE_IN_ANY.slice();
  for (let temple = 0, space = 0; temple < TEMPLES; temple++) {
    let count = 0;
    for (const end = space + TEMPLE_SIZE; space < end; space++) if (board[space] === owner) count++;
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
