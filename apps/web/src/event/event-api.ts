import type { EventAct, EventCard, EventPage, NewEvent } from '@naos/protocol';
import { call } from '../online/api.ts';

/** What a page of an event asks for: the games of a round, and to wait until there is something new. */
interface EventQuery {
  readonly round: number | null;
  readonly after: number | null;
}

/** The server's endpoints for events. */
export const eventApi = {
  all: (): Promise<EventCard[]> => call('GET', '/api/events'),
  ofClub: (club: string): Promise<EventCard[]> => call('GET', `/api/events?${new URLSearchParams({ club })}`),
  make: (club: string, order: NewEvent): Promise<{ id: string }> => call('POST', `/api/clubs/${club}/events`, order),
  act: (event: string, act: EventAct): Promise<object> => call('POST', `/api/events/${event}/acts`, act),
  page: (event: string, { round, after }: EventQuery): Promise<EventPage> => {
    const query = new URLSearchParams({
      ...(round === null ? {} : { round: String(round) }),
      ...(after === null ? {} : { after: String(after) }),
    });
    return call('GET', `/api/events/${event}?${query}`);
  },
};
