import { afterAll, beforeAll, expect, test } from 'vitest';
import { roundRobin } from '../src/events/pairing/round-robin.ts';
import type { RunningServer } from '../src/server.ts';
import type { EventBody, EventRow, PlayedRound } from '../src/store/event-rows.ts';
import { Client } from './kit/client.ts';
import { longestTurn } from './kit/longest-turn.ts';
import { must } from './kit/must.ts';
import { testServer } from './kit/server.ts';

/** Processor time in milliseconds for which anything about an event may keep the thread that plays, and all that a look may take. */
const MOST_AT_ONCE_MS = 5;
const MOST_MS = 20;
const ASKED = 12;
const PEOPLE = 256;

let server: RunningServer;
let lena: Client;
beforeAll(async () => {
  server = await testServer();
  lena = await Client.guest(server.port, 'Lena');
  await server.store.db.write(
    ids(PEOPLE)
      .slice(1)
      .map((id) => ({
        sql: "insert into players (id, name, created, seen, body) values ($1, 'Friend', 1, 1, '{}')",
        values: [id],
      })),
  );
});
afterAll(() => server.stop());

const ids = (many: number): string[] =>
  Array.from({ length: many }, (_, i) => (i === 0 ? lena.id : `player-${i}`.padEnd(16, '_')));
const tableId = (round: number, i: number): string => `t${round}x${i}`.padEnd(10, 'x');
/** Who has won, and by how much: different in every round. */
const pointsOf = (round: number, i: number): number[] => [20 + ((i * 7 + round * 11) % 60), 30 + (round % 3)];
const placesOf = ([own = 0, other = 0]: readonly number[]): number[] => [own >= other ? 1 : 2, own <= other ? 1 : 2];

const season = (people: number): PlayedRound[] =>
  roundRobin(people).map(({ tables }, round) => ({
    begins: round,
    byes: [],
    games: tables.map((seats, i) => {
      const points = pointsOf(round, i);
      return { table: tableId(round, i), seats, places: placesOf(points), points };
    }),
  }));
const duplicate = (people: number, rounds: number): PlayedRound[] =>
  Array.from({ length: rounds }, (_, round) => ({
    begins: round,
    byes: [],
    games: Array.from({ length: people }, (_one, i) => {
      const points = pointsOf(round, i);
      return { table: tableId(round, i), seats: [i, null], places: placesOf(points), points };
    }),
  }));

const event = (
  id: string,
  kind: EventBody['kind'],
  people: number,
  played: readonly PlayedRound[],
  status: EventRow['status'] = 'over',
): EventRow => ({
  id: id.padEnd(14, 'a'),
  club: null,
  host: lena.id,
  status,
  revision: 0,
  created: 1,
  due: null,
  body: {
    name: 'Season',
    kind,
    game: 'aton',
    seats: 2,
    clock: { kind: 'days', days: 3, sleep: null },
    rated: kind !== 'duplicate',
    starts: null,
    ...(kind === 'duplicate' ? { against: 'bots', rounds: 30 } : {}),
    entrants: ids(people).map((player) => ({ player })),
    played,
  },
});

const get = async (path: string): Promise<void> => {
  const answer = await server.app.inject({ url: path, headers: { cookie: lena.cookieText } });
  expect(answer.statusCode).toBe(200);
};

/** A busy machine makes single looks dearer, never cheaper: what a quarter of them did not pass. */
const quarter = (costs: readonly number[]): number =>
  must(costs.toSorted((a, b) => a - b)[Math.floor(costs.length / 4)]);

async function costs(prepare: (i: number) => Promise<unknown>, work: (i: number) => Promise<void>) {
  const [longest, sums]: [number[], number[]] = [[], []];
  for (let i = 0; i < ASKED; i++) {
    await prepare(i);
    const before = process.cpuUsage();
    longest.push(await longestTurn(() => work(i)));
    const { user, system } = process.cpuUsage(before);
    sums.push((user + system) / 1000);
  }
  return { longest: quarter(longest), all: quarter(sums) };
}

test.each([
  ['a season of 142 people and 10,011 games', () => event('season', 'season', 142, season(142)), MOST_MS],
  [
    'a duplicate of 256 people and 30 deals',
    () => event('double', 'duplicate', PEOPLE, duplicate(PEOPLE, 30)),
    MOST_MS,
  ],
  // As many games as there can be: all of it may cost more, and a list reads past the whole event.
  ['a season of 256 people, as large as any', () => event('large', 'season', PEOPLE, season(PEOPLE)), 2 * MOST_MS],
])('%s: nothing that is asked for or changes keeps the thread that plays for long', async (name, make, most) => {
  const whole = make();
  await server.store.events.make(whole);
  const { played } = whole.body;
  const last = must(played.at(-1));
  // Somebody's game has ended meanwhile: nothing that was worked out before holds.
  const changed = (i: number): EventRow => {
    const games = last.games.map((game, n) => (n === i ? { ...game, points: [i, i + 1] } : game));
    return { ...whole, revision: i, body: { ...whole.body, played: played.with(-1, { ...last, games }) } };
  };
  const look = await costs(
    (i) => server.store.events.change(changed(i)),
    () => get(`/api/events/${whole.id}`),
  );
  const again = await costs(
    async () => {},
    () => get(`/api/events/${whole.id}`),
  );
  const list = await costs(
    async () => {},
    () => get('/api/events'),
  );
  const change = await costs(
    async () => {},
    async (i) => void (await server.store.events.change(changed(ASKED + i))),
  );
  const row = (what: string, { longest, all }: typeof look): string =>
    `${name}, ${what}: ${longest.toFixed(1)} ms at once of ${all.toFixed(1)} ms of processor`;
  process.stdout.write(
    `${[row('first look after a change', look), row('another look', again), row('the list', list), row('a change', change)].join('\n')}\n`,
  );
  const times = most / MOST_MS;
  for (const { longest } of [look, again, list, change]) expect(longest).toBeLessThan(times * MOST_AT_ONCE_MS);
  expect(look.all).toBeLessThan(most);
});
