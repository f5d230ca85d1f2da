import type { Crest } from '@naos/protocol';
import type { Database, Row, Statement } from './database.ts';
import { rankOf } from './record-rows.ts';

/** A club as it is stored. */
export interface ClubRow {
  readonly id: string;
  /** Part of its link; a new one voids the old link. */
  readonly link: string;
  readonly host: string;
  /** Games that were played to their end. */
  readonly games: number;
  /** Counts the changes of the row and of who belongs to it. */
  readonly revision: number;
  readonly created: number;
  readonly body: ClubBody;
}

export interface ClubBody {
  readonly name: string;
  readonly crest: Crest;
  /** The last table that came of a vote. */
  readonly opened?: { readonly table: string; readonly game: string; readonly at: number };
}

export interface MemberRow {
  readonly player: string;
  readonly name: string;
  readonly joined: number;
  readonly silenced: boolean;
  /** Whether they hear of the club's events when away. */
  readonly notices: boolean;
}

/** How somebody, or a house bot, stands in a club; `game` is empty for all games together. */
export interface StandingRow {
  readonly game: string;
  readonly player: string;
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
  readonly wins: number;
  /** The places of the last games, the newest last. */
  readonly last: readonly number[];
}

/** In place of a game: all of them. */
export const ALL_GAMES = '';

const COLUMNS = 'id, link, host, games, revision, created, body';
const SQL = {
  insert: `insert into clubs (${COLUMNS}) values ($1, $2, $3, 0, 0, $4, $5)`,
  read: `select ${COLUMNS} from clubs where id = $1`,
  update: 'update clubs set link = $3, host = $4, body = $5, revision = revision + 1 where id = $1 and revision = $2',
  // The row of the club is changed first: who comes, leaves or closes it at the same time waits for it.
  openDoor: 'update clubs set revision = revision + 1 where id = $1 and link = $2',
  notHost: 'update clubs set revision = revision + 1 where id = $1 and host <> $2',
  close: 'delete from clubs where id = $1 and revision = $2',
  closed: [
    'delete from club_members where club_id = $1',
    'delete from club_votes where club_id = $1',
    'delete from club_standings where club_id = $1',
    'delete from chat where table_id = $1',
  ],
  enter: `insert into club_members (club_id, player_id, joined, silenced, notices) values ($1, $2, $3, 0, 1)
          on conflict do nothing`,
  leave: 'delete from club_members where club_id = $1 and player_id = $2',
  stays: 'update club_members set joined = joined where club_id = $1 and player_id = $2',
  unvote: 'delete from club_votes where club_id = $1 and player_id = $2',
  isMember: 'select 1 as here from club_members where club_id = $1 and player_id = $2',
  members: `select player_id, name, joined, silenced, notices from club_members
            join players on players.id = player_id where club_id = $1 order by joined, player_id`,
  oldest: `select player_id from club_members where club_id = $1 and player_id <> $2 order by joined, player_id limit 1`,
  count: 'select count(*) as many from club_members where club_id = $1',
  silence: 'update club_members set silenced = $3 where club_id = $1 and player_id = $2',
  notices: 'update club_members set notices = $3 where club_id = $1 and player_id = $2',
  ofPlayer: `select ${COLUMNS}, joined,
               (select count(*) from club_members as every where every.club_id = clubs.id) as members,
               (select coalesce(max(n), 0) from chat where table_id = clubs.id) as last_line
             from club_members join clubs on clubs.id = club_id where player_id = $1 order by joined, id`,
  vote: `insert into club_votes (club_id, player_id, game, at) values ($1, $2, $3, $4)
         on conflict (club_id, player_id) do update set game = excluded.game, at = excluded.at`,
  votes: 'select player_id, game, at from club_votes where club_id = $1 and at >= $2 order by at, player_id',
  standings: `select game, club_standings.player_id, mu, sigma, games, wins, last from club_standings
              join club_members on club_members.club_id = club_standings.club_id
                and club_members.player_id = club_standings.player_id
              where club_standings.club_id = $1 and game = $2 order by rank desc limit $3`,
  standingsWith: 'select club_id, game, mu, sigma, games, wins from club_standings where player_id = $1',
  setStanding: `insert into club_standings (club_id, game, player_id, mu, sigma, games, wins, last, rank)
                values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
                on conflict (club_id, game, player_id) do update
                set mu = excluded.mu, sigma = excluded.sigma, games = excluded.games, wins = excluded.wins,
                    last = excluded.last, rank = excluded.rank
                where club_standings.games = excluded.games - 1`,
  countGame: 'update clubs set games = games + 1 where id = $1',
  forget: [
    'delete from club_members where player_id = $1',
    'delete from club_votes where player_id = $1',
    'delete from club_standings where player_id = $1',
  ],
} as const;

