import { FastRandom } from '@naos/engine';
import { gameModuleOf, gameModules } from '@naos/registry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from './kit/client.ts';
import { type TestPostgres, testPostgres } from './kit/postgres.ts';
import { compareSecrets, MOST, openTable } from './kit/secret-games.ts';
import { testServer } from './kit/server.ts';
import { playToSecrets, type Twins } from './kit/twin-tables.ts';

/** Games of each kind; `npm run test:secrets` plays more. */
const GAMES = Number(process.env.SECRET_GAMES ?? 3);
/** The number of the first: parts of the long form can be played beside each other. */
const FROM = Number(process.env.SECRET_FROM ?? 0);
/** The same over nodes on one database, with links between them and without. */
const OVER_NODES = Math.ceil(GAMES / 20);

test.each(gameModules.map((gameModule) => [gameModule.id, gameModule] as const))(
  '%s: how much somebody does in secret changes no byte, no size and no order of what others receive',
  async (id, gameModule) => {
    const tally = await compareSecrets(gameModule, GAMES, [{}], FROM);
    if (process.env.SECRET_GAMES !== undefined) console.log(`${id}: ${JSON.stringify(tally)}`);
    if (GAMES >= 3 && id !== 'tekhenu') expect(tally.different).toBeGreaterThan(0);
  },
  60_000 + GAMES * 20_000,
);

// Nodes tell each other when it suits them, so that two games rarely run alike to the byte: for the long form alone.
if (process.env.SECRET_GAMES !== undefined) {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await testPostgres();
  }, 60_000);
  afterAll(() => postgres.stop());

  test.each([
    ['with links', {}],
    ['without links', { NODE_LINK: 'off' }],
  ] as const)(
    'over two nodes %s nobody hears more of a secret either, at whichever node they are',
    async (how, env) => {
      for (const gameModule of gameModules) {
        const { id } = gameModule;
        const DATABASE_URL = await postgres.fresh(`${id}${how}`.replace(/\W/g, ''));
        const both = [1, 2].map(() => ({ DATABASE_URL, ...env }));
        console.log(`${id}, ${how}: ${JSON.stringify(await compareSecrets(gameModule, OVER_NODES, both, FROM))}`);
      }
    },
    60_000 + OVER_NODES * 80_000,
  );
}

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
    spread: async () => {},
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
