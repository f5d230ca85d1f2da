import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { type Audiences, isIn, type MoveEntry, readTranscript, type Transcript, type Vocabulary } from '@naos/engine';
import { gameModuleOf } from '@naos/registry';
import { describe, expect, test } from 'vitest';
import { replay } from '../src/tables/transcript-lines.ts';
import { Client } from './kit/client.ts';
import { must } from './kit/must.ts';
import { NodeProcess } from './kit/node-process.ts';
import { freePort, testPostgres } from './kit/postgres.ts';
import { soon } from './kit/soon.ts';

const hasNats = spawnSync('nats-server', ['--version']).status === 0;

/** A move that the server said it had stored. */
interface Acknowledged {
  readonly seat: number | null;
  readonly move: string;
  /** The mover's version that came with the answer. */
  readonly version: number;
}

/** A person who plays on whatever happens: connects again, follows again, sends the same move again with the same id. */
async function stubborn(client: Client, ports: readonly number[], table: string, until: () => boolean) {
  /** By id and answer: the same answer again is the same move, another one is a second move. */
  const acknowledged = new Map<string, Acknowledged>();
  /** What was sent under an id: a node that is behind asks again for what another one has stored. */
  const sent = new Map<string, string>();
  for (let tries = 0; !until(); tries++) {
    try {
      if (client.closed !== null) {
        await client.connect(ports[tries % ports.length]);
        await client.follow(table, { after: client.at(table).version });
      }
      const { version, seat } = client.at(table);
      const id = `${client.id} ${version}`;
      const move = sent.get(id) ?? (await client.anyMove(table));
      if (move === null) {
        await wait(10);
        continue;
      }
      sent.set(id, move);
      while (!until()) {
        const answer = await Promise.race([client.play(table, move, { id, version }), wait(3_000, null)]);
        if (answer === null) throw new Error('no answer');
        if (answer.t === 'accepted') {
          acknowledged.set(`${id} ${answer.version}`, { seat, move, version: answer.version });
        }
        if (answer.t === 'accepted' || answer.code !== 'not stored') break;
        await wait(50);
      }
    } catch {
      await wait(50);
      client.disconnect();
      await wait(50);
    }
  }
  return [...acknowledged.values()];
}

/** Two people at two of three nodes play a game to its end while something happens. */
async function playThrough(env: Record<string, string>, disturb: (nodes: NodeProcess[]) => Promise<void>) {
  const ports = [await freePort(), await freePort(), await freePort()];
  const nodes = await Promise.all(ports.map((port) => NodeProcess.start({ ...env, PORT: String(port) })));
  const players = await Promise.all([0, 1].map((i) => Client.guest(ports[i] ?? 0, `P${i}`, 20 + i)));
  const [host, guest] = [must(players[0]), must(players[1])];
  const { card } = await host.open({ game: 'aton', visibility: 'public', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await guest.act(card.id, { do: 'sit', seat: 1 });
  await Promise.all(players.map((client) => client.follow(card.id)));
  const over = () => players.every((client) => client.at(card.id).card.status === 'finished');
  const playing = Promise.all(players.map((client) => stubborn(client, ports, card.id, over)));
  await wait(150);
  await disturb(nodes);
  const acknowledged = (await playing).flat();
  const file = await host.request<string>('GET', `/api/tables/${card.id}/transcript`);
  // Reading checks the hash chain; what each has heard is all of the game that it may notice.
  const transcript = readTranscript(file);
  const moves = transcript.entries.filter((entry): entry is MoveEntry => 'move' in entry);
  const audiences = await audiencesOf(transcript);
  const heard = (client: Client) =>
    client
      .at(card.id)
      .beats.filter(({ kind, n }) => kind === 'moved' && n > 0)
      .map(({ n }) => n);
  const noticed = players.map((_, seat) =>
    moves.filter(({ n }) => isIn(audiences.at(n), seat)).map(({ n }) => audiences.countAt(seat, n)),
  );
  await soon(() => players.map(heard)).toEqual(noticed);
  await Promise.all(nodes.map((node) => node.kill()));
  expect(lostOf(acknowledged, moves, audiences)).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(moves.length / 2);
}

/** Who noticed what in a finished game: worked out again from its file. */
async function audiencesOf(transcript: Transcript): Promise<Audiences<Vocabulary>> {
  const rules = await gameModuleOf(transcript.head.game)?.rules();
  const end = transcript.entries.at(-1);
  if (rules === undefined || end === undefined || !('seeds' in end)) throw new Error('the game is not over');
  const steps = replay(rules, transcript, end.seeds[0] ?? '');
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value.audiences;
}

/** Acknowledged moves that the game does not have, each counted once: a move made twice leaves one without its line. */
function lostOf(
  acknowledged: readonly Acknowledged[],
  moves: readonly MoveEntry[],
  audiences: Audiences<Vocabulary>,
): Acknowledged[] {
  const left = new Map(moves.map((entry) => [entry.n, entry]));
  return acknowledged.filter(({ seat, move, version }) => {
    // The last move of a game is followed by the line that ends it.
    const lines = [version, version - 1].map((count) => left.get(audiences.lineAt(seat, count - 1) + 1));
    const line = lines.find((one) => one?.move === move && one.seat === seat);
    return line === undefined || !left.delete(line.n);
  });
}

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
