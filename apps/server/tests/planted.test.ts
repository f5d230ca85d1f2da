import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import { Client, playOn } from './kit/client.ts';
import { testServer } from './kit/server.ts';
import { soon } from './kit/soon.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await testServer({}, { botAnswerMs: 1500 });
});
afterAll(() => server.stop());

async function against(level: string, game = 'planted'): Promise<{ me: Client; table: string }> {
  const me = await Client.guest(server.port);
  const { card } = await me.request<{ card: { id: string } }>('POST', '/api/play-now', { game, level });
  await me.follow(card.id);
  return { me, table: card.id };
}

test.each(['sleeper', 'hungry', 'liar'])(
  'the %s bot hurts nobody: a move is played for it, other tables go on',
  async (level) => {
    const { me, table } = await against(level);
    const other = await against('level-1', 'aton');
    await playOn(other.table, [other.me], 6);
    await soon(() => me.at(table).beats.find(({ n }) => n === 1)).toMatchObject({ kind: 'moved', seat: 1 });
    expect(me.at(table).card.status).toBe('running');
  },
);

test.each(['loop', 'hoard'])(
  'rules that never come to an end (%s) put their own table out of order and no other',
  async (move) => {
    const { me, table } = await against('level-1');
    const other = await against('level-1', 'aton');
    // On a busy machine it takes up to three tries to tell a stuck game from a starved one.
    const stuck = async () => {
      for (let tries = 0; tries < 3; tries++) {
        const answer = await me.play(table, move, { version: 0 });
        if (answer.t === 'refused' && answer.code === 'broken table') return true;
      }
      return false;
    };
    const [made, broken] = await Promise.all([playOn(other.table, [other.me], 6), stuck()]);
    expect(broken).toBe(true);
    expect(made).toBe(6);
    expect(await me.play(table, 'commit 1234', { version: 0 })).toMatchObject({ t: 'refused', code: 'broken table' });
  },
);

test('a move that the rules fall over is refused, the operator gets the game, and it goes on', async () => {
  const { me, table } = await against('level-1');
  const told = vi.spyOn(server.app.log, 'error');
  expect(await me.play(table, 'fault')).toMatchObject({ t: 'refused', code: 'faulty move' });
  expect(told).toHaveBeenCalledWith(
    expect.objectContaining({ table, move: 'fault', transcript: expect.stringContaining('"game":"planted"') }),
    expect.any(String),
  );
  expect(await playOn(table, [me], 4)).toBe(4);
});
