import type { Database, Row, Statement } from './database.ts';

/** A finished game, for ratings and statistics. */
export interface ResultRow {
  readonly table: string;
  readonly game: string;
  readonly seats: number;
  readonly ended: number;
  readonly body: ResultBody;
  /** What its players are at least worth, on average; null where it is shown in no list. */
  readonly strength?: number | null;
}

export interface ResultBody {
  readonly places: readonly number[];
  readonly points: readonly number[];
  /** Rating keys of the seats: a player's id, or `bot:level-3`. */
  readonly players: readonly string[];
  readonly rated: boolean;
  /** As shown after it, by seat; only where the game was rated. */
  readonly ratings?: readonly number[];
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

/** Ways in which one person is reached. */
export const MOST_CHANNELS = 10;

const CHANNEL_KINDS = ['push', 'email', 'webhook', 'telegram', 'discord'] as const;

export interface Channel {
  readonly id: string;
  readonly player: string;
  readonly kind: (typeof CHANNEL_KINDS)[number];
  readonly body: string;
  /** Whether an e-mail address was asked if it wants to hear from us, and agreed; others need not be asked. */
  readonly state: 'unasked' | 'asked' | 'confirmed';
}

/** Games that ended with one number of seats. */
export interface Tally {
  readonly seats: number;
  readonly games: number;
  readonly firstPlaces: readonly number[];
}

export function readResult(body: unknown): ResultBody {
  const result: ResultBody = JSON.parse(String(body));
  return result;
}

/** In place of a seat: the row that counts all games. */
const ALL_GAMES = -1;

/** What one result adds to the tallies: itself, and its winners' seats. */
export function tallied(seats: number, { places }: Pick<ResultBody, 'places'>): readonly number[] {
  return [ALL_GAMES, ...Array.from({ length: seats }, (_, seat) => seat).filter((seat) => places[seat] === 1)];
}

/** What the database sorts ratings by: whole numbers are alike in both. */
export function rankOf(mu: number): number {
  return Math.round(mu * 1e6);
}

const SQL = {
  addResult: `insert into results (table_id, game, seats, ended, body, strength) values ($1, $2, $3, $4, $5, $6)
              on conflict do nothing`,
  strongest: `select table_id, game, ended, body from results where game = $1 and strength is not null
              order by strength desc, ended desc limit $2`,
  tally: `insert into tallies (game, seats, seat, many) values ($1, $2, $3, 1)
          on conflict (game, seats, seat) do update set many = tallies.many + 1`,
  tallies: 'select seats, seat, many from tallies where game = $1 order by seats, seat',
  resultsOf: `select body from results join seats on seats.table_id = results.table_id
              where player_id = $2 and seat >= 0 and game = $1 order by ended desc limit $3`,
  best: `select player_id, mu, sigma, games, name from ratings left join players on players.id = player_id
         where game = $1 order by rank desc limit $2`,
  setRating: `insert into ratings (game, player_id, mu, sigma, games, rank) values ($1, $2, $3, $4, $5, $6)
              on conflict (game, player_id) do update
              set mu = excluded.mu, sigma = excluded.sigma, games = excluded.games, rank = excluded.rank
              where ratings.games = excluded.games - 1`,
  hasResult: 'select table_id from results where table_id = $1',
  unrecorded: `select id from tables where (status = 'finished' or (status = 'cancelled' and body like '%"resigned":%')) and visibility in ('public', 'private') and touched >= $1
               and not exists (select 1 from results where table_id = tables.id) limit $2`,
  unname: `update results set body = replace(body, $2, '""')
           where table_id in (select table_id from seats where player_id = $1)`,
  addReport:
    'insert into reports (id, table_id, player_id, by_id, at, text, closed) values ($1, $2, $3, $4, $5, $6, null)',
  reports: 'select id, table_id, player_id, by_id, at, text from reports where closed is null order by at limit 200',
  reportsBy: 'select id, table_id, player_id, by_id, at, text from reports where by_id = $1 order by at',
  reportsAbout: 'select id, table_id, player_id, by_id, at, text from reports where player_id = $1 order by at',
  closeReport: 'update reports set closed = $2 where id = $1 and closed is null',
  /** One after the other for each person: what is added at once would not be counted. */
  lockPlayer: 'update players set seen = seen where id = $1',
  addChannel: `insert into channels (id, player_id, kind, body, created)
               select cast($1 as text), cast($2 as text), cast($3 as text), cast($4 as text), cast($5 as bigint)
               where (select count(*) from channels where player_id = $2 and id <> $1) < ${MOST_CHANNELS}
               on conflict (id) do update set player_id = excluded.player_id, body = excluded.body`,
  channels: 'select id, player_id, kind, body, confirmed from channels where player_id = $1',
  channel: 'select id, player_id, kind, body, confirmed from channels where id = $1',
  channelAsked: 'update channels set confirmed = 0 where id = $1 and confirmed is null',
  confirmChannel: 'update channels set confirmed = $2 where id = $1',
  removeChannel: 'delete from channels where id = $1 and player_id = $2',
} as const;

/** Results, ratings, reports and the ways to reach people. */
export function recordRows(db: Database) {
  return {
    /** Notes a result, the ratings that follow from it and whatever else does, once. */
    async finish(
      { table, game, seats, ended, body, strength = null }: ResultRow,
      ratings: readonly RatingEntry[],
      more: readonly Statement[] = [],
    ) {
      return db.write([
        { sql: SQL.addResult, values: [table, game, seats, ended, JSON.stringify(body), strength], must: true },
        ...tallied(seats, body).map((seat) => ({ sql: SQL.tally, values: [game, seats, seat] })),
        ...ratings.map(({ player, mu, sigma, games }) => ({
          sql: SQL.setRating,
          // As text: the last digit of a figure must not depend on the database.
          values: [game, player, String(mu), String(sigma), games, rankOf(mu)],
          must: true as const,
        })),
        ...more,
      ]);
    },

    async hasResult(table: string): Promise<boolean> {
      return (await db.rows(SQL.hasResult, [table])).length > 0;
    },

    /** Tables that ended since then and whose result was not noted: the node that ended them died in between. */
    async unrecorded(since: number, limit: number): Promise<readonly string[]> {
      return (await db.rows(SQL.unrecorded, [since, limit])).map(({ id }) => String(id));
    },

    /** The results of those of these tables at which a player had a seat. */
    async resultsWith(player: string, tables: readonly string[]) {
      const places = tables.map((_, i) => `$${i + 2}`).join(', ');
      const sql = `select table_id, game, ended, body from results where table_id in (${places}) and exists
                   (select 1 from seats where seats.table_id = results.table_id and player_id = $1 and seat >= 0)`;
      return (await db.rows(sql, [player, ...tables])).map(toResult);
    },

    /** The games of the strongest, strongest first. */
    strongest: async (game: string, limit: number) => (await db.rows(SQL.strongest, [game, limit])).map(toResult),

    /** Takes a player's name out of the results of the tables that are theirs; the results stay. */
    unname: (player: string) => db.write([{ sql: SQL.unname, values: [player, JSON.stringify(player)] }]),

    /** The results of these tables. */
    async resultBodies(tables: readonly string[]): Promise<ReadonlyMap<string, ResultBody>> {
      if (tables.length === 0) return new Map();
      const places = tables.map((_, i) => `$${i + 1}`).join(', ');
      const rows = await db.rows(`select table_id, body from results where table_id in (${places})`, tables);
      return new Map(rows.map(({ table_id, body }) => [String(table_id), readResult(body)]));
    },

    /** How many games ended with so many seats, and how often each seat came first. */
    async tallies(game: string): Promise<readonly Tally[]> {
      const bySeats = new Map<number, { seats: number; games: number; firstPlaces: number[] }>();
      for (const row of await db.rows(SQL.tallies, [game])) {
        const seats = Number(row.seats);
        const tally = bySeats.get(seats) ?? { seats, games: 0, firstPlaces: new Array<number>(seats).fill(0) };
        if (Number(row.seat) === ALL_GAMES) tally.games = Number(row.many);
        else tally.firstPlaces[Number(row.seat)] = Number(row.many);
        bySeats.set(seats, tally);
      }
      return [...bySeats.values()];
    },

    /** The newest results of a player in a game, oldest first. */
    async resultsOf(game: string, player: string, most: number): Promise<readonly ResultBody[]> {
      const rows = await db.rows(SQL.resultsOf, [game, player, most]);
      return rows.map(({ body }) => readResult(body)).toReversed();
    },

    /** The ratings of these players in a game, as far as they have one. */
    async ratingsOf(game: string, players: readonly string[]): Promise<readonly RatingEntry[]> {
      const places = players.map((_, i) => `$${i + 2}`).join(', ');
      const sql = `select player_id, mu, sigma, games from ratings where game = $1 and player_id in (${places})`;
      return (await db.rows(sql, [game, ...players])).map(toRating);
    },

    /** The best rated of a game with their names; a house bot, or somebody who is gone, has none here. */
    async best(game: string, limit: number): Promise<readonly (RatingEntry & { readonly name: string | null })[]> {
      const rows = await db.rows(SQL.best, [game, limit]);
      return rows.map((row) => ({ ...toRating(row), name: row.name === null ? null : String(row.name) }));
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

    /** `conflict` when the person has as many as one may have. */
    addChannel: ({ id, player, kind, body }: Omit<Channel, 'state'>, at: number) =>
      db.write([
        { sql: SQL.lockPlayer, values: [player] },
        { sql: SQL.addChannel, values: [id, player, kind, body, at], must: true },
      ]),

    async channels(player: string): Promise<readonly Channel[]> {
      return (await db.rows(SQL.channels, [player])).map(toChannel);
    },

    async channel(id: string): Promise<Channel | null> {
      const [row] = await db.rows(SQL.channel, [id]);
      return row === undefined ? null : toChannel(row);
    },

    /** Notes that an address is being asked; `conflict` when it was before. */
    channelAsked: (id: string) => db.write([{ sql: SQL.channelAsked, values: [id], must: true }]),

    confirmChannel: (id: string, at: number) => db.write([{ sql: SQL.confirmChannel, values: [id, at] }]),

    removeChannel: (id: string, player: string) => db.write([{ sql: SQL.removeChannel, values: [id, player] }]),
  };
}

const toResult = ({ table_id, game, ended, body }: Row) => ({
  table: String(table_id),
  game: String(game),
  ended: Number(ended),
  body: readResult(body),
});

function toRating(row: Row): RatingEntry {
  return {
    player: String(row.player_id),
    mu: Number(row.mu),
    sigma: Number(row.sigma),
    games: Number(row.games),
  };
}

function toChannel(row: Row): Channel {
  const kind = CHANNEL_KINDS.find((one) => one === row.kind) ?? 'webhook';
  const isAgreed = kind !== 'email' || Number(row.confirmed) > 0;
  const wasAsked = row.confirmed !== null && row.confirmed !== undefined;
  return {
    id: String(row.id),
    player: String(row.player_id),
    kind,
    body: String(row.body),
    state: isAgreed ? 'confirmed' : wasAsked ? 'asked' : 'unasked',
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
