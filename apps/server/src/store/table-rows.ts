import { TABLE_STATUS, type TableStatus } from '@naos/protocol';
import { DamageError, type Database, type Grouped, type Row, type SqlValue, type Statement } from './database.ts';
import { linesOf, MOST_PACKED, packLines } from './packed-lines.ts';

/** A table as it is stored; `body` is the JSON of its TableDoc. */
export interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly visibility: 'public' | 'private';
  /** Counts the changes of the row; a change is made only against the revision it was worked out from. */
  readonly revision: number;
  readonly created: number;
  readonly touched: number;
  /** When a node has to look at the table by itself (a clock, a bot's turn); null: never. */
  readonly due: number | null;
  /** The club whose table it is; it never changes. */
  readonly club: string | null;
  readonly body: string;
}

/** What a card in a list is made of. */
export type ListedRow = Pick<TableRow, 'id' | 'touched' | 'body'>;

/** A line of a transcript as it is stored. */
export interface EntryRow {
  readonly n: number;
  readonly id: string | null;
  readonly line: string;
}

/** Everything that changes at once: new lines, and the row with the players on its chairs when it changed too. */
export interface TableChange {
  readonly table: string;
  readonly entries: readonly EntryRow[];
  readonly row?: TableRow;
  /** For lines without a row: the revision against which they were worked out. */
  readonly revision?: number;
  /** Numbers below 0 belong to people without a chair: see `seatRows`. */
  readonly seats?: readonly { readonly seat: number; readonly player: string }[];
  readonly seed?: string;
  /** A new table that is there when the rest of the change is. */
  readonly opens?: Required<Pick<TableChange, 'row' | 'seats'>>;
  /** What else holds with it, or it does not hold. */
  readonly also?: readonly Statement[];
}

export interface TableFilter {
  readonly status?: string;
  readonly game?: string;
  /** Tables at which this player sits; without it only public ones. */
  readonly player?: string;
  /** Position of the last row of the page before. */
  readonly before?: { readonly touched: number; readonly id: string };
  readonly limit: number;
}

/** Lines of a file on one page: more than a game has in which nobody takes back for hours. */
const FILE_LINES = 1_500;
/** Moves of many tables in one statement; sorted, so that two nodes that store the same lines never wait for each other in a ring. */
const APPEND_ENTRIES: Grouped = {
  sql: `insert into entries (table_id, n, id, line) select given.table_id, given.n, given.id, given.line
        from unnest($1::text[], $2::integer[], $3::text[], $4::text[], $5::bigint[]) as given (table_id, n, id, line, revision)
        where exists (select 1 from tables where tables.id = given.table_id and tables.revision = given.revision)
        order by given.table_id, given.n on conflict do nothing returning table_id, n`,
  key: [
    ['table_id', 0],
    ['n', 1],
  ],
};
const COLUMNS = 'id, game, status, visibility, revision, created, touched, due, club, body';
const SQL = {
  insertRow: `insert into tables (${COLUMNS}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing`,
  updateRow: `update tables set status = $2, visibility = $3, revision = $4, touched = $5, due = $6, body = $7
              where id = $1 and revision = $8`,
  insertEntry: 'insert into entries (table_id, n, id, line) values ($1, $2, $3, $4) on conflict do nothing',
  appendEntry: `insert into entries (table_id, n, id, line) select cast($1 as text), cast($2 as integer), cast($3 as text), cast($4 as text)
                where exists (select 1 from tables where id = $1 and revision = $5) on conflict do nothing`,
  clearSeats: 'delete from seats where table_id = $1',
  insertSeat: 'insert into seats (table_id, seat, player_id) values ($1, $2, $3)',
  insertSeed: 'insert into seeds (table_id, seed) values ($1, $2) on conflict do nothing',
  readRow: `select ${COLUMNS} from tables where id = $1`,
  isAhead: `select 1 from tables where id = $1
            and (revision > $2 or exists (select 1 from entries where table_id = $1 and n > $3))`,
  readSeed: 'select seed from seeds where table_id = $1',
  readEntries: 'select n, id, line from entries where table_id = $1 and n > $2 order by n',
  readLines: `select count(*) as many, string_agg(line, $4) as lines
              from (select line from entries where table_id = $1 and n >= $2 order by n limit $3) as page`,
  readPacked: 'select packed from archives where table_id = $1',
  isUnchanged: 'update tables set revision = revision where id = $1 and revision = $2',
  isLonger: 'select 1 from entries where table_id = $1 and n >= $2 limit 1',
  pack: 'insert into archives (table_id, lines, packed) values ($1, $2, $3) on conflict do nothing',
  clearEntries: 'delete from entries where table_id = $1',
  unpacked: `select id, status, touched, revision from tables where id in
             (select table_id from entries where n = 0 and table_id > $1 order by table_id limit $2) order by id`,
  due: 'select id from tables where due <= $1 order by due limit $2',
  count: 'select status, count(*) as many from tables group by status',
  countAfter: 'select count(*) as many from tables where id > $1',
  openOf: `select count(*) as many from seats join tables on tables.id = table_id
           where player_id = $1 and seat = -1 and status = 'open'`,
  ofPlayer: 'select distinct table_id from seats where player_id = $1 order by table_id',
  activeOf: `select distinct table_id from seats join tables on tables.id = table_id
             where player_id = $1 and status in ('open', 'running') order by table_id`,
  allIds: 'select id from tables where id > $1 order by id limit 500',
} as const;

