import type { Seat } from '@naos/engine';
import { ROW_MASK, ROWS } from './content/spaces.ts';
import { hasSilver } from './ownership.ts';
import { NONE, type Realm } from './state.ts';

/** Rows without token among taken spaces. */
export function emptyRows(spaces: number): number {
  let empty = 0;
  for (const row of ROWS) if ((spaces & (ROW_MASK[row] as number)) === 0) empty++;
  return empty;
}

/** Whether the silver token can still be played this day. */
export function silverLeft(realm: Realm, seat: Seat): boolean {
  return realm.silverAt[seat] === NONE && hasSilver(realm, seat);
}

/** Tokens still to come after a placement: own ones, and the silver one if it is not the one placed (7.2.4). */
export function tokensAfter(realm: Realm, seat: Seat, own: boolean): number {
  const tokens = realm.tokens[seat] as number;
  return own ? tokens - 1 + (silverLeft(realm, seat) ? 1 : 0) : tokens;
}

/** 7.2.4: after the placement every empty row can still be filled. `own`: a token of the own colour, else silver. */
export function balanced(realm: Realm, seat: Seat, space: number, own: boolean): boolean {
  const empty = emptyRows((realm.spaces[seat] as number) | (1 << space));
  return empty === 0 || empty <= tokensAfter(realm, seat, own);
}

/** Whether a space already holds a token. */
export function isTaken(realm: Realm, seat: Seat, space: number): boolean {
  return ((realm.spaces[seat] as number) & (1 << space)) !== 0;
}

/** 7.2.5: the last own token is placed and a row is still empty. */
export function owesRow(realm: Realm, seat: Seat): boolean {
  return realm.tokens[seat] === 0 && emptyRows(realm.spaces[seat] as number) > 0;
}
