import { expect, test } from 'vitest';
import { roundRobin } from '../src/events/pairing/round-robin.ts';
import type { EventRow } from '../src/store/event-rows.ts';
import { Client } from './kit/client.ts';
import { testServer } from './kit/server.ts';

const PLAYERS = 142;
/** Processor time that a look at the event may take, in milliseconds, and how often it is asked for. */
const MOST_MS = 20;
const ASKED = 15;

test(`a season of ${PLAYERS} people and 10,011 games is shown after a change in less than ${MOST_MS} ms of processor`, async () => {
  const server = await testServer();
  const lena = await Client.guest(server.port, 'Lena');
  const ids = Array.from({ length: PLAYERS }, (_, i) => (i === 0 ? lena.id : `player-${i}`.padEnd(16, '_')));
  await server.store.db.write(
    ids.slice(1).map((id) => ({
      sql: "insert into players (id, name, created, seen, body) values ($1, 'Friend', 1, 1, '{}')",
      values: [id],
    })),
  );
  const played = roundRobin(PLAYERS).map(({ tables }, round) => ({
    begins: round,
    byes: [],
    games: tables.map((seats, i) => ({
      table: `t${round}x${i}`.padEnd(10, 'x'),
      seats,
      places: [1, 1],
      points: [30, 30],
    })),
  }));
  expect(played.flatMap(({ games }) => games)).toHaveLength(10_011);
  const event: EventRow = {
    id: 'aaaaaaaaaaaaaa',
    club: null,
    host: lena.id,
    status: 'over',
    revision: 0,
    created: 1,
    due: null,
    body: {
      name: 'Season',
      kind: 'season',
      game: 'aton',
      seats: 2,
      clock: { kind: 'days', days: 3, sleep: null },
      rated: true,
      starts: null,
      entrants: ids.map((player) => ({ player })),
      played,
    },
  };
  await server.store.events.make(event);
  const costs: number[] = [];
  for (let i = 0; i < ASKED; i++) {
    // Somebody's game has ended meanwhile: nothing that was worked out before holds.
    await server.store.events.change({ ...event, revision: i });
    const before = process.cpuUsage();
    const answer = await server.app.inject({ url: `/api/events/${event.id}`, headers: { cookie: lena.cookieText } });
    const { user, system } = process.cpuUsage(before);
    costs.push((user + system) / 1000);
    expect(answer.statusCode).toBe(200);
  }
  const sorted = costs.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(ASKED / 2)] ?? 0;
  process.stdout.write(
    `an event of 10,011 games, the first look after a change: ${middle.toFixed(1)} ms of processor\n`,
  );
  // A busy machine makes single looks dearer, never cheaper.
  expect(sorted[Math.floor(ASKED / 4)]).toBeLessThan(MOST_MS);
  await server.stop();
});
