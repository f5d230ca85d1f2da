import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { standIn } from '../../../packages/laws/tests/stand-in.ts';
import { discordAddress, discordMessage } from '../src/notices/discord.ts';
import type { SafeFetch } from '../src/notices/safe-fetch.ts';
import { Telegram } from '../src/notices/telegram.ts';
import { Secret } from '../src/secret.ts';
import type { RunningServer } from '../src/server.ts';
import { Client } from './kit/client.ts';
import { discordStandIn } from './kit/discord.ts';
import { must } from './kit/must.ts';
import { testServer } from './kit/server.ts';
import { soon } from './kit/soon.ts';
import { telegramStandIn } from './kit/telegram.ts';
import { undeliveredConformance } from './kit/undelivered.ts';

const TOKEN = '123456:test-token-of-nobody';

describe('Telegram', () => {
  let telegram: Awaited<ReturnType<typeof telegramStandIn>>;
  let server: RunningServer;
  let lena: Client;
  beforeAll(async () => {
    telegram = await telegramStandIn();
    server = await testServer({
      TELEGRAM_TOKEN: TOKEN,
      TELEGRAM_API: telegram.api,
      PUBLIC_URL: 'https://naos.example',
    });
    lena = await Client.guest(server.port, 'Lena');
  });
  afterAll(async () => {
    await server.stop();
    telegram.close();
  });

  const update = (text: string, key: string, type = 'private') =>
    fetch(`http://127.0.0.1:${server.port}/api/telegram/updates`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': key },
      body: JSON.stringify({ update_id: 1, message: { text, chat: { id: 77, type }, from: { language_code: 'ru' } } }),
    });
  const ways = () => lena.request<{ telegram: string | null; email: boolean }>('GET', '/api/me/channels/ways');
  const channels = () => lena.request<{ kind: string; address: string | null }[]>('GET', '/api/me/channels');
  const keyOf = () => String(must(telegram.of('setWebhook')[0]).secret_token);

  test('the server tells it where to be reached, and offers each person a link of their own', async () => {
    const { telegram: link, email } = await ways();
    expect([link?.startsWith('https://t.me/naos_test_bot?start='), email]).toEqual([true, false]);
    expect(telegram.of('setWebhook')[0]).toMatchObject({ url: 'https://naos.example/api/telegram/updates' });
    const code = link?.split('start=')[1] ?? '';
    expect(code).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
    expect((await update(`/start ${code}`, 'guessed')).status).toBe(403);
    await update(`/start ${code}`, keyOf(), 'group');
    await update('/start somebody-elses-guessed-code', keyOf());
    expect(await channels()).toEqual([]);
    await update(`/start ${code}`, keyOf());
    expect(await channels()).toMatchObject([{ kind: 'telegram', address: null }]);
    await soon(() => telegram.of('sendMessage').map(({ text }) => String(text))).toEqual([
      expect.stringContaining('Ссылка устарела'),
      expect.stringContaining('Теперь Naos сообщит'),
    ]);
  });

  test('"your turn" has a picture, what happened and a button; without the picture where it can not be fetched', async () => {
    lena.disconnect();
    await soon(() => server.sockets.size).toBe(0);
    const turn = async () => {
      const sent = telegram.of('sendPhoto').length;
      const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'level-1' }];
      const { card } = await lena.open({ game: 'aton', seats, visibility: 'private' });
      const live = await server.tables.open(card.id);
      await soon(() => live.doc.waiting).toEqual([0]);
      // The table waits a moment before its notice is in line.
      await soon(async () => {
        await server.notices.flush();
        return telegram.of('sendPhoto').length;
      }).toBe(sent + 1);
      await server.notices.flush();
      return card.id;
    };
    const id = await turn();
    const photo = telegram.of('sendPhoto').at(-1);
    expect(photo).toMatchObject({
      chat_id: '77',
      reply_markup: { inline_keyboard: [[{ text: 'To the table', url: `https://naos.example/t/${id}` }]] },
    });
    expect(photo?.caption).toMatch(/^It is your turn\nAton\. .+ has committed/);
    // It shows this moment, opens nothing, and is the game's once the table has moved on.
    const { pathname, search, searchParams } = new URL(String(photo?.photo));
    expect([...searchParams.keys()]).toEqual(['of', 'moment', 'game', 'lang']);
    const picture = async (query: string): Promise<Buffer> =>
      Buffer.from(await (await fetch(`http://127.0.0.1:${server.port}${pathname}${query}`)).arrayBuffer());
    const [now, cover] = await Promise.all([picture(search), picture('?of=/learn/aton&lang=en')]);
    expect(now.equals(cover)).toBe(false);
    const watched = `/api/tables/${id}?watch=${searchParams.get('moment')}`;
    const stranger = await Client.guest(server.port, 'Oleg');
    await expect(stranger.request('GET', watched)).rejects.toThrow();
    await lena.connect();
    await lena.follow(id);
    await lena.play(id, must(await lena.anyMove(id)));
    await soon(async () => (await picture(search)).equals(cover)).toBe(true);
    // Or it would soon wait for Lena again, and two tables share a notice without a picture.
    expect(await lena.act(id, { do: 'resign' })).toMatchObject({ t: 'accepted' });
    lena.disconnect();
    stranger.disconnect();
    await soon(() => server.sockets.size).toBe(0);
    telegram.refused.set('sendPhoto', 400);
    const before = telegram.of('sendMessage').length;
    await turn();
    await soon(() => telegram.of('sendMessage').slice(before)).toMatchObject([
      { text: expect.stringContaining('your turn') },
    ]);
    telegram.refused.set('sendPhoto', 403);
    await turn();
    await soon(channels).toEqual([]);
  });
});

