import { expect, test } from 'vitest';
import { Client } from './kit/client.ts';
import { testServer } from './kit/server.ts';

test('[23.1] a line that was left says nothing more: a late picture would put what another line has told out of sight', async () => {
  const server = await testServer();
  const host = await Client.guest(server.port, 'Host', 90);
  const { card } = await host.open({ game: 'aton', seats: [{ kind: 'me' }, { kind: 'bot', level: 'level-1' }] });
  const person = { id: host.id, body: { session: 0 }, spender: { player: host.id, network: 'here' } };
  const told = async (leaves: boolean): Promise<readonly string[]> => {
    const texts: string[] = [];
    const end = { send: (text: string) => void texts.push(text), isOpen: () => true, unfollowed: () => {} };
    const line = server.homes.lineTo(card.id, person, end, () => {});
    const followed = line.receive({ t: 'follow', table: card.id });
    if (leaves) line.close();
    await followed;
    line.close();
    return texts;
  };
  expect((await told(false)).join()).toContain('"t":"table"');
  expect(await told(true)).toEqual([]);
  await server.stop();
});
