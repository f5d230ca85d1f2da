import { completeOptions, GameError } from '@naos/engine';
import type { ClockSetting, NewSeat, NewTable } from '@naos/protocol';
import { isTimeZone } from '../clock/zone.ts';
import type { Spender } from '../limits/budgets.ts';
import { because, RequestRefusal } from '../request-refusal.ts';
import { freshPlayerId } from '../secret.ts';
import type { Services } from '../services.ts';
import type { Statement } from '../store/database.ts';
import type { SeatInfo, TableDoc } from './doc.ts';
import { LiveTable } from './live-table.ts';
import { rowOf, seatRows } from './row.ts';
import { startIfFull } from './start.ts';
import type { Tables } from './tables.ts';

/** The person who asks. */
export interface Asker {
  readonly id: string;
  readonly name: string;
}

const OPEN: SeatInfo = { kind: 'open', player: null, name: '', invite: null };

/** Tables of one host at which seats are still open. */
const MOST_OPEN_TABLES = 20;

/** A chair as it was ordered. */
export function seatFrom(services: Services, game: string, order: NewSeat, asker: Asker): SeatInfo {
  switch (order.kind) {
    case 'me':
      return { kind: 'person', player: asker.id, name: asker.name, invite: null };
    case 'open':
      return { ...OPEN, invite: null };
    case 'invite':
      return { ...OPEN, invite: freshPlayerId() };
    case 'bot': {
      const { levels, besides } = services.games.get(game);
      const bots = [...levels, ...besides];
      if (bots.includes(order.level)) return { kind: 'bot', player: null, name: order.level, invite: null };
      throw new RequestRefusal(
        'malformed',
        `There is no bot "${order.level}" for ${game}; there are ${bots.join(', ')}.`,
      );
    }
  }
}

export function allowClock(clock: ClockSetting): void {
  if (clock.kind !== 'days' || clock.sleep === null || isTimeZone(clock.sleep.zone)) return;
  throw new RequestRefusal('malformed', `"${clock.sleep.zone}" is not a time zone; write it like Europe/Moscow.`);
}

/** Checks an order and writes the document of the new table. */
export function docFrom(services: Services, order: NewTable, asker: Asker): TableDoc {
  const { rules } = services.games.get(order.game);
  const seats = order.seats.length;
  if (seats < rules.seats.min || seats > rules.seats.max) {
    throw new RequestRefusal(
      'malformed',
      `${order.game} is played by ${rules.seats.min} to ${rules.seats.max}, not by ${seats}.`,
    );
  }
  if (order.seats.filter(({ kind }) => kind === 'me').length > 1)
    throw new RequestRefusal('malformed', 'You can sit on one chair only.');
  const clock = order.clock ?? { kind: 'none' };
  allowClock(clock);
  try {
    const now = services.now();
    return {
      id: services.nodes.freshTableId(),
      game: order.game,
      rules: rules.version,
      options: completeOptions(rules, order.options ?? {}),
      status: 'open',
      visibility: order.visibility ?? 'private',
      rated: order.rated ?? false,
      ...(order.room === true ? { room: true } : {}),
      party: freshPlayerId(),
      botsMayBeReplaced: order.botsMayBeReplaced ?? true,
      host: asker.id,
      seats: order.seats.map((seat) => seatFrom(services, order.game, seat, asker)),
      clock,
      time: null,
      proposal: null,
      waiting: [],
      version: 0,
      created: now,
      commitment: null,
      outcome: null,
      rematch: null,
      closed: null,
      silenced: [],
      acts: [],
      reminded: [],
    };
  } catch (problem) {
    if (problem instanceof GameError) throw new RequestRefusal('malformed', problem.message);
    throw problem;
  }
}

/** Spends what a new table costs, if its owner's share allows one more. */
export async function spendTable(services: Services, doc: TableDoc, spender: Spender): Promise<void> {
  services.budgets.spend('table', spender);
  if (doc.seats.every(({ kind }) => kind === 'bot')) services.budgets.spend('table of bots', spender);
  await allowOpenTable(services, doc);
}

/** A table that waits for people is for people to find: nobody fills the lobby alone. */
async function allowOpenTable({ settings, store }: Services, doc: TableDoc): Promise<void> {
  if (!settings.limits || doc.host === null || doc.seats.every(({ kind }) => kind !== 'open')) return;
  if ((await store.tables.openOf(doc.host)) < MOST_OPEN_TABLES) return;
  throw because(
    'not now',
    'tables-open',
    `You host ${MOST_OPEN_TABLES} tables that still wait for players: start or cancel one first.`,
    { most: MOST_OPEN_TABLES },
  );
}

/** Stores a new table, and starts it at once when every chair is taken. */
export async function openTable(services: Services, tables: Tables, doc: TableDoc): Promise<LiveTable> {
  const live = await openTableWith(services, tables, doc, []);
  if (live === null) throw new RequestRefusal('not stored', 'The table could not be stored; please try again.');
  return live;
}

/** The same with something else that is stored with it; null when that does not hold any more. */
export async function openTableWith(
  services: Services,
  tables: Tables,
  doc: TableDoc,
  also: readonly Statement[],
): Promise<LiveTable | null> {
  const answer = await services.store.tables.change({
    table: doc.id,
    entries: [],
    row: rowOf(services, doc, 0),
    seats: seatRows(doc),
    also,
  });
  if (answer === 'conflict') return null;
  const live = new LiveTable(doc.id, doc, 0, services.now(), services.now());
  tables.adopt(live);
  await startIfFull(services, tables, doc.id);
  return live;
}
