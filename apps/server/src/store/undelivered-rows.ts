import type { Database } from './database.ts';

/** A notice that is to be tried again. `body`: the notice, as it was written. */
export interface UndeliveredRow {
  readonly id: string;
  readonly channel: string;
  readonly player: string;
  readonly due: number;
  readonly tries: number;
  readonly isTurn: boolean;
  readonly body: string;
}

const SQL = {
  add: `insert into undelivered (id, channel_id, player_id, due, tries, is_turn, body)
        values ($1, $2, $3, $4, $5, $6, $7)`,
  due: `select id, channel_id, player_id, due, tries, is_turn, body from undelivered
        where due <= $1 order by due limit $2`,
  claim: 'update undelivered set due = $3, tries = tries + 1 where id = $1 and due = $2',
  remove: 'delete from undelivered where id = $1',
  count: 'select count(*) as many from undelivered',
  countOf: 'select count(*) as many from undelivered where player_id = $1',
} as const;

/** Notices that a channel did not take. */
export function undeliveredRows(db: Database) {
  return {
    add: ({ id, channel, player, due, tries, isTurn, body }: UndeliveredRow) =>
      db.write([{ sql: SQL.add, values: [id, channel, player, due, tries, isTurn ? 1 : 0, body] }]),

    /** Those whose time has come, the longest waiting first. */
    async due(now: number, limit: number): Promise<readonly UndeliveredRow[]> {
      return (await db.rows(SQL.due, [now, limit])).map((row) => ({
        id: String(row.id),
        channel: String(row.channel_id),
        player: String(row.player_id),
        due: Number(row.due),
        tries: Number(row.tries),
        isTurn: Number(row.is_turn) === 1,
        body: String(row.body),
      }));
    },

    /** Takes one for a try, after which it would be due again at `next`; `conflict`: another node was faster. */
    claim: ({ id, due }: UndeliveredRow, next: number) =>
      db.write([{ sql: SQL.claim, values: [id, due, next], must: true }]),

    remove: (id: string) => db.write([{ sql: SQL.remove, values: [id] }]),

    /** How many are kept, of everybody and of one person. */
    async count(player: string): Promise<{ readonly all: number; readonly own: number }> {
      const [[all], [own]] = await Promise.all([db.rows(SQL.count, []), db.rows(SQL.countOf, [player])]);
      return { all: Number(all?.many ?? 0), own: Number(own?.many ?? 0) };
    },
  };
}