test('who asks for a link while Telegram is away does not wait for all who asked before', async () => {
  const away = await telegramStandIn();
  away.refused.set('getMe', 500);
  const secret = new Secret('00'.repeat(32));
  const site = new URL('https://naos.example');
  const telegram = new Telegram({ token: TOKEN, api: new URL(away.api) }, site, secret, () => 1);
  expect(await Promise.all(['a', 'b', 'c'].map((player) => telegram.linkFor(player)))).toEqual([null, null, null]);
  expect(away.of('getMe')).toHaveLength(1);
  away.close();
});

test('Discord gets its own form: a picture, a button that is a link, and nobody is called by name', () => {
  const hook = 'https://discord.com/api/webhooks/123456789/abcdefghijklmnopqrstuvwxyz';
  expect(discordAddress(hook)).toBe(`${hook}?with_components=true`);
  const notice = { title: '@everyone waits', body: 'Kemet', path: '/t/a', link: 'https://n/t/a', tables: ['a'] };
  expect(discordMessage({ ...notice, button: 'To the table', picture: 'https://n/p.png' })).toEqual({
    allowed_mentions: { parse: [] },
    embeds: [
      { title: '@everyone waits', description: 'Kemet', url: 'https://n/t/a', image: { url: 'https://n/p.png' } },
    ],
    components: [{ type: 1, components: [{ type: 2, style: 5, label: 'To the table', url: 'https://n/t/a' }] }],
  });
  const named = discordMessage({ ...notice, body: 'Kemet. [Naos](https://ev.il) moves.' });
  expect(JSON.stringify(named)).toContain(String.raw`\\[Naos\\]\\(https://ev.il\\) moves`);
});

test('Discord takes what it is sent; when it asks for patience it is told later, and a webhook that is gone is forgotten', async () => {
  const discord = await discordStandIn();
  let now = Date.now();
  const safeFetch = standIn<SafeFetch>({
    post: async (_player: string, address: string, headers: Record<string, string>, body: string) =>
      (await fetch(address.replace('https://discord.com', discord.api), { method: 'POST', headers, body })).status,
  });
  const server = await testServer({ PUBLIC_URL: 'https://naos.example' }, { safeFetch, now: () => now });
  const lena = await Client.guest(server.port, 'Lena');
  const body = 'https://discord.com/api/webhooks/123456789/abcdefghijklmnopqrstuvwxyz';
  await server.store.records.addChannel({ id: 'of lena', player: lena.id, kind: 'discord', body }, now);
  lena.disconnect();
  await soon(() => server.sockets.size).toBe(0);
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'level-1' }];
  const { card } = await lena.open({ game: 'aton', seats });
  await soon(async () => (await server.tables.open(card.id)).doc.waiting).toEqual([0]);
  await server.notices.flush();
  const url = `https://naos.example/t/${card.id}`;
  expect(discord.taken).toMatchObject([
    {
      allowed_mentions: { parse: [] },
      embeds: [{ title: 'It is your turn', url, image: { url: expect.stringContaining('/picture/') } }],
      components: [{ components: [{ label: 'To the table', url }] }],
    },
  ]);
  const club = { id: 'abcdefghijkl', name: 'Nile Street' };
  const say = async (text: string) => {
    server.notices.tell(lena.id, { what: 'club line', club, by: 'Mira', text });
    await server.notices.flush();
  };
  discord.state.status = 429;
  await say('one');
  discord.state.status = 204;
  now += 61_000;
  await server.notices.retry();
  expect(discord.taken.at(-1)?.embeds).toMatchObject([{ title: 'Nile Street', description: 'Mira: one' }]);
  await say('*'.repeat(500));
  expect(discord.taken).toHaveLength(3);
  discord.state.status = 404;
  await say('two');
  expect(await server.store.records.channels(lena.id)).toEqual([]);
  await server.stop();
  discord.close();
});

undeliveredConformance('SQLite', async () => ({}));
