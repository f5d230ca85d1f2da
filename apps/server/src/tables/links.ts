import type { Seat } from '@naos/engine';
import type { TableLinks } from '@naos/protocol';
import type { Secret } from '../secret.ts';
import type { TableDoc } from './doc.ts';

/** The token of a chair's invite link: it fits one chair of one table until the chair's invite is renewed or used. */
export function inviteToken(secret: Secret, table: string, seat: Seat, invite: string): string {
  return `${seat}.${secret.sign('invite', `${table} ${seat} ${invite}`)}`;
}

/** The chair that a token opens, or null when it opens none (any more). */
export function seatOfInvite(secret: Secret, doc: TableDoc, token: string): Seat | null {
  const [number, signature] = token.split('.');
  const seat = Number(number);
  const invite = doc.seats[seat]?.invite;
  if (doc.club !== undefined || invite === null || invite === undefined || signature === undefined) return null;
  return secret.fits('invite', `${doc.id} ${seat} ${invite}`, signature) ? seat : null;
}

/** The token of a private table's watch link: it shows the table and lets nobody play. */
function watchToken(secret: Secret, table: string): string {
  return secret.sign('watch', table);
}

function fitsWatch(secret: Secret, table: string, token: string): boolean {
  return secret.fits('watch', table, token);
}

/** The token of the link for everybody; null: the table has none. */
function joinToken(secret: Secret, { id, party, club }: TableDoc): string | null {
  return party === undefined || club !== undefined ? null : secret.sign('join', `${id} ${party}`);
}

export function fitsJoin(secret: Secret, { id, party, club }: TableDoc, token: string): boolean {
  return party !== undefined && club === undefined && secret.fits('join', `${id} ${party}`, token);
}

const momentOf = ({ id, publicVersion = 0 }: TableDoc): string => `${id} ${publicVersion}`;

/** The token of a picture of one moment of a table: it opens nothing, and shows nothing once the game has moved on. */
export function momentToken(secret: Secret, doc: TableDoc): string {
  return secret.sign('moment', momentOf(doc));
}

export function fitsMoment(secret: Secret, doc: TableDoc, token: string): boolean {
  return secret.fits('moment', momentOf(doc), token);
}

/** Whether the token of any link of a table shows it: to watch, or to sit down while it can. A club's shows its end alone. */
export function showsTable(secret: Secret, doc: TableDoc, token: string): boolean {
  if (doc.club !== undefined) return isOver(doc) && fitsWatch(secret, doc.id, token);
  if (fitsWatch(secret, doc.id, token) || fitsJoin(secret, doc, token)) return true;
  return seatOfInvite(secret, doc, token) !== null;
}

/** The links that somebody may hand out: the host all of them, and of a game that is over its players the one that shows it. */
export function linksFor(secret: Secret, doc: TableDoc, player: string): TableLinks | null {
  if (doc.host === player) return linksOf(secret, doc);
  if (!isOver(doc) || !doc.seats.some((seatInfo) => seatInfo.player === player)) return null;
  return { invites: [], watch: watchPath(secret, doc) };
}

function isOver({ status }: TableDoc): boolean {
  return status === 'finished' || status === 'cancelled';
}

function watchPath(secret: Secret, { id }: TableDoc): string {
  return `/t/${id}?watch=${watchToken(secret, id)}`;
}

/** The links that the host hands out. */
export function linksOf(secret: Secret, doc: TableDoc): TableLinks {
  const join = joinToken(secret, doc);
  return {
    invites: doc.seats.flatMap(({ kind, invite }, seat) =>
      kind === 'person' || invite === null || doc.club !== undefined
        ? []
        : [{ seat, path: `/t/${doc.id}?invite=${inviteToken(secret, doc.id, seat, invite)}` }],
    ),
    watch: watchPath(secret, doc),
    ...(join === null ? {} : { join: `/t/${doc.id}?join=${join}` }),
  };
}
