import type { TableList } from '@naos/protocol';
import { expect, test } from 'vitest';
import { StoreError } from '../src/store/database.ts';
import { Client } from './kit/client.ts';
import { testServer } from './kit/server.ts';

type Store = Awaited<ReturnType<typeof testServer>>['store'];

/** The next change of a table fares as told; all others are stored. */
function onceInstead(store: Store, table: string, fares: () => Promise<'conflict'>): void {
  const { tables } = store;
  const stored = tables.change.bind(tables);
  let isOver = false;
  Object.assign(tables, {
    change: (change: Parameters<typeof stored>[0]) => {
      if (isOver || change.table !== table) return stored(change);
      isOver = true;
      return fares();
    },
  });
}

test('a rematch is one new table, whatever comes in between: the two are stored together or not at all', async () => {
  const server = await testServer();
  const host = await Client.guest(server.port, 'Host', 1);
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'level-1' }];
  const { card } = await host.open({ game: 'aton', seats });
  await host.follow(card.id);
  await host.act(card.id, { do: 'ask cancel' });
  const mine = async () => (await host.request<TableList>('GET', '/api/tables?mine=true')).tables;

  onceInstead(server.store, card.id, () => Promise.reject(new StoreError('away')));
  expect(await host.act(card.id, { do: 'rematch' })).toMatchObject({ t: 'refused', code: 'not stored' });
  expect((await mine()).map(({ id }) => id)).toEqual([card.id]);

  onceInstead(server.store, card.id, () => Promise.resolve('conflict'));
  const answer = await host.act(card.id, { do: 'rematch' });
  expect(answer).toMatchObject({ t: 'accepted', opened: expect.any(String) });
  const [next, ...others] = (await mine()).filter(({ id }) => id !== card.id);
  expect(others).toEqual([]);
  expect(next).toMatchObject({ id: answer.t === 'accepted' && answer.opened, status: 'running', host: host.id });
  expect(host.at(card.id).card.rematch).toBe(next?.id);
  expect(await host.act(card.id, { do: 'rematch' })).toMatchObject({ opened: next?.id });
  await server.stop();
});
