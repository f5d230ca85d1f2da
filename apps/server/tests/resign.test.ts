import type { Profile } from '@naos/protocol';
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

async function twoAtATable(rated: boolean) {
  const [lena, mira] = [await Client.guest(server.port, 'Lena', 1), await Client.guest(server.port, 'Mira', 2)];
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const { card } = await lena.open({ game: 'aton', visibility: 'public', rated, seats });
  await mira.act(card.id, { do: 'sit', seat: 1 });
  await Promise.all([lena, mira].map((client) => client.follow(card.id)));
  return { lena, mira, table: card.id };
}

test('who resigns a game of two has lost it, also for the rating, and the game can be looked at', async () => {
  const { lena, mira, table } = await twoAtATable(true);
  await lena.act(table, { do: 'resign' });
  await soon(() => mira.at(table).card.resigned).toBe(0);
  expect(mira.at(table).card).toMatchObject({ status: 'cancelled', closed: 'A player resigned.', outcome: null });
  await soon(() => server.store.records.hasResult(table)).toBe(true);
  const ratings = await lena.request<{ player: string; rating: number }[]>('GET', '/api/ratings/aton');
  const of = (client: Client) => ratings.find(({ player }) => player === client.id)?.rating;
  expect(of(lena)).toBeLessThan(1000);
  expect(of(mira)).toBeGreaterThan(1000);
  const { between } = await lena.request<Profile>('GET', `/api/players/${mira.id}`);
  expect(between).toMatchObject({ table, games: [{ game: 'aton', won: 0, drew: 0, lost: 1 }] });
  expect(await mira.request('GET', `/api/tables/${table}/record`)).toMatchObject({ card: { resigned: 0 } });
  expect(await mira.act(table, { do: 'resign' })).toMatchObject({ t: 'refused', code: 'not now' });
});

test('a rematch after it begins anew', async () => {
  const { lena, mira, table } = await twoAtATable(false);
  await mira.act(table, { do: 'resign' });
  await soon(() => lena.at(table).card.status).toBe('cancelled');
  const { opened = '' } = await lena.request<{ opened?: string }>('POST', `/api/tables/${table}/acts`, {
    id: 'again',
    act: { do: 'rematch' },
  });
  expect(await lena.request('GET', `/api/tables/${opened}`)).not.toHaveProperty('resigned');
});

test('a mark that a node of the version before left in a rematch ends nothing', async () => {
  const { lena, mira, table } = await twoAtATable(true);
  await server.tables.change(table, ({ doc }) => ({ doc: { ...doc, resigned: 0 }, saveNow: true }));
  await lena.act(table, { do: 'ask cancel' });
  await mira.act(table, { do: 'vote', yes: true });
  await soon(() => lena.at(table).card.status).toBe('cancelled');
  await server.sweeper.sweep();
  expect(lena.at(table).card).not.toHaveProperty('resigned');
  expect(await server.store.records.hasResult(table)).toBe(false);
});

test('nobody resigns who only watches, nor a game that is over', async () => {
  const { lena, table } = await twoAtATable(false);
  const oleg = await Client.guest(server.port, 'Oleg', 3);
  await oleg.follow(table);
  expect(await oleg.act(table, { do: 'resign' })).toMatchObject({ t: 'refused', code: 'not yours' });
  expect(await lena.act(table, { do: 'resign' })).not.toMatchObject({ t: 'refused' });
});
