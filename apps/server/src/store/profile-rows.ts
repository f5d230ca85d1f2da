import type { Line } from '@naos/words';
import type { Database, Row, Statement } from './database.ts';
import type { RatingEntry, ResultBody } from './record-rows.ts';

/** A game in which somebody had a seat. */
export interface PlayedRow {
  readonly table: string;
  readonly game: string;
  readonly ended: number;
  readonly place: number;
  readonly isPublic: boolean;
}

/** How often somebody did better, as well or worse than somebody else. */
export interface Score {
  readonly won: number;
  readonly drew: number;
  readonly lost: number;
}

export interface RatingStep {
  readonly at: number;
  readonly mu: number;
  readonly sigma: number;
}

/** What a game counted of one seat. */
export interface Figure {
  readonly seat: number;
  readonly name: Line;
  readonly figure: number;
}

/** A figure summed up over games; `all` over everybody's. */
export interface Habit {
  readonly name: Line;
  readonly sum: number;
  readonly games: number;
}

/** What somebody had of a game, and what it were with even luck, as shares of a victory. */
export interface JudgedGame {
  readonly share: number;
  readonly even: number;
}

/** What a finished game means to those who played it. */
export interface GameEnd {
  readonly table: string;
  readonly game: string;
  readonly ended: number;
  readonly isPublic: boolean;
  readonly body: ResultBody;
  /** The ratings after it; none where it was not rated. */
  readonly ratings: readonly RatingEntry[];
  readonly figures: readonly Figure[];
}

/** In place of a person: everybody. */
const EVERYBODY = '';
/** In place of a rival: all people together. */
const PEOPLE = 'people';
/** Shares of a victory are kept in millionths: whole numbers are alike in both databases. */
const WHOLE = 1_000_000;
/** Luck is put aside over so many games, the newest. */
const GAMES_JUDGED = 200;
const isPerson = (key: string): boolean => key !== '' && !key.startsWith('bot:');
/** Points of a rating's curve. */
const STEPS_SHOWN = 60;

