import { FastRandom } from '@naos/engine';
import type { GameModule } from '@naos/game-module';
import type { NewTable } from '@naos/protocol';
import { expect } from 'vitest';
import type { RunningServer } from '../../src/server.ts';
import { Client, settled } from './client.ts';
import { must } from './must.ts';
import { testServer } from './server.ts';
import { soon } from './soon.ts';
import { inSecret, patiently, playToSecrets, type Twins } from './twin-tables.ts';

const NOON = Date.UTC(2026, 10, 15, 12);
const HOUR_MS = 3_600_000;
/** How far the secret part may lie from the start: in moves, and in questions that are asked of several at once. */
export const MOST = { moves: 400, phases: 4 };

/**
 * Plays games twice, which differ in how much somebody does in secret, and compares all that everybody else receives, byte
 * by byte. People are dealt to as many nodes as there are settings for; `from`: the number of the first game, by which its
 * deal is drawn.
 */
export async function compareSecrets(
  gameModule: GameModule,
  most: number,
  environments: readonly Readonly<Record<string, string>>[] = [{}],
  from = 0,
) {
  const { id } = gameModule;
  const game = await gameModule.rules();
  let now = NOON;
  let seed = '';
  const registry = import.meta.resolve('@naos/registry');
  const servers: RunningServer[] = [];
  for (const env of environments)
    servers.push(await testServer({ NAOS_REGISTRY: registry, ...env }, { now: () => now, seed: () => seed }));
  // Else people move to the tables' homes in the midst of a game.
  const isLinked = ({ homes }: RunningServer, i: number): boolean =>
    environments[i]?.NODE_LINK === 'off' || homes.known === servers.length - 1;
  await soon(() => servers.every(isLinked)).toBe(true);
  const nodeOf = (i: number): RunningServer => must(servers[i % servers.length]);
  const people = await Promise.all(
    Array.from({ length: game.seats.max + 1 }, (_, i) => Client.guest(nodeOf(i).port, `Player ${i}`, i)),
  );
  const tally = { games: 0, silent: 0, undone: 0, different: 0, bytes: 0 };
  for (let n = from; tally.games < most && n < from + 4 * most; n++) {
    // Nodes that hear of each other too late, by a clock that jumps, are gone for a moment.
    if (servers.length === 1) now = NOON + n * HOUR_MS;
    seed = (n + 1).toString(16).padStart(64, '0');
    const random = new FastRandom(n + 1);
    const seats = n % 2 === 0 ? Math.max(2, game.seats.min) : game.seats.max;
    const clients = [...people.slice(0, seats), ...people.slice(-1)];
    const twins: Twins = {
      game,
      clients,
      random,
      tables: [await openTable(id, clients, n), await openTable(id, clients, n)],
      look: (table) => lookAt(servers, table),
      spread: (table) => spread(servers, table, clients),
      setTime: (ms) => {
        if (servers.length === 1) now = ms;
      },
    };
    for (const table of twins.tables) await twins.spread(table);
    if (await playToSecrets(twins, MOST)) {
      for (const table of twins.tables) for (const client of clients) await patiently(() => client.follow(table));
      for (const table of twins.tables) await twins.spread(table);
      const asked = clients.at(-1)?.at(twins.tables[0]).asked?.seats ?? [];
      const seat = asked[random.below(asked.length)] ?? 0;
      const others = asked.filter((other) => other !== seat);
      const begun = servers.length === 1 ? now + HOUR_MS / 2 : now;
      // In every other game the others have chosen before: what they may take back must not tell anything either.
      const open = random.below(2) === 0;
      const heard: string[][][] = [];
      const silent: number[] = [];
      for (const [i, table] of twins.tables.entries()) {
        const before = clients.map(({ raw }) => raw.length);
        const choices = new FastRandom(n + 7);
        now = begun;
        if (open) {
          for (const other of others)
            await inSecret({ ...twins, random: choices }, table, other, begun - 60_000, {
              isLong: false,
              open: false,
            });
        }
        const secret = await inSecret(twins, table, seat, begun, { isLong: i === 1, open });
        await twins.spread(table);
        const all: string[][] = [];
        const after = clients.map(({ raw }) => raw.length);
        for (const [viewer, client] of clients.entries()) {
          if (viewer === seat) continue;
          const texts = await everything(client, table, before[viewer] ?? 0, after[viewer] ?? 0);
          all.push(servers.length > 1 ? texts.map(absent) : texts);
        }
        heard.push(all);
        silent.push(secret.silent);
        tally.silent += secret.silent;
        tally.undone += secret.undone;
      }
      tally.games++;
      tally.bytes += heard.flat(2).reduce((sum, text) => sum + text.length, 0);
      if (silent[0] !== silent[1]) tally.different++;
      const what = `game ${n}: ${silent.join(' and ')} silent steps of seat ${seat}`;
      expect(differences(heard[0], heard[1]), what).toEqual([]);
      expect(heard[1], what).toEqual(heard[0]);
    }
    for (const table of twins.tables)
      for (const client of clients) client.sendText(JSON.stringify({ t: 'unfollow', table }));
  }
  await Promise.all(servers.map((server) => server.stop()));
  return tally;
}

