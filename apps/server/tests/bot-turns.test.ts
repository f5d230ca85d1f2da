import { expect, test, vi } from 'vitest';
import { BotRoom } from '../src/bots/bot-room.ts';
import { Client } from './kit/client.ts';
import { must } from './kit/must.ts';
import { testServer } from './kit/server.ts';
import { soon } from './kit/soon.ts';

test('a bot whose move came too late thinks about the new position at once: somebody took back and moved again', async () => {
  // Bots take their time, so that people can act while they think.
  const server = await testServer({ BOT_PACE: '600' });
  const host = await Client.guest(server.port, 'Host', 7);
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'level-1' }];
  const { card } = await host.open({ game: 'aton', seats });
  const table = card.id;
  await host.follow(table);
  /** Makes a move after which only the bot is asked, and takes it back before the bot has answered. */
  const undoStep = async (): Promise<boolean> => {
    await soon(() => host.at(table).asked?.seats.includes(0)).toBe(true);
    const { version } = host.at(table);
    await host.play(table, (await host.anyMove(table)) ?? '');
    await soon(() => host.at(table).version).toBeGreaterThan(version);
    const { undo, asked } = host.at(table);
    if (undo === null || asked?.seats.join() !== '1') return false;
    return (await host.act(table, { do: 'undo', to: 'step' })).t === 'accepted';
  };
  while (!(await undoStep())) expect(host.at(table).card.status).toBe('running');
  await host.play(table, (await host.anyMove(table)) ?? '');
  const { version } = host.at(table);
  await expect.poll(() => host.at(table).version, { timeout: 5_000 }).toBeGreaterThan(version);
  await server.stop();
});

test('a bot thinks for the network of whoever sits at its table: who only looks on takes nobody else’s turn', async () => {
  const ask = vi.spyOn(BotRoom.prototype, 'ask');
  const networks = () => ask.mock.calls.map(([, { network }]) => network);
  const server = await testServer();
  const [host, spy] = [await Client.guest(server.port, 'Host', 7), await Client.guest(server.port, 'Spy', 8)];
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'level-1' }];
  const { card } = await host.open({ game: 'aton', visibility: 'public', seats });
  await soon(networks).toContain('127.0.0.1');
  const live = must(server.tables.peek(card.id));
  live.network = 'at home';
  await spy.follow(card.id);
  expect(live.network).toBe('at home');
  await host.follow(card.id);
  expect(live.network).toBe('127.0.0.1');
  await server.stop();
  ask.mockRestore();
});
