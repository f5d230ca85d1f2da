import { FastRandom } from '@naos/engine';
import { gameModuleOf, gameModules } from '@naos/registry';
import { expect, test } from 'vitest';
import { Client, settled } from './kit/client.ts';
import { testServer } from './kit/server.ts';
import { inSecret, patiently, playToSecrets, type Twins } from './kit/twin-tables.ts';

/** Games of each kind; `npm run test:secrets` plays more. */
const GAMES = Number(process.env.SECRET_GAMES ?? 3);
const NOON = Date.UTC(2026, 10, 15, 12);
const HOUR_MS = 3_600_000;
/** How far the secret part may lie from the start: in moves, and in questions that are asked of several at once. */
const MOST = { moves: 400, phases: 4 };

test.each(gameModules.map((gameModule) => [gameModule.id, gameModule] as const))(
  '%s: how much somebody does in secret changes no byte, no size and no order of what others receive',
  async (id, gameModule) => {
    const game = await gameModule.rules();
    let now = NOON;
    let seed = '';
    const registry = import.meta.resolve('@naos/registry');
    const server = await testServer({ NAOS_REGISTRY: registry }, { now: () => now, seed: () => seed });
    const people = await Promise.all(
      Array.from({ length: game.seats.max + 1 }, (_, i) => Client.guest(server.port, `Player ${i}`, i)),
    );
    const tally = { games: 0, silent: 0, undone: 0, different: 0, bytes: 0 };
    for (let n = 0; tally.games < GAMES && n < 4 * GAMES; n++) {
      now = NOON + n * HOUR_MS;
      seed = (n + 1).toString(16).padStart(64, '0');
      const random = new FastRandom(n + 1);
      const seats = n % 2 === 0 ? Math.max(2, game.seats.min) : game.seats.max;
      const clients = [...people.slice(0, seats), ...people.slice(-1)];
      const twins: Twins = {
        game,
        clients,
        random,
        tables: [await openTable(id, clients, n), await openTable(id, clients, n)],
        look: (table) => server.tables.open(table),
        setTime: (ms) => {
          now = ms;
        },
      };
      if (await playToSecrets(twins, MOST)) {
        for (const table of twins.tables) for (const client of clients) await patiently(() => client.follow(table));
        await settled(clients);
        const asked = clients.at(-1)?.at(twins.tables[0]).asked?.seats ?? [];
        const seat = asked[random.below(asked.length)] ?? 0;
        const others = asked.filter((other) => other !== seat);
        const begun = now + HOUR_MS / 2;
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
          await settled(clients);
          const all: string[][] = [];
          const after = clients.map(({ raw }) => raw.length);
          for (const [viewer, client] of clients.entries()) {
            if (viewer !== seat) all.push(await everything(client, table, before[viewer] ?? 0, after[viewer] ?? 0));
          }
          heard.push(all);
          silent.push(secret.silent);
          tally.silent += secret.silent;
          tally.undone += secret.undone;
        }
        tally.games++;
        tally.bytes += heard.flat(2).reduce((sum, text) => sum + text.length, 0);
        if (silent[0] !== silent[1]) tally.different++;
        expect(heard[1], `game ${n}: ${silent.join(' and ')} silent steps of seat ${seat}`).toEqual(heard[0]);
      }
      for (const table of twins.tables)
        for (const client of clients) client.sendText(JSON.stringify({ t: 'unfollow', table }));
    }
    if (process.env.SECRET_GAMES !== undefined) console.log(`${id}: ${JSON.stringify(tally)}`);
    if (GAMES >= 3 && id !== 'tekhenu') expect(tally.different).toBeGreaterThan(0);
    await server.stop();
  },
  60_000 + GAMES * 20_000,
);

test('what is not offered to be taken back is refused, so that nobody learns whether others have begun in secret', async () => {
  const gameModule = gameModuleOf('kemet');
  if (gameModule === undefined) throw new Error('no Kemet');
  const game = await gameModule.rules();
  const registry = import.meta.resolve('@naos/registry');
  const server = await testServer({ NAOS_REGISTRY: registry }, { seed: () => '1'.padStart(64, '0') });
  const clients = await Promise.all(
    Array.from({ length: game.seats.max + 1 }, (_, i) => Client.guest(server.port, `Player ${i}`, i)),
  );
  const twins: Twins = {
    game,
    clients,
    random: new FastRandom(1),
    tables: [await openTable('kemet', clients, 0), await openTable('kemet', clients, 0)],
    look: (table) => server.tables.open(table),
    setTime: () => {},
  };
  // Somebody has moved into a battle, which the rules alone would let them take back until the other one chooses a card.
  expect(await playToSecrets(twins, { ...MOST, phases: 1 })).toBe(true);
  const [table] = twins.tables;
  const { match } = await server.tables.open(table);
  const attacker = clients.findIndex((_, seat) => (match?.undoable(seat).length ?? 0) > 0);
  const client = clients[attacker];
  expect((await client?.follow(table))?.undo).toBeNull();
  for (const to of ['step', 'turn'] as const)
    expect(await client?.act(table, { do: 'undo', to })).toMatchObject({ t: 'refused', code: 'not now' });
  await server.stop();
});

/** A table with everybody on their seats, half of them with a clock. */
async function openTable(game: string, clients: readonly Client[], n: number): Promise<string> {
  const [host, ...guests] = clients.slice(0, -1);
  if (host === undefined) throw new Error('nobody plays');
  const { card } = await host.open({
    game,
    visibility: 'public',
    seats: [{ kind: 'me' }, ...guests.map(() => ({ kind: 'open' as const }))],
    ...(n % 4 < 2 ? {} : { clock: { kind: 'live' as const, start: 36_000, increment: 10 } }),
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
