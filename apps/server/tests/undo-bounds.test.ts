import { Match, type Seat, writeLine } from '@naos/engine';
import { expect, test } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import { type Client, playOn, settled } from './kit/client.ts';
import { testServer } from './kit/server.ts';
import { tableForTwo } from './kit/table-for-two.ts';

/** Plays on until somebody has made a move that can be taken back. */
async function undoable(table: string, clients: readonly Client[]): Promise<Client> {
  for (let made = 0; made < 200; made++) {
    const mover = clients.find((client) => client.at(table).undo !== null);
    if (mover !== undefined) return mover;
    await playOn(table, clients, 1);
  }
  throw new Error('nothing can be taken back');
}

test('a seat takes back so often a turn and no more; then its move stands and the game goes on', async () => {
  const server = await testServer();
  const { table, host, guest } = await tableForTwo(server.port);
  const mover = await undoable(table, [host, guest]);
  let rounds = 0;
  for (; rounds < 300; rounds++) {
    const back = await mover.act(table, { do: 'undo', to: 'step' });
    if (back.t === 'refused') {
      expect(back.text).toContain('100 times');
      break;
    }
    await settled([mover]);
    const again = await mover.play(table, (await mover.moves(table))[0] ?? '');
    expect(again.t).toBe('accepted');
    await settled([mover]);
  }
  expect(rounds).toBe(100);
  await settled([host, guest]);
  expect(await playOn(table, [host, guest], 10)).toBe(10);
  await server.stop();
});

const SEED = '7'.repeat(64);
const MOST_LINES = 10_000;

/** Makes a running game as long as asked for, by the store: its last move taken back by vote and made again, and again. */
async function lengthen(server: RunningServer, table: string, seat: Seat, lines: number): Promise<void> {
  const { match, revision } = await server.tables.open(table);
  if (match === null) throw new Error('no game');
  const longer = Match.replay(match.game, match.transcript, [SEED]);
  const known = longer.entries.length;
  while (longer.entries.length < lines) {
    const last = longer.standing.at(-1);
    if (longer.entries.length % 2 === known % 2) longer.undoAll(1 - seat, last?.n ?? 0);
    else longer.make(seat, match.standing.at(-1)?.move ?? '');
  }
  const entries = longer.entries.slice(known).map((entry) => ({
    n: entry.n,
    id: null,
    line: writeLine(entry, longer.hashes[entry.n] ?? ''),
  }));
  expect(await server.store.tables.change({ table, entries, revision })).toBe('done');
  await server.tables.tidy(true);
}

test(`a game of ${MOST_LINES} lines takes nothing back any more, by oneself or by vote, and goes on`, async () => {
  const server = await testServer({}, { seed: () => SEED });
  const { table, host, guest } = await tableForTwo(server.port);
  const clients = [host, guest];
  const mover = await undoable(table, clients);
  const seat = clients.indexOf(mover);
  await settled(clients);
  const made = (await server.tables.open(table)).version;
  await lengthen(server, table, seat, MOST_LINES - 1 - ((MOST_LINES - 1 - made) % 2));
  for (const client of clients) await client.follow(table);
  const last = [];
  for (let tries = 0; tries < 3; tries++) {
    const back = await mover.act(table, { do: 'undo', to: 'step' });
    last.push(back.t === 'refused' ? back.text : back.t);
    if (back.t === 'refused') break;
    await settled(clients);
    expect((await mover.play(table, (await mover.moves(table))[0] ?? '')).t).toBe('accepted');
    await settled(clients);
  }
  expect(last).toEqual(['accepted', expect.stringContaining(`${MOST_LINES} lines`)]);
  const voted = await mover.act(table, { do: 'ask undo', to: 0 });
  const agreed = await clients.find((client) => client !== mover)?.act(table, { do: 'vote', yes: true });
  expect([voted, agreed].map((answer) => answer?.t)).toContain('refused');
  await mover.act(table, { do: 'vote', yes: false });
  await settled(clients);
  expect(await playOn(table, clients, 10)).toBe(10);
  await server.stop();
});