/** Tables and their transcripts. */
export function tableRows(db: Database) {
  const packed = async (id: string): Promise<readonly string[]> => {
    const [row] = await db.rows(SQL.readPacked, [id]);
    return row === undefined ? [] : linesOf(id, row.packed);
  };
  return {
    /** Makes a table or changes one: all of it, or nothing and `conflict` when somebody was faster. */
    change({
      table,
      entries,
      row,
      revision,
      seats,
      seed,
      opens,
      also = [],
    }: TableChange): Promise<'done' | 'conflict'> {
      const statements: Statement[] = entries.map(({ n, id, line }) =>
        revision === undefined
          ? { sql: SQL.insertEntry, values: [table, n, id, line], must: true, on: table }
          : {
              sql: SQL.appendEntry,
              values: [table, n, id, line, revision],
              must: true,
              on: table,
              group: APPEND_ENTRIES,
              line: { table, n, id, line, revision },
            },
      );
      if (row !== undefined) statements.push(rowStatement(row));
      if (seed !== undefined) statements.push({ sql: SQL.insertSeed, values: [table, seed], must: true });
      if (seats !== undefined) statements.push(...seatStatements(table, seats));
      if (opens !== undefined) statements.push(rowStatement(opens.row), ...seatStatements(opens.row.id, opens.seats));
      return db.write([...statements, ...also]);
    },

    async read(id: string): Promise<TableRow | null> {
      const rows = await db.rows(SQL.readRow, [id]);
      return rows[0] === undefined ? null : toRow(rows[0]);
    },

    /** Whether more of a table is stored than somebody knows of. */
    async isAhead(id: string, revision: number, version: number): Promise<boolean> {
      await db.settled();
      return (await db.rows(SQL.isAhead, [id, revision, version])).length > 0;
    },

    async seed(id: string): Promise<string | null> {
      const rows = await db.rows(SQL.readSeed, [id]);
      return rows[0] === undefined ? null : String(rows[0].seed);
    },

    /** The lines after number `after`; -1 for all, the head included. */
    async entries(id: string, after: number): Promise<readonly EntryRow[]> {
      await db.settled();
      const rows = await db.rows(SQL.readEntries, [id, after]);
      if (rows.length === 0) return (await packed(id)).map((line, n) => ({ n, id: null, line })).slice(after + 1);
      return rows.map(({ n, id: given, line }) => ({
        n: Number(n),
        id: given === null ? null : String(given),
        line: String(line),
      }));
    },

    /**
     * Packs the lines of a game that is over and was not changed since `revision`; the ids that clients gave their moves
     * are let go. False when it stays as it is.
     */
    async pack(id: string, revision: number): Promise<boolean> {
      await db.settled();
      // Asked before its lines are read: who looks for games to pack comes by again and again.
      if ((await db.rows(SQL.isLonger, [id, MOST_PACKED])).length > 0) return false;
      const lines = (await db.rows(SQL.readEntries, [id, -1])).map(({ line }) => String(line));
      const archive = packLines(lines);
      if (archive === null) return false;
      const answer = await db.write([
        { sql: SQL.isUnchanged, values: [id, revision], must: true, on: id },
        { sql: SQL.pack, values: [id, lines.length, archive], must: true },
        { sql: SQL.clearEntries, values: [id], on: id },
      ]);
      return answer === 'done';
    },

    /** A game that comes packed. */
    addPacked: (id: string, lines: number, archive: Uint8Array) =>
      db.write([{ sql: SQL.pack, values: [id, lines, archive], must: true }]),

    /** Tables after `after`, in the order of their ids, whose lines are not packed. */
    async unpacked(after: string, limit: number) {
      return (await db.rows(SQL.unpacked, [after, limit])).map((row) => ({
        id: String(row.id),
        status: statusOf(row.status),
        touched: Number(row.touched),
        revision: Number(row.revision),
      }));
    },

    /** A page of the transcript as a file, as it is stored; `next` is where the next page begins, if there is one. */
    async file(id: string, from: number): Promise<{ readonly text: string; readonly next: number | null }> {
      await db.settled();
      const [page] = await db.rows(SQL.readLines, [id, from, FILE_LINES, '\n']);
      const many = Number(page?.many ?? 0);
      if (many === 0) {
        const lines = await packed(id);
        const some = lines.slice(from, from + FILE_LINES);
        return {
          text: some.map((line) => `${line}\n`).join(''),
          next: some.length < FILE_LINES ? null : from + FILE_LINES,
        };
      }
      return { text: many === 0 ? '' : `${page?.lines}\n`, next: many < FILE_LINES ? null : from + many };
    },

    /** Newest first. */
    async list({ status, game, player, before, limit }: TableFilter): Promise<readonly TableRow[]> {
      const values: SqlValue[] = [];
      const value = (given: SqlValue): string => `$${values.push(given)}`;
      const where = [
        player === undefined
          ? `visibility = ${value('public')}`
          : `id in (select table_id from seats where player_id = ${value(player)} and seat >= 0)`,
      ];
      if (status !== undefined) where.push(`status = ${value(status)}`);
      if (game !== undefined) where.push(`game = ${value(game)}`);
      if (before !== undefined) where.push(`(touched, id) < (${value(before.touched)}, ${value(before.id)})`);
      const sql = `select ${COLUMNS} from tables where ${where.join(' and ')} order by touched desc, id desc limit ${value(limit)}`;
      return (await db.rows(sql, values)).map(toRow);
    },

    /** A club's tables of these kinds, newest first. */
    async ofClub(
      club: string,
      statuses: readonly TableStatus[],
      { before, limit }: Pick<TableFilter, 'before' | 'limit'>,
    ): Promise<readonly ListedRow[]> {
      const values: SqlValue[] = [];
      const value = (given: SqlValue): string => `$${values.push(given)}`;
      const where = [`club = ${value(club)}`, `status in (${statuses.map(value).join(', ')})`];
      if (before !== undefined) where.push(`(touched, id) < (${value(before.touched)}, ${value(before.id)})`);
      const sql = `select id, touched, body from tables where ${where.join(' and ')} order by touched desc, id desc limit ${value(limit)}`;
      return (await db.rows(sql, values)).map((row) => ({
        id: String(row.id),
        touched: Number(row.touched),
        body: String(row.body),
      }));
    },

    /** Every table that belongs to a player in any way: by a seat, as its host, as somebody who was silenced there. */
    async ofPlayer(player: string): Promise<readonly string[]> {
      return (await db.rows(SQL.ofPlayer, [player])).map(({ table_id }) => String(table_id));
    },

    /** Those of them that wait for players or are played at. */
    async activeOf(player: string): Promise<readonly string[]> {
      return (await db.rows(SQL.activeOf, [player])).map(({ table_id }) => String(table_id));
    },

    /** Those of these tables at which anybody has left orders. */
    async withOrders(tables: readonly string[]): Promise<readonly Pick<TableRow, 'id' | 'body'>[]> {
      const places = tables.map((_, i) => `$${i + 1}`).join(', ');
      const sql = `select id, body from tables where id in (${places}) and body like '%"orders":%'`;
      return (await db.rows(sql, tables)).map(({ id, body }) => ({ id: String(id), body: String(body) }));
    },

    /** How many tables of a host still wait for players. */
    async openOf(host: string): Promise<number> {
      return Number((await db.rows(SQL.openOf, [host]))[0]?.many ?? 0);
    },

    async due(now: number, limit: number): Promise<readonly string[]> {
      return (await db.rows(SQL.due, [now, limit])).map(({ id }) => String(id));
    },

    async count(): Promise<Readonly<Record<string, number>>> {
      const rows = await db.rows(SQL.count, []);
      return Object.fromEntries(rows.map(({ status, many }) => [String(status), Number(many)]));
    },

    async countAfter(after: string): Promise<number> {
      return Number((await db.rows(SQL.countAfter, [after]))[0]?.many ?? 0);
    },

    /** Every table's id after `after`, in order, some at a time. */
    async *ids(after = ''): AsyncGenerator<string> {
      for (let last = after; ; ) {
        const rows = await db.rows(SQL.allIds, [last]);
        for (const { id } of rows) yield String(id);
        if (rows.length === 0) return;
        last = String(rows.at(-1)?.id);
      }
    },
  };
}

