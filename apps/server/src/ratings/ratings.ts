import type { Outcome } from '@naos/engine';
import { standingsAfter } from '../clubs/standings.ts';
import type { Services } from '../services.ts';
import { endStatements, type Figure } from '../store/profile-rows.ts';
import { type RatingEntry, type ResultRow, rankOf } from '../store/record-rows.ts';
import { resignedSeat, type TableDoc } from '../tables/doc.ts';
import { NEWCOMER, type Skill } from './plackett-luce.ts';
import { ratedAfter } from './rated-after.ts';

/** Metrics are shown on the scale that players know: 1000 for a newcomer. */
const SCALE = 40;
const MOST_TRIES = 8;

/** Whom a chair's result belongs to: the person, also one who left it to a bot; else the house bot of that level. */
export function ratingKey({ kind, player, name }: TableDoc['seats'][number]): string {
  return player ?? (kind === 'bot' ? `bot:${name}` : '');
}

/** How a table ended for its seats: by the rules, or because one of two gave up; null: it has no result. */
export function resultOf(doc: TableDoc): Pick<Outcome, 'places' | 'points'> | null {
  if (doc.status === 'finished') return doc.outcome;
  const resigned = resignedSeat(doc);
  // Nobody counts the points of a game that was not played to its end.
  return resigned === null ? null : { places: doc.seats.map((_, seat) => (seat === resigned ? 2 : 1)), points: [] };
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
    const ratings = doc.rated ? await ratingsAfter(services, doc.game, players, places) : [];
    const ofClub = doc.club === undefined ? [] : await standingsAfter(services, doc.club, doc.game, players, places);
    const strong = withStrength(result, ratings, doc);
    const own = endStatements({ ...strong, isPublic: doc.visibility === 'public', ratings, figures });
    const more = [...own, ...ofClub];
    if ((await records.finish(strong, ratings, more)) === 'done' || (await records.hasResult(doc.id))) return;
  }
}

/** With what its players are worth. Only games that everybody may look at, played to their end by people, are listed. */
function withStrength(result: ResultRow, ratings: readonly RatingEntry[], doc: TableDoc): ResultRow {
  const { players } = result.body;
  const after = players.flatMap((player) => ratings.find((entry) => entry.player === player) ?? []);
  if (!doc.rated || after.length < players.length) return result;
  const body = { ...result.body, ratings: after.map((entry) => shownRating(entry).rating) };
  const isListed =
    doc.visibility === 'public' && doc.status === 'finished' && players.every((player) => !player.startsWith('bot:'));
  const least = after.reduce((sum, { mu, sigma }) => sum + mu - 2 * sigma, 0) / after.length;
  return { ...result, body, strength: isListed ? rankOf(least) : null };
}

async function ratingsAfter(
  { store }: Services,
  game: string,
  players: readonly string[],
  places: readonly number[],
): Promise<RatingEntry[]> {
  const known = await store.records.ratingsOf(game, [...new Set(players)]);
  const before = players.map(
    (player): RatingEntry => known.find((entry) => entry.player === player) ?? { player, ...NEWCOMER, games: 0 },
  );
  return ratedAfter(before, places);
}

/** A rating as it is shown, with its uncertainty. */
export function shownRating({ mu, sigma }: Skill): { readonly rating: number; readonly spread: number } {
  return { rating: Math.round(mu * SCALE), spread: Math.round(sigma * SCALE) };
}
