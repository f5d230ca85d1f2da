import { expect, test } from 'vitest';
import { Client } from './kit/client.ts';
import { partyConformance } from './kit/party.ts';
import { testServer } from './kit/server.ts';

partyConformance('SQLite', async () => [{}]);

test('free seats of a room are left out when the host begins, as long as enough are here', async () => {
  const server = await testServer({ NAOS_REGISTRY: import.meta.resolve('@naos/registry') });
  const lena = await Client.guest(server.port, 'Lena');
  const bot = { kind: 'bot' as const, level: 'level-1' };
  const { card } = await lena.open({ game: 'kemet', room: true, seats: [{ kind: 'open' }, { kind: 'me' }, bot] });
  await lena.follow(card.id);
  await lena.act(card.id, { do: 'add seat' });
  expect(lena.at(card.id).card.seats).toHaveLength(4);
  await lena.act(card.id, { do: 'remove seat', seat: 3 });
  expect(await lena.act(card.id, { do: 'start' })).toMatchObject({ t: 'accepted' });
  const { card: begun, seat } = lena.at(card.id);
  expect([begun.status, begun.seats.map(({ kind }) => kind), seat]).toEqual(['running', ['person', 'bot'], 0]);
  await server.stop();
});
