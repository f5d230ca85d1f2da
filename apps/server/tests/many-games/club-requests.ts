import { randomUUID } from 'node:crypto';
import { got, NEW_TABLE, newcomer, type Place, type Prepare, type Request } from './requests.ts';

const NEW_CLUB = { name: 'Friday', crest: { shape: 'shield', colour: 'lapis', sign: 'sun' } };

/** A club and the token of its link. */
async function newClub(place: Place, cookie: string): Promise<{ readonly id: string; readonly join: string }> {
  const { said } = await got(place, 'POST', { path: '/api/clubs', body: NEW_CLUB, cookie });
  const page = await got(place, 'GET', { path: `/api/clubs/${said.id}`, cookie });
  return { id: said.id, join: page.said.link.split('join=')[1] ?? '' };
}

const own = new WeakMap<Place, ReturnType<typeof newClub>>();

/** The one club that somebody who has been there for years is the host of. */
export function ownClub(place: Place): ReturnType<typeof newClub> {
  const club = own.get(place) ?? newClub(place, place.cookie);
  own.set(place, club);
  return club;
}

const ofTheClub =
  (more: string, body?: () => unknown): Prepare =>
  async (place) => ({
    path: `/api/clubs/${(await ownClub(place)).id}${more}`,
    cookie: place.cookie,
    ...(body === undefined ? {} : { body: body() }),
  });

/** Somebody new stands before a new club. */
async function atTheDoor(place: Place, request: (club: { id: string; join: string }) => Request): Promise<Request> {
  const [host, guest] = [await newcomer(place), await newcomer(place)];
  return { ...request(await newClub(place, host.cookie)), cookie: guest.cookie };
}

export const CLUB_REQUESTS: Readonly<Record<string, readonly Prepare[]>> = {
  'GET /api/clubs': [({ cookie }) => ({ path: '/api/clubs', cookie })],
  'POST /api/clubs': [
    async (place) => ({ path: '/api/clubs', body: NEW_CLUB, cookie: (await newcomer(place)).cookie }),
  ],
  'GET /api/clubs/{id}': [ofTheClub('')],
  'GET /api/clubs/{id}/door': [
    (place) => atTheDoor(place, ({ id, join }) => ({ path: `/api/clubs/${id}/door?join=${join}` })),
  ],
  'POST /api/clubs/{id}/join': [
    (place) => atTheDoor(place, ({ id, join }) => ({ path: `/api/clubs/${id}/join`, body: { join } })),
  ],
  'POST /api/clubs/{id}/acts': [ofTheClub('/acts', () => ({ do: 'vote', game: 'aton' }))],
  'POST /api/clubs/{id}/talk': [ofTheClub('/talk', () => ({ id: randomUUID(), text: 'Tonight?' }))],
  'GET /api/clubs/{id}/history': [ofTheClub(`/history?before=${Date.now()}.${'x'.repeat(10)}`)],
  'GET /api/clubs/{id}/standings': [ofTheClub('/standings?game=aton')],
  'POST /api/clubs/{id}/tables': [ofTheClub('/tables', () => NEW_TABLE)],
  'POST /api/clubs/{id}/open': [ofTheClub('/open', () => ({ game: 'aton' }))],
};
