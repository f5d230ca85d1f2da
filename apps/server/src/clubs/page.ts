import type { ClubDoor, ClubHistory, ClubNews, ClubPage, ClubStanding, TableCard } from '@naos/protocol';
import { NOBODY_ELSE } from '../presence.ts';
import { shownRating } from '../ratings/ratings.ts';
import type { Services } from '../services.ts';
import { ALL_GAMES, type ClubRow, type MemberRow, type StandingRow } from '../store/club-rows.ts';
import type { ListedRow } from '../store/table-rows.ts';
import { cardOfRow, readPosition } from '../tables/lobby.ts';
import type { Tables } from '../tables/tables.ts';
import { clubLink } from './door.ts';
import { talkAfter } from './talk.ts';
import { votesOf } from './vote.ts';

/** Tables that are shown at once; who has more looks into their own lists. */
const TABLES_SHOWN = 100;
const HISTORY_SHOWN = 8;
const STANDINGS_SHOWN = 200;

/** Everything that a member sees when they come. `here`: who looks at it now. */
export async function clubPage(
  services: Services,
  tables: Tables,
  club: ClubRow,
  me: string,
  here: ReadonlySet<string>,
): Promise<ClubPage> {
  const { store } = services;
  const { id, created } = club;
  const members = await store.clubs.members(id);
  const [votes, running, history, standings, chat] = await Promise.all([
    clubVotes(services, id),
    store.tables.ofClub(id, ['open', 'running'], { limit: TABLES_SHOWN }),
    clubHistory(services, tables, id),
    clubStandings(services, id, ALL_GAMES),
    talkAfter(services, id, members),
  ]);
  return {
    id,
    created,
    ...aboutClub(services, club, members),
    here: [...here],
    votes,
    tables: await cardsOf(services, tables, running),
    history,
    standings,
    chat,
    notices: members.find(({ player }) => player === me)?.notices ?? false,
  };
}

export function aboutClub(
  { secret }: Services,
  club: ClubRow,
  members: readonly MemberRow[],
): NonNullable<ClubNews['about']> {
  const { host, games, body } = club;
  return {
    name: body.name,
    crest: body.crest,
    host,
    games,
    link: clubLink(secret, club),
    members: members.map(({ player, name, joined, silenced }) => ({ id: player, name, joined, silenced })),
  };
}

export async function clubVotes(services: Services, club: string) {
  return (await votesOf(services, club)).map(({ player, game }) => ({ player, game }));
}

export async function clubStandings({ store }: Services, club: string, game: string): Promise<ClubStanding[]> {
  return (await store.clubs.standings(club, game, STANDINGS_SHOWN)).map(shownStanding);
}

/** Games that are over, a page of them. */
export async function clubHistory(
  services: Services,
  tables: Tables,
  club: string,
  before?: string,
): Promise<ClubHistory> {
  const rows = await services.store.tables.ofClub(club, ['finished', 'cancelled'], {
    limit: HISTORY_SHOWN + 1,
    ...(before === undefined ? {} : { before: readPosition(before) }),
  });
  const page = rows.slice(0, HISTORY_SHOWN);
  const last = page.at(-1);
  return {
    // Games that somebody gave up have a result; those that all ended together have none.
    tables: (await cardsOf(services, tables, page)).filter(
      (card) => card.outcome !== null || card.resigned !== undefined,
    ),
    next: rows.length > HISTORY_SHOWN && last !== undefined ? `${last.touched}.${last.id}` : null,
  };
}

export async function cardsOf(services: Services, tables: Tables, rows: readonly ListedRow[]): Promise<TableCard[]> {
  const elsewhere = await services.presence.elsewhere(rows.map(({ id }) => id));
  return rows.flatMap((row) => cardOfRow(services, tables, row, elsewhere.get(row.id) ?? NOBODY_ELSE));
}

/** What the link shows to somebody outside: which club it is, and how many belong to it, but not who. */
export async function clubDoor({ store }: Services, club: ClubRow, me: string): Promise<ClubDoor> {
  const { id, games, host, body } = club;
  return {
    id,
    name: body.name,
    crest: body.crest,
    host: (await store.players.read(host))?.name ?? '',
    members: await store.clubs.count(id),
    games,
    inside: await store.clubs.isMember(id, me),
  };
}

/** As the page shows them. */
function shownStanding({ player, mu, sigma, games, wins, last }: StandingRow): ClubStanding {
  return { player, ...shownRating({ mu, sigma }), games, wins, last: [...last] };
}
