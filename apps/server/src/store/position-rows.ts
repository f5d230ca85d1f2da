import type { Database } from './database.ts';

/** A position of a game as it is kept beside the game's lines, for whoever opens it next: a cache, and never the truth. */
export interface PositionRow {
  /** How many of the game's lines lead to it, the head included. */
  readonly lines: number;
  /** The rules that it comes of, as their print. */
  readonly rules: string;
  readonly packed: Uint8Array;
}

const SQL = {
  read: 'select lines, rules, packed from positions where table_id = $1',
  keep: `insert into positions (table_id, lines, rules, packed) values ($1, $2, $3, $4)
         on conflict (table_id) do update set lines = excluded.lines, rules = excluded.rules, packed = excluded.packed`,
  packedGames: `select archives.table_id, archives.lines, game, rules
                from archives join tables on tables.id = archives.table_id
                left join positions on positions.table_id = archives.table_id
                where archives.table_id > $1 order by archives.table_id limit $2`,
} as const;

/** Positions of games, one for each table at most. */
export function positionRows(db: Database) {
  return {
    async read(table: string): Promise<PositionRow | null> {
      const [row] = await db.rows(SQL.read, [table]);
      if (row === undefined || !(row.packed instanceof Uint8Array)) return null;
      return { lines: Number(row.lines), rules: String(row.rules), packed: row.packed };
    },

    /** In the place of the one that was kept before. */
    keep: (table: string, { lines, rules, packed }: PositionRow) =>
      db.write([{ sql: SQL.keep, values: [table, lines, rules, packed] }]),

    /** Packed games after `after`, in the order of their tables' ids, with the rules that their kept positions come of; null: none is kept. */
    async ofPacked(after: string, limit: number) {
      return (await db.rows(SQL.packedGames, [after, limit])).map(({ table_id, lines, game, rules }) => ({
        id: String(table_id),
        game: String(game),
        lines: Number(lines),
        rules: rules === null ? null : String(rules),
      }));
    },
  };
}
