import { setImmediate as nextTurn } from 'node:timers/promises';
import { readKey } from '../account/passkeys.ts';
import type { ClubHub } from '../clubs/club-hub.ts';
import { clubsOfPerson, leaveClubs } from '../clubs/person.ts';
import { eventsOfPerson, leaveEvents } from '../events/person.ts';
import { changeRow } from '../players/everywhere.ts';
import type { Players } from '../players/players.ts';
import { inSlices, slicesOf } from '../players/slices.ts';
import { shownRating } from '../ratings/ratings.ts';
import { RequestRefusal } from '../request-refusal.ts';
import { isClubId } from '../secret.ts';
import type { Services } from '../services.ts';
import type { PlayerBody } from '../store/player-rows.ts';
import { withoutVote } from '../tables/acts/seats.ts';
import { readDoc, type SeatInfo, seatOf, type TableDoc } from '../tables/doc.ts';
import { ordersOf, shownOrders, withoutOrders } from '../tables/orders.ts';
import { seatRows } from '../tables/row.ts';
import { readTalk } from '../tables/table-loader.ts';
import type { Tables } from '../tables/tables.ts';
import { tableOfTalk } from '../tables/watchers-talk.ts';

const GONE_NAME = '—';
/** The last moment that a date can name. */
const FOREVER_MS = 8.64e15;

/** Everything that is kept about a person, and nothing that a running game hides from them. */
export async function exportPerson(services: Services, players: Players, id: string): Promise<object> {
  const { store } = services;
  const player = await players.read(id);
  if (player === null) throw new RequestRefusal('no table', 'There is no such player.');
  const ratings = await Promise.all(
    services.games.cards().map(async ({ id: game }) => {
      const entry = (await store.records.ratingsOf(game, [id]))[0];
      return entry === undefined ? [] : [{ game, games: entry.games, ...shownRating(entry) }];
    }),
  );
  const passkeys = await store.players.passkeysOf(id);
  const tables = await store.tables.ofPlayer(id);
  const { orders, results } = await atTables(services, tables, id);
  const page = await alone(() => store.profiles.allOf(id));
  const puzzles = await alone(() => store.puzzles.of(id));
  const chat = await alone(() => store.chat.byPlayer(id));
  const all = {
    player: { id, name: player.name, created: player.created, seen: player.seen, ...player.body },
    bots: (await store.players.botsOf(id)).map(({ id: bot, name, created, seen }) => ({
      id: bot,
      name,
      created,
      seen,
    })),
    passkeys: passkeys.map(({ id: key, body }) => ({ id: key, ...readKey(body) })),
    tables,
    orders,
    results,
    page,
    follows: await store.profiles.follows(id),
    duels: await store.duels.allOf(id),
    puzzles,
    chat,
    clubs: await clubsOfPerson(services, id),
    events: await eventsOfPerson(services, id),
    channels: (await store.records.channels(id)).map(({ kind, body }) => ({ kind, body })),
    ratings: ratings.flat(),
    reports: (await store.records.reportsBy(id)).map(({ table, player: about, at, text }) => ({
      table,
      player: about,
      at,
      text,
    })),
    // What others wrote is theirs, and would tell who wrote it.
    reported: (await store.records.reportsAbout(id)).map(({ table, at }) => ({ table, at })),
  };
  // It is written down in a turn of its own.
  return alone(async () => all);
}

/** In a turn of the event loop that begins with it: what somebody has gathered in years is read a kind at a time. */
async function alone<T>(work: () => Promise<T>): Promise<T> {
  await nextTurn();
  return work();
}

/** What a person has left to tables to answer, and how their games ended, oldest first. */
async function atTables({ store }: Services, tables: readonly string[], id: string) {
  const orders: object[] = [];
  const results: { table: string; game: string; ended: number; place: number | null; points: number | null }[] = [];
  for await (const slice of slicesOf(tables)) {
    for (const { id: table, body } of await store.tables.withOrders(slice)) {
      const doc = readDoc(body);
      const left = doc === null ? null : ordersOf(doc, id);
      if (left !== null) orders.push({ table, ...shownOrders(left) });
    }
    for (const { table, game, ended, body } of await store.records.resultsWith(id, slice)) {
      const seat = body.players.indexOf(id);
      results.push({ table, game, ended, place: body.places[seat] ?? null, points: body.points[seat] ?? null });
    }
  }
  return { orders, results: results.toSorted((a, b) => a.ended - b.ended) };
}

