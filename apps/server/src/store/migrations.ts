import { StartError } from '../start-error.ts';
import type { Database, Statement } from './database.ts';
import { endStatements } from './profile-rows.ts';
import { rankOf, readResult, tallied } from './record-rows.ts';

/** When a pause ends that was agreed upon before pauses had an end. */
const IN_A_MONTH = Date.now() + 30 * 24 * 3_600_000;

/** Statements that depend on what is stored already. */
type Filling = (db: Database) => Promise<readonly Statement[]>;

/** The tallies of all games that ended before there were any. */
const tallyOldResults: Filling = async (db) => {
  const many = new Map<string, { readonly values: [string, number, number]; count: number }>();
  for (const row of await db.rows('select game, seats, body from results', [])) {
    const [game, seats] = [String(row.game), Number(row.seats)];
    for (const seat of tallied(seats, readResult(row.body))) {
      const key = `${game} ${seats} ${seat}`;
      const tally = many.get(key) ?? { values: [game, seats, seat], count: 0 };
      tally.count++;
      many.set(key, tally);
    }
  }
  const sql = 'insert into tallies (game, seats, seat, many) values ($1, $2, $3, $4)';
  return [...many.values()].map(({ values, count }) => ({ sql, values: [...values, count] }));
};

const rankOldRatings: Filling = async (db) => {
  const rows = await db.rows('select game, player_id, mu from ratings', []);
  const sql = 'update ratings set rank = $3 where game = $1 and player_id = $2';
  return rows.map(({ game, player_id, mu }) => ({
    sql,
    values: [String(game), String(player_id), rankOf(Number(mu))],
  }));
};

/** Everybody's pages out of the games that ended before there were any; their ratings' steps are not known any more. */
const playedBefore: Filling = async (db) => {
  const rows = await db.rows(
    `select results.table_id, results.game, ended, results.body, visibility from results
     left join tables on tables.id = results.table_id`,
    [],
  );
  return rows.flatMap(({ table_id, game, ended, body, visibility }) =>
    endStatements({
      table: String(table_id),
      game: String(game),
      ended: Number(ended),
      isPublic: visibility === 'public',
      body: readResult(body),
      ratings: [],
      figures: [],
    }),
  );
};

/**
 * The schema as a row of steps, each applied once and never changed after a release. Text, integers and JSON as text, so
 * that both databases read the same SQL.
 */
