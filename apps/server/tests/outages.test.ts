import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { Client } from './kit/client.ts';
import { NodeProcess } from './kit/node-process.ts';
import { freePort, testPostgres } from './kit/postgres.ts';

const hasNats = spawnSync('nats-server', ['--version']).status === 0;

/** A person who plays on whatever happens: connects again, follows again, sends the same move again with the same id. */
async function stubborn(
  client: Client,
  ports: readonly number[],
  table: string,
  until: () => boolean,
): Promise<string[]> {
  const acknowledged: string[] = [];
  for (let tries = 0; !until(); tries++) {
    try {
      if (client.closed !== null) {
        await client.connect(ports[tries % ports.length]);
        await client.follow(table, { after: client.at(table).version });
      }
      const { version } = client.at(table);
      const move = await client.anyMove(table);
      if (move === null) {
        await wait(10);
        continue;
      }
      for (const id = `${client.id} ${version}`; !until(); ) {
        const answer = await Promise.race([client.play(table, move, { id, version }), wait(3_000, null)]);
        if (answer === null) throw new Error('no answer');
        if (answer.t === 'accepted') acknowledged.push(id);
        if (answer.t === 'accepted' || answer.code !== 'not stored') break;
        await wait(50);
      }
    } catch {
      await wait(50);
      client.disconnect();
      await wait(50);
    }
  }
  return acknowledged;
}

async function playThrough(env: Record<string, string>, disturb: (nodes: NodeProcess[]) => Promise<void>) {
  const nodes = await Promise.all([1, 2, 3].map(() => NodeProcess.start(env)));
  const ports = nodes.map(({ port }) => port);
  const players = await Promise.all([0, 1].map((i) => Client.guest(ports[i] ?? 0, `P${i}`, 20 + i)));
  const [host, guest] = players as [Client, Client];
  const { card } = await host.open({ game: 'aton', visibility: 'public', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await guest.act(card.id, { do: 'sit', seat: 1 });
  await Promise.all(players.map((client) => client.follow(card.id)));
  const over = () => players.every((client) => client.at(card.id).card.status === 'finished');
  const playing = Promise.all(players.map((client) => stubborn(client, ports, card.id, over)));
  await wait(150);
  await disturb(nodes);
  const acknowledged = (await playing).flat();
  const file = (await host.request('GET', `/api/tables/${card.id}/transcript`)) as string;
  const moves = file.split('\n').filter((line) => line.includes('"move"')).length;
  await Promise.all(nodes.map((node) => node.kill()));
  return { acknowledged, moves };
}

describe('while people play at three nodes', () => {
  test('the database goes away and comes back: no acknowledged move is lost, none is made twice', async () => {
    const postgres = await testPostgres(true);
    const { acknowledged, moves } = await playThrough({ DATABASE_URL: await postgres.fresh('away') }, async () => {
      for (let i = 0; i < 2; i++) {
        await postgres.stop();
        await wait(400);
        await postgres.start();
        await wait(300);
      }
    });
    await postgres.stop();
    rmSync(postgres.folder, { recursive: true, force: true });
    expect(new Set(acknowledged).size).toBe(moves);
  }, 120_000);

  test.runIf(hasNats)(
    'the message system goes away and comes back, and a node is killed: everybody catches up',
    async () => {
      const postgres = await testPostgres();
      const port = await freePort();
      const startNats = (): ChildProcess =>
        spawn('nats-server', ['-a', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
      let nats = startNats();
      await wait(500);
      const env = { DATABASE_URL: await postgres.fresh('nats'), NATS_URL: `nats://127.0.0.1:${port}` };
      const { acknowledged, moves } = await playThrough(env, async (nodes) => {
        nats.kill('SIGKILL');
        await wait(500);
        nats = startNats();
        await wait(500);
        await nodes[1]?.kill();
      });
      nats.kill('SIGKILL');
      await postgres.stop();
      expect(new Set(acknowledged).size).toBe(moves);
    },
    120_000,
  );
});
