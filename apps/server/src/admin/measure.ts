import { statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { freshTableId } from '../secret.ts';
import { type RunningServer, startServer } from '../server.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';
import type { Follower } from '../tables/live-table.ts';

/** Things of one kind that are asked for. */
const ASKED = 40;
const QUIET_MS = 2_000;
const LISTS = ['?limit=50', '?limit=50&status=finished', '?limit=50&status=running', '?limit=50&game=kemet'];

/** Milliseconds of one thing that is asked for again and again: by the clock, and of processor. */
export interface Cost {
  readonly middle: number;
  readonly most: number;
  readonly processor: number;
}

/** What a server costs with the store that it has. */
export interface Measured {
  readonly finished: number;
  readonly running: number;
  readonly bytes: number;
  readonly startMs: number;
  /** Of the whole process, with nobody there. */
  readonly memoryMb: number;
  readonly open: Cost;
  /** The longest of the games that are over. */
  readonly longest: Cost;
  /** What the longest show, from their first line on, to somebody who comes to look on; they are open by then. */
  readonly shown: Cost;
  readonly list: Cost;
  readonly profile: Cost;
}

/** Starts a server for nobody on the store, asks it for this and that, and stops it. */
export async function measureStore(settings: Settings): Promise<Measured> {
  const begun = performance.now();
  const server = await startServer({ ...settings, port: 0, host: '127.0.0.1', site: null, limits: false });
  try {
    const startMs = performance.now() - begun;
    await wait(QUIET_MS);
    const memoryMb = process.memoryUsage.rss() / 2 ** 20;
    const { store } = server;
    const { finished = 0, running = 0 } = await store.tables.count();
    const [tables, players] = [await anyOf(store, 'tables'), await anyOf(store, 'players')];
    const open = await costOf(tables, (id) => server.tables.open(id));
    const long = (await longestOf(store)).filter((id) => server.tables.peek(id) === undefined);
    const longest = await costOf(long, (id) => server.tables.open(id));
    const shown = await costOf(long, (id) => show(server, id));
    const list = await costOf(
      tables.map((_, i) => `/api/tables${LISTS[i % LISTS.length]}`),
      (path) => asked(server, path),
    );
    const profile = await costOf(players, (id) => asked(server, `/api/players/${id}`));
    const bytes = await bytesOf(store, settings.store);
    return { finished, running, bytes, startMs, memoryMb, open, longest, shown, list, profile };
  } finally {
    await server.stop();
  }
}

/** Shows a table to a passer-by. */
async function show({ tables }: RunningServer, id: string): Promise<void> {
  const passerBy: Follower = {
    ...{ player: '', asker: '', watch: undefined, seat: null, version: -1, orders: null },
    send: () => {},
    isOpen: () => true,
    showOut: () => {},
  };
  tables.unfollow(await tables.follow(id, passerBy, {}), passerBy);
}

async function asked({ app }: RunningServer, path: string): Promise<void> {
  const { statusCode, body } = await app.inject(path);
  if (statusCode !== 200 && statusCode !== 404) throw new Error(`${path}: ${statusCode} ${body}`);
}

/** Some ids, wherever in the order they lie. */
async function anyOf({ db }: Store, table: 'tables' | 'players'): Promise<readonly string[]> {
  const found: string[] = [];
  const sql = `select id from ${table} where id >= $1 order by id limit 1`;
  for (let i = 0; i < ASKED; i++) {
    const [row] = await db.rows(sql, [freshTableId().slice(0, 4)]);
    if (row !== undefined) found.push(String(row.id));
  }
  return found;
}

const LONGEST = `
  select table_id, max(lines) as many from
    (select table_id, lines from archives union all select table_id, lines from positions) as games
  group by table_id order by many desc limit $1`;

/** The longest games, packed or, because they are too long for it, not. */
async function longestOf({ db }: Store): Promise<readonly string[]> {
  const rows = await db.rows(LONGEST, [ASKED]);
  return rows.map(({ table_id }) => String(table_id));
}

async function costOf<T>(things: readonly T[], ask: (thing: T) => Promise<unknown>): Promise<Cost> {
  const [byClock, ofProcessor]: [number[], number[]] = [[], []];
  for (const thing of things) {
    const [begun, before] = [performance.now(), process.cpuUsage()];
    await ask(thing);
    const { user, system } = process.cpuUsage(before);
    byClock.push(performance.now() - begun);
    ofProcessor.push((user + system) / 1_000);
  }
  const at = (times: readonly number[], share: number): number =>
    times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0;
  return { middle: at(byClock, 0.5), most: at(byClock, 1), processor: at(ofProcessor, 0.5) };
}

async function bytesOf({ db }: Store, where: string): Promise<number> {
  if (db.kind === 'sqlite') return statSync(where).size;
  const [row] = await db.rows('select pg_database_size(current_database()) as bytes', []);
  return Number(row?.bytes ?? 0);
}
