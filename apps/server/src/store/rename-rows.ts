import type { Database, Statement } from './database.ts';

/** A name that is not on all of a person's tables yet: those up to `done`, in the order of their ids, have it. */
export interface Renaming {
  readonly player: string;
  readonly name: string;
  readonly done: string;
}

/** Beside the house's own values; a store of an older version has the place for it, and an older server leaves it alone. */
const KEY = 'rename:';
const SQL = {
  begin: 'insert into settings (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
  next: `select key, value from settings where key > '${KEY}' and key < 'rename;' order by key limit 1`,
  advance: 'update settings set value = $3 where key = $1 and value = $2',
  end: 'delete from settings where key = $1 and value = $2',
} as const;

const textOf = ({ done, name }: Renaming): string => `${done} ${name}`;

/** With this a change of a person's name also notes that their tables are to follow, from the first one on. */
export const beginRenaming = (player: string, name: string): Statement => ({
  sql: SQL.begin,
  values: [KEY + player, textOf({ player, name, done: '' })],
});

/** New names on their way to all the tables of those who have them. */
export function renameRows(db: Database) {
  return {
    async next(): Promise<Renaming | null> {
      const [row] = await db.rows(SQL.next, []);
      if (row === undefined) return null;
      const [player, value] = [String(row.key).slice(KEY.length), String(row.value)];
      const end = value.indexOf(' ');
      return { player, done: value.slice(0, end), name: value.slice(end + 1) };
    },

    /** Notes how far it has come, or with null that it is over; nothing where there is yet another name by now. */
    advance: (renaming: Renaming, done: string | null) => {
      const key = KEY + renaming.player;
      const value = textOf(renaming);
      return db.write([
        done === null
          ? { sql: SQL.end, values: [key, value] }
          : { sql: SQL.advance, values: [key, value, textOf({ ...renaming, done })] },
      ]);
    },
  };
}
