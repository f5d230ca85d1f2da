import type { PuzzleTried } from '@naos/protocol';
import type { Database } from './database.ts';

/** There are not half as many puzzles; whoever sends more keeps the first. */
export const MOST_KEPT = 2_000;

const SQL = {
  add: `insert into puzzle_tries (player_id, game, puzzle, rating, solved, at) values ($1, $2, $3, $4, $5, $6)
        on conflict do nothing`,
  of: `select game, puzzle, rating, solved, at from puzzle_tries where player_id = $1
       order by at, game, puzzle limit ${MOST_KEPT}`,
  count: 'select count(*) as many from puzzle_tries where player_id = $1',
} as const;

/** Which puzzles people have tried. The first try at each is the one that is kept. */
export function puzzleRows(db: Database) {
  return {
    async add(player: string, tries: readonly PuzzleTried[]): Promise<void> {
      const [row] = await db.rows(SQL.count, [player]);
      const room = Math.max(0, MOST_KEPT - Number(row?.many ?? 0));
      const fresh = tries.slice(0, room);
      if (fresh.length === 0) return;
      await db.write(
        fresh.map(({ game, id, rating, right, at }) => ({
          sql: SQL.add,
          values: [player, game, id, rating, right ? 1 : 0, at],
        })),
      );
    },

    async of(player: string): Promise<PuzzleTried[]> {
      return (await db.rows(SQL.of, [player])).map((row) => ({
        game: String(row.game),
        id: String(row.puzzle),
        rating: Number(row.rating),
        right: Number(row.solved) === 1,
        at: Number(row.at),
      }));
    },
  };
}
