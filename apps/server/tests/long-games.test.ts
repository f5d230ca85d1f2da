import { type Outcome, writeLine } from '@naos/engine';
import type { Moment } from '@naos/protocol';
import { gameModuleOf } from '@naos/registry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import type { TableDoc } from '../src/tables/doc.ts';
import { Client } from './kit/client.ts';
import { randomMatch } from './kit/random-match.ts';
import { testServer } from './kit/server.ts';

const SLOW = new URL('./kit/slow-registry.ts', import.meta.url).href;
const SEED = 5;
let server: RunningServer;
beforeAll(async () => {
  server = await testServer({ NAOS_REGISTRY: SLOW });
});
afterAll(() => server.stop());

/** A whole game with all chairs taken, put into the store as if it had been played at a public table. */
async function finishedTable(game: string): Promise<{ table: string; lines: number }> {
  const rules = await gameModuleOf(game)?.rules();
  if (rules === undefined) throw new Error(`no game ${game}`);
  const match = randomMatch(rules, rules.seats.max, Number.POSITIVE_INFINITY, SEED);
  const host = await Client.guest(server.port);
  const seats = Array.from({ length: rules.seats.max }, () => ({ kind: 'open' as const }));
  const { card } = await host.open({ game, visibility: 'public', seats });
  const { store } = server;
  const row = await store.tables.read(card.id);
  if (row === null) throw new Error('no row');
  const { head, entries, hashes } = match;
  const outcome = rules.outcome(match.state) as Outcome;
  const { commitment, options } = head;
  const doc = { ...(JSON.parse(row.body) as TableDoc), status: 'finished' as const, commitment, options, outcome };
  await store.tables.change({
    table: card.id,
    entries: [head, ...entries].map((entry, n) => ({ n, id: null, line: writeLine(entry, hashes[n] ?? '') })),
    row: { ...row, revision: row.revision + 1, status: 'finished', body: JSON.stringify(doc) },
    seed: SEED.toString(16).padStart(64, '0'),
  });
  await server.tables.tidy(true);
  return { table: card.id, lines: entries.length };
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

test.each(['kemet', 'tekhenu'])(
  'the longest game of %s can be opened and looked through on a slow machine, and nobody takes it for stuck',
  async (game) => {
    const { table, lines } = await finishedTable(game);
    const viewer = await Client.guest(server.port);
    const { audiences } = await server.tables.open(table);
    expect(audiences.size).toBe(lines);
    expect((await viewer.follow(table)).version).toBe(audiences.count(null));
    const last = audiences.count(0);
    for (const from of [0, Math.max(0, last - 100)]) {
      const path = `/api/tables/${table}/moments?from=${from}&to=${last}&seat=0`;
      const moments = (await viewer.request('GET', path)) as Moment[];
      const to = Math.min(last, from + 500);
      expect(moments.map(({ version }) => version)).toEqual(range(from, to));
      expect(moments.flatMap(({ beats }) => beats.map(({ n }) => n))).toEqual(range(from, to));
    }
    expect((await viewer.request('GET', `/api/tables/${table}`)) as object).toMatchObject({ status: 'finished' });
  },
);
