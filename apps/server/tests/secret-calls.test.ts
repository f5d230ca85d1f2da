import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import { Client } from './kit/client.ts';
import { must } from './kit/must.ts';
import { testServer } from './kit/server.ts';
import { soon } from './kit/soon.ts';
import { telegramStandIn } from './kit/telegram.ts';

const GATHER_MS = 150;
const SEED = '1'.padStart(64, '0');

let telegram: Awaited<ReturnType<typeof telegramStandIn>>;
let server: RunningServer;
let now = Date.UTC(2026, 10, 15, 12);
beforeAll(async () => {
  telegram = await telegramStandIn();
  const env = { TELEGRAM_TOKEN: '123456:test-token-of-nobody', TELEGRAM_API: telegram.api };
  const settings = { ...env, NAOS_REGISTRY: import.meta.resolve('@naos/registry'), PUBLIC_URL: 'https://naos.example' };
  server = await testServer(settings, { now: () => now, seed: () => SEED });
});
afterAll(async () => {
  await server.stop();
  telegram.close();
});

/** Two people, of whom the host is asked first, with the guest or alone. */
async function tableForTwo(game: string): Promise<{ table: string; host: Client; guest: Client }> {
  const [host, guest] = [await Client.guest(server.port, 'Host', 1), await Client.guest(server.port, 'Guest', 2)];
  const { card } = await host.open({ game, visibility: 'public', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await guest.act(card.id, { do: 'sit', seat: 1 });
  await Promise.all([host, guest].map((client) => client.follow(card.id)));
  await soon(() => host.at(card.id).asked?.seats).toContain(0);
  return { table: card.id, host, guest };
}

/** A host who closes the page then, and is called by Telegram. */
async function awayFrom(game: string, before: (host: Client, table: string) => Promise<unknown> = async () => {}) {
  const { table, host, guest } = await tableForTwo(game);
  await before(host, table);
  const channel = { id: `of ${host.id}`, player: host.id, kind: 'telegram' as const, body: host.id };
  await server.store.records.addChannel(channel, now);
  host.disconnect();
  await soon(() => server.sockets.has(host.id)).toBe(false);
  const calls = async (): Promise<number> => {
    await server.notices.flush();
    return telegram.calls.filter(({ body }) => body.chat_id === host.id).length;
  };
  return { table, guest, calls };
}

const order = async (client: Client, table: string): Promise<void> => {
  const answer = await client.act(table, { do: 'order', kind: 'destiny', way: 'first' });
  expect(answer).toMatchObject({ t: 'accepted' });
};

async function choose(client: Client, table: string, what: string): Promise<void> {
  const move = (await client.moves(table)).find((one) => one.startsWith(what));
  expect(await client.play(table, must(move))).toMatchObject({ t: 'accepted' });
}

test('nobody who is away is called because of what another one does in secret', async () => {
  const { table, guest, calls } = await awayFrom('aton');
  await choose(guest, table, 'exchange');
  expect(await calls()).toBe(0);
  await choose(guest, table, 'commit');
  expect(await calls()).toBe(1);
});

test('nobody who is away is called because somebody leaves something to the table, or because it is looked at for that', async () => {
  const { table, guest, calls } = await awayFrom('kemet', order);
  await order(guest, table);
  expect(await calls()).toBe(0);
  now += 31_000;
  await server.sweeper.sweep();
  expect(await calls()).toBe(0);
});

test('somebody’s own list comes as long after a move as ever, whatever was done in secret just before', async () => {
  const { table, host, guest } = await tableForTwo('aton');
  const shown = host.next('mine');
  host.sendText(JSON.stringify({ t: 'follow mine' }));
  await shown;
  await choose(guest, table, 'exchange');
  await new Promise((done) => setTimeout(done, GATHER_MS / 2));
  const told = host.next('mine');
  const begun = performance.now();
  await choose(host, table, 'commit');
  await told;
  // A timer may ring a moment early.
  expect(performance.now() - begun).toBeGreaterThan(GATHER_MS - 10);
});
