import { afterAll, beforeAll, expect, test } from 'vitest';
import { facedIn } from '../src/bots/mirror.ts';
import type { RunningServer } from '../src/server.ts';
import { Client } from './kit/client.ts';
import { temporaryFolder, testServer } from './kit/server.ts';

const LEVELS = ['level-1', 'level-2', 'level-3', 'level-4', 'level-5'];
let server: RunningServer;
beforeAll(async () => {
  server = await testServer({ NAOS_DATA: temporaryFolder() });
});
afterAll(() => server.stop());

/** Notes a game of this player against a bot, as the end of a table does. */
async function noted(client: Client, table: string, level: string, places: readonly number[]): Promise<void> {
  const body = { places, points: [0, 0], players: [client.id, `bot:${level}`], rated: false };
  await server.store.tables.change({ table, entries: [], seats: [{ seat: 0, player: client.id }] });
  await server.store.records.finish({ table, game: 'aton', seats: 2, ended: Number(table.slice(1)), body }, []);
}

const mirrorOf = async (client: Client): Promise<string> => {
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'mirror' }];
  return (await client.open({ game: 'aton', seats })).card.seats[1]?.name ?? '';
};

test('the mirror begins in the middle and follows the results of the one who orders it', async () => {
  const [strong, weak] = [await Client.guest(server.port, 'Strong', 1), await Client.guest(server.port, 'Weak', 2)];
  expect(await mirrorOf(strong)).toBe('level-3');
  for (const [i, level] of ['level-3', 'level-4', 'level-5', 'level-5'].entries()) {
    await noted(strong, `s${i}`, level, [1, 2]);
    await noted(weak, `w${i}`, LEVELS[Math.max(0, 2 - i)] ?? '', [2, 1]);
  }
  expect(await mirrorOf(strong)).toBe('level-5');
  expect(await mirrorOf(weak)).toBe('level-1');
});

test('games without a house bot or without the player are left out; the strongest bot counts', () => {
  const body = { points: [0, 0, 0], rated: false };
  const results = [
    { ...body, places: [1, 2], players: ['me', 'other'] },
    { ...body, places: [1, 2], players: ['other', 'bot:level-3'] },
    { ...body, places: [2, 3, 1], players: ['me', 'bot:level-2', 'bot:level-4'] },
  ];
  expect(facedIn(results, 'me', LEVELS)).toEqual([{ level: 3, result: 0 }]);
});
