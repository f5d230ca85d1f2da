import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIMITS } from '@naos/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { RunningServer } from '../src/server.ts';
import { Client, playOn } from './kit/client.ts';
import { freePort } from './kit/postgres.ts';
import { temporaryFolder, testServer } from './kit/server.ts';
import { soon } from './kit/soon.ts';

/** `npm run test:faults` opens ten thousand connections; `npm test` some hundreds. */
const CONNECTIONS = process.env.FAULT_ROUNDS === undefined ? 300 : 10_000;

let server: RunningServer;
beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: 'on' });
});
afterAll(() => server.stop());

async function tableForTwo(
  at = server,
  more: Partial<Parameters<Client['open']>[0]> = {},
): Promise<{ table: string; host: Client; guest: Client }> {
  const [host, guest] = [await Client.guest(at.port, 'Host', 1), await Client.guest(at.port, 'Guest', 2)];
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const { card } = await host.open({ game: 'aton', visibility: 'public', seats, ...more });
  await guest.act(card.id, { do: 'sit', seat: 1 });
  await Promise.all([host, guest].map((client) => client.follow(card.id)));
  return { table: card.id, host, guest };
}

test('a burst of follows takes a socket to no more tables than it may follow', async () => {
  const host = await Client.guest(server.port, 'Host');
  const seats = [{ kind: 'open' as const }, { kind: 'open' as const }];
  const tables: string[] = [];
  const others = await Promise.all(['B', 'C', 'D'].map((name) => Client.guest(server.port, name)));
  for (const one of others) {
    for (let i = 0; i < 14; i++) tables.push((await one.open({ game: 'aton', visibility: 'public', seats })).card.id);
  }
  expect(tables.length).toBeGreaterThan(LIMITS.following);
  const answers = () => host.messages.filter(({ t }) => t === 'table' || t === 'refused');
  for (const table of tables) host.sendText(JSON.stringify({ t: 'follow', table }));
  await soon(() => answers().length).toBe(tables.length);
  expect(answers().filter(({ t }) => t === 'table')).toHaveLength(LIMITS.following);
  // A table that is followed already is no new one.
  await host.follow(tables[0] ?? '');
});

describe('an address of IPv6', () => {
  test('counts with its neighbours: whoever has one has all of its network', async () => {
    const proxied = await testServer({ RATE_LIMITS: 'on', PROXIES: '1' });
    const guests = await Promise.all(Array.from({ length: 6 }, () => Client.guest(proxied.port)));
    const sockets: WebSocket[] = [];
    const connect = async (from: string, who: number): Promise<number> => {
      const headers = { cookie: guests[who]?.cookieText ?? '', 'x-forwarded-for': from };
      const socket = new WebSocket(`ws://127.0.0.1:${proxied.port}/ws`, { headers });
      sockets.push(socket);
      return new Promise((done) => {
        socket.on('open', () => done(101));
        socket.on('unexpected-response', (_request, answer) => done(answer.statusCode ?? 0));
        socket.on('error', () => {});
      });
    };
    for (let i = 0; i < 100; i++) expect(await connect(`2001:db8::${i.toString(16)}`, i % 6)).toBe(101);
    expect(await connect('2001:db8:0:0:ffff::1', 0)).toBe(429);
    expect(await connect('2001:db8:0:1::1', 0)).toBe(101);
    expect(await connect('::ffff:192.0.2.1', 0)).toBe(101);
    for (const socket of sockets) socket.terminate();
    const ask = (i: number) =>
      proxied.app.inject({ url: '/api/games', remoteAddress: `2001:db8:1::${i.toString(16)}` });
    for (let i = 0; i < 600; i++) expect((await ask(i)).statusCode).toBe(200);
    expect((await ask(600)).statusCode).toBe(429);
    await proxied.stop();
  });
});

