import type { Database, Row } from './database.ts';

/** A finished game, for ratings and statistics. */
export interface ResultRow {
  readonly table: string;
  readonly game: string;
  readonly seats: number;
  readonly ended: number;
  readonly body: ResultBody;
}

export interface ResultBody {
  readonly places: readonly number[];
  readonly points: readonly number[];
  /** Rating keys of the seats: a player's id, or `bot:level-3`. */
  readonly players: readonly string[];
  readonly rated: boolean;
}

export interface RatingEntry {
  readonly player: string;
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
}

export interface Report {
  readonly id: string;
  readonly table: string | null;
  readonly player: string | null;
  readonly by: string;
  readonly at: number;
  readonly text: string;
}

export interface Channel {
  readonly id: string;
  readonly player: string;
  readonly kind: 'push' | 'email' | 'webhook';
  readonly body: string;
}

const SQL = {
  addResult: `insert into results (table_id, game, seats, ended, body) values ($1, $2, $3, $4, $5)
              on conflict do nothing`,
  results: 'select seats, body from results where game = $1 order by ended desc limit 100000',
  resultsOf: 'select body from results where game = $1 and body like $2 order by ended desc limit $3',
  ratings: 'select player_id, mu, sigma, games from ratings where game = $1',
  setRating: `insert into ratings (game, player_id, mu, sigma, games) values ($1, $2, $3, $4, $5)
              on conflict (game, player_id) do update set mu = excluded.mu, sigma = excluded.sigma, games = excluded.games
              where ratings.games = excluded.games - 1`,
  hasResult: 'select table_id from results where table_id = $1',
  unrecorded: `select id from tables where status = 'finished' and id not in (select table_id from results) limit $1`,
  resultsWith: `select results.table_id, game, ended, body from results join seats on seats.table_id = results.table_id
                where player_id = $1 and seat >= 0 order by ended`,
  unname: `update results set body = replace(body, $2, '""')
           where table_id in (select table_id from seats where player_id = $1)`,
  addReport:
    'insert into reports (id, table_id, player_id, by_id, at, text, closed) values ($1, $2, $3, $4, $5, $6, null)',
  reports: 'select id, table_id, player_id, by_id, at, text from reports where closed is null order by at limit 200',
  reportsBy: 'select id, table_id, player_id, by_id, at, text from reports where by_id = $1 order by at',
  reportsAbout: 'select id, table_id, player_id, by_id, at, text from reports where player_id = $1 order by at',
  closeReport: 'update reports set closed = $2 where id = $1 and closed is null',
  addChannel: `insert into channels (id, player_id, kind, body, created) values ($1, $2, $3, $4, $5)
               on conflict (id) do update set player_id = excluded.player_id, body = excluded.body`,
  channels: 'select id, player_id, kind, body from channels where player_id = $1',
  removeChannel: 'delete from channels where id = $1 and player_id = $2',
} as const;

/** Results, ratings, reports and the ways to reach people. */
export function recordRows(db: Database) {
  return {
    /** Notes a result and the ratings that follow from it, once. */
    async finish({ table, game, seats, ended, body }: ResultRow, ratings: readonly RatingEntry[]) {
      return db.write([
        { sql: SQL.addResult, values: [table, game, seats, ended, JSON.stringify(body)], must: true },
        ...ratings.map(({ player, mu, sigma, games }) => ({
          sql: SQL.setRating,
          // As text: the last digit of a figure must not depend on the database.
          values: [game, player, String(mu), String(sigma), games],
          must: true as const,
        })),
      ]);
    },

    async hasResult(table: string): Promise<boolean> {
      return (await db.rows(SQL.hasResult, [table])).length > 0;
    },

    /** Finished tables whose result was not noted: the node that ended them died in between. */
    async unrecorded(limit: number): Promise<readonly string[]> {
      return (await db.rows(SQL.unrecorded, [limit])).map(({ id }) => String(id));
    },

    /** The results of all games in which a player had a seat, oldest first. */
    async resultsWith(player: string) {
      const rows = await db.rows(SQL.resultsWith, [player]);
      return rows.map(({ table_id, game, ended, body }) => ({
        table: String(table_id),
        game: String(game),
        ended: Number(ended),
        body: JSON.parse(String(body)) as ResultBody,
      }));
    },

    /** Takes a player's name out of the results of the tables that are theirs; the results stay. */
    unname: (player: string) => db.write([{ sql: SQL.unname, values: [player, JSON.stringify(player)] }]),

    async results(game: string): Promise<readonly { readonly seats: number; readonly body: ResultBody }[]> {
      const rows = await db.rows(SQL.results, [game]);
      return rows.map((row) => ({ seats: Number(row.seats), body: JSON.parse(String(row.body)) as ResultBody }));
    },

    /** The newest results of a player in a game, oldest first. */
    async resultsOf(game: string, player: string, most: number): Promise<readonly ResultBody[]> {
      const rows = await db.rows(SQL.resultsOf, [game, `%${JSON.stringify(player)}%`, most]);
      return rows.map(({ body }) => JSON.parse(String(body)) as ResultBody).toReversed();
    },

    async ratings(game: string): Promise<readonly RatingEntry[]> {
      const rows = await db.rows(SQL.ratings, [game]);
      return rows.map((row) => ({
        player: String(row.player_id),
        mu: Number(row.mu),
        sigma: Number(row.sigma),
        games: Number(row.games),
      }));
    },

    addReport: ({ id, table, player, by, at, text }: Report) =>
      db.write([{ sql: SQL.addReport, values: [id, table, player, by, at, text] }]),

    async reports(): Promise<readonly Report[]> {
      return (await db.rows(SQL.reports, [])).map(toReport);
    },

    async reportsBy(player: string): Promise<readonly Report[]> {
      return (await db.rows(SQL.reportsBy, [player])).map(toReport);
    },

    async reportsAbout(player: string): Promise<readonly Report[]> {
      return (await db.rows(SQL.reportsAbout, [player])).map(toReport);
    },

    closeReport: (id: string, at: number) => db.write([{ sql: SQL.closeReport, values: [id, at], must: true }]),

    addChannel: ({ id, player, kind, body }: Channel, at: number) =>
      db.write([{ sql: SQL.addChannel, values: [id, player, kind, body, at] }]),

    async channels(player: string): Promise<readonly Channel[]> {
      const rows = await db.rows(SQL.channels, [player]);
      return rows.map((row) => ({
        id: String(row.id),
        player: String(row.player_id),
        kind: String(row.kind) as Channel['kind'],
        body: String(row.body),
      }));
    },

    removeChannel: (id: string, player: string) => db.write([{ sql: SQL.removeChannel, values: [id, player] }]),
  };
}

function toReport(row: Row): Report {
  return {
    id: String(row.id),
    table: row.table_id === null ? null : String(row.table_id),
    player: row.player_id === null ? null : String(row.player_id),
    by: String(row.by_id),
    at: Number(row.at),
    text: String(row.text),
  };
}
