import { CLOSED_BY_RULES } from '@naos/protocol';
import { expect, test } from 'vitest';
import { checkStore } from '../src/admin/check.ts';
import type { RunningServer } from '../src/server.ts';
import { Client, playOn } from './kit/client.ts';
import { REGISTRY, temporaryFolder, testServer } from './kit/server.ts';

const MENDED = new URL('./kit/mended-registry.ts', import.meta.url).href;

async function begun(server: RunningServer, game: string): Promise<{ readonly me: Client; readonly table: string }> {
  const me = await Client.guest(server.port);
  const { card } = await me.request<{ card: { id: string } }>('POST', '/api/play-now', { game, level: 'level-1' });
  await me.follow(card.id);
  await playOn(card.id, [me], 4);
  return { me, table: card.id };
}

test('a running game of older rules goes on where it fits and is closed with a sentence where it does not', async () => {
  const data = temporaryFolder();
  const first = await testServer({ NAOS_DATA: data });
  const fits = await begun(first, 'aton');
  const broken = await begun(first, 'planted');
  const before = await checkStore(first.store, REGISTRY);
  expect([before.older.games, before.problems]).toEqual([0, []]);
  await first.stop();

  const second = await testServer({ NAOS_DATA: data, NAOS_REGISTRY: MENDED });
  const { older, problems } = await checkStore(second.store, MENDED);
  expect(problems).toEqual([]);
  expect(older.games).toBe(2);
  expect(older.notes).toEqual([expect.stringContaining('It is running: it will be closed when it is next opened.')]);

  const { me } = fits;
  await me.connect(second.port);
  await me.follow(fits.table);
  expect(me.at(fits.table).card.status).toBe('running');
  expect(await playOn(fits.table, [me], 2)).toBe(2);
  const other = broken.me;
  await other.connect(second.port);
  await other.follow(broken.table);
  expect(other.at(broken.table).card).toMatchObject({ status: 'cancelled', closed: CLOSED_BY_RULES });
  expect((await second.store.tables.read(broken.table))?.status).toBe('cancelled');
  await second.stop();
});
