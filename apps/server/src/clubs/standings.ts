import { NEWCOMER } from '../ratings/plackett-luce.ts';
import { ratedAfter } from '../ratings/rated-after.ts';
import type { Services } from '../services.ts';
import { ALL_GAMES, type StandingRow, standingStatements } from '../store/club-rows.ts';
import type { Statement } from '../store/database.ts';

const LAST_PLACES = 5;

/** What a result of a club's table adds to its standings, over all games and in this one. */
export async function standingsAfter(
  { store }: Pick<Services, 'store'>,
  club: string,
  game: string,
  players: readonly string[],
  places: readonly number[],
): Promise<readonly Statement[]> {
  const kinds = [ALL_GAMES, game];
  const known = await store.clubs.standingsOf(club, kinds, [...new Set(players)]);
  const rows = kinds.flatMap((kind) =>
    after(
      kind,
      players,
      places,
      known.filter((row) => row.game === kind),
    ),
  );
  return standingStatements(club, rows);
}

function after(
  game: string,
  players: readonly string[],
  places: readonly number[],
  known: readonly StandingRow[],
): StandingRow[] {
  const fresh: Omit<StandingRow, 'player'> = { game, ...NEWCOMER, games: 0, wins: 0, last: [] };
  const before = players.map((player) => known.find((row) => row.player === player) ?? { ...fresh, player });
  return ratedAfter(before, places).map((row) => {
    const place = places[players.indexOf(row.player)] ?? players.length;
    return { ...row, wins: row.wins + (place === 1 ? 1 : 0), last: [...row.last, place].slice(-LAST_PLACES) };
  });
}
