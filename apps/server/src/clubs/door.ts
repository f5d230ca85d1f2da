import { RequestRefusal } from '../request-refusal.ts';
import type { Secret } from '../secret.ts';
import type { Services } from '../services.ts';
import type { ClubRow } from '../store/club-rows.ts';

/** Where friends come in: it fits one club until its host makes a new link. */
export function clubLink(secret: Secret, { id, link }: ClubRow): string {
  return `/club/${id}?join=${secret.sign('club', `${id} ${link}`)}`;
}

export function fitsClub(secret: Secret, { id, link }: ClubRow, token: string): boolean {
  return secret.fits('club', `${id} ${link}`, token);
}

/** The same for a club that never was, one that is closed, and one that is somebody else's. */
export function noClub(): RequestRefusal {
  return new RequestRefusal('no table', 'There is no such club, or its link is not complete: ask a member for it.');
}

/** The club, for one of its members; for everybody else there is none. */
export async function clubOf({ store }: Pick<Services, 'store'>, id: string, player: string): Promise<ClubRow> {
  const club = (await store.clubs.isMember(id, player)) ? await store.clubs.read(id) : null;
  if (club === null) throw noClub();
  return club;
}

/** The club that a link opens. */
export async function clubBehind({ store, secret }: Services, id: string, token: string): Promise<ClubRow> {
  const club = await store.clubs.read(id);
  if (club === null || !fitsClub(secret, club, token)) throw noClub();
  return club;
}
