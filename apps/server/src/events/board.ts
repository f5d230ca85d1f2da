import type { EventCell, EventPage } from '@naos/protocol';
import type { Services } from '../services.ts';
import type { EventBody, EventRow, PlayedRound } from '../store/event-rows.ts';
import { noEvent } from './door.ts';
import type { Meeting, Standing } from './pairing/standings.ts';
import { eventStandings, meetingsOf } from './score.ts';

/** Events whose standings are kept at hand; a long season takes some megabytes. */
const MOST_KNOWN = 32;

/** An event with what everybody sees of it, worked out once for each revision. */
export interface Board {
  readonly event: EventRow;
  /** The part of which anything may be told. */
  readonly shown: EventBody;
  readonly standings: EventPage['standings'];
}

export class Boards {
  private readonly services: Pick<Services, 'store'>;
  private readonly known = new Map<string, Board>();

  constructor(services: Pick<Services, 'store'>) {
    this.services = services;
  }

  /** The event as the store has it now, for somebody who may see it. */
  async of(id: string, player: string): Promise<Board> {
    const { events, clubs } = this.services.store;
    const revision = await events.revision(id);
    let board = this.known.get(id);
    if (board === undefined || board.event.revision !== revision) {
      const event = revision === null ? null : await events.read(id);
      if (event === null) throw noEvent();
      board = boardOf(event);
      this.known.delete(id);
      this.known.set(id, board);
      const [oldest] = this.known.keys();
      if (this.known.size > MOST_KNOWN && oldest !== undefined) this.known.delete(oldest);
    }
    const { club } = board.event;
    if (club !== null && !(await clubs.isMember(club, player))) throw noEvent();
    return board;
  }
}

function boardOf(event: EventRow): Board {
  const shown = shownPart(event.body, event.status);
  return { event, shown, standings: standingsShown(event.body, shown) };
}

/** Of a duplicate nothing is told of a deal that others still play. */
function shownPart(body: EventBody, status: EventRow['status']): EventBody {
  if (body.kind !== 'duplicate' || status === 'over' || status === 'cancelled') return body;
  const done = body.played.findIndex(({ games }) => games.some(({ places }) => places === undefined));
  return done === -1 ? body : { ...body, played: body.played.slice(0, done) };
}

const TIE: Readonly<Record<EventBody['kind'], (row: Standing) => number>> = {
  swiss: (row) => row.buchholzCut,
  season: (row) => row.sonneborn,
  duplicate: (row) => row.wins,
};

function standingsShown(body: EventBody, shown: EventBody): EventPage['standings'] {
  const meetings = shown.played.map((round) => meetingsOf(body.kind, round));
  const columns = body.played.map((round, i) => cellsOf(round, body.entrants.length, meetings[i] ?? null));
  return eventStandings(shown, meetings).map((row) => ({
    number: row.player,
    place: row.place,
    points: row.points,
    tie: TIE[body.kind](row),
    cells: columns.map((cells) => cells[row.player] ?? null),
  }));
}

/** What everybody had of a round, by number; `meetings` is null while nothing may be told of it. */
function cellsOf(
  { byes, games }: PlayedRound,
  players: number,
  meetings: readonly Meeting[] | null,
): readonly (EventCell | null)[] {
  const cells = new Array<EventCell | null>(players).fill(null);
  for (const number of byes) cells[number] = 'bye';
  for (const { seats, places } of games)
    for (const number of seats)
      if (number !== null) cells[number] = places === undefined || meetings === null ? 'plays' : 0;
  const add = (number: number, points: number): void => {
    const before = cells[number];
    if (typeof before === 'number') cells[number] = before + points;
  };
  for (const { a, b, points } of meetings ?? []) {
    add(a, points);
    add(b, 1 - points);
  }
  return cells;
}
