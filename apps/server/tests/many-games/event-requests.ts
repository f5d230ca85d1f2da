import { ownClub } from './club-requests.ts';
import { got, newcomer, type Place, type Prepare } from './requests.ts';

const NEW_EVENT = {
  name: 'League',
  kind: 'season',
  game: 'aton',
  seats: 2,
  clock: { kind: 'days', days: 2, sleep: null },
  rated: false,
};

const newEvent = async (place: Place): Promise<string> => {
  const path = `/api/clubs/${(await ownClub(place)).id}/events`;
  return (await got(place, 'POST', { path, body: NEW_EVENT, cookie: place.cookie })).said.id;
};

const own = new WeakMap<Place, ReturnType<typeof newEvent>>();

/** The one event that is looked at again and again. */
function ownEvent(place: Place): ReturnType<typeof newEvent> {
  const event = own.get(place) ?? newEvent(place);
  own.set(place, event);
  return event;
}

export const EVENT_REQUESTS: Readonly<Record<string, readonly Prepare[]>> = {
  'GET /api/events': [
    ({ cookie }) => ({ path: '/api/events', cookie }),
    async (place) => ({ path: `/api/events?club=${(await ownClub(place)).id}`, cookie: place.cookie }),
    async (place) => ({ path: '/api/events', cookie: (await newcomer(place)).cookie }),
  ],
  'POST /api/clubs/{id}/events': [
    async (place) => ({
      path: `/api/clubs/${(await ownClub(place)).id}/events`,
      body: NEW_EVENT,
      cookie: place.cookie,
    }),
  ],
  'POST /api/admin/events': [
    ({ operator, me }) => ({ path: '/api/admin/events', body: { host: me, event: NEW_EVENT }, token: operator }),
  ],
  'POST /api/admin/events/{id}/host': [
    async (place) => ({
      path: `/api/admin/events/${await newEvent(place)}/host`,
      body: { host: place.me },
      token: place.operator,
    }),
  ],
  'GET /api/events/{id}': [async (place) => ({ path: `/api/events/${await ownEvent(place)}`, cookie: place.cookie })],
  'POST /api/events/{id}/acts': [
    async (place) => ({
      path: `/api/events/${await newEvent(place)}/acts`,
      body: { do: 'add bot', level: 'level-1' },
      cookie: place.cookie,
    }),
  ],
};
