import type { EventKind, EventStatus, NewEvent } from '@naos/protocol';
import { inTurns } from '../turns.ts';
import type { Database, Row, Statement } from './database.ts';
import { bodyText, KeptRounds, readHead } from './event-texts.ts';

/** Somebody who takes part; their number is their place in the list. */
export interface EventEntrant {
  /** Null for a bot of the house, and for somebody who was deleted. */
  readonly player: string | null;
  readonly bot?: string;
  readonly team?: string;
  /** Is paired no more. */
  readonly gone?: true;
}

export interface PlayedGame {
  readonly table: string;
  /** Numbers of those who sit there; null: a bot of the house. */
  readonly seats: readonly (number | null)[];
  /** Absent while it runs; empty where it had no result, which is lost for all. */
  readonly places?: readonly number[];
  readonly points?: readonly number[];
}

export interface PlayedRound {
  readonly begins: number;
  readonly games: readonly PlayedGame[];
  /** Who had nobody to play: a full point for each who would have sat there. */
  readonly byes: readonly number[];
}

/** All but what was played. */
export interface EventHead extends Omit<NewEvent, 'kind' | 'starts'> {
  readonly kind: EventKind;
  readonly starts: number | null;
  readonly entrants: readonly EventEntrant[];
}

export interface EventBody extends EventHead {
  readonly played: readonly PlayedRound[];
}

/** An event as it is stored; lists know of their events no more than the head. */
export interface EventRow<Body extends EventHead = EventBody> {
  readonly id: string;
  readonly club: string | null;
  /** Empty when the host was deleted. */
  readonly host: string;
  readonly status: EventStatus;
  /** Counts the changes; of two nodes that advance it at once one is refused. */
  readonly revision: number;
  readonly created: number;
  /** When a node has to look at it by itself. */
  readonly due: number | null;
  readonly body: Body;
}

const COLUMNS = 'id, club, host, status, revision, created, due, body';
/** With the first line of the body alone, which is all of it while nothing was played. */
const heads = (position: string): string =>
  `id, club, host, status, revision, created, due,
   case ${position}(body, '\n') when 0 then body else substr(body, 1, ${position}(body, '\n')) end as body`;
const SQL = {
  insert: `insert into events (${COLUMNS}, done) values ($1, $2, $3, $4, 0, $5, $6, $7, 0)`,
  update: `update events set host = $3, status = $4, due = $5, done = $6, body = $7, revision = revision + 1
           where id = $1 and revision = $2`,
  read: `select ${COLUMNS} from events where id = $1`,
  revision: 'select revision from events where id = $1',
  isDone: 'select 1 as done from events where id = $1 and done > $2',
  due: 'select id, due from events where due <= $1 order by due limit $2',
  claim: 'update events set due = $3 where id = $1 and due = $2',
  ofNoClub: 'from events where club is null order by created desc limit $1',
  ofClub: 'from events where club = $1 order by created desc limit $2',
  ofPlayer: `from events where host = $1
             or id in (select event_id from event_players where player_id = $1) order by created desc limit $2`,
  clearPlayers: 'delete from event_players where event_id = $1',
  unname: 'delete from event_players where event_id = $1 and player_id = $2',
  addPlayer: 'insert into event_players (event_id, player_id) values ($1, $2) on conflict do nothing',
  names: `select player_id, name from event_players join players on players.id = player_id where event_id = $1`,
} as const;

const games = new WeakMap<PlayedRound, readonly PlayedGame[]>();

/** The games of a round that are not over; looked through once, since a round that changes is another one. */
export function running(round: PlayedRound): readonly PlayedGame[] {
  let found = games.get(round);
  if (found === undefined) {
    found = round.games.filter(({ places }) => places === undefined);
    games.set(round, found);
  }
  return found;
}

