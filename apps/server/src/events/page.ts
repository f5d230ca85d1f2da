import type { EventCard, EventGame, EventPage } from '@naos/protocol';
import { shownRating } from '../ratings/ratings.ts';
import type { Services } from '../services.ts';
import { type EventBody, type EventHead, type EventRow, type PlayedRound, running } from '../store/event-rows.ts';
import { numberOf } from './acts.ts';
import type { Board } from './board.ts';
import { leadsClub } from './door.ts';
import { plannedRounds } from './next-round.ts';

export function eventCard({ id, club, status, created, body }: EventRow<EventHead>): EventCard {
  const { name, kind, game, starts, entrants } = body;
  return { id, name, kind, game, club, status, created, starts, players: entrants.length };
}

/** Everything that somebody sees of an event but the standings; `round` is the one whose games are shown, the newest without it. */
export async function eventPage(
  services: Services,
  { event, shown, standings }: Board,
  me: string,
  asked: number | undefined,
): Promise<Omit<EventPage, 'standings'>> {
  const { store } = services;
  const { body, host, club } = event;
  const [names, hostRow, clubRow, leads] = await Promise.all([
    store.events.names(event.id),
    host === '' ? null : store.players.read(host),
    club === null ? null : store.clubs.read(club),
    leadsClub(services, event, me),
  ]);
  const people = body.entrants.flatMap(({ player }) => (player === null ? [] : [player]));
  const ratings = people.length === 0 ? [] : await store.records.ratingsOf(body.game, people);
  const rated = new Map(ratings.map((entry) => [entry.player, shownRating(entry)]));
  const round = Math.min(asked ?? Number.POSITIVE_INFINITY, Math.max(0, body.played.length - 1));
  const you = numberOf(event, me);
  return {
    ...eventCard(event),
    revision: event.revision,
    clubName: clubRow?.body.name ?? null,
    host: host === '' ? null : host,
    hostName: hostRow?.name ?? '',
    seats: body.seats,
    clock: body.clock,
    rated: body.rated,
    planned: roundsToBe(event),
    days: body.days ?? null,
    ...(body.against === undefined ? {} : { against: body.against }),
    entrants: body.entrants.map(({ player, bot, team, gone }) => ({
      id: player,
      name: player === null ? '' : (names.get(player) ?? ''),
      ...(bot === undefined ? {} : { bot }),
      ...(team === undefined ? {} : { team }),
      ...(gone === undefined ? {} : { gone }),
      ...(player === null ? {} : rated.get(player)),
    })),
    teams: teamsOf(body, standings),
    begun: body.played.map(({ begins }) => begins),
    round,
    games: gamesShown(body.played[round], shown.played[round] !== undefined || body.kind !== 'duplicate', you),
    byes: [...(body.played[round]?.byes ?? [])],
    you,
    mine: body.played.flatMap((one) =>
      running(one).flatMap(({ table, seats }) => (you !== null && seats.includes(you) ? [table] : [])),
    ),
    mayHost: host === me && me !== '',
    mayTakeOver: host !== me && leads,
  };
}

/** How many rounds there will be, as far as it is known: while people come as many as were asked for. */
function roundsToBe({ status, body }: EventRow): number | null {
  const { kind, rounds, entrants } = body;
  if (status === 'open' && kind !== 'season' && rounds !== undefined) return rounds;
  return entrants.length < 2 && kind !== 'duplicate' ? null : plannedRounds(body);
}

function gamesShown(round: PlayedRound | undefined, isOpen: boolean, you: number | null): EventGame[] {
  return (round?.games ?? []).map(({ table, seats, places, points = [] }) => ({
    table: isOpen || (you !== null && seats.includes(you)) ? table : null,
    seats: [...seats],
    places: places === undefined || !isOpen ? null : [...places],
    points: isOpen ? [...points] : [],
  }));
}

/** The sum counts. */
function teamsOf({ entrants }: EventBody, standings: Board['standings']): EventPage['teams'] {
  const sums = new Map<string, number>();
  for (const { number, points } of standings) {
    const team = entrants[number]?.team;
    if (team !== undefined) sums.set(team, (sums.get(team) ?? 0) + points);
  }
  return [...sums].map(([team, points]) => ({ team, points })).toSorted((a, b) => b.points - a.points);
}
