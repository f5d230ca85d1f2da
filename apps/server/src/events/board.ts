import type { EventCell, EventPage } from '@naos/protocol';
import type { Services } from '../services.ts';
import { type EventBody, type EventRow, type PlayedRound, running } from '../store/event-rows.ts';
import { inTurns, type Work } from '../turns.ts';
import { noEvent } from './door.ts';
import type { RoundScore, Standing } from './pairing/standings.ts';
import { eventStandings, scoreOf } from './score.ts';

/** Events whose standings are kept at hand; a long season takes some megabytes. */
const MOST_KNOWN = 32;

/** An event with what everybody sees of it, worked out once for each revision. */
export interface Board {
  readonly event: EventRow;
  /** The part of which anything may be told. */
  readonly shown: EventBody;
  readonly standings: EventPage['standings'];
  /** The same as it is sent. */
  readonly text: string;
}

interface Known {
  readonly revision: number | null;
  readonly board: Promise<Board>;
}

export class Boards {
  private readonly services: Pick<Services, 'store'>;
  private readonly known = new Map<string, Known>();

  constructor(services: Pick<Services, 'store'>) {
    this.services = services;
  }

  /** The event as the store has it now, for somebody who may see it. */
  async of(id: string, player: string): Promise<Board> {
    const { events, clubs } = this.services.store;
    const revision = await events.revision(id);
    let known = this.known.get(id);
    if (known?.revision !== revision) {
      known = { revision, board: this.make(id) };
      this.keep(id, known);
    }
    const board = await known.board;
    const { club } = board.event;
    if (club !== null && !(await clubs.isMember(club, player))) throw noEvent();
    return board;
  }

  private async make(id: string): Promise<Board> {
    const event = await this.services.store.events.read(id);
    if (event === null) throw noEvent();
    return await inTurns(boardOf(event));
  }

  /** Who asks meanwhile waits for the same; what could not be worked out is tried again. */
  private keep(id: string, known: Known): void {
    this.known.delete(id);
    this.known.set(id, known);
    const [oldest] = this.known.keys();
    if (this.known.size > MOST_KNOWN && oldest !== undefined) this.known.delete(oldest);
    known.board.catch(() => {
      if (this.known.get(id) === known) this.known.delete(id);
    });
  }
}

function* boardOf(event: EventRow): Work<Board> {
  const shown = shownPart(event.body, event.status);
  const standings = yield* standingsShown(event.body, shown);
  const rows: string[] = [];
  for (const row of standings) {
    rows.push(JSON.stringify(row));
    yield;
  }
  return { event, shown, standings, text: `[${rows.join()}]` };
}

/** Of a duplicate nothing is told of a deal that others still play. */
function shownPart(body: EventBody, status: EventRow['status']): EventBody {
  if (body.kind !== 'duplicate' || status === 'over' || status === 'cancelled') return body;
  const done = body.played.findIndex((round) => running(round).length > 0);
  return done === -1 ? body : { ...body, played: body.played.slice(0, done) };
}

const TIE: Readonly<Record<EventBody['kind'], (row: Standing) => number>> = {
  swiss: (row) => row.buchholzCut,
  season: (row) => row.sonneborn,
  duplicate: (row) => row.wins,
};

function* standingsShown(body: EventBody, shown: EventBody): Work<EventPage['standings']> {
  const columns: (readonly (EventCell | null)[])[] = [];
  for (const [i, round] of body.played.entries()) {
    const isShown = i < shown.played.length;
    columns.push(cellsOf(round, body.entrants.length, isShown ? scoreOf(body.kind, round) : null));
    yield;
  }
  return (yield* eventStandings(shown)).map((row) => ({
    number: row.player,
    place: row.place,
    points: row.points,
    tie: TIE[body.kind](row),
    cells: columns.map((cells) => cells[row.player] ?? null),
  }));
}

/** What everybody had of a round, by number; `score` is null while nothing may be told of it. */
function cellsOf(
  { byes, games }: PlayedRound,
  players: number,
  score: RoundScore | null,
): readonly (EventCell | null)[] {
  const cells = new Array<EventCell | null>(players).fill(null);
  for (const number of byes) cells[number] = 'bye';
  for (const { seats, places } of games)
    for (const number of seats)
      if (number !== null)
        cells[number] = places === undefined || score === null ? 'plays' : (score.points.get(number) ?? 0);
  return cells;
}
