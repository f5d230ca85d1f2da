import type { Services } from '../services.ts';
import type { Statement } from '../store/database.ts';
import type { EventRow, PlayedRound } from '../store/event-rows.ts';
import { newTableStatements } from '../store/table-rows.ts';
import type { SeatInfo, TableDoc } from '../tables/doc.ts';
import { docFrom } from '../tables/new-table.ts';
import { rowOf, seatRows } from '../tables/row.ts';
import type { Work } from '../turns.ts';
import type { NextRound } from './next-round.ts';

const NOBODY = { id: '', name: '' };

/** A round with its tables, which are stored in the same write: either all of it is there or nothing. */
export function* openRound(
  services: Services,
  event: EventRow,
  next: NextRound,
  names: ReadonlyMap<string, string>,
): Work<{ readonly round: PlayedRound; readonly docs: readonly TableDoc[] }> {
  const docs: TableDoc[] = [];
  for (const seats of next.tables) {
    docs.push(tableOf(services, event, seats, names));
    yield;
  }
  const games = next.tables.map((seats, i) => ({ table: docs[i]?.id ?? '', seats }));
  return { docs, round: { begins: services.now(), games, byes: next.byes } };
}

export function* tableStatements(services: Services, docs: readonly TableDoc[]): Work<readonly Statement[]> {
  const statements: Statement[] = [];
  for (const doc of docs) {
    statements.push(...newTableStatements(rowOf(services, doc, 0), seatRows(doc)));
    yield;
  }
  return statements;
}

function tableOf(
  services: Services,
  { id, club, body }: EventRow,
  numbers: readonly (number | null)[],
  names: ReadonlyMap<string, string>,
): TableDoc {
  const { game, options = {}, clock, rated, kind, played, entrants } = body;
  const { levels } = services.games.get(game);
  const isDuplicate = kind === 'duplicate';
  const order = {
    game,
    options,
    clock,
    rated: rated && !isDuplicate,
    seats: numbers.map(() => ({ kind: 'open' as const })),
    visibility: isDuplicate || club !== null ? ('private' as const) : ('public' as const),
    botsMayBeReplaced: false,
  };
  const { party: _, ...doc } = docFrom(services, order, NOBODY);
  const house = body.level ?? levels.at(-1) ?? '';
  return {
    ...doc,
    // Nobody's: no link opens it, nobody closes it, nobody else sits down.
    host: null,
    ...(club === null || isDuplicate ? {} : { club }),
    event: {
      id,
      round: played.length,
      ...(isDuplicate ? { isDuplicate: true as const } : {}),
      ...(club === null ? {} : { club }),
    },
    seats: numbers.map((number): SeatInfo => {
      const { player = null, bot = house } = (number === null ? undefined : entrants[number]) ?? {};
      if (player === null) return { kind: 'bot', player: null, name: bot, invite: null };
      return { kind: 'person', player, name: names.get(player) ?? '—', invite: null };
    }),
  };
}