/** A new table and who sits there. */
export function newTableStatements(row: TableRow, seats: NonNullable<TableChange['seats']>): Statement[] {
  return [rowStatement(row), ...seatStatements(row.id, seats)];
}

function rowStatement(row: TableRow): Statement {
  const { id, game, status, visibility, revision, created, touched, due, club, body } = row;
  return revision === 0
    ? {
        sql: SQL.insertRow,
        values: [id, game, status, visibility, 0, created, touched, due, club, body],
        must: true,
        on: id,
      }
    : {
        sql: SQL.updateRow,
        values: [id, status, visibility, revision, touched, due, body, revision - 1],
        must: true,
        on: id,
      };
}

function seatStatements(table: string, seats: NonNullable<TableChange['seats']>): Statement[] {
  return [
    { sql: SQL.clearSeats, values: [table] },
    ...seats.map(({ seat, player }) => ({ sql: SQL.insertSeat, values: [table, seat, player] })),
  ];
}

function statusOf(stored: unknown): TableStatus {
  const status = TABLE_STATUS.find((one) => one === stored);
  if (status === undefined) throw new DamageError(`A table's status is "${stored}", which nobody writes.`);
  return status;
}

function toRow(row: Row): TableRow {
  return {
    id: String(row.id),
    game: String(row.game),
    status: statusOf(row.status),
    visibility: row.visibility === 'public' ? 'public' : 'private',
    revision: Number(row.revision),
    created: Number(row.created),
    touched: Number(row.touched),
    due: row.due === null || row.due === undefined ? null : Number(row.due),
    club: row.club === null || row.club === undefined ? null : String(row.club),
    body: String(row.body),
  };
}