describe('messages that are none', () => {
  test.each([
    ['no JSON', '{{{', 'is not JSON'],
    ['no object', '7', '"t" must be one of'],
    ['an unknown kind', '{"t":"cheat"}', '"t" must be one of'],
    ['a name of the prototype', '{"t":"__proto__"}', '"t" must be one of'],
    ['a missing field', '{"t":"play","table":"aaaaaaaaaa"}', '"play" message is wrong'],
    ['a field too many', '{"t":"ping","seat":3}', '"ping" message is wrong'],
    ['a wrong type', '{"t":"follow","table":"aaaaaaaaaa","after":"1"}', '"follow" message is wrong'],
    ['an act that is none', '{"t":"act","table":"aaaaaaaaaa","id":"x","act":{"do":"win"}}', '"act" message is wrong'],
  ])('%s: refused with a reason, and the socket stays open', async (_name, text, reason) => {
    const client = await Client.guest(server.port);
    const answer = client.next('refused');
    client.sendText(text);
    expect(await answer).toMatchObject({ code: 'malformed', text: expect.stringContaining(reason) });
    const pong = client.next('pong');
    client.sendText('{"t":"ping"}');
    await pong;
  });

  test('a message of 10 MB closes its socket and nothing else', async () => {
    const { table, host, guest } = await tableForTwo();
    const rude = await Client.guest(server.port);
    rude.sendText('x'.repeat(10_000_000));
    await soon(() => rude.closed?.code).toBe(1009);
    expect(await playOn(table, [host, guest], 2)).toBe(2);
  });

  test('a table that is not there and a forged cookie', async () => {
    const client = await Client.guest(server.port);
    await expect(client.follow('aaaaaaaaaa')).rejects.toThrow('no table');
    const forged = `${client.cookieText.slice(0, -4)}aaaa`;
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/ws`, { headers: { cookie: forged } });
    const status = await new Promise((done) =>
      socket.on('unexpected-response', (_request, answer) => done(answer.statusCode)),
    );
    expect(status).toBe(403);
  });

  test('a page of another origin can neither connect nor post', async () => {
    const client = await Client.guest(server.port);
    const headers = { cookie: client.cookieText, origin: 'https://evil.example' };
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/ws`, { headers });
    const status = await new Promise((done) =>
      socket.on('unexpected-response', (_request, answer) => done(answer.statusCode)),
    );
    expect(status).toBe(403);
    const post = await fetch(`http://127.0.0.1:${server.port}/api/play-now`, { method: 'POST', headers, body: '{}' });
    expect(post.status).toBe(403);
  });

  test('a body that is too long is refused', async () => {
    const client = await Client.guest(server.port);
    const game = 'x'.repeat(LIMITS.body);
    await expect(client.request('POST', '/api/tables', { game, seats: [] })).rejects.toThrow('413');
  });
});

