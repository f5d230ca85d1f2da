import pg from 'pg';
import { messageOf } from '../problem.ts';
import { type Database, type Row, type SqlValue, type Statement, StoreError } from './database.ts';
import { type Answer, GroupedWrites } from './grouped-writes.ts';

/** Of no meaning but to be the same for every node. */
const LOCK_KEY = 6_266_701;
const POOL_CONNECTIONS = 10;

pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** The scale-out store: any number of nodes on one PostgreSQL. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_CONNECTIONS,
    connectionTimeoutMillis: 5_000,
    // Statements of one transaction do not wait for each other's answers.
    pipeline: true,
  });
  // A server that goes away emits on the pool and, after end(), on each client: without listeners the process dies.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const names = new Map<string, string>();
  const query = (sql: string, values: readonly (SqlValue | readonly SqlValue[])[]) => {
    let name = names.get(sql);
    if (name === undefined) {
      name = `s${names.size}`;
      names.set(sql, name);
    }
    return { name, text: sql, values: [...values] };
  };

  const writeTogether = async (statements: readonly Statement[]): Promise<Answer> => {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      // All of it is on its way before the first answer is back; what comes after one that does not hold is taken back too.
      const begun = client.query('begin');
      const results = statements.map(({ sql, values }) => client.query(query(sql, values)));
      const [opened, ...answers] = await Promise.allSettled([begun, ...results]);
      if (opened.status === 'rejected') throw opened.reason;
      for (const [i, answer] of answers.entries()) {
        if (answer.status === 'rejected') throw answer.reason;
        if (statements[i]?.must !== true || answer.value.rowCount !== 0) continue;
        await client.query('rollback');
        return 'conflict';
      }
      await client.query('commit');
      return 'done';
    } catch (problem) {
      broken = problem instanceof Error ? problem : new Error(String(problem));
      throw problem;
    } finally {
      // A client that failed in mid-transaction is thrown away: nobody knows where it stands.
      client.release(broken);
    }
  };

  const writeOne = async ({ sql, values, must }: Statement): Promise<Answer> => {
    const { rowCount } = await pool.query(query(sql, values));
    return must && rowCount === 0 ? 'conflict' : 'done';
  };
  const grouped = new GroupedWrites({
    rows: async (sql, values) => (await pool.query<Row>(query(sql, values))).rows,
    write: writeOne,
    isOwnFault: (problem) => problem instanceof pg.DatabaseError && /^2[23]/.test(problem.code ?? ''),
  });

  return {
    kind: 'postgres',
    rows: async (sql, values) => {
      try {
        return (await pool.query<Row>(query(sql, values))).rows;
      } catch (problem) {
        throw storeError(problem);
      }
    },
    write: async (statements) => {
      try {
        const only = statements.length === 1 ? statements[0] : undefined;
        if (only === undefined) return await writeTogether(statements);
        const { group } = only;
        return await (group === undefined ? writeOne(only) : grouped.add({ ...only, group }));
      } catch (problem) {
        throw storeError(problem);
      }
    },
    settled: async () => {},
    alone: async (work) => {
      const client = await pool.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
        await work();
      } finally {
        await client.query('select pg_advisory_unlock($1)', [LOCK_KEY]).catch(() => {});
        client.release();
      }
    },
    backup: async () => {
      throw new StoreError('A PostgreSQL store is backed up with pg_dump; docs/hosting.md shows the command.');
    },
    check: async () => [],
    close: () => pool.end(),
  };
}

function storeError(problem: unknown): StoreError {
  return new StoreError(messageOf(problem), { cause: problem });
}
