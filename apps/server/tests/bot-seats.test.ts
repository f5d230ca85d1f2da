import type { NewTable } from '@naos/protocol';
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

const BOT = { kind: 'bot' as const, level: 'level-5' };
const AGAINST_A_BOT: NewTable = { game: 'aton', visibility: 'public', seats: [{ kind: 'me' }, BOT] };

async function hostAndStranger(order: NewTable): Promise<{ table: string; host: Client; stranger: Client }> {
  const [host, stranger] = [await Client.guest(server.port, 'Host', 1), await Client.guest(server.port, 'Passer', 2)];
  const { card } = await host.open(order);
  await Promise.all([host, stranger].map((client) => client.follow(card.id)));
  return { table: card.id, host, stranger };
}

test('in a rated game nobody plays on for a bot, not even by an invite', async () => {
  const { table, host, stranger } = await hostAndStranger({ ...AGAINST_A_BOT, rated: true });
  const refused = { t: 'refused', code: 'not now' };
  expect(await stranger.act(table, { do: 'sit', seat: 1 })).toMatchObject(refused);
  await host.act(table, { do: 'new invite', seat: 1 });
  const { links } = await host.follow(table);
  const invite = new URL(links?.invites[0]?.path ?? '', 'http://x').searchParams.get('invite') ?? '';
  expect(invite).not.toBe('');
  expect(await stranger.act(table, { do: 'sit', seat: 1, invite })).toMatchObject(refused);
  expect(stranger.at(table).seat).toBeNull();
});

test('elsewhere the people at the table are asked, and nothing of the seat is shown before they agree', async () => {
  const { table, host, stranger } = await hostAndStranger(AGAINST_A_BOT);
  expect(await stranger.act(table, { do: 'sit', seat: 1 })).toMatchObject({ t: 'accepted' });
  await soon(() => host.at(table).card.proposal?.guest?.name).toBe('Passer');
  expect(stranger.at(table).seat).toBeNull();
  expect(stranger.at(table).view?.viewer).toBeNull();
  await host.act(table, { do: 'vote', yes: false });
  await soon(() => stranger.at(table).card.proposal).toBeNull();
  expect(stranger.at(table).card.seats[1]).toMatchObject({ kind: 'bot', name: 'level-5' });
  // Who could ask again and again would keep the table from deciding anything else.
  expect(await stranger.act(table, { do: 'sit', seat: 1 })).toMatchObject({ t: 'refused', code: 'not now' });
  expect(await host.act(table, { do: 'ask pause' })).toMatchObject({ t: 'accepted' });
});

test('who was let in keeps the seat; the bot that plays on for them has the level of before', async () => {
  const { table, host, stranger } = await hostAndStranger(AGAINST_A_BOT);
  await stranger.act(table, { do: 'sit', seat: 1 });
  await host.act(table, { do: 'vote', yes: true });
  await soon(() => stranger.at(table).seat).toBe(1);
  await stranger.act(table, { do: 'leave' });
  await soon(() => host.at(table).card.seats[1]).toMatchObject({ kind: 'bot', name: 'level-5', left: true });
  const third = await Client.guest(server.port, 'Third', 3);
  await third.follow(table);
  expect(await third.act(table, { do: 'sit', seat: 1 })).toMatchObject({ t: 'refused', code: 'not now' });
  expect(await stranger.act(table, { do: 'sit', seat: 1 })).toMatchObject({ t: 'accepted' });
  await soon(() => host.at(table).card.seats[1]).toMatchObject({ kind: 'person', name: 'Passer' });
});

test('where nobody plays, only the host may sit down for a bot', async () => {
  const { table, host, stranger } = await hostAndStranger({ ...AGAINST_A_BOT, seats: [BOT, BOT] });
  expect(await stranger.act(table, { do: 'sit', seat: 1 })).toMatchObject({ t: 'refused', code: 'not now' });
  expect(await host.act(table, { do: 'sit', seat: 1 })).toMatchObject({ t: 'accepted' });
});

test('the oracle may be given a seat beside the levels', async () => {
  const order: NewTable = { game: 'aton', seats: [{ kind: 'bot', level: 'oracle' }, { kind: 'me' }] };
  const host = await Client.guest(server.port, 'Host', 3);
  const { card } = await host.open(order);
  await host.follow(card.id);
  expect(host.at(card.id).card.seats[0]).toMatchObject({ kind: 'bot', name: 'oracle' });
  const refused = host.open({ ...order, seats: [{ kind: 'bot', level: 'sphinx' }, { kind: 'me' }] });
  await expect(refused).rejects.toThrow(/there are level-1, .*, oracle/);
});
