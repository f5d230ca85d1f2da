import type { Outcome } from '@naos/engine';
import type { Services } from '../services.ts';
import { endStatements, type Figure } from '../store/profile-rows.ts';
import type { RatingEntry, ResultRow } from '../store/record-rows.ts';
import type { TableDoc } from '../tables/doc.ts';
import { NEWCOMER, skillsAfter } from './plackett-luce.ts';

/** Metrics are shown on the scale that players know: 1000 for a newcomer. */
const SCALE = 40;
const MOST_TRIES = 8;

/** Whom a chair's result belongs to: the person, also one who left it to a bot; else the house bot of that level. */
export function ratingKey({ kind, player, name }: TableDoc['seats'][number]): string {
  return player ?? (kind === 'bot' ? `bot:${name}` : '');
}

/** How a table ended for its seats: by the rules, or because one of two gave up; null: it has no result. */
export function resultOf({ status, outcome, resigned, seats }: TableDoc): Pick<Outcome, 'places' | 'points'> | null {
  if (status === 'finished') return outcome;
  // Nobody counts the points of a game that was not played to its end.
  return resigned === undefined ? null : { places: seats.map((_, seat) => (seat === resigned ? 2 : 1)), points: [] };
}

/**
 * Notes the result of a finished table, once, and what it does to the ratings of a rated one. `figures`: what the game
 * counted, where it is at hand.
 */
export async function recordResult(services: Services, doc: TableDoc, figures: readonly Figure[] = []): Promise<void> {
  const outcome = resultOf(doc);
  if (outcome === null) return;
  const { records } = services.store;
  const players = doc.seats.map(ratingKey);
  const { places, points } = outcome;
  const result: ResultRow = {
    table: doc.id,
    game: doc.game,
    seats: players.length,
    ended: services.now(),
    body: { places, points, players, rated: doc.rated },
  };
  // Another table may change the same player's rating meanwhile: then work it out again.
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const ratings = doc.rated
      ? newRatings(players, places, await records.ratingsOf(doc.game, [...new Set(players)]))
      : [];
    const more = endStatements({ ...result, isPublic: doc.visibility === 'public', ratings, figures });
    if ((await records.finish(result, ratings, more)) === 'done' || (await records.hasResult(doc.id))) return;
  }
}

/** Ratings after one game. A player on several chairs, such as a house bot twice, gains or loses on each of them in turn. */
function newRatings(
  players: readonly string[],
  places: readonly number[],
  known: readonly RatingEntry[],
): RatingEntry[] {
  const before = players.map(
    (player) => known.find((entry) => entry.player === player) ?? { player, ...NEWCOMER, games: 0 },
  );
  const after = skillsAfter(before, places);
  const changed = new Map<string, RatingEntry>();
  for (const [i, { player, mu, sigma, games }] of before.entries()) {
    const fresh = after[i];
    if (fresh === undefined) continue;
    const sofar = changed.get(player) ?? { player, mu, sigma, games };
    changed.set(player, {
      player,
      mu: sofar.mu + fresh.mu - mu,
      sigma: Math.min(sofar.sigma, fresh.sigma),
      games: games + 1,
    });
  }
  return [...changed.values()];
}

/** A rating as it is shown, with its uncertainty. */
export function shownRating({ mu, sigma }: RatingEntry): { readonly rating: number; readonly spread: number } {
  return { rating: Math.round(mu * SCALE), spread: Math.round(sigma * SCALE) };
}
