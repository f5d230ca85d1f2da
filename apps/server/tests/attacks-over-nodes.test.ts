import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Act, NewTable } from '@naos/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import { readDoc, type TableDoc } from '../src/tables/doc.ts';
import { Client } from './kit/client.ts';
import { must } from './kit/must.ts';
import { hasNats, natsServer } from './kit/nats.ts';
import { type TestPostgres, testPostgres } from './kit/postgres.ts';
import { testServer } from './kit/server.ts';
import { soon } from './kit/soon.ts';

/** How often each pair of requests is sent at the same moment; `npm run test:abuse` does it more often. */
const ROUNDS = process.env.ABUSE_ROUNDS === undefined ? 2 : 40;
const LONGEST_MS = 60_000 + ROUNDS * 3_000;
const OPEN: NewTable = { game: 'aton', visibility: 'public', seats: [{ kind: 'me' }, { kind: 'open' }] };

let postgres: TestPostgres;
let nodes: readonly RunningServer[] = [];
/** Two nodes without links between them whose message system is away: they know of each other by the store alone. */
beforeAll(async () => {
  postgres = await testPostgres();
  const env = { DATABASE_URL: await postgres.fresh('attacks'), NODE_LINK: 'off' };
  const nats = hasNats ? await natsServer() : null;
  const all = [];
  for (let i = 0; i < 2; i++) all.push(await testServer(nats === null ? env : { ...env, NATS_URL: nats.url }));
  nodes = all;
  nats?.kill();
}, 60_000);
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()));
  await postgres.stop();
});

const portOf = (i: number): number => must(nodes[i]).port;
const code = (answer: Awaited<ReturnType<Client['act']>>): string => (answer.t === 'refused' ? answer.code : 'done');
const both = async (one: Promise<string>, other: Promise<string>): Promise<string[]> =>
  (await Promise.all([one, other])).toSorted();
const stored = async (table: string): Promise<TableDoc> =>
  must(readDoc(must(await must(nodes[0]).store.tables.read(table)).body));

/** A game of two who are at two nodes, some moves old. */
async function apart(order: NewTable = OPEN) {
  const [lena, mira] = [await Client.guest(portOf(0), 'Lena', 1), await Client.guest(portOf(1), 'Mira', 2)];
  const { card } = await lena.open(order);
  await mira.act(card.id, { do: 'sit', seat: 1 });
  for (const { tables } of nodes) tables.doubt(card.id);
  for (const one of [lena, mira]) await one.follow(card.id);
  return { lena, mira, table: card.id };
}
const act = async (client: Client, table: string, what: Act): Promise<string> => code(await client.act(table, what));

test(
  'two who press one seat at two nodes: one sits, and nobody sits twice',
  async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const host = await Client.guest(portOf(0), 'Host');
      const seats = [{ kind: 'open' as const }, { kind: 'open' as const }];
      const { card } = await host.open({ game: 'aton', visibility: 'public', seats });
      const [one, two] = [await Client.guest(portOf(0), 'One'), await Client.guest(portOf(1), 'Two')];
      const sit = { do: 'sit', seat: 1 } as const;
      expect(await both(act(one, card.id, sit), act(two, card.id, sit))).toEqual(['done', 'not now']);
      // One person at both nodes, for two seats.
      const { card: free } = await host.open({ game: 'aton', visibility: 'public', seats });
      const three = await Client.guest(portOf(0), 'Three');
      const ask = (port: number, seat: number): Promise<number> =>
        fetch(`http://127.0.0.1:${port}/api/tables/${free.id}/acts`, {
          method: 'POST',
          headers: { cookie: three.cookieText, 'content-type': 'application/json' },
          body: JSON.stringify({ id: randomUUID(), act: { do: 'sit', seat } }),
        }).then(({ status }) => status);
      await Promise.all([ask(portOf(0), 0), ask(portOf(1), 1)]);
      expect((await stored(free.id)).seats.filter(({ player }) => player === three.id)).toHaveLength(1);
      for (const client of [host, one, two, three]) client.disconnect();
    }
  },
  LONGEST_MS,
);

