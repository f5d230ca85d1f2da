import { LIMITS, type NewClub } from '@naos/protocol';
import { cleanName } from '../http/me-routes.ts';
import { because } from '../request-refusal.ts';
import { freshClubId, freshPlayerId } from '../secret.ts';
import type { Services } from '../services.ts';
import type { ClubRow } from '../store/club-rows.ts';
import { clubBehind, noClub } from './door.ts';

/** Clubs that one person belongs to. */
const MOST_CLUBS = 50;

/** Makes a club with one member, who is its host. */
export async function makeClub(services: Services, host: string, { name, crest }: NewClub): Promise<ClubRow> {
  await allowOneMore(services, host);
  const club: ClubRow = {
    id: freshClubId(),
    link: freshPlayerId(),
    host,
    games: 0,
    revision: 0,
    created: services.now(),
    body: { name: cleanName(name), crest },
  };
  await services.store.clubs.make(club);
  return club;
}

/** Comes in by the club's link. A link opened again just shows the club. */
export async function joinClub(
  services: Services,
  id: string,
  player: string,
  token: string,
): Promise<'new' | 'known'> {
  const { clubs } = services.store;
  const club = await clubBehind(services, id, token);
  if (await clubs.isMember(id, player)) return 'known';
  await allowOneMore(services, player);
  if ((await clubs.count(id)) >= LIMITS.clubMembers)
    throw because('not now', 'club-full', `The club is full: it has ${LIMITS.clubMembers} members already.`, {
      most: LIMITS.clubMembers,
    });
  if ((await clubs.enter(club, player, services.now())) === 'conflict') throw noClub();
  return 'new';
}

async function allowOneMore({ store, settings }: Services, player: string): Promise<void> {
  if (!settings.limits || (await store.clubs.ofPlayer(player)).length < MOST_CLUBS) return;
  throw because('not now', 'clubs-most', `You belong to ${MOST_CLUBS} clubs already: leave one first.`, {
    most: MOST_CLUBS,
  });
}