const SQL = {
  played: `insert into played (player_id, table_id, game, ended, place, public, mu, sigma, games)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
  versus: `insert into versus (player_id, game, rival, won, drew, lost) values ($1, $2, $3, $4, $5, $6)
           on conflict (player_id, game, rival) do update
           set won = versus.won + excluded.won, drew = versus.drew + excluded.drew, lost = versus.lost + excluded.lost`,
  habit: `insert into habits (player_id, game, name, total, games) values ($1, $2, $3, $4, 1)
          on conflict (player_id, game, name) do update
          set total = habits.total + excluded.total, games = habits.games + 1`,
  last: `select table_id, game, ended, place, public from played where player_id = $1 order by ended desc limit $2`,
  lastPublic: `select table_id, game, ended, place, public from played where player_id = $1 and public = 1
               order by ended desc limit $2`,
  allPlayed: 'select table_id, game, ended, place, public from played where player_id = $1 order by ended',
  allVersus: `select game, rival, won, drew, lost from versus
              where player_id = $1 and (rival = '${PEOPLE}' or rival like 'bot:%') order by game, rival`,
  allHabits: 'select game, name, total, games from habits where player_id = $1 order by game, name',
  counts: 'select game, count(*) as many from played where player_id = $1 group by game',
  steps: `select ended, mu, sigma from played where player_id = $1 and game = $2 and games is not null
          and (games % $3 = 0 or games = $4) order by games`,
  record: `select game, rival, won, drew, lost from versus
           where player_id = $1 and (rival = '${PEOPLE}' or rival like 'bot:%' or rival = $2)`,
  common: `select mine.table_id from played as mine join played as theirs on theirs.table_id = mine.table_id
           where mine.player_id = $1 and theirs.player_id = $2 order by mine.ended desc limit 1`,
  step: 'select game, mu, sigma, games from played where player_id = $1 and table_id = $2',
  stepBefore: 'select mu, sigma from played where player_id = $1 and game = $2 and games = $3',
  unjudged: `select table_id from (select table_id, share, ended from played where player_id = $1 and game = $2
             order by ended desc limit ${GAMES_JUDGED}) as newest where share is null order by ended desc limit $3`,
  judged: 'update played set share = $3, even = $4 where player_id = $1 and table_id = $2',
  luck: `select share, even from played where player_id = $1 and game = $2
         order by ended desc limit ${GAMES_JUDGED}`,
  habits: 'select name, total, games from habits where player_id = $1 and game = $2',
  better: 'select count(*) as many from ratings where game = $1 and rank < $2',
  rated: 'select count(*) as many from ratings where game = $1',
  follow: 'insert into follows (player_id, followed_id) values ($1, $2) on conflict do nothing',
  unfollow: 'delete from follows where player_id = $1 and followed_id = $2',
  follows:
    'select followed_id, name from follows join players on players.id = followed_id where player_id = $1 order by name limit 500',
} as const;

/** What one game adds to the pages of those who played it. */
export function endStatements({ table, game, ended, isPublic, body, ratings, figures }: GameEnd): readonly Statement[] {
  const { players, places } = body;
  const people = [...new Set(players.filter(isPerson))];
  const played = people.map((player): Statement => {
    const rating = ratings.find((entry) => entry.player === player);
    const step = rating === undefined ? [null, null, null] : [String(rating.mu), String(rating.sigma), rating.games];
    const place = places[players.indexOf(player)] ?? 0;
    return { sql: SQL.played, values: [player, table, game, ended, place, isPublic ? 1 : 0, ...step] };
  });
  return [...played, ...versusStatements(game, players, places), ...habitStatements(game, players, figures)];
}

function versusStatements(game: string, players: readonly string[], places: readonly number[]): readonly Statement[] {
  return players.flatMap((player, seat) =>
    players.flatMap((rival, other): readonly Statement[] => {
      if (seat === other || rival === player || rival === '' || !isPerson(player)) return [];
      const ahead = Math.sign((places[other] ?? 0) - (places[seat] ?? 0));
      const score = [ahead > 0 ? 1 : 0, ahead === 0 ? 1 : 0, ahead < 0 ? 1 : 0];
      const rivals = isPerson(rival) ? [rival, PEOPLE] : [rival];
      return rivals.map((one) => ({ sql: SQL.versus, values: [player, game, one, ...score] }));
    }),
  );
}

function habitStatements(game: string, players: readonly string[], figures: readonly Figure[]): readonly Statement[] {
  return figures.flatMap(({ seat, name, figure }): readonly Statement[] => {
    const player = players[seat] ?? '';
    if (!isPerson(player)) return [];
    const values = [game, JSON.stringify(name), Math.round(figure)];
    return [player, EVERYBODY].map((whose) => ({ sql: SQL.habit, values: [whose, ...values] }));
  });
}

/** What everybody's own page is made of: kept up to date when a game ends, so that it is read and not worked out. */
export function profileRows(db: Database) {
  return {
    /** The newest games; for others those of public tables alone. */
    async last(player: string, limit: number, isOwner: boolean): Promise<readonly PlayedRow[]> {
      return (await db.rows(isOwner ? SQL.last : SQL.lastPublic, [player, limit])).map(toPlayed);
    },

    /** All that is kept of a person here, as it lies there. */
    async allOf(player: string) {
      const [played, versus, habits] = await Promise.all([
        db.rows(SQL.allPlayed, [player]),
        db.rows(SQL.allVersus, [player]),
        db.rows(SQL.allHabits, [player]),
      ]);
      return {
        played: played.map(toPlayed),
        // Who it was against is theirs: people are counted together.
        versus: versus.map((row) => ({ game: String(row.game), rival: String(row.rival), ...toScore(row) })),
        habits: habits.map((row) => ({ game: String(row.game), ...toHabit(row) })),
      };
    },

    async counts(player: string): Promise<ReadonlyMap<string, number>> {
      const rows = await db.rows(SQL.counts, [player]);
      return new Map(rows.map(({ game, many }) => [String(game), Number(many)]));
    },

    /** How a rating has gone, in a few steps; `games` is how many there are. */
    async steps(player: string, game: string, games: number): Promise<readonly RatingStep[]> {
      const each = Math.max(1, Math.ceil(games / STEPS_SHOWN));
      const rows = await db.rows(SQL.steps, [player, game, each, games]);
      return rows.map((row) => ({ at: Number(row.ended), mu: Number(row.mu), sigma: Number(row.sigma) }));
    },

    /** Somebody's rating after a table's game, and before it where that is known; null: it was not rated. */
    async step(player: string, table: string) {
      const [after] = await db.rows(SQL.step, [player, table]);
      if (after === undefined || after.games === null) return null;
      const games = Number(after.games);
      const [before] = await db.rows(SQL.stepBefore, [player, String(after.game), games - 1]);
      return { ...toSkill(after), games, before: before === undefined ? null : toSkill(before) };
    },

    /** Of the newest games of somebody those whose luck nobody has looked at. */
    async unjudged(player: string, game: string, most: number): Promise<readonly string[]> {
      return (await db.rows(SQL.unjudged, [player, game, most])).map(({ table_id }) => String(table_id));
    },

    /** Notes what a table's game were with even luck, by player; null: nobody can tell. */
    judged: (table: string, results: ReadonlyMap<string, JudgedGame | null>) =>
      db.write(
        [...results].map(([player, result]) => ({
          sql: SQL.judged,
          values: [player, table, inWhole(result?.share ?? 0), result === null ? null : inWhole(result.even)],
        })),
      ),

    /** The newest games of somebody whose luck is known, and how many more there are. */
    async luck(
      player: string,
      game: string,
    ): Promise<{ readonly games: readonly JudgedGame[]; readonly more: number }> {
      const rows = await db.rows(SQL.luck, [player, game]);
      return {
        games: rows.flatMap(({ share, even }) =>
          even === null ? [] : [{ share: Number(share) / WHOLE, even: Number(even) / WHOLE }],
        ),
        more: rows.filter(({ share }) => share === null).length,
      };
    },

    /** By game and rival: all people together, each level, and one person. */
    async record(player: string, rival: string) {
      const rows = await db.rows(SQL.record, [player, rival]);
      return rows.map((row) => ({ game: String(row.game), rival: String(row.rival), ...toScore(row) }));
    },

    /** The last table at which both had a seat. */
    async common(player: string, other: string): Promise<string | null> {
      const [row] = await db.rows(SQL.common, [player, other]);
      return row === undefined ? null : String(row.table_id);
    },

    async habits(player: string, game: string): Promise<readonly Habit[]> {
      return (await db.rows(SQL.habits, [player, game])).map(toHabit);
    },

    allHabits: async (game: string): Promise<readonly Habit[]> =>
      (await db.rows(SQL.habits, [EVERYBODY, game])).map(toHabit),

    /** How many are rated in a game, and how many of them lower. */
    async standing(game: string, rank: number): Promise<{ readonly rated: number; readonly lower: number }> {
      const [lower, rated] = await Promise.all([db.rows(SQL.better, [game, rank]), db.rows(SQL.rated, [game])]);
      return { lower: Number(lower[0]?.many ?? 0), rated: Number(rated[0]?.many ?? 0) };
    },

    follow: (player: string, followed: string, on: boolean) =>
      db.write([{ sql: on ? SQL.follow : SQL.unfollow, values: [player, followed] }]),

    async follows(player: string): Promise<readonly { readonly id: string; readonly name: string }[]> {
      const rows = await db.rows(SQL.follows, [player]);
      return rows.map((row) => ({ id: String(row.followed_id), name: String(row.name) }));
    },
  };
}

const toPlayed = (row: Row): PlayedRow => ({
  table: String(row.table_id),
  game: String(row.game),
  ended: Number(row.ended),
  place: Number(row.place),
  isPublic: Number(row.public) === 1,
});

const inWhole = (share: number): number => Math.round(share * WHOLE);
const toSkill = ({ mu, sigma }: Row) => ({ mu: Number(mu), sigma: Number(sigma) });
const toScore = (row: Row): Score => ({ won: Number(row.won), drew: Number(row.drew), lost: Number(row.lost) });

function toHabit(row: Row): Habit {
  const name: Line = JSON.parse(String(row.name));
  return { name, sum: Number(row.total), games: Number(row.games) };
}
