import { RequestRefusal } from '../request-refusal.ts';
import type { Services } from '../services.ts';
import type { EventRow } from '../store/event-rows.ts';
import { inTurns } from '../turns.ts';
import { numberOf } from './acts.ts';
import { eventCard } from './page.ts';
import { eventStandings } from './score.ts';

const MOST_TRIES = 8;
/** More than anybody takes part in. */
const ALL = 10_000;

/** What events keep about a person. */
export async function eventsOfPerson({ store }: Services, id: string) {
  const all = [];
  for (const event of await store.events.ofPlayer(id, ALL)) {
    const number = numberOf(event, id);
    const body = (await store.events.read(event.id))?.body;
    const standings = body === undefined ? [] : await inTurns(eventStandings(body));
    const row = standings.find(({ player }) => player === number);
    const entrant = number === null ? undefined : event.body.entrants[number];
    all.push({
      ...eventCard(event),
      host: event.host === id,
      team: entrant?.team ?? null,
      gone: entrant?.gone === true,
      place: row?.place ?? null,
      points: row?.points ?? null,
    });
  }
  return all;
}

/** Takes a person out of all events: results stay, with nobody's name on them. */
export async function leaveEvents({ store }: Services, id: string): Promise<void> {
  for (const { id: event } of await store.events.ofPlayer(id, ALL)) await forget(store, event, id);
}

async function forget(store: Services['store'], id: string, player: string): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const event = await store.events.read(id);
    if (
      event === null ||
      (await store.events.change(nameless(event, player), [store.events.unnamed(id, player)])) === 'done'
    )
      return;
  }
  throw new RequestRefusal('not stored', 'An event changed meanwhile: please try again.');
}

function nameless(event: EventRow, player: string): EventRow {
  const { entrants } = event.body;
  const rest =
    event.status === 'open'
      ? entrants.filter((one) => one.player !== player)
      : entrants.map((one) => (one.player === player ? { player: null, gone: true as const } : one));
  return { ...event, host: event.host === player ? '' : event.host, body: { ...event.body, entrants: rest } };
}
