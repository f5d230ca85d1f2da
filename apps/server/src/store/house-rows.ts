import type { Database } from './database.ts';

/** A time in which no node was running; nobody's clock counts it. */
export interface Outage {
  readonly since: number;
  readonly until: number;
}

const SQL = {
  keep: 'insert into settings (key, value) values ($1, $2) on conflict do nothing',
  set: 'insert into settings (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
  read: 'select value from settings where key = $1',
  alive: 'insert into nodes (id, alive) values ($1, $2) on conflict (id) do update set alive = excluded.alive',
  lastAlive: 'select max(alive) as alive from nodes',
  gone: 'delete from nodes where alive < $1',
  outage: 'insert into outages (since, until) values ($1, $2) on conflict do nothing',
  outages: 'select since, until from outages where until > $1 order by since',
} as const;

/** What belongs to the house as a whole: its secret, its nodes, the times when it was closed. */
export function houseRows(db: Database) {
  return {
    /** The value under a key; the first caller's value stays for ever, also when two nodes start at once. */
    async keep(key: string, value: string): Promise<string> {
      await db.write([{ sql: SQL.keep, values: [key, value] }]);
      return String((await db.rows(SQL.read, [key]))[0]?.value);
    },

    set: (key: string, value: string) => db.write([{ sql: SQL.set, values: [key, value] }]),

    async read(key: string): Promise<string | null> {
      const row = (await db.rows(SQL.read, [key]))[0];
      return row === undefined ? null : String(row.value);
    },

    alive: (node: string, now: number) => db.write([{ sql: SQL.alive, values: [node, now] }]),

    forgetNodes: (before: number) => db.write([{ sql: SQL.gone, values: [before] }]),

    async lastAlive(): Promise<number | null> {
      const alive = (await db.rows(SQL.lastAlive, []))[0]?.alive;
      return alive === null || alive === undefined ? null : Number(alive);
    },

    noteOutage: ({ since, until }: Outage) => db.write([{ sql: SQL.outage, values: [since, until] }]),

    async outages(after: number): Promise<readonly Outage[]> {
      const rows = await db.rows(SQL.outages, [after]);
      return rows.map((row) => ({ since: Number(row.since), until: Number(row.until) }));
    },
  };
}