/** Where two lists of texts begin to differ, with some characters around. */
function differences(one: readonly (readonly string[])[] = [], other: readonly (readonly string[])[] = []): string[] {
  return one.flatMap((texts, viewer) =>
    texts.flatMap((text, i) => {
      const rest = other[viewer]?.[i] ?? '';
      if (text === rest) return [];
      const at = [...text].findIndex((character, place) => character !== rest[place]);
      const around = (from: string): string => from.slice(Math.max(0, at - 60), Math.max(0, at) + 60);
      return [`viewer ${viewer}, text ${i}: "${around(text)}" and "${around(rest)}"`];
    }),
  );
}

/** The table as the node has it that knows most of it. */
async function lookAt(servers: readonly RunningServer[], table: string) {
  const all = servers.flatMap(({ tables }) => tables.peek(table) ?? []);
  return all.toSorted((a, b) => b.version - a.version)[0] ?? (await must(servers[0]).tables.open(table));
}

/** Who is at a table is told between nodes when it suits them: whoever asks for everything anew leaves and comes again. */
const absent = (text: string): string => text.replace(/"online":(true|false)/g, '"online":0');

/**
 * Waits until every node that has the table in memory knows all of it, who is there included, and everybody has been told.
 * Only then is the next step taken: what is told later would stand among other things than at the twin.
 */
async function spread(servers: readonly RunningServer[], table: string, clients: readonly Client[]): Promise<void> {
  if (servers.length > 1) await soon(() => atRest(servers, table, clients)).toBe(true);
  await settled(clients);
}

async function atRest(servers: readonly RunningServer[], table: string, clients: readonly Client[]): Promise<boolean> {
  const known = servers.flatMap(({ tables }) => tables.peek(table) ?? []);
  // What a node has begun to tell, it has told when its turn is over.
  for (const live of known) await live.inTurn(async () => {});
  const games = known.map(({ version, revision, match }) => [version, revision, match !== null].join());
  const looked = known.filter(({ followers }) => followers.size > 0);
  const there = looked.map((live) => clients.map(({ id }) => live.isPresent(id)).join());
  return new Set(games).size < 2 && new Set(there).size < 2;
}

const CLOCKS: readonly Pick<NewTable, 'clock'>[] = [
  {},
  { clock: { kind: 'live', start: 36_000, increment: 10 } },
  { clock: { kind: 'days', days: 2, sleep: null } },
];

/** A table with everybody on their seats: without a clock, with a live one, or by the day. */
export async function openTable(game: string, clients: readonly Client[], n: number): Promise<string> {
  const [host, ...guests] = clients.slice(0, -1);
  if (host === undefined) throw new Error('nobody plays');
  const { card } = await host.open({
    game,
    visibility: 'public',
    seats: [{ kind: 'me' }, ...guests.map(() => ({ kind: 'open' as const }))],
    ...CLOCKS[Math.floor(n / 2) % CLOCKS.length],
  });
  for (const [i, guest] of guests.entries()) await guest.act(card.id, { do: 'sit', seat: i + 1 }, `sit ${i}`);
  return card.id;
}

/** All that a client was sent since, and what it gets when it asks: the card, the list, the replay, the whole picture. */
async function everything(client: Client, table: string, from: number, to: number): Promise<string[]> {
  const sent = client.raw.slice(from, to).filter((text) => text.includes(table));
  const list = (await patiently(() => client.request('GET', '/api/tables?status=running&limit=100'))) as {
    tables: { id: string }[];
  };
  const pages = [
    await patiently(() => client.request('GET', `/api/tables/${table}`)),
    await patiently(() => client.request('GET', `/api/tables/${table}/moments`)),
    list.tables.filter(({ id }) => id === table),
  ];
  await patiently(() => client.follow(table));
  const picture = client.raw.findLast((text) => text.startsWith('{"t":"table"')) ?? '';
  // What is not offered is refused, whatever others have done meanwhile.
  if (client.at(table).undo === null) pages.push(await client.act(table, { do: 'undo', to: 'step' }));
  return [...sent, ...pages.map((page) => JSON.stringify(page)), picture].map((text) =>
    text
      .replaceAll(table, 'TABLE')
      .replace(/"id":"[0-9a-f-]{36}"/g, '"id":"REQUEST"')
      .replace(/"(watch|join)":"[^"]*"/g, '"$1":"LINK"')
      .replace(/"commitment":"[^"]*"/g, '"commitment":"SEED"'),
  );
}
