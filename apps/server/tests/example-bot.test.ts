import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { Client, playOn } from './kit/client.ts';
import { testServer } from './kit/server.ts';
import { soon } from './kit/soon.ts';

const BOT = fileURLToPath(new URL('../example/bot.ts', import.meta.url));

test('the example of docs/bots.md plays a whole game with a token and an invite', async () => {
  const server = await testServer();
  const host = await Client.guest(server.port, 'Host', 11);
  const { token } = await host.request<{ token: string }>('POST', '/api/tokens', { name: 'Robot' });
  const { card, links } = await host.open({ game: 'aton', seats: [{ kind: 'me' }, { kind: 'invite' }] });
  await host.follow(card.id);
  const invite = new URL(links.invites[0]?.path ?? '', 'http://x').searchParams.get('invite') ?? '';
  const bot = spawn('node', [BOT, `http://127.0.0.1:${server.port}`, token, card.id, invite]);
  let said = '';
  bot.stdout.on('data', (bytes: Buffer) => {
    said += bytes.toString();
  });
  const ended = new Promise((done) => bot.on('exit', done));
  await soon(() => host.at(card.id).card.status).toBe('running');
  expect(host.at(card.id).card.seats[1]).toMatchObject({ kind: 'person', name: 'Robot' });
  await playOn(card.id, [host]);
  expect(await ended).toBe(0);
  expect(said).toContain('The game is over');
  await server.stop();
}, 60_000);

test('a bot that is not taken in says why, in the words of the server', async () => {
  const server = await testServer();
  const host = await Client.guest(server.port, 'Host', 11);
  const { token } = await host.request<{ token: string }>('POST', '/api/tokens', { name: 'Robot' });
  const { card } = await host.open({ game: 'aton', seats: [{ kind: 'me' }, { kind: 'invite' }] });
  const ended = (...line: readonly string[]) => {
    const bot = spawn('node', [BOT, `http://127.0.0.1:${server.port}`, ...line]);
    let said = '';
    bot.stderr.on('data', (bytes: Buffer) => {
      said += bytes.toString();
    });
    return new Promise((done) => bot.on('exit', (code) => done([code, said])));
  };
  expect(await ended(token.slice(0, -1), card.id)).toEqual([1, expect.stringContaining('token is not known here')]);
  expect(await ended(token, card.id, 'no-such-link')).toEqual([1, expect.stringContaining('ask the host')]);
  await server.stop();
}, 60_000);
