import { RequestRefusal } from '../request-refusal.ts';
import type { Services } from '../services.ts';
import { type ClubRow, clubUpdate, takeVotes } from '../store/club-rows.ts';
import type { SeatInfo, TableDoc } from '../tables/doc.ts';
import { type Asker, docFrom, openTableWith } from '../tables/new-table.ts';
import type { Tables } from '../tables/tables.ts';
import { clubOf } from './door.ts';

/** A vote is for one evening. */
const EVENING_MS = 18 * 3_600_000;
/** Two who press at once, or before they see the other's table, come to the same one. */
const SAME_PRESS_MS = 10_000;
const MOST_TRIES = 8;

/** What the members would like to play tonight, the earliest vote first. */
export function votesOf({ store, now }: Pick<Services, 'store' | 'now'>, club: string) {
  return store.clubs.votes(club, now() - EVENING_MS);
}

/** The vote for a game becomes a table, with seats for as many of its voters as the game has. */
export async function openVoted(
  services: Services,
  tables: Tables,
  me: Asker,
  id: string,
  game: string,
): Promise<{ readonly table: string; readonly isNew: boolean }> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const club = await clubOf(services, id, me.id);
    const { opened } = club.body;
    if (opened?.game === game && services.now() - opened.at < SAME_PRESS_MS)
      return { table: opened.table, isNew: false };
    const doc = await docOfVote(services, club, game, me);
    const seated = doc.seats.flatMap(({ player }) => (player === null ? [] : [player]));
    const body = { ...club.body, opened: { table: doc.id, game, at: services.now() } };
    const also = [clubUpdate({ ...club, body }), ...takeVotes(id, seated)];
    if ((await openTableWith(services, tables, doc, also)) !== null) return { table: doc.id, isNew: true };
  }
  throw new RequestRefusal('not stored', 'Too many changes at once in this club; try again.');
}

async function docOfVote(services: Services, club: ClubRow, game: string, me: Asker): Promise<TableDoc> {
  const { min, max } = services.games.get(game).rules.seats;
  const voters = (await votesOf(services, club.id)).filter((vote) => vote.game === game && vote.player !== me.id);
  const names = new Map((await services.store.clubs.members(club.id)).map(({ player, name }) => [player, name]));
  const kept = voters.flatMap(({ player }): SeatInfo[] => {
    const keptFor = names.get(player);
    return keptFor === undefined ? [] : [{ kind: 'open', player, name: '', keptFor, invite: null }];
  });
  const friends = kept.slice(0, max - 1);
  const free = Array.from({ length: Math.max(0, min - 1 - friends.length) }, () => ({ kind: 'open' as const }));
  const seats = [{ kind: 'me' as const }, ...friends.map(() => ({ kind: 'open' as const })), ...free];
  const doc = docFrom(services, { game, seats, room: true }, me);
  return { ...doc, club: club.id, seats: doc.seats.map((seatInfo, i) => friends[i - 1] ?? seatInfo) };
}
