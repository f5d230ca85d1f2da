import type { Seat } from '@naos/engine';
import { ROW_MASK, ROWS, SPACES } from './content/spaces.ts';
import { spacesOf } from './counts.ts';
import { hasSilver } from './ownership.ts';
import { NONE, type Realm } from './state.ts';

/** For every mask of taken spaces the number of rows without token: asked for each space of every menu. */
const EMPTY_ROWS: readonly number[] = Array.from(
  { length: 1 << SPACES.length },
  (_, spaces) => ROWS.filter((row) => (spaces & (ROW_MASK[row] ?? 0)) === 0).length,
);

/** Rows without token among taken spaces. */
export function emptyRows(spaces: number): number {
  return EMPTY_ROWS[spaces] ?? 0;
}

/** Whether the silver token can still be played this day. */
export function silverLeft(realm: Realm, seat: Seat): boolean {
  return realm.silverAt[seat] === NONE && hasSilver(realm, seat);
}

/** Tokens still to come after a placement: own ones, and the silver one if it is not the one placed (7.2.4). */
export function tokensAfter(realm: Realm, seat: Seat, own: boolean): number {
  const tokens = realm.tokens[seat] ?? 0;
  return own ? tokens - 1 + (silverLeft(realm, seat) ? 1 : 0) : tokens;
}

/** 7.2.4: every empty row can still be filled with the tokens that are to come after the placement. */
export function balanced(realm: Realm, seat: Seat, space: number, after: number): boolean {
  return emptyRows(spacesOf(realm, seat) | (1 << space)) <= after;
}

/** Whether a space already holds a token. */
export function isTaken(realm: Realm, seat: Seat, space: number): boolean {
  return (spacesOf(realm, seat) & (1 << space)) !== 0;
}

/** 7.2.5: the last own token is placed and a row is still empty. */
export function owesRow(realm: Realm, seat: Seat): boolean {
  return realm.tokens[seat] === 0 && emptyRows(spacesOf(realm, seat)) > 0;
}
