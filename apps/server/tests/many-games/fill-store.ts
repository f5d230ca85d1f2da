import type { Statement } from '../../src/store/database.ts';
import type { Store } from '../../src/store/store.ts';
import type { TableDoc } from '../../src/tables/doc.ts';

const PLAYERS = 500;
const AT_ONCE = 5_000;
const GAMES = ['aton', 'kemet', 'tekhenu', 'temple-of-fate'] as const;
const gameOf = (i: number): string => GAMES[i % GAMES.length] ?? 'aton';

const insert = (sql: string, values: Statement['values']): Statement => ({ sql, values });

/** As many puzzles as somebody can have tried. */
export async function fillPuzzles({ db }: Store, player: string, tries: number): Promise<void> {
  const sql = 'insert into puzzle_tries (player_id, game, puzzle, rating, solved, at) values ($1, $2, $3, $4, $5, $6)';
  await db.write(
    Array.from({ length: tries }, (_, i) => ({ sql, values: [player, 'aton', `puzzle-${i}`, 1000, i % 2, i] })),
  );
}

/** Tries at one duel of a day, the first of them `me`'s. */
export async function fillDuels(store: Store, day: string, me: string, tries: number): Promise<void> {
  const players = Array.from({ length: tries }, (_, i) => (i === 0 ? me : `duel${i}`.padEnd(16, '_')));
  const arrive = `insert into players (id, name, created, seen, body) values ($1, 'Anybody', 0, 0, '{}') on conflict do nothing`;
  await store.db.write(players.map((player) => insert(arrive, [player])));
  await Promise.all(
    players.map((player, i) =>
      store.duels.add(
        { day, game: 'aton', player, place: 1 + (i % 2), points: 20 + (i % 17), other: 20 + (i % 23) },
        { at: i, print: String(i), text: '' },
      ),
    ),
  );
}

/** Fills a store with games that ended and tables that wait, as they lie there after years; `me` sat at some of them, the more the fewer they were played `among`. */
export async function fillStore(
  store: Store,
  template: TableDoc,
  me: string,
  { finished, open, among = PLAYERS }: { readonly finished: number; readonly open: number; readonly among?: number },
): Promise<void> {
  const players = Array.from({ length: among }, (_, i) => (i === 0 ? me : `player-${i}`.padEnd(16, '_')));
  for (let begun = 0; begun < finished + open; begun += AT_ONCE) {
    const statements: Statement[] = [];
    for (let i = begun; i < Math.min(begun + AT_ONCE, finished + open); i++) {
      const id = `t${i}`.padEnd(10, 'x');
      const status = i < finished ? 'finished' : 'open';
      const game = gameOf(i);
      const pair = [players[i % among] ?? '', players[(i * 7 + 1) % among] ?? ''];
      const body = JSON.stringify({ ...template, id, game, status });
      statements.push(
        {
          sql: `insert into tables (id, game, status, visibility, revision, created, touched, due, body)
                values ($1, $2, $3, 'public', 1, $4, $4, null, $5)`,
          // Tables that wait are young, or they would be cancelled.
          values: [id, game, status, status === 'open' ? Date.now() : 1_000_000 + i, body],
          on: id,
        },
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
        // As many ratings as games: a server where everybody came once.
        insert('insert into ratings (game, player_id, mu, sigma, games, rank) values ($1, $2, $3, $4, 1, $5)', [
          game,
          `once${i}`.padEnd(16, 'x'),
          '25',
          '8',
          i,
        ]),
      );
    }
    await store.db.write(statements);
  }
}
