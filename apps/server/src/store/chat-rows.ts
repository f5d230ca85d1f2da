import type { Database } from './database.ts';

export interface ChatRow {
  readonly n: number;
  readonly player: string;
  readonly name: string;
  readonly at: number;
  readonly id: string;
  readonly text: string;
}

/** Most lines that anybody is shown of a table's chat, and that memory holds. */
export const CHAT_SHOWN = 200;

const SQL = {
  append: `insert into chat (table_id, n, player_id, name, at, id, text) values ($1, $2, $3, $4, $5, $6, $7)
           on conflict do nothing`,
  read: 'select n, player_id, name, at, id, text from chat where table_id = $1 and n > $2 order by n desc limit $3',
  last: 'select coalesce(max(n), 0) as n from chat where table_id = $1',
  byPlayer: 'select table_id, n, at, text from chat where player_id = $1 order by at',
  talkedAt: 'select distinct table_id from chat where player_id = $1',
  rename: 'update chat set name = $2 where player_id = $1',
  blank: "update chat set text = '', name = '—', id = '', player_id = '' where player_id = $1",
} as const;

/** What people say at tables: apart from the transcripts, because it can be taken away again. */
export function chatRows(db: Database) {
  return {
    append: (table: string, { n, player, name, at, id, text }: ChatRow) =>
      db.write([{ sql: SQL.append, values: [table, n, player, name, at, id, text], must: true }]),

    /** The last lines after number `after`, in order. */
    async read(table: string, after: number): Promise<readonly ChatRow[]> {
      const rows = await db.rows(SQL.read, [table, after, CHAT_SHOWN]);
      return rows.toReversed().map((row) => ({
        n: Number(row.n),
        player: String(row.player_id),
        name: String(row.name),
        at: Number(row.at),
        id: String(row.id),
        text: String(row.text),
      }));
    },

    /** The number of the last line; 0: nothing was said yet. */
    async last(table: string): Promise<number> {
      return Number((await db.rows(SQL.last, [table]))[0]?.n ?? 0);
    },

    async byPlayer(player: string) {
      const rows = await db.rows(SQL.byPlayer, [player]);
      return rows.map(({ table_id, n, at, text }) => ({
        table: String(table_id),
        n: Number(n),
        at: Number(at),
        text: String(text),
      }));
    },

    /** Where a person has said anything. */
    async talkedAt(player: string): Promise<readonly string[]> {
      return (await db.rows(SQL.talkedAt, [player])).map(({ table_id }) => String(table_id));
    },

    /** Puts a person's new name beside everything they ever said. */
    rename: (player: string, name: string) => db.write([{ sql: SQL.rename, values: [player, name] }]),

    /** Empties everything a person ever said, and says no longer who it was; the numbers stay, so that no cursor breaks. */
    blank: (player: string) => db.write([{ sql: SQL.blank, values: [player] }]),
  };
}
