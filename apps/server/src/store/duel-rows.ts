import type { DuelResult } from '@naos/bots';
import type { Database, Row } from './database.ts';

/** A try that has counted. */
export interface DuelRow extends DuelResult {
  readonly day: string;
  readonly game: string;
  readonly player: string;
}

/** The file of a try, and what makes its moves known again. */
export interface DuelFile {
  readonly at: number;
  readonly print: string;
  readonly text: string;
}

const BETTER = 'place, other - points, points desc, at';
const COLUMNS = 'day, game, duels.player_id, place, points, other';

const SQL = {
  add: `insert into duels (day, game, player_id, place, points, other, at, print, text)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
  /** Results are kept for ever, files for a month. */
  forgetFiles: `update duels set text = '' where day < $1 and text <> ''`,
  print: 'select player_id, print from duels where day = $1 and game = $2 and (player_id = $3 or print = $4)',
  best: `select ${COLUMNS}, name from duels join players on players.id = player_id
         where day = $1 and game = $2 order by ${BETTER} limit $3`,
  /** From the club's side: it has a thousand members at most, a day may have more players. */
  ofClub: `select ${COLUMNS}, name from club_members
           join duels on duels.player_id = club_members.player_id and day = $1 and game = $2
           join players on players.id = club_members.player_id
           where club_members.club_id = $3 order by +${BETTER}`,
  /** The same results are one row, with how many have them: of thousands of tries there are not a hundred. */
  tally: `insert into duel_tallies (day, game, place, ahead, many) values ($1, $2, $3, $4, 1)
          on conflict (day, game, place, ahead) do update set many = duel_tallies.many + 1`,
  sums: `select sum(many) as people, sum(many * ahead) as ahead from duel_tallies where day = $1 and game = $2`,
  rank: `select sum(many) as better from duel_tallies where day = $1 and game = $2
         and (place < $3 or (place = $3 and ahead > $4))`,
  daysOf: 'select distinct day from duels where player_id = $1 and day >= $2 order by day desc',
  allOf: `select ${COLUMNS} from duels where player_id = $1 order by day, game`,
  text: 'select text from duels where day = $1 and game = $2 and player_id = $3',
  addLevel: `insert into duel_levels (day, game, level, place, points, other) values ($1, $2, $3, $4, $5, $6)
             on conflict do nothing`,
  levels: 'select level, place, points, other from duel_levels where day = $1 and game = $2',
} as const;

/** The duels of all days. */
export function duelRows(db: Database) {
  return {
    /** Notes a try; `conflict` when this person has one already, or somebody the same moves. */
    add: ({ day, game, player, place, points, other }: DuelRow, { at, print, text }: DuelFile) =>
      db.write([
        { sql: SQL.add, values: [day, game, player, place, points, other, at, print, text], must: true },
        { sql: SQL.tally, values: [day, game, place, points - other] },
      ]),

    forgetFiles: (before: string) => db.write([{ sql: SQL.forgetFiles, values: [before] }]),

    /** The tries that a new one would collide with: its player's, and one with the same moves. */
    async like(day: string, game: string, player: string, print: string) {
      const rows = await db.rows(SQL.print, [day, game, player, print]);
      return rows.map((row) => ({ player: String(row.player_id), print: String(row.print) }));
    },

    /** The best of a day with their names. */
    async best(day: string, game: string, limit: number) {
      return (await db.rows(SQL.best, [day, game, limit])).map((row) => ({ ...toDuel(row), name: String(row.name) }));
    },

    /** The tries of these players with their names. */
    async of(day: string, game: string, players: readonly string[]) {
      const places = players.map((_, i) => `$${i + 3}`).join(', ');
      // With a plus, or SQLite would read the whole day in that order to find these few in it.
      const sql = `select ${COLUMNS}, name from duels join players on players.id = player_id
                   where day = $1 and game = $2 and player_id in (${places}) order by +${BETTER}`;
      return (await db.rows(sql, [day, game, ...players])).map((row) => ({ ...toDuel(row), name: String(row.name) }));
    },

    /** The tries of a club's members with their names, the best first. */
    async ofClub(day: string, game: string, club: string) {
      return (await db.rows(SQL.ofClub, [day, game, club])).map((row) => ({ ...toDuel(row), name: String(row.name) }));
    },

    /** How many have played, and by how many points they are ahead of the bot all together. */
    async sums(day: string, game: string): Promise<{ readonly people: number; readonly ahead: number }> {
      const [row] = await db.rows(SQL.sums, [day, game]);
      return { people: Number(row?.people ?? 0), ahead: Number(row?.ahead ?? 0) };
    },

    /** The place of a result among all of the day, from 1; equal ones share it. */
    async rank(day: string, game: string, { place, points, other }: DuelResult): Promise<number> {
      const [row] = await db.rows(SQL.rank, [day, game, place, points - other]);
      return Number(row?.better ?? 0) + 1;
    },

    /** The days since then on which somebody has played, the last one first. */
    async daysOf(player: string, since: string): Promise<readonly string[]> {
      return (await db.rows(SQL.daysOf, [player, since])).map(({ day }) => String(day));
    },

    async allOf(player: string): Promise<readonly DuelRow[]> {
      return (await db.rows(SQL.allOf, [player])).map(toDuel);
    },

    /** The file of a try; null when there is none, or none any more. */
    async text(day: string, game: string, player: string): Promise<string | null> {
      const [row] = await db.rows(SQL.text, [day, game, player]);
      return row === undefined || row.text === '' ? null : String(row.text);
    },

    addLevel: (day: string, game: string, level: string, { place, points, other }: DuelResult) =>
      db.write([{ sql: SQL.addLevel, values: [day, game, level, place, points, other] }]),

    async levels(day: string, game: string) {
      const rows = await db.rows(SQL.levels, [day, game]);
      return rows.map((row) => ({ level: String(row.level), ...toResult(row) }));
    },
  };
}

function toResult(row: Row): DuelResult {
  return { place: Number(row.place), points: Number(row.points), other: Number(row.other) };
}

function toDuel(row: Row): DuelRow {
  return { day: String(row.day), game: String(row.game), player: String(row.player_id), ...toResult(row) };
}
