import { gameModuleOf } from '@naos/registry';
import { expect, test } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import type { Statement } from '../src/store/database.ts';
import type { TableDoc } from '../src/tables/doc.ts';
import { Client } from './kit/client.ts';
import { longMatch } from './kit/random-match.ts';
import { testServer } from './kit/server.ts';
import { storeMatch } from './kit/store-match.ts';

/** `npm run test:abuse` asks at full size; `npm test` at a tenth of it. */
const SHARE = process.env.ABUSE_ROUNDS === undefined ? 10 : 1;
const FINISHED = 100_000 / SHARE;
const OPEN = 10_000 / SHARE;
const LINES = 20_000;
const SEED = 7;
const PLAYERS = 500;
/** Processor time that one request may take, and how much more than at a server with next to nothing in its store. */
const MOST_MS = 5;
const MOST_TIMES = 4;
const ASKED = 15;

const GAMES = ['aton', 'kemet', 'tekhenu', 'temple-of-fate'] as const;
const gameOf = (i: number): string => GAMES[i % GAMES.length] ?? 'aton';

/** Fills the store with games that ended and tables that wait, as they lie there after years. */
async function fill(server: RunningServer, template: TableDoc, me: string): Promise<void> {
  const players = Array.from({ length: PLAYERS }, (_, i) => (i === 0 ? me : `player-${i}`.padEnd(16, '_')));
  const insert = (sql: string, values: Statement['values']): Statement => ({ sql, values });
  for (let begun = 0; begun < FINISHED + OPEN; begun += 5_000) {
    const statements: Statement[] = [];
    for (let i = begun; i < Math.min(begun + 5_000, FINISHED + OPEN); i++) {
      const id = `t${i}`.padEnd(10, 'x');
      const status = i < FINISHED ? 'finished' : 'open';
      const game = gameOf(i);
      const pair = [players[i % PLAYERS] ?? '', players[(i * 7 + 1) % PLAYERS] ?? ''];
      const body = JSON.stringify({ ...template, id, game, status });
      statements.push(
        insert(
          `insert into tables (id, game, status, visibility, revision, created, touched, due, body)
           values ($1, $2, $3, 'public', 1, $4, $4, null, $5)`,
          [id, game, status, 1_000_000 + i, body],
        ),
        ...pair.map((player, seat) =>
          insert('insert into seats (table_id, seat, player_id) values ($1, $2, $3)', [id, seat, player]),
        ),
      );
      if (status === 'open') continue;
      const result = JSON.stringify({ places: [1, 2], points: [5, 3], players: pair, rated: true });
      statements.push(
        insert('insert into results (table_id, game, seats, ended, body) values ($1, $2, 2, $3, $4)', [
          id,
          game,
          1_000_000 + i,
          result,
        ]),
      );
      // As many ratings as games: a server where everybody came once.
      statements.push(
        insert('insert into ratings (game, player_id, mu, sigma, games, rank) values ($1, $2, $3, $4, 1, $5)', [
          game,
          `once${i}`.padEnd(16, 'x'),
          '25',
          '8',
          i,
        ]),
      );
    }
    await server.store.db.write(statements);
  }
}

/** Processor time of one request in milliseconds, the middle of several. */
async function costOf(client: Client, path: string): Promise<number> {
  const costs: number[] = [];
  for (let i = 0; i < ASKED; i++) {
    const before = process.cpuUsage();
    await client.request('GET', path);
    const { user, system } = process.cpuUsage(before);
    costs.push((user + system) / 1_000);
  }
  return costs.toSorted((a, b) => a - b)[Math.floor(ASKED / 2)] ?? 0;
}

/** The addresses of a game's routes. One of `LINES` lines may lie in a store from before there were bounds. */
async function routesOf(server: RunningServer, lines: number): Promise<string[]> {
  const rules = await gameModuleOf('aton')?.rules();
  if (rules === undefined) throw new Error('no Aton');
  const table = await storeMatch(server, longMatch(rules, 2, lines, SEED), SEED);
  const last = (await server.tables.open(table)).versionFor(null);
  const moments = [0, Math.round(last / 2), last - 40].map((from) => `/moments?seat=1&from=${from}`);
  return ['', '/transcript', ...moments].map((route) => `/api/tables/${table}${route}`);
}

test(`with ${FINISHED} finished games, ${OPEN} open tables and a game of ${LINES} lines no route costs more than at an empty server`, async () => {
  const [empty, full] = [await testServer(), await testServer()];
  const [newcomer, regular] = [await Client.guest(empty.port), await Client.guest(full.port)];
  const order = {
    game: 'aton',
    visibility: 'public' as const,
    seats: [{ kind: 'me' as const }, { kind: 'open' as const }],
  };
  const opened = await Promise.all([newcomer, regular].map((client) => client.open(order)));
  const row = await full.store.tables.read(opened[1]?.card.id ?? '');
  await fill(full, JSON.parse(row?.body ?? '{}') as TableDoc, regular.id);

  const lists = ['', '&status=open', '&status=finished', '&game=kemet', '&status=finished&game=aton', '&mine=true'];
  const paths = [
    '/api/games',
    '/api/me',
    ...lists.map((list) => `/api/tables?limit=50${list}`),
    '/api/ratings/aton',
    '/api/figures/aton',
    '/api/me/export',
    '/readyz',
  ];
  const [ofShort, ofLong] = [await routesOf(empty, 100), await routesOf(full, LINES)];
  const rows: string[] = [];
  const dear: string[] = [];
  for (const [i, path] of [...ofLong, ...paths].entries()) {
    const other = ofShort[i] ?? path;
    await Promise.all([costOf(newcomer, other), costOf(regular, path)]);
    const [few, many] = [await costOf(newcomer, other), await costOf(regular, path)];
    rows.push(`${path}: ${few.toFixed(2)} ms of processor, ${many.toFixed(2)} ms with everything`);
    if (many > MOST_MS && many > MOST_TIMES * few) dear.push(path);
  }
  console.log(rows.join('\n'));
  expect(dear).toEqual([]);
  await Promise.all([empty.stop(), full.stop()]);
});
