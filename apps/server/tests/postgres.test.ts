import type { ClubNews } from '@naos/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { standIn } from '../../../packages/laws/tests/stand-in.ts';
import { type Bus, readWakeUps, writeWakeUp } from '../src/bus/bus.ts';
import { notifyBus } from '../src/bus/notify.ts';
import { Client, playOn } from './kit/client.ts';
import { clubConformance } from './kit/clubs.ts';
import { storeConformance } from './kit/conformance.ts';
import { duelConformance } from './kit/duels.ts';
import { eventConformance } from './kit/events.ts';
import { must } from './kit/must.ts';
import { hasNats, natsServer } from './kit/nats.ts';
import { NodeProcess } from './kit/node-process.ts';
import { ordersConformance } from './kit/orders.ts';
import { partyConformance } from './kit/party.ts';
import { type TestPostgres, testPostgres } from './kit/postgres.ts';
import { privacyConformance } from './kit/privacy.ts';
import { profileConformance } from './kit/profiles.ts';
import { testServer } from './kit/server.ts';
import { soon } from './kit/soon.ts';
import { undeliveredConformance } from './kit/undelivered.ts';
import { waitingConformance } from './kit/waiting.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await testPostgres();
});
afterAll(() => postgres.stop());

storeConformance('PostgreSQL', (name) => postgres.fresh(name));
let duelServers = 0;
duelConformance('PostgreSQL', async () => ({ DATABASE_URL: await postgres.fresh(`duels_${duelServers++}`) }));
profileConformance('PostgreSQL', async () => ({ DATABASE_URL: await postgres.fresh('profiles') }));
privacyConformance('PostgreSQL', async () => ({ DATABASE_URL: await postgres.fresh('privacy') }));

ordersConformance('PostgreSQL', async () => ({ DATABASE_URL: await postgres.fresh('orders') }));
waitingConformance('PostgreSQL', async () => ({ DATABASE_URL: await postgres.fresh('waiting') }));
undeliveredConformance('PostgreSQL', async () => ({ DATABASE_URL: await postgres.fresh('undelivered') }));
partyConformance('PostgreSQL, over two nodes', async () => {
  const DATABASE_URL = await postgres.fresh('party');
  return [{ DATABASE_URL }, { DATABASE_URL }];
});

clubConformance('PostgreSQL, over two nodes', async () => {
  const DATABASE_URL = await postgres.fresh('clubs');
  return [{ DATABASE_URL }, { DATABASE_URL }];
});

let stores = 0;
eventConformance('PostgreSQL, over two nodes', async () => {
  const DATABASE_URL = await postgres.fresh(`events${++stores}`);
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
  test.runIf(hasNats)('a club is one club at three nodes that NATS wakes', async () => {
    const nats = await natsServer();
    const env = { DATABASE_URL: await postgres.fresh('natsclub'), NATS_URL: nats.url };
    const nodes = [await testServer(env), await testServer(env), await testServer(env)];
    const [lena, mira, oleg] = [
      await Client.guest(must(nodes[0]).port, 'Lena'),
      await Client.guest(must(nodes[1]).port, 'Mira'),
      await Client.guest(must(nodes[2]).port, 'Oleg'),
    ];
    const crest = { shape: 'shield', colour: 'lapis', sign: 'sun' };
    const { id } = await lena.request<{ id: string }>('POST', '/api/clubs', { name: 'Nile Street', crest });
    const { link } = await lena.request<{ link: string }>('GET', `/api/clubs/${id}`);
    const join = new URL(link, 'http://x').searchParams.get('join');
    for (const friend of [mira, oleg]) await friend.request('POST', `/api/clubs/${id}/join`, { join });
    const shown = oleg.next('club');
    oleg.sendText(JSON.stringify({ t: 'follow club', club: id }));
    await shown;
    const heard = async (what: keyof ClubNews, of: string, by: () => unknown) => {
      const news = oleg.next('club news', (message) => JSON.stringify(message[what] ?? []).includes(of));
      await by();
      return (await news)[what];
    };
    const follow = () => lena.sendText(JSON.stringify({ t: 'follow club', club: id }));
    expect(await heard('came', lena.id, follow)).toContain(lena.id);
    const vote = { do: 'vote', game: 'aton' };
    expect(await heard('votes', lena.id, () => lena.request('POST', `/api/clubs/${id}/acts`, vote))).toMatchObject([
      { player: lena.id, game: 'aton' },
    ]);
    const line = { id: 'one', text: 'Tonight?' };
    expect(await heard('chat', 'Tonight?', () => mira.request('POST', `/api/clubs/${id}/talk`, line))).toMatchObject([
      { name: 'Mira', text: 'Tonight?' },
    ]);
    const opened = await heard('tables', 'aton', () => lena.request('POST', `/api/clubs/${id}/open`, { game: 'aton' }));
    expect(opened).toMatchObject([{ game: 'aton', status: 'open', club: id }]);
    expect(await heard('left', lena.id, () => lena.disconnect())).toEqual([lena.id]);
    await Promise.all(nodes.map((node) => node.stop()));
    nats.kill();
  });

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
