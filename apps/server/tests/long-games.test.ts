import { type Audiences, isIn, Match, type Vocabulary } from '@naos/engine';
import type { Moment } from '@naos/protocol';
import { gameModuleOf } from '@naos/registry';
import { expect, test } from 'vitest';
import type { Services } from '../src/services.ts';
import { Client } from './kit/client.ts';
import { randomMatch, seedText } from './kit/random-match.ts';
import { testServer } from './kit/server.ts';
import { storeMatch } from './kit/store-match.ts';

const SLOW = new URL('./kit/slow-registry.ts', import.meta.url).href;
const SEED = 5;
/** Most moves that fit into one call where each takes as long as in the slow registry: more would be too many by far. */
const MOST_A_CALL = 25;

/** Counts the calls, and ends none: how long they take says nothing on a machine that does other things meanwhile. */
function countingWatchdog(): { readonly watchdog: Services['watchdog']; readonly calls: Map<string, number> } {
  const calls = new Map<string, number>();
  const run = async <T>(table: string, work: () => T): Promise<T> => {
    calls.set(table, (calls.get(table) ?? 0) + 1);
    return work();
  };
  return { watchdog: { run, runPiece: (table, _owner, work) => run(table, work) }, calls };
}

/** What the first seat saw at each of its versions, from playing the match once more. */
function viewsOf({ game, head, entries }: Match<Vocabulary>, audiences: Audiences<Vocabulary>): unknown[] {
  const again = Match.begin(game, { seats: head.seats, seed: seedText(SEED) });
  const view = (): unknown => JSON.parse(JSON.stringify(again.situation(0).view));
  const views = [view()];
  for (const entry of entries) {
    again.follow(entry);
    if (isIn(audiences.at(entry.n), 0)) views.push(view());
  }
  return views;
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

test.each(['kemet', 'tekhenu'])(
  'the longest game of %s can be opened and looked through on a slow machine, a little of it at a time',
  async (game) => {
    const rules = await gameModuleOf(game)?.rules();
    if (rules === undefined) throw new Error(`no game ${game}`);
    const { watchdog, calls } = countingWatchdog();
    const server = await testServer({ NAOS_REGISTRY: SLOW }, { watchdog });
    const match = randomMatch(rules, rules.seats.max, Number.POSITIVE_INFINITY, SEED);
    const table = await storeMatch(server, match, SEED);
    const viewer = await Client.guest(server.port);
    expect(await viewer.request<object>('GET', `/api/tables/${table}`)).toMatchObject({ status: 'finished' });
    // Its card alone needs none of that.
    expect(calls.get(table)).toBeUndefined();
    const { audiences } = await server.tables.open(table);
    expect(audiences.size).toBe(match.entries.length);
    expect(calls.get(table)).toBeGreaterThan(audiences.size / MOST_A_CALL);
    expect((await viewer.follow(table)).version).toBe(audiences.count(null));
    const last = audiences.count(0);
    const views = viewsOf(match, audiences);
    const opened = calls.get(table) ?? 0;
    for (const from of [Math.max(0, last - 20), 0, 1, 30]) {
      const path = `/api/tables/${table}/moments?from=${from}&to=${last}&seat=0`;
      const moments = await viewer.request<Moment[]>('GET', path);
      const to = Math.min(last, from + 40);
      expect(moments.map(({ version }) => version)).toEqual(range(from, to));
      expect(moments.flatMap(({ beats }) => beats.map(({ n }) => n))).toEqual(range(from, to));
      expect(moments.map(({ view }) => view)).toEqual(views.slice(from, to + 1));
    }
    expect((calls.get(table) ?? 0) - opened).toBeGreaterThan(audiences.size / MOST_A_CALL);
    expect(await viewer.request<object>('GET', `/api/tables/${table}`)).toMatchObject({ status: 'finished' });
    await server.stop();
  },
  300_000,
);