test(
  'who resigns while the other moves, at two nodes: one of both is done first, and one result is noted',
  async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { lena, mira, table } = await apart({ ...OPEN, rated: true });
      const mover = (await lena.anyMove(table)) === null ? mira : lena;
      const other = mover === lena ? mira : lena;
      const move = (await mover.anyMove(table)) ?? '';
      const played = mover.play(table, move).then(code);
      expect(await act(other, table, { do: 'resign' })).toBe('done');
      expect(['done', 'not now', 'stale']).toContain(await played);
      expect(await stored(table)).toMatchObject({ status: 'cancelled', resigned: other === lena ? 0 : 1 });
      // Whoever moves afterwards, at a node that has not heard of it, is told so.
      expect(code(await mover.play(table, move))).toBe('not now');
      expect(await both(act(lena, table, { do: 'resign' }), act(mira, table, { do: 'resign' }))).toEqual([
        'not now',
        'not now',
      ]);
      await soon(() => must(nodes[0]).store.records.hasResult(table)).toBe(true);
      for (const { sweeper } of nodes) await sweeper.sweep();
      const rows = await must(nodes[0]).store.db.rows('select 1 from played where table_id = $1', [table]);
      expect(rows).toHaveLength(2);
      for (const client of [lena, mira]) client.disconnect();
    }
  },
  LONGEST_MS,
);

test(
  'a rematch that both ask for at two nodes is one table; a vote of both, or of one at both, counts once',
  async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { lena, mira, table } = await apart();
      // Both want it cancelled at the same moment: one asks, and the other's question is a yes or comes too late.
      await both(act(lena, table, { do: 'ask cancel' }), act(mira, table, { do: 'ask cancel' }));
      for (const { tables } of nodes) tables.doubt(table);
      await both(act(lena, table, { do: 'vote', yes: true }), act(mira, table, { do: 'vote', yes: true }));
      expect((await stored(table)).status).toBe('cancelled');
      const opened = await Promise.all(
        [lena, mira].map((client) =>
          client.request<{ opened?: string }>('POST', `/api/tables/${table}/acts`, {
            id: randomUUID(),
            act: { do: 'rematch' },
          }),
        ),
      );
      expect(new Set(opened.map((one) => one.opened)).size).toBe(1);
      const mine = await lena.request<{ tables: object[] }>('GET', '/api/tables?mine=true');
      expect(mine.tables).toHaveLength(2);
      for (const client of [lena, mira]) client.disconnect();
    }
  },
  LONGEST_MS,
);

test(
  'a table that was paused at one node takes no move at the other, and the question is asked of both',
  async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { lena, mira, table } = await apart();
      await act(lena, table, { do: 'ask pause' });
      const mover = (await lena.anyMove(table)) === null ? mira : lena;
      const move = (await mover.anyMove(table)) ?? '';
      const paused = act(mira, table, { do: 'vote', yes: true });
      const played = mover.play(table, move).then(code);
      expect(await paused).toBe('done');
      const answer = await played;
      expect((await stored(table)).time?.since).toBeNull();
      expect(['done', 'not now']).toContain(answer);
      expect(code(await mover.play(table, move))).toMatch(/not now|stale/);
      for (const client of [lena, mira]) client.disconnect();
    }
  },
  LONGEST_MS,
);

test(
  'who signs out everywhere is signed out, whatever a thief asks for at the same moment',
  async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const [victim, port] = [await Client.guest(portOf(0), 'Victim'), portOf(1)];
      const stolen = victim.cookieText;
      const thief = (path: string, method: string, body: object): Promise<number> =>
        fetch(`http://127.0.0.1:${port}${path}`, {
          method,
          headers: { cookie: stolen, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }).then(({ status }) => status);
      let isOver = false;
      const noise = Promise.all(
        Array.from({ length: 6 }, async (_, i) => {
          for (let n = 0; !isOver; n++) await thief('/api/me', 'PATCH', { name: `T${i} ${n}` });
        }),
      );
      await pause(20);
      await victim.request('POST', '/api/account/logout-everywhere');
      await pause(20);
      isOver = true;
      await noise;
      expect(await thief('/api/me', 'PATCH', { name: 'Still here' })).toBe(403);
    }
  },
  LONGEST_MS,
);