/** How many rounds from the first have no game that runs. */
function roundsDone({ status, body: { played } }: EventRow): number {
  if (status === 'over' || status === 'cancelled') return played.length;
  const first = played.findIndex((round) => running(round).length > 0);
  return first === -1 ? played.length : first;
}

/** Events, whole. */
export function eventRows(db: Database) {
  const players = ({ id, body }: EventRow): readonly Statement[] =>
    body.entrants.flatMap(({ player }) => (player === null ? [] : [{ sql: SQL.addPlayer, values: [id, player] }]));
  const kept = new KeptRounds();
  const head = `select ${heads(db.kind === 'sqlite' ? 'instr' : 'strpos')}`;
  const list = async (sql: string, values: readonly (string | number)[]) =>
    (await db.rows(`${head} ${sql}`, values)).map((row) => toEvent(row, readHead(String(row.body))));
  return {
    make: (event: EventRow) => {
      const { id, club, host, status, created, due, body } = event;
      return db.write([
        { sql: SQL.insert, values: [id, club, host, status, created, due, bodyText(body)] },
        ...players(event),
      ]);
    },

    /** Changes the event and what goes with it, against the revision it was worked out from. */
    change: async (event: EventRow, also: readonly Statement[] = []) => {
      const { id, revision, host, status, due, body } = event;
      const text = bodyText(body);
      const values = [id, revision, host, status, due, roundsDone(event), text];
      const answer = await db.write([
        { sql: SQL.update, values, must: true },
        // Later nobody comes any more; who goes is paired no more, and is still found.
        ...(status === 'open' ? [{ sql: SQL.clearPlayers, values: [id] }, ...players(event)] : []),
        ...also,
      ]);
      if (answer === 'done') kept.keep(id, body.played, text.length);
      return answer;
    },

    /** Nobody is found at this event by this player any more. */
    unnamed: (id: string, player: string): Statement => ({ sql: SQL.unname, values: [id, player] }),

    async read(id: string): Promise<EventRow | null> {
      const [row] = await db.rows(SQL.read, [id]);
      return row === undefined ? null : toEvent(row, await inTurns(kept.read(id, String(row.body))));
    },

    async revision(id: string): Promise<number | null> {
      const [row] = await db.rows(SQL.revision, [id]);
      return row === undefined ? null : Number(row.revision);
    },

    /** Whether all games of a round are over, and of those before it. */
    async isDone(id: string, round: number): Promise<boolean> {
      return (await db.rows(SQL.isDone, [id, round])).length > 0;
    },

    async due(now: number, limit: number) {
      return (await db.rows(SQL.due, [now, limit])).map((row) => ({ id: String(row.id), due: Number(row.due) }));
    },

    /** Takes it upon this node to look at an event; `conflict` when another one does. */
    claim: (id: string, due: number, next: number) =>
      db.write([{ sql: SQL.claim, values: [id, due, next], must: true }]),

    ofClub: (club: string | null, limit: number) =>
      club === null ? list(SQL.ofNoClub, [limit]) : list(SQL.ofClub, [club, limit]),

    ofPlayer: (player: string, limit: number) => list(SQL.ofPlayer, [player, limit]),

    /** How those who take part are called now. */
    async names(id: string): Promise<ReadonlyMap<string, string>> {
      return new Map((await db.rows(SQL.names, [id])).map((row) => [String(row.player_id), String(row.name)]));
    },
  };
}

const STATUSES: Readonly<Record<string, EventStatus>> = {
  open: 'open',
  running: 'running',
  over: 'over',
  cancelled: 'cancelled',
};

function toEvent<Body extends EventHead>(row: Row, body: Body): EventRow<Body> {
  return {
    id: String(row.id),
    club: row.club === null ? null : String(row.club),
    host: String(row.host),
    status: STATUSES[String(row.status)] ?? 'cancelled',
    revision: Number(row.revision),
    created: Number(row.created),
    due: row.due === null ? null : Number(row.due),
    body,
  };
}