const MIGRATIONS: readonly (readonly (string | Filling)[])[] = [
  [
    `create table tables (
       id text primary key, game text not null, status text not null, visibility text not null,
       revision bigint not null, created bigint not null, touched bigint not null, due bigint, body text not null)`,
    'create index tables_by_status on tables (status, visibility, touched)',
    'create index tables_by_due on tables (due)',
    `create table seats (
       table_id text not null, seat integer not null, player_id text not null, primary key (table_id, seat))`,
    'create index seats_by_player on seats (player_id)',
    // Apart from everything that is ever shown: only the loader of a table reads it.
    'create table seeds (table_id text primary key, seed text not null)',
    // The transcript, a line each; `id` is the id that the client gave its move.
    `create table entries (
       table_id text not null, n integer not null, id text, line text not null, primary key (table_id, n))`,
    `create table chat (
       table_id text not null, n integer not null, player_id text not null, name text not null, at bigint not null,
       id text not null, text text not null, primary key (table_id, n))`,
    `create table players (
       id text primary key, name text not null, created bigint not null, seen bigint not null, body text not null)`,
    'create table tokens (hash text primary key, player_id text not null, created bigint not null)',
    'create table passkeys (id text primary key, player_id text not null, body text not null)',
    'create index passkeys_by_player on passkeys (player_id)',
    'create table settings (key text primary key, value text not null)',
    'create table nodes (id text primary key, alive bigint not null)',
    'create table outages (since bigint primary key, until bigint not null)',
    `create table reports (
       id text primary key, table_id text, player_id text, by_id text not null, at bigint not null, text text not null,
       closed bigint)`,
    `create table ratings (
       game text not null, player_id text not null, mu text not null, sigma text not null, games integer not null,
       primary key (game, player_id))`,
    `create table results (
       table_id text primary key, game text not null, seats integer not null, ended bigint not null, body text not null)`,
    'create index results_by_game on results (game, ended)',
    `create table channels (
       id text primary key, player_id text not null, kind text not null, body text not null, created bigint not null)`,
    'create index channels_by_player on channels (player_id)',
  ],
  // Who looks at which table at which node; rows of dead nodes mean nothing.
  [
    `create table present (
       table_id text not null, node_id text not null, player_id text not null, primary key (table_id, node_id, player_id))`,
    'create index present_by_player on present (player_id)',
  ],
  // Whose bots these are; and a table's host beside its seats: all that belongs to a person is found by the person.
  [
    'create table bots (id text primary key, owner_id text not null)',
    'create index bots_by_owner on bots (owner_id)',
    `insert into bots (id, owner_id) select id, substr(body, 11, 16) from players where body like '{"owner":"%'`,
    // Bots that have outlived their owners.
    `delete from tokens where player_id in
     (select id from bots where owner_id not in (select id from players))`,
    `insert into seats (table_id, seat, player_id) select id, -1, substr(body, strpos(body, '"host":"') + 8, 16)
     from tables where body like '%"host":"%'`,
    'create index chat_by_player on chat (player_id)',
    'create index reports_by_author on reports (by_id)',
    'create index reports_by_player on reports (player_id)',
    // Pauses had no end.
    `update tables set due = ${IN_A_MONTH}, body = replace(body, '"since":null}', '"since":null,"until":${IN_A_MONTH}}')
     where status = 'running' and body like '%"since":null}%'`,
  ],
  // Lists and figures are read, not worked out: whatever they need is kept up to date when a game ends.
  [
    'drop index if exists tables_by_status',
    'create index tables_newest_by_status on tables (status, visibility, touched, id)',
    'create index tables_newest on tables (visibility, touched, id)',
    'create index tables_newest_of_game on tables (game, visibility, touched, id)',
    `create table tallies (
       game text not null, seats integer not null, seat integer not null, many integer not null,
       primary key (game, seats, seat))`,
    tallyOldResults,
    'alter table ratings add column rank bigint not null default 0',
    rankOldRatings,
    'create index ratings_by_rank on ratings (game, rank)',
  ],
  // When an address was confirmed; 0: it was asked; null: it was entered when nobody was asked.
  [
    'alter table channels add column confirmed bigint',
    'create table used_challenges (id text primary key, until bigint not null)',
    // Open tables were kept for ever.
    `update tables set due = touched + ${30 * 24 * 3_600_000} where status = 'open' and due is null`,
  ],
  // A duel a day: one counted try a person, the same moves once; and how the bots' levels fare on the deal.
  [
    `create table duels (
       day text not null, game text not null, player_id text not null, at bigint not null, place integer not null,
       points integer not null, other integer not null, print text not null, text text not null,
       primary key (day, game, player_id))`,
    'create unique index duels_by_print on duels (day, game, print)',
    'create index duels_by_player on duels (player_id, day)',
    `create table duel_levels (
       day text not null, game text not null, level text not null, place integer not null, points integer not null,
       other integer not null, primary key (day, game, level))`,
  ],
  // Everybody's own page: games with the rating after each, who was beaten, what the games counted; and who follows whom.
  [
    `create table played (
       player_id text not null, table_id text not null, game text not null, ended bigint not null, place integer not null,
       public integer not null, mu text, sigma text, games integer, primary key (player_id, table_id))`,
    'create index played_newest on played (player_id, ended)',
    'create index played_by_rating on played (player_id, game, games)',
    `create table versus (
       player_id text not null, game text not null, rival text not null, won integer not null, drew integer not null,
       lost integer not null, primary key (player_id, game, rival))`,
    'create index versus_by_rival on versus (rival)',
    `create table habits (
       player_id text not null, game text not null, name text not null, total bigint not null, games integer not null,
       primary key (player_id, game, name))`,
    'create table follows (player_id text not null, followed_id text not null, primary key (player_id, followed_id))',
    'create index follows_by_followed on follows (followed_id)',
    playedBefore,
  ],
  // Clubs. Everything is new, and what was there has a column more that nobody has to fill: older nodes go on beside it.
  [
    `create table clubs (
       id text primary key, link text not null, host text not null, games integer not null, revision bigint not null,
       created bigint not null, body text not null)`,
    `create table club_members (
       club_id text not null, player_id text not null, joined bigint not null, silenced integer not null,
       notices integer not null, primary key (club_id, player_id))`,
    'create index club_members_by_player on club_members (player_id)',
    `create table club_votes (
       club_id text not null, player_id text not null, game text not null, at bigint not null,
       primary key (club_id, player_id))`,
    'create index club_votes_by_player on club_votes (player_id)',
    `create table club_standings (
       club_id text not null, game text not null, player_id text not null, mu text not null, sigma text not null,
       games integer not null, wins integer not null, last text not null, rank bigint not null,
       primary key (club_id, game, player_id))`,
    'create index club_standings_by_rank on club_standings (club_id, game, rank)',
    'create index club_standings_by_player on club_standings (player_id)',
    'alter table tables add column club text',
    'create index tables_of_club on tables (club, status, touched, id) where club is not null',
  ],
  // Files of old duels are found without reading all that ever were, and a day's tries are read without their files.
  [
    `create index duels_with_file on duels (day) where text <> ''`,
    `create index duels_by_result on duels
       (day, game, place, (other - points), points desc, at, other, player_id)`,
  ],
  // Who is forgotten was looked for among everybody's ratings.
  ['create index ratings_by_player on ratings (player_id)'],
  // How many have which result on a day: ranks and means are read off it, not worked out of every try.
  [
    `create table duel_tallies (
       day text not null, game text not null, place integer not null, ahead integer not null, many integer not null,
       primary key (day, game, place, ahead))`,
    `insert into duel_tallies (day, game, place, ahead, many)
     select day, game, place, points - other, count(*) from duels group by day, game, place, points - other`,
  ],
  // Events. One row is the whole event, changed against its revision alone; `done`: rounds whose games are all over.
  [
    `create table events (
       id text primary key, club text, host text not null, status text not null, revision bigint not null,
       created bigint not null, due bigint, done integer not null, body text not null)`,
    'create index events_due on events (due) where due is not null',
    'create index events_newest on events (club, created)',
    `create table event_players (
       event_id text not null, player_id text not null, primary key (event_id, player_id))`,
    'create index event_players_by_player on event_players (player_id)',
  ],
  // The lines of a game that is long over, in one piece and without what can be worked out again.
  ['create table archives (table_id text primary key, lines integer not null, packed bytea not null)'],
  // Puzzles that people have tried.
  [
    `create table puzzle_tries (
       player_id text not null, game text not null, puzzle text not null, rating integer not null,
       solved integer not null, at bigint not null, primary key (player_id, game, puzzle))`,
  ],
  // Where a node lets the people of others in to its tables. Older nodes have none, and are nobody's home.
  ['alter table nodes add column address text'],
  // Notices that a channel did not take, to be tried again at `due`, also after a restart.
  [
    `create table undelivered (
       id text primary key, channel_id text not null, player_id text not null, due bigint not null,
       tries integer not null, is_turn integer not null, body text not null)`,
    'create index undelivered_due on undelivered (due)',
    'create index undelivered_by_player on undelivered (player_id)',
  ],
  // A game's result and what it were with even luck, in millionths, once it is judged; how strong those were who played.
  [
    'alter table played add column share integer',
    'alter table played add column even integer',
    'create index played_by_game on played (player_id, game, ended)',
    'alter table results add column strength integer',
    'create index results_strongest on results (game, strength) where strength is not null',
  ],
  // A line for each round of an event; a quote inside a text has a stroke before it.
  [`update events set body = replace(body, '{"begins":', '\n{"begins":')`],
  // Where the lines of long games lead, so that nobody has to play them through who opens one. Older nodes know nothing of it.
  [
    `create table positions (
       table_id text primary key, lines integer not null, rules text not null, packed bytea not null)`,
  ],
  // Up to where the tail of an embedded store is in its file; an older server would leave out what is not. Empty without one.
  ['create table tail (file integer not null, name text not null, place bigint not null)'],
];

/** The one function that the two databases call by different names. */
const NAMES = { sqlite: 'instr(', postgres: 'strpos(' } as const;

/** Brings the schema up to date; safe when several nodes start at once. Returns the schema's version. */
export async function migrate(db: Database): Promise<number> {
  await db.alone(async () => {
    await db.write([{ sql: 'create table if not exists migrations (version integer primary key)', values: [] }]);
    const rows = await db.rows('select max(version) as version from migrations', []);
    const done = Number(rows[0]?.version ?? 0);
    if (done > MIGRATIONS.length) {
      throw new StartError(
        `The data was written by a newer Naos (schema ${done}; this one knows ${MIGRATIONS.length}). Start that version.`,
      );
    }
    for (const [i, statements] of MIGRATIONS.entries()) {
      if (i < done) continue;
      const all: Statement[] = [];
      for (const statement of statements) {
        if (typeof statement === 'function') all.push(...(await statement(db)));
        else all.push({ sql: statement.replaceAll('strpos(', NAMES[db.kind]), values: [] });
      }
      await db.write([...all, { sql: 'insert into migrations (version) values ($1)', values: [i + 1] }]);
    }
  });
  return MIGRATIONS.length;
}
