import { isRefusal, writeLine } from '@naos/engine';
import { expect, test } from 'vitest';
import { StoreError } from '../src/store/database.ts';
import { Client, playOn } from './kit/client.ts';
import { testServer } from './kit/server.ts';
import { soon } from './kit/soon.ts';
import { tableForTwo } from './kit/table-for-two.ts';

test('a look at what other nodes did that fails half-way changes nothing here, and the next use makes up for it', async () => {
  const server = await testServer();
  const [host, guest] = [await Client.guest(server.port, 'Host', 1), await Client.guest(server.port, 'Guest', 2)];
  const { card } = await host.open({ game: 'aton', visibility: 'public', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const table = card.id;
  await guest.act(table, { do: 'sit', seat: 1 });
  await Promise.all([host, guest].map((client) => client.follow(table)));
  await playOn(table, [host, guest], 3);
  const { tables, chat } = server.store;
  const row = await tables.read(table);
  if (row === null) throw new Error('no row');
  const body = JSON.stringify({ ...JSON.parse(row.body), botsMayBeReplaced: false });
  await tables.change({ table, entries: [], row: { ...row, revision: row.revision + 1, body } });
  await chat.append(table, { n: 1, player: guest.id, name: 'Guest', at: 1, id: 'x', text: 'from afar' });

  const entries = tables.entries.bind(tables);
  Object.assign(tables, { entries: () => Promise.reject(new StoreError('away')) });
  await expect(server.tables.catchUp(table)).rejects.toMatchObject({ code: 'not stored' });
  Object.assign(tables, { entries });
  expect(await host.request('GET', `/api/tables/${table}`)).toMatchObject({
    version: 3,
    waiting: host.at(table).asked?.seats,
  });

  expect(await playOn(table, [host, guest], 2)).toBe(2);
  await soon(() => guest.at(table).card.botsMayBeReplaced).toBe(false);
  await soon(() => guest.at(table).chat).toEqual(['from afar']);
  await server.stop();
});

test('whoever has heard more than this node comes from another one: the node reads on before it shows the table', async () => {
  const server = await testServer();
  const { table, host, guest } = await tableForTwo(server.port);
  await playOn(table, [host, guest], 3);
  const mover = (await host.anyMove(table)) === null ? guest : host;
  const { version, seat } = mover.at(table);
  const { match, revision } = await server.tables.open(table);
  const proposal = match?.propose(seat ?? 0, (await mover.anyMove(table)) ?? '');
  if (proposal === undefined || isRefusal(proposal)) throw new Error('no move');
  const entries = proposal.lines.map(({ entry, hash }) => ({ n: entry.n, id: null, line: writeLine(entry, hash) }));
  expect(await server.store.tables.change({ table, entries, revision })).toBe('done');
  expect((await mover.follow(table, { after: version })).version).toBe(version);
  expect((await mover.follow(table, { after: version + 1 })).version).toBe(version + 1);
  await server.stop();
});
