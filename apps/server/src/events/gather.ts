import { ladderStep } from '../clock/ladder.ts';
import { slicesOf } from '../players/slices.ts';
import { resultOf } from '../ratings/ratings.ts';
import type { Services } from '../services.ts';
import { type EventBody, type EventEntrant, type EventRow, type PlayedGame, running } from '../store/event-rows.ts';
import { leftBy, standInLevel, withoutVote } from '../tables/acts/seats.ts';
import { RESIGNED, readDoc, type TableDoc, withSeat } from '../tables/doc.ts';
import { startIfFull } from '../tables/start.ts';
import type { Tables } from '../tables/tables.ts';

/**
 * The event with the results that its tables have come to, and without those who did not come back. `asked`: at which of
 * its tables something has happened; null: maybe at any.
 */
export async function gathered(
  services: Services,
  tables: Tables,
  { body }: EventRow,
  asked: ReadonlySet<string | null> | null,
): Promise<EventBody> {
  const gone = new Set<number>();
  const ended = new Map<string, Pick<PlayedGame, 'places' | 'points'>>();
  const settle = async ({ table, seats }: PlayedGame): Promise<void> => {
    const doc = await tableAsItIs(services, tables, table);
    if (doc === null || (doc.status !== 'finished' && doc.status !== 'cancelled')) return;
    for (const seat of doc.forfeited ?? []) {
      const number = seats[seat];
      if (number !== null && number !== undefined) gone.add(number);
    }
    const { places = [], points = [] } = resultOf(doc) ?? {};
    ended.set(table, { places, points });
  };
  const games = body.played.flatMap(running).filter(({ table }) => asked?.has(table) ?? true);
  for await (const slice of slicesOf(games)) await Promise.all(slice.map(settle));
  if (ended.size === 0) return body;
  const played = body.played.map((round) =>
    running(round).some(({ table }) => ended.has(table))
      ? { ...round, games: round.games.map((game) => ({ ...game, ...ended.get(game.table) })) }
      : round,
  );
  const entrants = body.entrants.map((one, number) => (gone.has(number) ? { ...one, gone: true as const } : one));
  return { ...body, played, entrants };
}

/** The event without those who do not belong to its club any more: they keep what they have and are paired no more. */
export async function ofMembers({ store }: Services, event: EventRow): Promise<EventRow> {
  const { club, body } = event;
  if (club === null) return event;
  const members = new Set((await store.clubs.members(club)).map(({ player }) => player));
  const hasLeft = ({ player, gone }: EventEntrant): boolean => player !== null && gone !== true && !members.has(player);
  if (!body.entrants.some(hasLeft)) return event;
  const entrants = body.entrants.map((one) => (hasLeft(one) ? { ...one, gone: true as const } : one));
  return { ...event, body: { ...body, entrants } };
}

/** A table that a node has made and not begun is begun; who has been away to the end of the ladder has lost. */
async function tableAsItIs(services: Services, tables: Tables, id: string): Promise<TableDoc | null> {
  const row = await services.store.tables.read(id);
  const doc = row === null ? null : readDoc(row.body);
  if (doc?.status === 'open') await startIfFull(services, tables, id);
  if (doc?.status !== 'running' || lateSeats(services, doc).length === 0) return doc;
  const { live } = await tables.change(id, ({ doc: current }) => ({
    doc: forfeited(services, current),
    saveNow: true,
  }));
  return live.doc;
}

export function lateSeats({ now, outages }: Services, doc: TableDoc): readonly number[] {
  return doc.waiting.filter(
    (seat) => doc.seats[seat]?.kind === 'person' && ladderStep(doc, seat, now(), outages) === 'may be cancelled',
  );
}

/** Of two the other has won; of more a bot plays on, and its result is theirs. */
function forfeited(services: Services, doc: TableDoc): TableDoc {
  const late = lateSeats(services, doc);
  const [first] = late;
  if (first === undefined) return doc;
  const all = [...(doc.forfeited ?? []), ...late];
  if (doc.seats.length === 2 && late.length === 1)
    return { ...doc, status: 'cancelled', closed: RESIGNED, resigned: first, forfeited: all };
  if (late.length === doc.seats.length)
    return { ...doc, status: 'cancelled', closed: 'Nobody came back to this table.', forfeited: all };
  let after = doc;
  for (const seat of late) {
    const seatInfo = after.seats[seat];
    if (seatInfo === undefined) continue;
    const bot = { ...leftBy(seatInfo), name: standInLevel(services, after, seat) };
    after = withSeat(withoutVote(after, seat), seat, bot);
  }
  return { ...after, forfeited: all };
}