/** Bars somebody and all their bots, or lets them in again. Returns whom it concerns. */
export async function barPerson(
  { store }: Services,
  players: Players,
  id: string,
  banned: PlayerBody['banned'] | null,
): Promise<readonly string[]> {
  const all = [id, ...(await store.players.botsOf(id)).map((bot) => bot.id)];
  for (const one of all) {
    await players.change(one, ({ body: { banned: _before, ...body } }) => ({
      body: banned === null || banned === undefined ? body : { ...body, banned },
    }));
  }
  return all;
}

/**
 * Forgets a person and their bots: name, chat, channels, ratings, reports, ways to sign in. Games stay, with nobody's name
 * on the chair. If it fails on the way it can be asked for again: the person goes last. Returns who is gone.
 */
export async function deletePerson(
  services: Services,
  tables: Tables,
  clubs: ClubHub,
  players: Players,
  id: string,
): Promise<readonly string[]> {
  const { store } = services;
  const gone = await barPerson(services, players, id, { until: FOREVER_MS, why: 'deleted' });
  for (const one of gone.toReversed()) {
    // Also where they talked and got up again.
    const talkedAt = await store.chat.talkedAt(one);
    const theirs = await store.tables.ofPlayer(one);
    await Promise.all([store.chat.blank(one), store.records.unname(one)]);
    const tablesTalked = talkedAt.filter((id) => !isClubId(id)).map(tableOfTalk);
    await inSlices([...new Set([...theirs, ...tablesTalked])], (table) => clear(services, tables, table, one));
    await leaveClubs(services, clubs, one);
    await leaveEvents(services, one);
    await store.players.forget(one);
    players.forget(one);
  }
  return gone;
}

async function clear(services: Services, tables: Tables, table: string, id: string): Promise<void> {
  // Where nobody plays or looks the row is all there is: to open the table its game would be played through.
  const isDone = tables.peek(table) === undefined && (await clearEnded(services, table, id));
  // Somebody may have looked meanwhile, and have it in memory as it was.
  if (!isDone || tables.peek(table) !== undefined) await clearTable(services, tables, table, id);
}

/** Clears the row of a table whose game is over; false when it goes on, or somebody was faster. */
async function clearEnded(services: Services, table: string, id: string): Promise<boolean> {
  let isOver = false;
  const isStored = await changeRow(services, table, (doc) => {
    isOver = doc.status === 'finished' || doc.status === 'cancelled';
    return isOver ? withoutPerson(doc, id, GONE_NAME) : doc;
  });
  return isOver && isStored;
}

async function clearTable(services: Services, tables: Tables, table: string, id: string): Promise<void> {
  try {
    const { live } = await tables.change(table, async ({ doc }) => {
      // At a table that waits nobody takes over, and its game may be one that is no longer here.
      const { levels } = doc.status === 'running' ? services.games.get(doc.game) : { levels: [] };
      return { doc: withoutPerson(doc, id, levels[Math.floor(levels.length / 2)] ?? ''), saveNow: true };
    });
    await readTalk(services, live);
  } catch (problem) {
    if (!(problem instanceof RequestRefusal) || problem.code !== 'broken table') throw problem;
    await clearRow(services, table, id);
  }
}

/** The same at a table whose game can not be opened, because its rules have changed or it got stuck: nobody plays there. */
async function clearRow({ store }: Services, table: string, id: string): Promise<void> {
  const row = await store.tables.read(table);
  const before = row === null ? null : readDoc(row.body);
  if (row === null || before === null) return;
  const doc = withoutPerson(before, id, GONE_NAME);
  const next = { ...row, revision: row.revision + 1, body: JSON.stringify(doc) };
  if ((await store.tables.change({ table, entries: [], row: next, seats: seatRows(doc) })) === 'conflict')
    throw new RequestRefusal('not stored', 'A table changed meanwhile: please try again.');
}

/** `level`: the bot that takes over where the game still runs. */
function withoutPerson(doc: TableDoc, id: string, level: string): TableDoc {
  const seat = doc.status === 'running' ? seatOf(doc, id) : null;
  const rest = seat === null ? doc : withoutVote(doc, seat);
  const seats = rest.seats.map((seatInfo): SeatInfo => {
    if (seatInfo.player !== id) return seatInfo;
    // A bot has kept the chair for them; now it is the bot's.
    if (seatInfo.kind === 'bot') return { kind: 'bot', player: null, name: seatInfo.name, invite: seatInfo.invite };
    if (doc.status === 'open') return { kind: 'open', player: null, name: '', invite: null };
    if (doc.status === 'running') return { kind: 'bot', player: null, name: level, invite: null };
    return { ...seatInfo, player: null, name: GONE_NAME };
  });
  const silenced = doc.silenced.filter((player) => player !== id);
  const proposal = rest.proposal?.guest?.id === id ? null : rest.proposal;
  return { ...withoutOrders(rest, id), seats, silenced, proposal, host: doc.host === id ? null : doc.host };
}
