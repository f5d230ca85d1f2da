import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import { Client } from './kit/client.ts';
import { testServer } from './kit/server.ts';
import { soon } from './kit/soon.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

/** A private table of the host; the guest sits on its second chair, the first is still free. */
async function privateTable() {
  const [host, guest] = [await Client.guest(server.port, 'Host', 1), await Client.guest(server.port, 'Guest', 2)];
  const { card, links } = await host.open({ game: 'aton', seats: [{ kind: 'invite' }, { kind: 'invite' }] });
  const token = (path: string | undefined, name: string) =>
    new URL(path ?? '', 'http://x').searchParams.get(name) ?? '';
  const invite = token(links.invites[1]?.path, 'invite');
  expect(await guest.act(card.id, { do: 'sit', invite })).toMatchObject({ t: 'accepted' });
  await Promise.all([host, guest].map((client) => client.follow(card.id)));
  return { table: card.id, host, guest, watch: token(links.watch, 'watch') };
}

const free = { do: 'set seat' as const, seat: 1, to: { kind: 'invite' as const } };

test('who is removed from a private table is told so, and hears nothing of it any more', async () => {
  const { table, host, guest } = await privateTable();
  const told = guest.next('refused', (message) => message.table === table);
  await host.act(table, free);
  expect(await told).toMatchObject({ code: 'no table' });
  const heard = guest.raw.length;
  await host.say(table, 'between us');
  await host.act(table, { do: 'new invite', seat: 1 });
  await expect(guest.follow(table)).rejects.toThrow('no table');
  expect(guest.raw.slice(heard).join()).not.toContain('between us');
  expect(guest.raw.length).toBe(heard + 1);
  expect(host.at(table).card.seats[1]).toMatchObject({ kind: 'open', online: false });
});

test('the same when another node removed them', async () => {
  const { table, host, guest } = await privateTable();
  const { tables } = server.store;
  const row = await tables.read(table);
  if (row === null) throw new Error('no row');
  const doc: { readonly seats: readonly object[] } = JSON.parse(row.body);
  const body = JSON.stringify({ ...doc, seats: [doc.seats[0], doc.seats[0]] });
  await tables.change({ table, entries: [], row: { ...row, revision: row.revision + 1, body } });
  const told = guest.next('refused', (message) => message.table === table);
  await server.tables.catchUp(table);
  expect(await told).toMatchObject({ code: 'no table' });
  await host.say(table, 'between us');
  await soon(() => host.at(table).chat).toEqual(['between us']);
  expect(guest.at(table).chat).toEqual([]);
});

test('who has the watch link goes on watching, and everybody at a public table does', async () => {
  const { table, host, guest, watch } = await privateTable();
  await guest.follow(table, { watch });
  await host.act(table, free);
  await soon(() => guest.at(table).seat).toBeNull();
  await host.say(table, 'hello');
  await soon(() => guest.at(table).chat).toEqual(['hello']);

  const { card } = await host.open({ game: 'aton', visibility: 'public', seats: [{ kind: 'open' }, { kind: 'open' }] });
  await guest.act(card.id, { do: 'sit', seat: 0 });
  await Promise.all([host, guest].map((client) => client.follow(card.id)));
  await guest.act(card.id, { do: 'leave' });
  await host.say(card.id, 'still here?');
  await soon(() => guest.at(card.id).chat).toEqual(['still here?']);
});
