import { expect, test } from 'vitest';
import { Client } from './kit/client.ts';
import { testServer } from './kit/server.ts';
import { soon } from './kit/soon.ts';
import { telegramStandIn } from './kit/telegram.ts';

test('members who are away hear of a new table of their club, those who do not want to do not', async () => {
  const telegram = await telegramStandIn();
  const TELEGRAM = { TELEGRAM_TOKEN: '123456:test-token-of-nobody', TELEGRAM_API: telegram.api };
  const server = await testServer({ ...TELEGRAM, PUBLIC_URL: 'https://naos.example' });
  const [lena, mira, oleg] = [
    await Client.guest(server.port, 'Lena'),
    await Client.guest(server.port, 'Mira'),
    await Client.guest(server.port, 'Oleg'),
  ];
  const crest = { shape: 'shield', colour: 'lapis', sign: 'sun' };
  const { id } = await lena.request<{ id: string }>('POST', '/api/clubs', { name: 'Nile Street', crest });
  const { link } = await lena.request<{ link: string }>('GET', `/api/clubs/${id}`);
  const join = new URL(link, 'http://x').searchParams.get('join');
  for (const [chat, friend] of [mira, oleg].entries()) {
    await friend.request('POST', `/api/clubs/${id}/join`, { join });
    const channel = { id: `of ${friend.id}`, player: friend.id, kind: 'telegram' as const, body: String(chat) };
    await server.store.records.addChannel(channel, Date.now());
  }
  await oleg.request('POST', `/api/clubs/${id}/acts`, { do: 'notices', on: false });
  for (const friend of [mira, oleg]) friend.disconnect();
  await soon(() => server.sockets.has(mira.id) || server.sockets.has(oleg.id)).toBe(false);
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  await lena.request('POST', `/api/clubs/${id}/tables`, { game: 'aton', seats });
  await server.notices.flush();
  const said = telegram.of('sendPhoto').map(({ chat_id, caption }) => [String(chat_id), String(caption)]);
  expect(said).toEqual([['0', expect.stringMatching(/^Nile Street: Lena opens a table\nAton/)]]);

  // What is wished for and said, each once for a while, however much is said.
  await lena.request('POST', `/api/clubs/${id}/acts`, { do: 'vote', game: 'aton' });
  for (const text of ['Tonight?', 'Hello?']) await lena.request('POST', `/api/clubs/${id}/talk`, { id: text, text });
  await server.notices.flush();
  await lena.request('POST', `/api/clubs/${id}/talk`, { id: 'third', text: 'Nobody?' });
  await server.notices.flush();
  const told = telegram.of('sendMessage').map(({ chat_id, text }) => [String(chat_id), String(text)]);
  expect(told).toEqual([
    ['0', expect.stringMatching(/^Nile Street: Lena votes for tonight\nAton/)],
    ['0', expect.stringMatching(/^Nile Street\nLena: Tonight\?/)],
  ]);
  await server.stop();
  telegram.close();
});
