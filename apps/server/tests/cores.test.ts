import { once } from 'node:events';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { standardCores } from '../src/settings.ts';
import { Client, playOn } from './kit/client.ts';
import { must } from './kit/must.ts';
import { NodeProcess } from './kit/node-process.ts';
import { playThrough } from './kit/play-through.ts';
import { temporaryFolder } from './kit/server.ts';
import { soon } from './kit/soon.ts';

/** `npm run test:faults` kills every core many times. */
const KILLS = process.env.FAULT_ROUNDS === undefined ? 2 : 40;

test(
  'a server on three cores, each killed while people play: nothing is lost or made twice, and it is there again',
  async () => {
    const env = { NAOS_DATA: temporaryFolder(), CORES: '3' };
    await playThrough(
      env,
      async (nodes) => {
        const server = must(nodes[0]);
        for (let kill = 0; kill < KILLS; kill++) {
          const before = server.cores();
          expect(before).toHaveLength(3);
          process.kill(must(before[kill % before.length]), 'SIGKILL');
          await soon(() => server.cores().filter((pid) => !before.includes(pid)).length).toBe(1);
        }
      },
      { pace: 15, count: 1 },
    );
  },
  60_000 + KILLS * 10_000,
);

/** Sockets at whichever core is asked next, a connection of its own each time, which go to the cores in turn; or at all cores. */
async function sockets(port: number, path: '/metrics' | '/metrics?alone'): Promise<number> {
  const figures = await new Promise<string>((done, failed) => {
    get({ port, host: '127.0.0.1', path, agent: false }, (answer) => text(answer).then(done, failed));
  });
  return Number(/^naos_sockets (\d+)$/m.exec(figures)?.[1]);
}

/** Opens another socket for a table, follows the table at once and waits until it is shown. */
function followed({ address, cookieText }: Client, table: string): Promise<void> {
  const socket = new WebSocket(`${address}/ws?table=${table}`, { headers: { cookie: cookieText } });
  return new Promise((done, failed) => {
    socket.on('close', () => failed(new Error('a socket was closed')));
    socket.on('message', (bytes) => {
      const said = bytes.toString();
      if (said.startsWith('{"t":"hello"')) socket.send(JSON.stringify({ t: 'follow', table }));
      else if (said.startsWith('{"t":"table"')) done();
    });
  });
}

test('sockets that are opened for a table are served by the core where it is at home, whichever was asked', async () => {
  const server = await NodeProcess.start({ NAOS_DATA: temporaryFolder(), CORES: '2' });
  const { port } = server;
  const people: Client[] = [];
  for (let i = 0; i < 6; i++) people.push(await Client.guest(port, `P${i}`, 40 + i));
  const [host, guest] = [must(people[0]), must(people[1])];
  const { card } = await host.open({ game: 'aton', visibility: 'public', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await guest.act(card.id, { do: 'sit', seat: 1 });
  const together = async (): Promise<readonly number[]> => {
    for (const one of people) await one.connect(port, card.id);
    const seen = new Set<number>();
    for (let i = 0; i < 6; i++) seen.add(await sockets(port, '/metrics?alone'));
    return [...seen].toSorted((a, b) => a - b);
  };
  // As soon as the cores know of each other.
  await soon(together).toEqual([0, people.length]);
  // Whichever core Prometheus gets, it hears of all of them.
  const told = await Promise.all(Array.from({ length: 4 }, () => sockets(port, '/metrics')));
  expect(new Set(told)).toEqual(new Set([people.length]));
  await Promise.all(people.map((one) => one.follow(card.id)));
  await playOn(card.id, [host, guest], 6);
  for (const one of people) expect(one.at(card.id).card.status).toBe('running');
  // Nobody's first words are lost on the way from core to core.
  await Promise.all(Array.from({ length: 60 }, () => followed(host, card.id)));
  await server.stop();
}, 60_000);

test('each core has a door of its own, so that the others find it at the first call', async () => {
  const folder = temporaryFolder();
  const server = await NodeProcess.start({ NAOS_DATA: folder, CORES: '3' });
  const db = new DatabaseSync(join(folder, 'naos.sqlite'), { readOnly: true });
  const doors = db.prepare('select address from nodes where address is not null').all();
  db.close();
  expect(new Set(doors.map(({ address }) => address)).size).toBe(3);
  await server.stop();
}, 60_000);

test('a port in use: several cores say so once and end, as one process does', async () => {
  const busy = createServer().listen(0, '127.0.0.1');
  await once(busy, 'listening');
  const bound = busy.address();
  const PORT = String(bound !== null && typeof bound === 'object' ? bound.port : 0);
  const starting = NodeProcess.start({ NAOS_DATA: temporaryFolder(), CORES: '3', PORT });
  await expect(starting).rejects.toThrow(/^the server did not start: Port \d+ is in use by another program:[^\n]*\n$/);
  busy.close();
}, 60_000);

test('a large machine with the embedded store uses five eighths of its cores unasked, at most ten; a small one uses one process', () => {
  const standard = [1, 2, 7, 8, 11, 16, 64].map((machine) => standardCores(machine, true));
  expect(standard).toEqual([1, 1, 1, 5, 6, 10, 10]);
  expect(standardCores(16, false)).toBe(1);
});
