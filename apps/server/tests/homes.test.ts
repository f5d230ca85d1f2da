import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { homeOf } from '../src/homes/rendezvous.ts';
import { Wire } from '../src/homes/wire.ts';
import type { RunningServer } from '../src/server.ts';
import { Client, playOn } from './kit/client.ts';
import { must } from './kit/must.ts';
import { NodeProcess } from './kit/node-process.ts';
import { playThrough } from './kit/play-through.ts';
import { type TestPostgres, testPostgres } from './kit/postgres.ts';
import { testServer } from './kit/server.ts';
import { soon } from './kit/soon.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await testPostgres();
}, 60_000);
afterAll(() => postgres.stop());

test('a node that goes moves no other tables than its own, and each has a fair share', () => {
  const nodes = ['one', 'two', 'three'];
  const tables = Array.from({ length: 3_000 }, (_, i) => `table${i}`);
  const shares = nodes.map((node) => tables.filter((table) => homeOf(table, nodes) === node).length);
  for (const share of shares) expect(share).toBeGreaterThan(900);
  for (const table of tables) {
    const home = homeOf(table, nodes);
    expect(homeOf(table, ['three', 'one', 'two'])).toBe(home);
    if (home !== 'two') expect(homeOf(table, ['one', 'three'])).toBe(home);
  }
  expect(homeOf('any', [])).toBeNull();
});

