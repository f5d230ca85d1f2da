import type { House } from '../house.ts';
import type { Players } from '../players/players.ts';
import { shownRating } from '../ratings/ratings.ts';
import { Refusal } from '../refusal.ts';
import type { TableDoc } from '../tables/doc.ts';
import type { Tables } from '../tables/tables.ts';

const PAGE = 200;
const GONE = '—';

async function tablesOf(house: House, player: string): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let before: { touched: number; id: string } | undefined; ; ) {
    const rows = await house.store.tables.list({ player, limit: PAGE, ...(before === undefined ? {} : { before }) });
    ids.push(...rows.map(({ id }) => id));
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return ids;
    before = { touched: last.touched, id: last.id };
  }
}

/** Everything that is kept about a person, and nothing that a running game hides from them. */
export async function exportPerson(house: House, players: Players, id: string): Promise<object> {
  const { store } = house;
  const player = await players.read(id);
  if (player === null) throw new Refusal('no table', 'There is no such player.');
  const ratings = await Promise.all(
    house.games.cards().map(async ({ id: game }) => {
      const entry = (await store.records.ratings(game)).find((row) => row.player === id);
      return entry === undefined ? [] : [{ game, games: entry.games, ...shownRating(entry) }];
    }),
  );
  return {
    player: { id, name: player.name, created: player.created, seen: player.seen, ...player.body },
    tables: await tablesOf(house, id),
    chat: await store.chat.byPlayer(id),
    channels: (await store.records.channels(id)).map(({ kind, body }) => ({ kind, body })),
    ratings: ratings.flat(),
  };
}

/** Forgets a person: name, chat, channels, ratings, ways to sign in. Games stay, with nobody's name on the chair. */
export async function deletePerson(house: House, tables: Tables, players: Players, id: string): Promise<void> {
  const { store } = house;
  // Also where they talked and got up again.
  const talkedAt = (await store.chat.byPlayer(id)).map(({ table_id }) => String(table_id));
  await store.chat.blank(id);
  for (const table of new Set([...(await tablesOf(house, id)), ...talkedAt])) {
    const { live } = await tables.change(table, async ({ doc }) => ({
      doc: withoutPerson(house, doc, id),
      saveNow: true,
    }));
    live.chat = [...(await store.chat.read(table, 0))];
  }
  await store.records.removeChannels(id);
  await store.records.removeRatings(id);
  await store.players.remove(id);
  players.forget(id);
}

function withoutPerson(house: House, doc: TableDoc, id: string): TableDoc {
  const { levels } = house.games.get(doc.game);
  const level = levels[Math.floor(levels.length / 2)] ?? '';
  const seats = doc.seats.map((chair) => {
    if (chair.player !== id) return chair;
    if (doc.status === 'open') return { kind: 'open' as const, player: null, name: '', invite: null };
    if (doc.status === 'running') return { kind: 'bot' as const, player: null, name: level, invite: null };
    return { ...chair, player: null, name: GONE };
  });
  return { ...doc, seats, host: doc.host === id ? null : doc.host };
}
