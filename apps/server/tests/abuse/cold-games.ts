import { gameModuleOf } from '@naos/registry';
import { must } from '../kit/must.ts';
import { randomMatch } from '../kit/random-match.ts';
import { testServer } from '../kit/server.ts';
import { storeMatch } from '../kit/store-match.ts';

const SEED = 11;
export const COLD_GAMES = 400;
/** The table of a game that nobody has looked at for long. */
export const coldGame = (i: number): string => `cold${String(i % COLD_GAMES).padStart(6, '0')}`;

/** Fills a store with long games that are over, each of which has to be played through to be shown. */
export async function fillWithColdGames(env: Readonly<Record<string, string>>): Promise<void> {
  const rules = must(await gameModuleOf('kemet')?.rules());
  const server = await testServer(env);
  const { store } = server;
  const one = await storeMatch(server, randomMatch(rules, 5, Number.POSITIVE_INFINITY, SEED), SEED);
  await store.tables.pack(one, must(await store.tables.read(one)).revision);
  const copies = Array.from({ length: COLD_GAMES }, (_, i) => [one, coldGame(i)] as const);
  const columns = 'game, status, visibility, revision, created, touched, due, club';
  await store.db.write(
    copies.flatMap((values) => [
      {
        sql: `insert into tables (id, ${columns}, body) select $2, ${columns}, replace(body, $1, $2) from tables where id = $1`,
        values,
        on: values[1],
      },
      {
        sql: 'insert into archives (table_id, lines, packed) select $2, lines, packed from archives where table_id = $1',
        values,
      },
      { sql: 'insert into seeds (table_id, seed) select $2, seed from seeds where table_id = $1', values },
    ]),
  );
  await server.stop();
}
