import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, test } from 'vitest';
import { Client } from './kit/client.ts';
import { must } from './kit/must.ts';
import { hasNats, natsServer } from './kit/nats.ts';
import { NodeProcess } from './kit/node-process.ts';
import { playThrough } from './kit/play-through.ts';
import { freePort, testPostgres } from './kit/postgres.ts';
import { soon } from './kit/soon.ts';

/** `npm run test:faults` kills every node; `npm test` one of them. */
const KILLED = process.env.FAULT_ROUNDS === undefined ? 1 : 3;

/** kill -9 of one node after the other; each is started again at its port. */
async function killNodes(nodes: NodeProcess[], env: Record<string, string>): Promise<void> {
  for (const [i, node] of nodes.slice(0, KILLED).entries()) {
    await node.kill();
    nodes[i] = await NodeProcess.start({ ...env, PORT: String(node.port) });
  }
}

describe('while people play at three nodes', () => {
  test('woken by NOTIFY: the database goes away twice, nodes are killed; nothing is lost or made twice, everybody hears all', async () => {
    const postgres = await testPostgres(true);
    const env = { DATABASE_URL: await postgres.fresh('away') };
    await playThrough(env, async (nodes) => {
      for (let i = 0; i < 2; i++) {
        await postgres.stop();
        await wait(300);
        await postgres.start();
      }
      await killNodes(nodes, env);
    });
    await postgres.stop();
    rmSync(postgres.folder, { recursive: true, force: true });
  }, 180_000);

  test.runIf(hasNats)(
    'woken by NATS: the message system and the database go away, nodes are killed; the same',
    async () => {
      const postgres = await testPostgres(true);
      const port = await freePort();
      const startNats = (): ChildProcess =>
        spawn('nats-server', ['-a', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
      let nats = startNats();
      const env = { DATABASE_URL: await postgres.fresh('nats'), NATS_URL: `nats://127.0.0.1:${port}` };
      await wait(300);
      await playThrough(env, async (nodes) => {
        nats.kill('SIGKILL');
        await wait(300);
        nats = startNats();
        await wait(300);
        await postgres.stop();
        await postgres.start();
        await killNodes(nodes, env);
      });
      nats.kill('SIGKILL');
      await postgres.stop();
      rmSync(postgres.folder, { recursive: true, force: true });
    },
    180_000,
  );

  test.runIf(hasNats)(
    'a message system in two parts that do not hear each other: the same, also when one part goes away',
    async () => {
      const postgres = await testPostgres();
      const parts = [await natsServer(), await natsServer()];
      const each = (node: number) => ({ NATS_URL: must(parts[node % parts.length]).url });
      await playThrough(
        { DATABASE_URL: await postgres.fresh('split') },
        async () => {
          await wait(1_000);
          must(parts[1]).kill();
          await wait(1_000);
        },
        { each },
      );
      must(parts[0]).kill();
      await postgres.stop();
    },
    180_000,
  );
});

test('who is at the table is known at every node', async () => {
  const postgres = await testPostgres();
  const env = { DATABASE_URL: await postgres.fresh('presence') };
  const nodes = await Promise.all([0, 1].map(() => NodeProcess.start(env)));
  const [host, guest] = (await Promise.all(nodes.map(({ port }, i) => Client.guest(port, `P${i}`, i + 1)))) as [
    Client,
    Client,
  ];
  const { card } = await host.open({ game: 'aton', visibility: 'public', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await guest.act(card.id, { do: 'sit', seat: 1 });
  await Promise.all([host, guest].map((client) => client.follow(card.id)));
  const online = (client: Client) => client.at(card.id).card.seats.map((seat) => seat.online);
  await soon(() => [host, guest].map(online)).toEqual([
    [true, true],
    [true, true],
  ]);
  guest.disconnect();
  await soon(() => online(host)).toEqual([true, false]);
  await guest.connect();
  await guest.follow(card.id);
  await soon(() => online(host)).toEqual([true, true]);
  // A node that dies says nothing; its people are gone when it has been silent for long enough.
  await nodes[1]?.kill();
  await soon(() => online(host)).toEqual([true, false]);
  await nodes[0]?.kill();
  await postgres.stop();
}, 60_000);
