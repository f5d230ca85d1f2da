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
  home: 'update nodes set address = $2 where id = $1',
  homes: 'select id, address from nodes where id <> $1 and alive >= $2 and address is not null',
  lastAlive: 'select max(alive) as alive from nodes',
  gone: 'delete from nodes where alive < $1',
  outage: 'insert into outages (since, until) values ($1, $2) on conflict do nothing',
  arrive: 'insert into present (node_id, table_id, player_id) values ($1, $2, $3) on conflict do nothing',
  leave: 'delete from present where node_id = $1 and table_id = $2 and player_id = $3',
  forgetPresent: 'delete from present where node_id not in (select id from nodes where alive >= $1)',
  isPresent: `select 1 as here from present join nodes on nodes.id = present.node_id
              where player_id = $1 and node_id <> $2 and alive >= $3 limit 1`,
  outages: 'select since, until from outages where until > $1 order by since',
} as const;

/** What belongs to the house as a whole: its secret, its nodes, the times when it was closed. */
export function serverRows(db: Database) {
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

    /** Notes where a node's door is; null: it takes nobody in any more. */
    atHome: (node: string, address: string | null) => db.write([{ sql: SQL.home, values: [node, address] }]),

    /** The other nodes that are alive and take others' people in. */
    async homes(
      butNode: string,
      aliveAt: number,
    ): Promise<readonly { readonly node: string; readonly address: string }[]> {
      const rows = await db.rows(SQL.homes, [butNode, aliveAt]);
      return rows.map((row) => ({ node: String(row.id), address: String(row.address) }));
    },

    /** Forgets nodes that have been gone for a while, and who was at the tables of nodes that are gone now. */
    forgetNodes: (before: number, goneBefore: number) =>
      db.write([
        { sql: SQL.gone, values: [before] },
        { sql: SQL.forgetPresent, values: [goneBefore] },
      ]),

    present: (node: string, table: string, player: string, here: boolean) =>
      db.write([{ sql: here ? SQL.arrive : SQL.leave, values: [node, table, player] }]),

    /** Who is at these tables at nodes that live, but for one node. */
    async presentAt(tables: readonly string[], butNode: string, aliveAt: number) {
      const places = tables.map((_, i) => `$${i + 3}`).join(', ');
      const sql = `select table_id, player_id from present join nodes on nodes.id = present.node_id
                   where node_id <> $1 and alive >= $2 and table_id in (${places})`;
      const rows = await db.rows(sql, [butNode, aliveAt, ...tables]);
      return rows.map((row) => ({ table: String(row.table_id), player: String(row.player_id) }));
    },

    async isPresent(player: string, butNode: string, aliveAt: number): Promise<boolean> {
      return (await db.rows(SQL.isPresent, [player, butNode, aliveAt])).length > 0;
    },

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
