import { expect, test } from 'vitest';
import { Client } from './kit/client.ts';
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
