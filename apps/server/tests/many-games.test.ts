import { gameModuleOf } from '@naos/registry';
import { expect, test, vi } from 'vitest';
import { SafeFetch } from '../src/notices/safe-fetch.ts';
import { MOST_KEPT } from '../src/store/puzzle-rows.ts';
import type { TableDoc } from '../src/tables/doc.ts';
import { Client } from './kit/client.ts';
import { longestTurn } from './kit/longest-turn.ts';
import { longMatch } from './kit/random-match.ts';
import { testServer } from './kit/server.ts';
import { storeMatch } from './kit/store-match.ts';
import { CLUB_REQUESTS } from './many-games/club-requests.ts';
import { EVENT_REQUESTS } from './many-games/event-requests.ts';
import { fillDuels, fillPuzzles, fillStore } from './many-games/fill-store.ts';
import {
  DAY,
  IN_OTHER_THREADS,
  NEW_TABLE,
  type Place,
  type Prepare,
  REFUSED,
  REQUESTS,
  SLICED,
  send,
} from './many-games/requests.ts';

/** `npm run test:abuse` asks at full size; `npm test` at a tenth of it, and less often. */
const FULL = process.env.ABUSE_ROUNDS !== undefined;
const FINISHED = FULL ? 100_000 : 10_000;
const OPEN = FULL ? 10_000 : 1_000;
const DUELS = FULL ? 20_000 : 2_000;
const ASKED = FULL ? 15 : 5;
/** One so long may lie in a store from before there were bounds. */
const LINES = 20_000;
const SEED = 7;
/** Processor time that one request may take; on a machine with other things to do only if it is so many times what it is at a server with next to nothing in its store. */
const MOST_MS = 5;
const MOST_TIMES = 4;
/** Other programs on the machine only ever make a request dearer: it is dear when it is so every time. */
const TRIES = 3;
/** At full size, on a machine that has other things to do. */
const LONGEST_MS = FULL ? 400_000 : 120_000;
const OPERATOR = 'the token of the operator';

const ALL = { ...REQUESTS, ...CLUB_REQUESTS, ...EVENT_REQUESTS };

interface Size {
  readonly lines: number;
  readonly finished: number;
  readonly open: number;
  readonly duels: number;
}

async function place({ lines, finished, open, duels }: Size): Promise<Place> {
  const safeFetch = new SafeFetch();
  vi.spyOn(safeFetch, 'allow').mockResolvedValue();
  const server = await testServer({ NAOS_ADMIN_TOKEN: OPERATOR }, { safeFetch });
  const client = await Client.guest(server.port);
  const { card } = await client.open(NEW_TABLE);
  const template: TableDoc = JSON.parse((await server.store.tables.read(card.id))?.body ?? '{}');
  await fillStore(server.store, template, client.id, { finished, open });
  await fillDuels(server.store, DAY, client.id, duels);
  await fillPuzzles(server.store, client.id, finished === 0 ? 0 : MOST_KEPT);
  const rules = await gameModuleOf('aton')?.rules();
  if (rules === undefined) throw new Error('no Aton');
  const long = await storeMatch(server, longMatch(rules, 2, lines, SEED), SEED);
  // As it lies a day later.
  await server.store.tables.pack(long, (await server.store.tables.read(long))?.revision ?? 0);
  return { server, cookie: client.cookieText, me: client.id, long, operator: OPERATOR };
}

async function processorTime(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** The same of this thread alone, which is told in steps of some milliseconds: only the mean of several says something. */
async function ownTime(work: () => Promise<void>): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

const middle = (costs: readonly number[]): number => costs.toSorted((a, b) => a - b)[Math.floor(costs.length / 2)] ?? 0;
const mean = (costs: readonly number[]): number => costs.reduce((sum, cost) => sum + cost, 0) / costs.length;

/** What of a request is measured. */
function measureOf(route: string) {
  if (SLICED.includes(route)) return { what: 'in the longest slice', cost: longestTurn, sum: middle };
  if (IN_OTHER_THREADS.includes(route)) return { what: 'of the main thread', cost: ownTime, sum: mean };
  return { what: 'of processor', cost: processorTime, sum: middle };
}

/** What one request costs in milliseconds, and what it was answered. */
async function costOf(at: Place, route: string, prepare: Prepare) {
  const [method = ''] = route.split(' ');
  const measure = measureOf(route);
  const costs: number[] = [];
  let answer = { status: 0, path: '', text: '' };
  for (let i = 0; i < ASKED; i++) {
    const request = await prepare(at);
    costs.push(
      await measure.cost(async () => {
        answer = { path: request.path, ...(await send(at, method, request)) };
      }),
    );
  }
  return { ...answer, ms: measure.sum(costs) };
}

/** Every route that a server says it has. */
function routesOf({ server }: Place): string[] {
  const { paths = {} } = server.app.swagger();
  return Object.entries(paths).flatMap(([path, ways]) =>
    Object.keys(ways ?? {}).map((method) => `${method.toUpperCase()} ${path}`),
  );
}

test(
  `with ${FINISHED} finished games, ${OPEN} open tables and a game of ${LINES} lines no route costs more than at an empty server`,
  async () => {
    const empty = await place({ lines: 100, finished: 0, open: 0, duels: 0 });
    const full = await place({ lines: LINES, finished: FINISHED, open: OPEN, duels: DUELS });
    const routes = routesOf(full);
    expect(routes.filter((route) => ALL[route] === undefined)).toEqual([]);
    const rows: string[] = [];
    const dear: string[] = [];
    const failed: string[] = [];
    for (const route of routes) {
      const [method = ''] = route.split(' ');
      for (const prepare of ALL[route] ?? []) {
        // The first round warms up.
        for (const at of [empty, full]) await costOf(at, route, prepare);
        let [few, many] = [await costOf(empty, route, prepare), await costOf(full, route, prepare)];
        const isDear = () => many.ms > MOST_MS && (FULL || many.ms > MOST_TIMES * few.ms);
        for (let again = 1; again < TRIES && isDear(); again++)
          [few, many] = [await costOf(empty, route, prepare), await costOf(full, route, prepare)];
        const { what } = measureOf(route);
        rows.push(`${method} ${many.path}: ${few.ms.toFixed(2)} ms ${what}, ${many.ms.toFixed(2)} with everything`);
        if (isDear()) dear.push(rows.at(-1) ?? '');
        const refused = many.status >= 400;
        if (many.status >= 500 || refused !== REFUSED.includes(route))
          failed.push(`${route}: ${many.status} ${many.text}`);
      }
    }
    console.log(rows.join('\n'));
    expect(failed).toEqual([]);
    expect(dear).toEqual([]);
    await Promise.all([empty, full].map(({ server }) => server.stop()));
  },
  LONGEST_MS,
);
