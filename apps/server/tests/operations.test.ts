import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { standIn } from '../../../packages/laws/tests/stand-in.ts';
import type { ServerGame } from '../src/games.ts';
import type { Carriers } from '../src/notices/carriers.ts';
import { Notices } from '../src/notices/notices.ts';
import { type Notice, writeNotice } from '../src/notices/text.ts';
import type { RunningServer } from '../src/server.ts';
import type { Services } from '../src/services.ts';
import type { PlayerRow } from '../src/store/player-rows.ts';
import type { TableDoc } from '../src/tables/doc.ts';
import { LiveTable } from '../src/tables/live-table.ts';
import { Client } from './kit/client.ts';
import { portOf } from './kit/must.ts';
import { temporaryFolder, testEnvironment, testServer } from './kit/server.ts';
import { soon } from './kit/soon.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const get = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`);

test('every page forbids what it does not need, and the cookie is out of reach of scripts and other sites', async () => {
  const { headers } = await get('/api/me');
  const policy = headers.get('content-security-policy') ?? '';
  for (const part of ["default-src 'self'", "object-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"]) {
    expect(policy).toContain(part);
  }
  expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|https?:|\*/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('set-cookie')).toMatch(/^naos=[^;]+; .*HttpOnly; SameSite=Lax/);
});

test('health, readiness and the description for machines', async () => {
  expect((await get('/healthz')).status).toBe(200);
  expect((await get('/readyz')).status).toBe(200);
  const { paths }: { paths: object } = await (await get('/openapi.json')).json();
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/api/me', '/api/tables', '/api/tables/{id}/acts']));
  expect((await get('/nowhere')).status).toBe(404);
});

test('figures are for those inside: nobody gets them through a proxy', async () => {
  const behind = await testServer({ PROXIES: '1' });
  const status = async (headers: Record<string, string>): Promise<number> =>
    (await fetch(`http://127.0.0.1:${behind.port}/metrics`, { headers })).status;
  expect(await status({})).toBe(200);
  expect(await status({ 'x-forwarded-for': '192.0.2.7' })).toBe(404);
  await behind.stop();
});

test('without a proxy figures are for this machine and the operator: they count what is done in secret', async () => {
  const open = await testServer({ NAOS_ADMIN_TOKEN: 'the token of the operator' });
  const status = async (remoteAddress: string, headers: Record<string, string> = {}): Promise<number> =>
    (await open.app.inject({ url: '/metrics', remoteAddress, headers })).statusCode;
  const near = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
  expect(await Promise.all(near.map((address) => status(address)))).toEqual([200, 200, 200]);
  expect([await status('192.168.1.20'), await status('fd00::20')]).toEqual([404, 404]);
  // By a proxy on this machine that the settings do not know of.
  expect(await status('127.0.0.1', { 'x-forwarded-for': '192.0.2.7' })).toBe(404);
  const operator = { authorization: 'Bearer the token of the operator' };
  expect(await status('192.168.1.20', operator)).toBe(200);
  expect(await status('192.168.1.20', { authorization: 'Bearer another' })).toBe(404);
  await open.stop();
});

test('a store that is away makes the node unready, not dead', async () => {
  const sick = await testServer();
  await sick.store.db.close();
  const at = (path: string) => fetch(`http://127.0.0.1:${sick.port}${path}`);
  expect([(await at('/healthz')).status, (await at('/readyz')).status, (await at('/api/me')).status]).toEqual([
    200, 503, 503,
  ]);
  await sick.app.close();
});

test('a restart says good-bye with a code that means: come back', async () => {
  const leaving = await testServer();
  const client = await Client.guest(leaving.port);
  await leaving.stop();
  await soon(() => client.closed).toEqual({ code: 1012, reason: 'the server is restarting' });
});

test('a mail server that says nothing does not keep the house from closing', async () => {
  const silent = createServer(() => {});
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
  const smtp = `smtp://127.0.0.1:${portOf(silent)}`;
  const leaving = await testServer({
    SMTP_URL: smtp,
    MAIL_FROM: 'naos@example.org',
    PUBLIC_URL: 'http://naos.example',
  });
  const away = await Client.guest(leaving.port);
  const channel = { kind: 'email', address: 'you@example.org' };
  await away.request('POST', '/api/me/channels', { channel, language: 'en' });
  away.disconnect();
  await soon(() => leaving.sockets.size).toBe(0);
  await away.request('POST', '/api/play-now', { game: 'aton', level: 'level-1' });
  const begun = performance.now();
  await leaving.stop();
  expect(performance.now() - begun).toBeLessThan(10_000);
  silent.close();
});

test('a new name is on the chair that is taken next, without a new connection', async () => {
  const client = await Client.guest(server.port, 'Before');
  await client.request('PATCH', '/api/me', { name: '  After \u202e all ' });
  const { card } = await client.open({
    game: 'aton',
    visibility: 'public',
    seats: [{ kind: 'open' }, { kind: 'open' }],
  });
  await client.act(card.id, { do: 'sit', seat: 0 });
  expect((await client.follow(card.id)).card.seats[0]?.name).toBe('After all');
});

