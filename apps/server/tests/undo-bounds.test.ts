import { expect, test } from 'vitest';
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