/** What a club's row becomes; against the revision it was worked out from. */
export function clubUpdate({ id, revision, link, host, body }: ClubRow): Statement {
  return { sql: SQL.update, values: [id, revision, link, host, JSON.stringify(body)], must: true };
}

export function takeVotes(club: string, players: readonly string[]): readonly Statement[] {
  return players.map((player) => ({ sql: SQL.unvote, values: [club, player] }));
}

/** What a result adds to a club: one game, and where everybody stands after it. */
export function standingStatements(club: string, standings: readonly StandingRow[]): readonly Statement[] {
  return [
    { sql: SQL.countGame, values: [club] },
    ...standings.map(({ game, player, mu, sigma, games, wins, last }) => ({
      sql: SQL.setStanding,
      // As text: the last digit of a figure must not depend on the database.
      values: [club, game, player, String(mu), String(sigma), games, wins, last.join(','), rankOf(mu)],
      must: true as const,
    })),
  ];
}

/** Clubs, who belongs to them, what they would like to play, and how they stand. */
export function clubRows(db: Database) {
  const closing = (id: string): readonly Statement[] => SQL.closed.map((sql) => ({ sql, values: [id] }));
  const leaving = (id: string, player: string): readonly Statement[] => [
    { sql: SQL.leave, values: [id, player], must: true },
    ...takeVotes(id, [player]),
  ];
  return {
    make: ({ id, link, host, created, body }: ClubRow) =>
      db.write([
        { sql: SQL.insert, values: [id, link, host, created, JSON.stringify(body)] },
        { sql: SQL.enter, values: [id, host, created] },
      ]),

    async read(id: string): Promise<ClubRow | null> {
      const [row] = await db.rows(SQL.read, [id]);
      return row === undefined ? null : toClub(row);
    },

    /** Changes the row; `conflict` when somebody was faster. */
    change: (club: ClubRow) => db.write([clubUpdate(club)]),

    /** Comes in by a link; `conflict` when it opens nothing any more. Coming twice is coming once. */
    enter: ({ id, link }: ClubRow, player: string, at: number) =>
      db.write([
        { sql: SQL.openDoor, values: [id, link], must: true },
        { sql: SQL.enter, values: [id, player, at] },
      ]),

    /** Somebody who is not the host leaves; `conflict` when they have become it meanwhile, or were no member. */
    leave: (id: string, player: string) =>
      db.write([{ sql: SQL.notHost, values: [id, player], must: true }, ...leaving(id, player)]),

    /** The host leaves, and somebody else is the host. */
    leaveTo: (club: ClubRow, next: string) =>
      db.write([
        clubUpdate({ ...club, host: next }),
        { sql: SQL.stays, values: [club.id, next], must: true },
        ...leaving(club.id, club.host),
      ]),

    /** The host sends somebody away. */
    remove: (club: ClubRow, player: string) => db.write([clubUpdate(club), ...leaving(club.id, player)]),

    /** Somebody else is the host, as long as they belong to the club. */
    handOn: (club: ClubRow, next: string) =>
      db.write([clubUpdate({ ...club, host: next }), { sql: SQL.stays, values: [club.id, next], must: true }]),

    /** Nobody's any more: nothing of it is kept but the games themselves. */
    close: ({ id, revision }: ClubRow) =>
      db.write([{ sql: SQL.close, values: [id, revision], must: true }, ...closing(id)]),

    async isMember(id: string, player: string): Promise<boolean> {
      return player !== '' && (await db.rows(SQL.isMember, [id, player])).length > 0;
    },

    /** In the order in which they came. */
    async members(id: string): Promise<readonly MemberRow[]> {
      return (await db.rows(SQL.members, [id])).map((row) => ({
        player: String(row.player_id),
        name: String(row.name),
        joined: Number(row.joined),
        silenced: Number(row.silenced) === 1,
        notices: Number(row.notices) === 1,
      }));
    },

    /** Who has been there for the longest time besides somebody. */
    async oldest(id: string, but: string): Promise<string | null> {
      const [row] = await db.rows(SQL.oldest, [id, but]);
      return row === undefined ? null : String(row.player_id);
    },

    async count(id: string): Promise<number> {
      return Number((await db.rows(SQL.count, [id]))[0]?.many ?? 0);
    },

    silence: (id: string, player: string, on: boolean) =>
      db.write([{ sql: SQL.silence, values: [id, player, on ? 1 : 0], must: true }]),

    notices: (id: string, player: string, on: boolean) =>
      db.write([{ sql: SQL.notices, values: [id, player, on ? 1 : 0], must: true }]),

    /** The clubs of a person, with how many belong to each and the number of the last line of their talk. */
    async ofPlayer(player: string) {
      return (await db.rows(SQL.ofPlayer, [player])).map((row) => ({
        club: toClub(row),
        joined: Number(row.joined),
        members: Number(row.members),
        lastLine: Number(row.last_line),
      }));
    },

    vote: (id: string, player: string, game: string | null, at: number) =>
      db.write(game === null ? takeVotes(id, [player]) : [{ sql: SQL.vote, values: [id, player, game, at] }]),

    /** The votes since then, the earliest first. */
    async votes(id: string, since: number) {
      return (await db.rows(SQL.votes, [id, since])).map((row) => ({
        player: String(row.player_id),
        game: String(row.game),
        at: Number(row.at),
      }));
    },

    /** How the members stand in a game or in all of them, the best first. */
    async standings(id: string, game: string, limit: number): Promise<readonly StandingRow[]> {
      return (await db.rows(SQL.standings, [id, game, limit])).map(toStanding);
    },

    /** The rows of these players and bots, members or not, in these games. */
    async standingsOf(id: string, games: readonly string[], players: readonly string[]) {
      const list = (from: number, many: readonly string[]): string => many.map((_, i) => `$${from + i}`).join(', ');
      const sql = `select game, player_id, mu, sigma, games, wins, last from club_standings
                   where club_id = $1 and game in (${list(2, games)})
                     and player_id in (${list(2 + games.length, players)})`;
      return (await db.rows(sql, [id, ...games, ...players])).map(toStanding);
    },

    /** How somebody stands in every club. */
    async standingsWith(player: string) {
      return (await db.rows(SQL.standingsWith, [player])).map((row) => ({
        club: String(row.club_id),
        game: String(row.game),
        mu: Number(row.mu),
        sigma: Number(row.sigma),
        games: Number(row.games),
        wins: Number(row.wins),
      }));
    },

    /** Every row of a club that is about one person. */
    forget: (player: string) => db.write(SQL.forget.map((sql) => ({ sql, values: [player] }))),
  };
}

function toClub(row: Row): ClubRow {
  const body: ClubBody = JSON.parse(String(row.body));
  return {
    id: String(row.id),
    link: String(row.link),
    host: String(row.host),
    games: Number(row.games),
    revision: Number(row.revision),
    created: Number(row.created),
    body,
  };
}

function toStanding(row: Row): StandingRow {
  const last = String(row.last);
  return {
    game: String(row.game),
    player: String(row.player_id),
    mu: Number(row.mu),
    sigma: Number(row.sigma),
    games: Number(row.games),
    wins: Number(row.wins),
    last: last === '' ? [] : last.split(',').map(Number),
  };
}