test('the log holds no cookie, no token of a link and no chat', async () => {
  const env = { PATH: process.env.PATH, ...testEnvironment({ NAOS_DATA: temporaryFolder(), LOG_LEVEL: 'trace' }) };
  const child = spawn('node', [fileURLToPath(new URL('../src/main.ts', import.meta.url))], { env });
  let log = '';
  child.stdout.on('data', (bytes: Buffer) => {
    log += bytes.toString();
  });
  await soon(() => /Naos is ready at .*:(\d+)/.exec(log)?.[1]).toBeDefined();
  const host = await Client.guest(Number(/Naos is ready at .*:(\d+)/.exec(log)?.[1]), 'Hostname');
  const { card, links } = await host.open({ game: 'aton', seats: [{ kind: 'me' }, { kind: 'invite' }] });
  await host.request(
    'GET',
    `/api/tables/${card.id}?watch=${new URL(links.watch, 'http://x').searchParams.get('watch')}`,
  );
  await host.say(card.id, 'a private word');
  await host.request('GET', `/api/tables/${card.id}/transcript?watch=wrong-token`).catch(() => {});
  for (const path of ['', '/%', `/${'x'.repeat(200)}`]) {
    await host.request('GET', `/t/${card.id}${path}?invite=token-of-a-page`).catch(() => {});
  }
  child.kill('SIGTERM');
  await new Promise((done) => child.on('exit', done));
  expect(log).toContain('"path":"/api/tables"');
  const secrets = [
    host.cookieText.slice(5),
    links.watch.split('=')[1],
    links.invites[0]?.path.split('=')[1],
    'private word',
    'wrong-token',
    'token-of-a-page',
    'Hostname',
  ];
  for (const secret of secrets) expect(log).not.toContain(secret);
}, 60_000);

describe('notices', () => {
  const notified: { channel: string; notice: Notice }[] = [];
  const services = standIn<Services>({
    settings: { publicUrl: new URL('https://naos.example') },
    games: { get: () => standIn<ServerGame>({ gameModule: { title: { en: 'Aton', ru: 'Атон' } } }) },
    store: {
      records: {
        channels: async (player: string) => [
          { id: 'c', player, kind: 'email', state: 'confirmed', body: `${player}@example.org` },
        ],
      },
      players: { read: async () => standIn<PlayerRow>({ body: { language: 'ru' } }) },
    },
    presence: { isElsewhere: async (player: string) => player === 'at another node' },
    log: { warn: () => {} },
  });
  const carriers = standIn<Carriers>({
    carry: async (channel: { body: string }, notice: Notice) => void notified.push({ channel: channel.body, notice }),
  });
  const waitingFor = (id: string, player: string): LiveTable => {
    const seats = [{ kind: 'person' as const, player }];
    const doc = standIn<TableDoc>({ id, game: 'aton', status: 'running', waiting: [0], seats });
    return new LiveTable(id, doc, 1, 0, 0);
  };

  test('many tables make one message, said once; who looks at the page gets none', async () => {
    const notices = new Notices(services, carriers, (player) => player === 'here');
    for (const id of ['a', 'b', 'c']) notices.look(waitingFor(id, 'away'));
    notices.look(waitingFor('d', 'here'));
    notices.look(waitingFor('e', 'at another node'));
    notices.look(waitingFor('a', 'away'));
    await notices.flush();
    expect(notified).toHaveLength(1);
    expect(notified[0]).toMatchObject({
      channel: 'away@example.org',
      notice: { title: 'Ваш ход за 3 столами', body: 'Атон', path: '/', link: 'https://naos.example/' },
    });
    notices.look(waitingFor('a', 'away'));
    await notices.flush();
    expect(notified).toHaveLength(1);
    notices.look(waitingFor('a', 'away'), [0]);
    await notices.flush();
    expect(notified[1]?.notice).toMatchObject({ title: 'Ваш ход', path: '/t/a', tables: ['a'] });
  });

  test('a notice names the game and the table, nothing else', () => {
    expect(writeNotice(new Map([['t1', 'Aton']]), 'en', null)).toEqual({
      title: 'It is your turn',
      body: 'Aton',
      path: '/t/t1',
      link: null,
      tables: ['t1'],
      button: 'To the table',
    });
  });

  test.each([
    [1, 'Ваш ход', 'К столу'],
    [2, 'Ваш ход за 2 столами', 'К столам'],
    [21, 'Ваш ход за 21 столом', 'К столам'],
  ])('a notice of %i tables counts them in Russian too', (many, title, button) => {
    const tables = new Map(Array.from({ length: many }, (_, n) => [`t${n}`, 'Атон']));
    expect(writeNotice(tables, 'ru', null)).toMatchObject({ title, button });
  });
});
