import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { standIn } from '../../../packages/laws/tests/stand-in.ts';
import { type Bus, readWakeUps, writeWakeUp } from '../src/bus/bus.ts';
import { notifyBus } from '../src/bus/notify.ts';
import { Client, playOn } from './kit/client.ts';
import { clubConformance } from './kit/clubs.ts';
import { storeConformance } from './kit/conformance.ts';
import { duelConformance } from './kit/duels.ts';
import { eventConformance } from './kit/events.ts';
import { NodeProcess } from './kit/node-process.ts';
import { ordersConformance } from './kit/orders.ts';
import { partyConformance } from './kit/party.ts';
import { type TestPostgres, testPostgres } from './kit/postgres.ts';
import { privacyConformance } from './kit/privacy.ts';
import { profileConformance } from './kit/profiles.ts';
import { soon } from './kit/soon.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await testPostgres();
});
afterAll(() => postgres.stop());

storeConformance('PostgreSQL', (name) => postgres.fresh(name));
duelConformance('PostgreSQL', async () => ({ DATABASE_URL: await postgres.fresh('duels') }));
profileConformance('PostgreSQL', async () => ({ DATABASE_URL: await postgres.fresh('profiles') }));
privacyConformance('PostgreSQL', async () => ({ DATABASE_URL: await postgres.fresh('privacy') }));

ordersConformance('PostgreSQL', async () => ({ DATABASE_URL: await postgres.fresh('orders') }));
partyConformance('PostgreSQL, over two nodes', async () => {
  const DATABASE_URL = await postgres.fresh('party');
  return [{ DATABASE_URL }, { DATABASE_URL }];
});

clubConformance('PostgreSQL, over two nodes', async () => {
  const DATABASE_URL = await postgres.fresh('clubs');
  return [{ DATABASE_URL }, { DATABASE_URL }];
});

eventConformance('PostgreSQL, over two nodes', async () => {
  const DATABASE_URL = await postgres.fresh('events');
  return [{ DATABASE_URL }, { DATABASE_URL }];
});

const silent = standIn<Parameters<typeof notifyBus>[2]>({ warn: () => {}, error: () => {}, info: () => {} });

test('NOTIFY wakes the other nodes, in batches, and never the one that spoke', async () => {
  const [one, two] = (await Promise.all(['one', 'two'].map((node) => notifyBus(postgres.url, node, silent)))) as [
    Bus,
    Bus,
  ];
  const heard: string[] = [];
  const own: string[] = [];
  const all = new Promise<void>((done) => {
    two.listen((wakeUp) => {
      if (wakeUp !== null && heard.push(wakeUp.table) === 1000) done();
    });
  });
  one.listen((wakeUp) => {
    if (wakeUp !== null) own.push(wakeUp.table);
  });
  for (let i = 0; i < 1000; i++) one.publish({ table: `table${i}`, version: i, revision: 1, chat: 0 });
  await all;
  expect(own).toEqual([]);
  expect(new Set(heard).size).toBe(1000);
  await Promise.all([one.close(), two.close()]);
});

test('a wake-up survives its way as text, and nonsense is left out', () => {
  const wakeUp = { table: 'abc', version: 3, revision: 2, chat: 1 };
  expect(readWakeUps(`${writeWakeUp(wakeUp)};nonsense;x,1,2,y`)).toEqual([wakeUp]);
});

describe('three nodes on one database', () => {
  test('people at different nodes play one game; nodes are killed in the middle, no acknowledged move is lost', async () => {
    const env = { DATABASE_URL: await postgres.fresh('nodes') };
    const nodes = await Promise.all([1, 2, 3].map(() => NodeProcess.start(env)));
    const port = (i: number) => nodes[i]?.port ?? 0;
    const host = await Client.guest(port(0), 'Host', 3);
    const guest = await Client.guest(port(1), 'Guest', 4);
    const watcher = await Client.guest(port(2), 'Watcher', 5);
    const { card } = await host.open({ game: 'aton', visibility: 'public', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const table = card.id;
    await guest.act(table, { do: 'sit', seat: 1 });
    await Promise.all([host, guest, watcher].map((client) => client.follow(table)));
    await playOn(table, [host, guest], 6);
    // What players do in secret is nothing to who watches.
    await soon(() => watcher.at(table).card.status).toBe('running');

    for (const [victim, client] of [
      [0, host],
      [1, guest],
    ] as const) {
      await nodes[victim]?.kill();
      const before = client.at(table);
      await client.connect(port(2));
      await client.follow(table, { after: before.version });
      expect(client.at(table).version).toBeGreaterThanOrEqual(before.version);
      await playOn(table, [host, guest], 6);
    }
    const survivor = await NodeProcess.start(env);
    await watcher.connect(survivor.port);
    await watcher.follow(table);
    await playOn(table, [host, guest]);
    await soon(() => watcher.at(table).card.status).toBe('finished');
    expect(watcher.at(table).beats.filter(({ kind }) => kind === 'moved').length).toBe(watcher.at(table).version);
    await Promise.all([nodes[2]?.stop(), survivor.stop()]);
  }, 90_000);
});