/** A table whose people are at two nodes, both of which know of the other. */
async function apart(nodes: readonly RunningServer[]) {
  await soon(() => nodes.map(({ homes }) => homes.known)).toEqual(nodes.map(() => nodes.length - 1));
  const people = await Promise.all(nodes.map(({ port }, i) => Client.guest(port, `P${i}`, 30 + i)));
  const [host, guest] = [must(people[0]), must(people[1])];
  const { card } = await host.open({ game: 'aton', visibility: 'public', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await guest.act(card.id, { do: 'sit', seat: 1 });
  await Promise.all(people.map((client) => client.follow(card.id)));
  return { table: card.id, people, host, guest };
}

const followersAt = (nodes: readonly RunningServer[], table: string): number[] =>
  nodes.map(({ tables }) => tables.peek(table)?.followers.size ?? 0);

describe('a table of three nodes', () => {
  test('is worked at by its home alone; what goes to a node is for somebody there', async () => {
    const DATABASE_URL = await postgres.fresh('homes');
    const said = new Map<Wire, string[]>();
    const { say } = Wire.prototype;
    const spy = vi.spyOn(Wire.prototype, 'say').mockImplementation(function (this: Wire, line: string) {
      said.set(this, [...(said.get(this) ?? []), line]);
      say.call(this, line);
    });
    const nodes: RunningServer[] = [];
    for (let i = 0; i < 3; i++) nodes.push(await testServer({ DATABASE_URL }));
    const { table, people, host, guest } = await apart(nodes);
    expect(followersAt(nodes, table).filter((count) => count > 0)).toEqual([3]);
    await playOn(table, [host, guest], 12);
    await host.say(table, 'well met');
    await soon(() => people.map((client) => client.at(table).chat)).toEqual(people.map(() => ['well met']));
    const views = (texts: readonly string[]) => texts.filter((text) => text.includes('"view":'));
    const told = [...said.values()].map((lines) =>
      views(lines.filter((line) => /^[tu]\d/.test(line)).map((line) => line.slice(line.indexOf(' ') + 1))),
    );
    expect(told.flat().length).toBeGreaterThan(12);
    // Over one link goes what the people of one node hear, and nothing that somebody else hears.
    for (const texts of told) expect(people.some(({ raw }) => texts.every((text) => raw.includes(text)))).toBe(true);
    spy.mockRestore();
    await Promise.all(nodes.map((node) => node.stop()));
  }, 60_000);

  test('goes on elsewhere when its home stops, without anybody else losing their connection', async () => {
    const DATABASE_URL = await postgres.fresh('stops');
    const nodes: RunningServer[] = [];
    for (let i = 0; i < 3; i++) nodes.push(await testServer({ DATABASE_URL }));
    const { table, people } = await apart(nodes);
    const home = followersAt(nodes, table).findIndex((count) => count > 0);
    await must(nodes[home]).stop();
    const others = [0, 1, 2].filter((i) => i !== home);
    const left = others.map((i) => must(people[i]));
    const leftNodes = others.map((i) => must(nodes[i]));
    await soon(() => followersAt(leftNodes, table).reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(left.map(({ closed }) => closed)).toEqual([null, null]);
    await must(people[home]).connect(must(leftNodes[0]).port);
    await must(people[home]).follow(table);
    await playOn(table, people.slice(0, 2), 4);
    await Promise.all(leftNodes.map((node) => node.stop()));
  }, 60_000);
});

test('what is done by a request is done at home, and refused there, before it is answered', async () => {
  const DATABASE_URL = await postgres.fresh('acts');
  const nodes = [await testServer({ DATABASE_URL }), await testServer({ DATABASE_URL })];
  await soon(() => nodes.map(({ homes }) => homes.known)).toEqual([1, 1]);
  const [host, guest] = [
    await Client.guest(must(nodes[0]).port, 'Host', 50),
    await Client.guest(must(nodes[1]).port, 'Guest', 51),
  ];
  const { card } = await host.open({ game: 'aton', visibility: 'public', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const act = (body: object) => guest.request('POST', `/api/tables/${card.id}/acts`, body);
  expect(must(nodes[1]).homes.isHere(card.id)).toBe(false);
  const taken = act({ id: 'one', act: { do: 'sit', seat: 0 } });
  await expect(taken).rejects.toThrow(/409.*"because":{"reason":"seat-taken"/);
  await act({ id: 'two', act: { do: 'sit', seat: 1 } });
  expect(must(nodes[0]).tables.peek(card.id)?.doc.status).toBe('running');
  expect(must(nodes[1]).tables.peek(card.id)).toBeUndefined();
  await Promise.all(nodes.map((node) => node.stop()));
}, 30_000);

test('a stranger who finds the door is told nothing', async () => {
  const node = await testServer({ DATABASE_URL: await postgres.fresh('door'), NODE_LINK: '127.0.0.1' });
  const [row] = await node.store.db.rows('select address from nodes', []);
  const stranger = connect({ port: Number(String(row?.address).split(':')[1]), host: '127.0.0.1' });
  await once(stranger, 'data');
  stranger.write('somebody number proof\no1 {"id":"x"}\n');
  const heard: string[] = [];
  stranger.on('data', (bytes) => heard.push(bytes.toString().trim()));
  await once(stranger, 'close');
  expect(heard.filter(Boolean)).toEqual([]);
  // Who says more than a greeting before being known is cut off at once, and nothing of it is kept.
  const endless = connect({ port: Number(String(row?.address).split(':')[1]), host: '127.0.0.1' });
  endless.on('error', () => {});
  await once(endless, 'data');
  const begun = performance.now();
  endless.write('x'.repeat(100_000));
  await new Promise((done) => endless.on('close', done));
  expect(performance.now() - begun).toBeLessThan(2_000);
  await node.stop();
}, 30_000);

/** Slow enough for a game to last while nodes come and go. */
const PACE_MS = 25;
/** `npm run test:faults` goes round several times. */
const ROUNDS = process.env.FAULT_ROUNDS === undefined ? 1 : 5;

describe('while people play at three nodes', () => {
  test(
    'each is suspended and comes back: nothing is lost or made twice, everybody hears all',
    async () => {
      for (let round = 0; round < ROUNDS; round++)
        await playThrough(
          { DATABASE_URL: await postgres.fresh(`suspended${round}`) },
          async (nodes) => {
            for (const node of round === 0 ? nodes.slice(1) : nodes) {
              node.suspend();
              await wait(2_600);
              node.goOn();
            }
          },
          { pace: PACE_MS },
        );
    },
    120_000 * ROUNDS,
  );

  test(
    'all are drained and replaced, one by one: the same',
    async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const env = { DATABASE_URL: await postgres.fresh(`replaced${round}`) };
        await playThrough(
          env,
          async (nodes) => {
            for (const [i, node] of nodes.entries()) {
              await node.stop();
              nodes[i] = await NodeProcess.start({ ...env, PORT: String(node.port) });
            }
          },
          { pace: PACE_MS },
        );
      }
    },
    120_000 * ROUNDS,
  );
});

test('a move is followed through its nodes, if the operator wants it: its time, no move and nobody by name', async () => {
  const bodies: string[] = [];
  const collector = createServer(async (request, answer) => {
    bodies.push(`${request.url} ${await text(request)}`);
    answer.end('{}');
  });
  await once(collector.listen(0, '127.0.0.1'), 'listening');
  const bound = collector.address();
  const TRACES_URL = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}`;
  const env = { DATABASE_URL: await postgres.fresh('traces'), TRACES_URL };
  const nodes = [await testServer(env), await testServer(env)];
  const { table, people, host, guest } = await apart(nodes);
  await playOn(table, [host, guest], 12);
  await Promise.all(nodes.map((node) => node.stop()));
  collector.close();
  for (const { id } of people) expect(bodies.join()).not.toContain(id);
  const spans = bodies.flatMap((body) => {
    expect(body).toMatch(/^\/v1\/traces /);
    const { resourceSpans }: Traced = JSON.parse(body.slice('/v1/traces '.length));
    return resourceSpans.flatMap(({ resource, scopeSpans }) =>
      scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ ...span, node: JSON.stringify(resource) }))),
    );
  });
  for (const { attributes } of spans) expect([[], ['naos.table']]).toContainEqual(attributes.map(({ key }) => key));
  const childrenOf = (id: string) => spans.filter(({ parentSpanId }) => parentSpanId === id);
  const relayed = spans.filter(({ name }) => name === 'move at home');
  expect(relayed.length).toBeGreaterThan(0);
  for (const home of relayed) {
    const [asked] = spans.filter(({ spanId }) => spanId === home.parentSpanId);
    expect(asked).toMatchObject({ name: 'move', traceId: home.traceId });
    expect(asked?.node).not.toBe(home.node);
    expect(BigInt(home.startTimeUnixNano)).toBeGreaterThan(BigInt(asked?.startTimeUnixNano ?? 0));
    const parts = childrenOf(home.spanId).map(({ name }) => name);
    // A move that came too late is planned, and that was all.
    expect([['plan', 'store', 'tell'], ['plan'], []]).toContainEqual(parts);
  }
  expect(spans.filter(({ name }) => name === 'tell').length).toBeGreaterThan(5);
}, 60_000);

/** As much of OTLP's JSON as is looked at. */
interface Traced {
  readonly resourceSpans: readonly {
    readonly resource: unknown;
    readonly scopeSpans: readonly {
      readonly spans: readonly {
        readonly traceId: string;
        readonly spanId: string;
        readonly parentSpanId?: string;
        readonly name: string;
        readonly startTimeUnixNano: string;
        readonly attributes: readonly { readonly key: string }[];
      }[];
    }[];
  }[];
}
