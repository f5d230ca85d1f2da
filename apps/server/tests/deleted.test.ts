import { expect, test } from 'vitest';
import { Client } from './kit/client.ts';
import { testServer } from './kit/server.ts';

test('who was deleted at another node is refused whatever they do over a socket that is open here', async () => {
  let now = Date.UTC(2026, 10, 15, 12);
  const server = await testServer({}, { now: () => now });
  const [host, guest] = [await Client.guest(server.port, 'Host', 1), await Client.guest(server.port, 'Guest', 2)];
  const { card } = await host.open({ game: 'aton', visibility: 'public', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await guest.act(card.id, { do: 'sit', seat: 1 });
  await Promise.all([host, guest].map((client) => client.follow(card.id)));
  const before = await server.store.tables.read(card.id);
  await server.store.players.forget(guest.id);
  // As long as a node may go by what it has read of a player.
  now += 11_000;
  const refusal = { t: 'refused', code: 'not yours', text: expect.stringContaining('deleted') };
  expect(await guest.play(card.id, (await guest.anyMove(card.id)) ?? '')).toMatchObject(refusal);
  expect(await guest.act(card.id, { do: 'ask pause' })).toMatchObject(refusal);
  expect(await guest.say(card.id, 'still here')).toMatchObject(refusal);
  expect(await server.store.tables.read(card.id)).toEqual(before);
  expect([host.at(card.id).version, host.at(card.id).chat]).toEqual([0, []]);
  await server.stop();
});
