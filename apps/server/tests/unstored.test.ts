import { expect, test } from 'vitest';
import { Client } from './kit/client.ts';
import { must } from './kit/must.ts';
import { testServer } from './kit/server.ts';

test('a move that is not stored yet is seen by nobody: not by its maker, not by a newcomer, not in a replay', async () => {
  const server = await testServer();
  const [host, guest] = [await Client.guest(server.port, 'Host'), await Client.guest(server.port, 'Guest')];
  const { card } = await host.open({ game: 'aton', visibility: 'public', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await guest.act(card.id, { do: 'sit', seat: 1 });
  await host.follow(card.id);
  const { tables } = server.store;
  const stored = tables.change.bind(tables);
  const gate = Promise.withResolvers<void>();
  Object.assign(tables, {
    change: async (change: Parameters<typeof stored>[0]) => {
      await gate.promise;
      return stored(change);
    },
  });
  const answer = host.play(card.id, (await host.anyMove(card.id)) ?? '');
  const heard: string[] = [];
  answer.then(() => heard.push('answer'));
  const late = guest.follow(card.id).then(({ version }) => heard.push(`newcomer at ${version}`));
  const replay = guest
    .request('GET', `/api/tables/${card.id}/moments`)
    .then((moments) => heard.push(`${must(Array.isArray(moments) ? moments : null).length} moments`));
  await new Promise((done) => setTimeout(done, 300));
  expect(heard).toEqual([]);
  expect(host.at(card.id).version).toBe(0);
  gate.resolve();
  await Promise.all([answer, late, replay]);
  expect(heard.toSorted()).toEqual(['2 moments', 'answer', 'newcomer at 1']);
  await server.stop();
});
