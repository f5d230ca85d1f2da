import type { Games } from '../games.ts';
import type { Figure } from '../store/profile-rows.ts';
import type { LiveTable } from '../tables/live-table.ts';

/** What a finished game has counted of each seat; nothing where it counts nothing, or its counting falls over. */
export function figuresOf(games: Games, { doc, match }: Pick<LiveTable, 'doc' | 'match'>): readonly Figure[] {
  const { statistics } = games.get(doc.game);
  // What was counted up to a resignation is no figure of a game.
  if (match === null || statistics === null || doc.status !== 'finished') return [];
  const events = [match.opening, ...match.standing.map(({ told }) => told)].flat().map(({ event }) => event);
  try {
    return statistics
      .count(events, doc.seats.length)
      .flatMap(({ rows }) => rows)
      .flatMap(({ name, figures }) => figures.map((figure, seat) => ({ seat, name, figure })));
  } catch {
    return [];
  }
}