describe('too much of it', () => {
  test('a socket that sends without pause is told to slow down, then closed', async () => {
    const client = await Client.guest(server.port);
    const answer = client.next('refused', ({ code }) => code === 'slow down');
    for (let i = 0; i < 400; i++) client.sendText('{"t":"ping"}');
    await answer;
    await soon(() => client.closed?.code).toBe(1008);
  });

  test('too many requests from one address are refused for a while; files of the site do not count', async () => {
    const site = temporaryFolder();
    mkdirSync(join(site, 'assets'));
    for (const file of ['index.html', 'assets/part.js']) writeFileSync(join(site, file), 'x');
    const shared = await testServer({ RATE_LIMITS: 'on', NAOS_SITE: site });
    const answers = async (path: string, times: number): Promise<Set<number>> => {
      const all = Array.from({ length: times }, () => fetch(`http://127.0.0.1:${shared.port}${path}`));
      return new Set((await Promise.all(all)).map(({ status }) => status));
    };
    expect(await answers('/assets/part.js', 700)).toEqual(new Set([200]));
    expect(await answers('/api/tables', 300)).toEqual(new Set([200]));
    expect(await answers('/api/tables', 400)).toEqual(new Set([200, 429]));
    expect(await answers('/assets/part.js', 1)).toEqual(new Set([200]));
    await shared.stop();
  });

  test(`${CONNECTIONS} connections from one address: the first hundred are served, the others refused`, async () => {
    const crowd = await testServer({ RATE_LIMITS: 'on' });
    const people = await Promise.all(Array.from({ length: 6 }, (_, i) => Client.guest(crowd.port, `P${i}`)));
    const sockets: WebSocket[] = [];
    let refused = 0;
    for (let i = 0; i < CONNECTIONS; i += 100) {
      await Promise.all(
        Array.from({ length: 100 }, (_, k) => {
          const socket = new WebSocket(`ws://127.0.0.1:${crowd.port}/ws`, {
            headers: { cookie: people[k % people.length]?.cookieText ?? '' },
          });
          sockets.push(socket);
          return new Promise<void>((done) => {
            socket.on('open', done);
            socket.on('error', () => {});
            socket.on('unexpected-response', (_request, answer) => {
              if (answer.statusCode === 429) refused++;
              answer.resume();
              done();
            });
          });
        }),
      );
    }
    expect(crowd.sockets.size).toBeLessThanOrEqual(100);
    expect(refused).toBeGreaterThanOrEqual(CONNECTIONS - 100);
    const pong = people[0]?.next('pong');
    people[0]?.sendText('{"t":"ping"}');
    await pong;
    for (const socket of sockets) socket.terminate();
    await crowd.stop();
  }, 300_000);

  test('a reader that does not read is let go; the others hear everything', async () => {
    const loose = await testServer({ RATE_LIMITS: 'off' });
    const [host, guest] = [await Client.guest(loose.port, 'Host', 1), await Client.guest(loose.port, 'Guest', 2)];
    const { card } = await host.open({ game: 'aton', visibility: 'public', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await guest.act(card.id, { do: 'sit', seat: 1 });
    await Promise.all([host, guest].map((client) => client.follow(card.id)));
    // The longer the game, the longer the picture that is not read.
    await playOn(card.id, [host, guest], 60);
    const lazy = new WebSocket(`ws://127.0.0.1:${loose.port}/ws`, { headers: { cookie: guest.cookieText } });
    await new Promise((done) => lazy.on('open', done));
    lazy.pause();
    const before = loose.sockets.size;
    for (let i = 0; i < 6_000 && loose.sockets.size === before; i++) {
      lazy.send(JSON.stringify({ t: 'follow', table: card.id }));
      if (i % 10 === 0) await new Promise((done) => setTimeout(done, 15));
    }
    await soon(() => loose.sockets.size).toBeLessThan(before);
    expect(await playOn(card.id, [host, guest], 4)).toBe(4);
    lazy.terminate();
    await loose.stop();
  }, 60_000);

  test('a socket whose other end vanished without a word is given up', async () => {
    const client = await Client.guest(server.port);
    const dead = new WebSocket(`ws://127.0.0.1:${server.port}/ws`, {
      headers: { cookie: client.cookieText },
      autoPong: false,
    });
    await new Promise((done) => dead.on('open', done));
    const before = server.sockets.size;
    server.sockets.probe();
    await new Promise((done) => setTimeout(done, 200));
    server.sockets.probe();
    await soon(() => server.sockets.size).toBeLessThan(before);
    expect(client.closed).toBeNull();
  });
});

// With a clock every move writes a row; what becomes of lines alone is in `tail.test.ts`.
describe('a disk that takes nothing any more', () => {
  const WITH_CLOCK = { clock: { kind: 'live' as const, start: 600, increment: 5 } };
  const pragma = (server: RunningServer, sql: string) => server.store.db.write([{ sql, values: [] }]);

  /** Resolves when a client has heard everything that was sent to it so far. */
  async function upToDate(client: Client): Promise<void> {
    const pong = client.next('pong');
    client.sendText('{"t":"ping"}');
    await pong;
  }

  /** Plays until a move is refused, and returns who made which one; nobody has heard of it. */
  async function refusedMove({ table, host, guest }: Awaited<ReturnType<typeof tableForTwo>>) {
    // A full disk still has room in the pages that are there: some moves find it.
    for (;;) {
      await Promise.all([host, guest].map(upToDate));
      const versions = [host, guest].map((client) => client.at(table).version);
      const mover = (await host.anyMove(table)) === null ? guest : host;
      const move = (await mover.anyMove(table)) ?? '';
      const { version } = mover.at(table);
      // Each counts for itself: both may be at the same number.
      const id = `move ${mover === host ? 'h' : 'g'} ${version}`;
      const answer = await mover.play(table, move, { id });
      if (answer.t === 'accepted') continue;
      expect(answer).toMatchObject({ code: 'not stored', text: expect.stringContaining('same id') });
      await Promise.all([host, guest].map(upToDate));
      expect([host, guest].map((client) => client.at(table).version)).toEqual(versions);
      return { mover, move, version, id };
    }
  }

  test('full: the move is refused, nobody hears of it, and with the same id it goes through when there is room', async () => {
    const sick = await testServer();
    const people = await tableForTwo(sick, WITH_CLOCK);
    await pragma(sick, 'pragma max_page_count = 1');
    const { mover, move, version, id } = await refusedMove(people);
    await pragma(sick, 'pragma max_page_count = 1073741823');
    const again = await mover.play(people.table, move, { id, version });
    expect(again).toMatchObject({ t: 'accepted', version: version + 1 });
    await sick.stop();
  });

  test('read-only: the move is refused, looking goes on, and after a restart it goes through with the same id', async () => {
    const env = { NAOS_DATA: temporaryFolder(), PORT: String(await freePort()) };
    const sick = await testServer(env);
    const people = await tableForTwo(sick, WITH_CLOCK);
    await pragma(sick, 'pragma query_only = on');
    const { mover, move, version, id } = await refusedMove(people);
    expect(await mover.follow(people.table)).toMatchObject({ version });
    await sick.stop();
    const healed = await testServer(env);
    await mover.connect();
    await mover.follow(people.table);
    const again = await mover.play(people.table, move, { id, version });
    expect(again).toMatchObject({ t: 'accepted', version: version + 1 });
    await healed.stop();
  });
});

test('a clock that jumps back or ahead loses no move and locks nobody out', async () => {
  let now = Date.UTC(2026, 0, 1);
  const jumpy = await testServer({ RATE_LIMITS: 'on' }, { now: () => now });
  const [host, guest] = [await Client.guest(jumpy.port, 'Host', 1), await Client.guest(jumpy.port, 'Guest', 2)];
  const clock = { kind: 'live' as const, start: 600, increment: 5 };
  const { card } = await host.open({
    game: 'aton',
    visibility: 'public',
    clock,
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  await guest.act(card.id, { do: 'sit', seat: 1 });
  await Promise.all([host, guest].map((client) => client.follow(card.id)));
  for (const jump of [-3_600_000, 5_000, -10_000_000, 20_000_000]) {
    now += jump;
    expect(await playOn(card.id, [host, guest], 2)).toBe(2);
  }
  expect(host.at(card.id).card.status).toBe('running');
  await jumpy.stop();
});
