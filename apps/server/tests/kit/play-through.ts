import { setTimeout as wait } from 'node:timers/promises';
import { type Audiences, isIn, type MoveEntry, readTranscript, type Transcript, type Vocabulary } from '@naos/engine';
import { gameModuleOf } from '@naos/registry';
import { expect } from 'vitest';
import { replay } from '../../src/tables/transcript-lines.ts';
import { Client } from './client.ts';
import { must } from './must.ts';
import { NodeProcess } from './node-process.ts';
import { freePort } from './postgres.ts';
import { soon } from './soon.ts';

/** A move that the server said it had stored. */
interface Acknowledged {
  readonly seat: number | null;
  readonly move: string;
  /** The mover's version that came with the answer. */
  readonly version: number;
}

interface Course {
  readonly pace?: number;
  readonly count?: number;
  readonly each?: (node: number) => Readonly<Record<string, string>>;
}

/** A person who plays on whatever happens: connects again, follows again, sends the same move again with the same id. */
async function stubborn(client: Client, ports: readonly number[], table: string, until: () => boolean, pace: number) {
  /** By id and answer: the same answer again is the same move, another one is a second move. */
  const acknowledged = new Map<string, Acknowledged>();
  /** What was sent under an id: a node that is behind asks again for what another one has stored. */
  const sent = new Map<string, string>();
  for (let tries = 0; !until(); tries++) {
    try {
      if (client.closed !== null) {
        await client.connect(ports[tries % ports.length], table);
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
      await wait(pace);
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

/**
 * Two people at two of some nodes play a game to its end while something happens; `pace`: milliseconds before a move, `each`:
 * what a node has to itself.
 */
export async function playThrough(
  env: Record<string, string>,
  disturb: (nodes: NodeProcess[], table: string) => Promise<void>,
  { pace = 0, count = 3, each = (): Readonly<Record<string, string>> => ({}) }: Course = {},
) {
  const ports: number[] = [];
  for (let i = 0; i < count; i++) ports.push(await freePort());
  const nodes = await Promise.all(
    ports.map((port, i) => NodeProcess.start({ ...env, ...each(i), PORT: String(port) })),
  );
  const players = await Promise.all([0, 1].map((i) => Client.guest(must(ports[i % count]), `P${i}`, 20 + i)));
  const [host, guest] = [must(players[0]), must(players[1])];
  const { card } = await host.open({ game: 'aton', visibility: 'public', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await guest.act(card.id, { do: 'sit', seat: 1 });
  await Promise.all(players.map((client) => client.follow(card.id)));
  const over = () => players.every((client) => client.at(card.id).card.status === 'finished');
  const playing = Promise.all(players.map((client) => stubborn(client, ports, card.id, over, pace)));
  await wait(150);
  await disturb(nodes, card.id);
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
