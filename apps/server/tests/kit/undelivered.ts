import { expect, test } from 'vitest';
import { Client } from './client.ts';
import { must } from './must.ts';
import { temporaryFolder, testServer } from './server.ts';
import { soon } from './soon.ts';
import { telegramStandIn } from './telegram.ts';

/** Later than any try comes after the one before. */
const A_WHILE_MS = 4 * 3_600_000;

/** What happens on one store to notices that a messenger does not take. */
export function undeliveredConformance(store: string, environment: () => Promise<Record<string, string>>): void {
  test(`what a messenger that is down did not take is told after a restart, if it is still news, on ${store}`, async () => {
    const telegram = await telegramStandIn();
    let now = Date.now();
    const settings = {
      NAOS_DATA: temporaryFolder(),
      ...(await environment()),
      TELEGRAM_TOKEN: '123456:test-token-of-nobody',
      TELEGRAM_API: telegram.api,
      PUBLIC_URL: 'https://naos.example',
    };
    const start = () => testServer(settings, { now: () => now });
    const sent = () => telegram.of('sendMessage').length;
    const down = (isDown: boolean) => {
      for (const method of ['sendPhoto', 'sendMessage']) telegram.refused.set(method, isDown ? 500 : 200);
    };
    let server = await start();
    const lena = await Client.guest(server.port, 'Lena');
    const channel = { id: 'of lena', player: lena.id, kind: 'telegram' as const, body: '77' };
    await server.store.records.addChannel(channel, now);
    lena.disconnect();
    await soon(() => server.sockets.size).toBe(0);
    down(true);
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'level-1' }];
    const { card } = await lena.open({ game: 'aton', seats });
    await soon(async () => (await server.tables.open(card.id)).doc.waiting).toEqual([0]);
    const club = { id: 'abcdefghijkl', name: 'Nile Street' };
    server.notices.tell(lena.id, { what: 'club line', club, by: 'Mira', text: 'Tonight?' });
    await server.notices.flush();
    const kept = () => server.store.undelivered.count(lena.id);
    expect(await kept()).toEqual({ all: 2, own: 2 });
    await server.stop();

    // Nothing was sent twice; one that is over meanwhile is not told any more.
    server = await start();
    await lena.connect(server.port);
    await lena.follow(card.id);
    await lena.act(card.id, { do: 'ask cancel' });
    await soon(() => lena.at(card.id).card.status).toBe('cancelled');
    down(false);
    const before = sent();
    await server.notices.retry();
    expect([sent() - before, (await kept()).own]).toEqual([0, 2]);
    now += A_WHILE_MS;
    await server.notices.retry();
    expect(must(telegram.of('sendMessage').at(-1)).text).toMatch(/^Nile Street\nMira: Tonight\?/);
    expect([sent() - before, (await kept()).own]).toEqual([1, 0]);

    // Whose address never answers keeps a bounded number of messages, each for a bounded number of tries.
    down(true);
    lena.disconnect();
    await soon(() => server.sockets.size).toBe(0);
    for (let n = 0; n < 45; n++) {
      server.notices.tell(lena.id, { what: 'club line', club, by: 'Mira', text: `${n}` });
      await server.notices.flush();
    }
    expect((await kept()).own).toBe(40);
    for (let round = 0; round < 5; round++) {
      now += A_WHILE_MS;
      await server.notices.retry();
    }
    expect((await kept()).all).toBe(0);
    await server.stop();
    telegram.close();
  });
}
