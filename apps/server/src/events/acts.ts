import { type EventAct, LIMITS } from '@naos/protocol';
import { cleanName } from '../http/me-routes.ts';
import { because, RequestRefusal } from '../request-refusal.ts';
import type { Services } from '../services.ts';
import type { EventEntrant, EventHead, EventRow } from '../store/event-rows.ts';
import { leadsClub } from './door.ts';
import type { PairingRoom } from './pairing-room.ts';

/** House bots of one event: they think on the server's time. */
const MOST_BOTS = 8;

/** The event after somebody's act; the same one where it changes nothing. */
export async function performed(
  services: Services,
  pairings: PairingRoom,
  event: EventRow,
  me: string,
  act: EventAct,
): Promise<EventRow> {
  switch (act.do) {
    case 'join':
      return joined(event, me, act.team);
    case 'leave':
      return without(event, numberOf(event, me));
    case 'take over':
      if (event.host === me) return event;
      if (await leadsClub(services, event, me)) return { ...event, host: me };
      throw because('not yours', 'club-leads', 'Only whoever leads the club can take an event over.');
    case 'add bot':
      hostOnly(event, me);
      return withBot(services, event, act.level);
    case 'remove':
      hostOnly(event, me);
      return without(event, act.number);
    case 'start':
      hostOnly(event, me);
      return started(services, pairings, event);
    case 'cancel':
      hostOnly(event, me);
      if (event.status === 'open' || event.status === 'running') return { ...event, status: 'cancelled', due: null };
      throw because('not now', 'event-over', 'The event is over.');
  }
}

export function numberOf({ body }: EventRow<EventHead>, me: string): number | null {
  const number = body.entrants.findIndex(({ player }) => player === me);
  return number === -1 ? null : number;
}

function hostOnly({ host }: EventRow, me: string): void {
  if (host !== me) throw because('not yours', 'event-host', 'Only the host of the event can do this.');
}

function withEntrants(event: EventRow, entrants: readonly EventEntrant[]): EventRow {
  return { ...event, body: { ...event.body, entrants } };
}

/** Who had gone may come back, and is paired again. */
function joined(event: EventRow, me: string, team: string | undefined): EventRow {
  const { entrants } = event.body;
  const number = numberOf(event, me);
  const mine = number === null ? undefined : entrants[number];
  if (number !== null && mine !== undefined && event.status === 'running') {
    const { gone: _, ...back } = mine;
    return withEntrants(event, entrants.with(number, back));
  }
  if (event.status !== 'open')
    throw because('not now', 'event-begun', 'The event has begun: nobody can join any more.');
  const entrant: EventEntrant = { player: me, ...(team === undefined ? {} : { team: cleanName(team) }) };
  if (number !== null) return withEntrants(event, entrants.with(number, entrant));
  full(event);
  return withEntrants(event, [...entrants, entrant]);
}

function full({ body }: EventRow): void {
  if (body.entrants.length < LIMITS.eventPlayers) return;
  throw because('not now', 'event-full', `The event is full: ${LIMITS.eventPlayers} take part already.`, {
    most: LIMITS.eventPlayers,
  });
}

function withBot({ games, settings }: Services, event: EventRow, level: string): EventRow {
  const { game, entrants } = event.body;
  if (event.status !== 'open')
    throw because('not now', 'event-begun', 'The event has begun: nobody can join any more.');
  const { levels } = games.get(game);
  if (!levels.includes(level))
    throw new RequestRefusal('malformed', `There is no bot "${level}"; there are ${levels.join(', ')}.`);
  if (settings.limits && entrants.filter(({ bot }) => bot !== undefined).length >= MOST_BOTS)
    throw because('not now', 'event-bots', `${MOST_BOTS} bots take part already.`, { most: MOST_BOTS });
  full(event);
  return withEntrants(event, [...entrants, { player: null, bot: level }]);
}

/** Before the start as if they had not come; later they keep what they have and are paired no more. */
function without(event: EventRow, number: number | null): EventRow {
  const { entrants } = event.body;
  const entrant = number === null ? undefined : entrants[number];
  if (number === null || entrant === undefined)
    throw because('not now', 'not-in-event', 'They do not take part in this event.');
  if (event.status === 'open') return withEntrants(event, entrants.toSpliced(number, 1));
  if (event.status !== 'running') throw because('not now', 'event-over', 'The event is over.');
  return withEntrants(event, entrants.with(number, { ...entrant, gone: true }));
}

async function started({ games, now }: Services, pairings: PairingRoom, event: EventRow): Promise<EventRow> {
  if (event.status !== 'open') throw because('not now', 'event-begun', 'The event has begun already.');
  const { game, entrants } = event.body;
  if (entrants.length < 2 || (await pairings.next(event, games.get(game).rules.seats.min)) === null)
    throw because('not now', 'event-few', 'There are too few to play: invite more people, or add bots.');
  return { ...event, status: 'running', due: now() };
}
