import { request } from 'node:http';
import { LIMITS } from '@naos/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { SafeFetch } from '../src/notices/safe-fetch.ts';
import type { RunningServer } from '../src/server.ts';
import { Client } from './kit/client.ts';
import { must } from './kit/must.ts';
import { type TestPostgres, testPostgres } from './kit/postgres.ts';
import { testServer } from './kit/server.ts';

const ADMIN = 'a-token-of-the-operator';
/** Nothing takes longer than this, however odd it is. */
const ANSWER_MS = 10_000;

const ODD_TEXTS = ['a\u0000', '\ud800', '', 'x'.repeat(2_000), '1e30.abcdefghij', '-1', '1e30', '1e999', '__proto__'];
const ODD_THINGS = [-1, 1e30, null, [], { '\u0000': 1 }];
/** Values that only raw JSON can say. */
const ODD_JSON = [
  '1e999',
  '"\\ud800"',
  '{"__proto__":1}',
  `${'['.repeat(12_000)}${']'.repeat(12_000)}`,
  '',
  'nonsense',
];

type Fields = Readonly<Record<string, unknown>>;

/** A request that is in order; each of its parts is made odd in turn. */
interface Sample {
  readonly method: string;
  /** As the description for machines writes it. */
  readonly path: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Fields;
}

const ACTS: readonly Fields[] = [
  { do: 'sit', seat: 0, invite: '0.x' },
  { do: 'leave' },
  { do: 'start' },
  { do: 'set seat', seat: 1, to: { kind: 'bot', level: 'level-1' } },
  { do: 'new invite', seat: 1 },
  { do: 'ready', on: true },
  { do: 'change seat', seat: 1 },
  { do: 'add seat' },
  { do: 'remove seat', seat: 1 },
  { do: 'set table', options: { x: 1 }, clock: { kind: 'live', start: 60, increment: 5 } },
  { do: 'new link' },
  { do: 'undo', to: 'step' },
  { do: 'ask undo', to: 0 },
  { do: 'ask pause' },
  { do: 'ask continue' },
  { do: 'ask cancel' },
  { do: 'vote', yes: false },
  { do: 'call bot', seat: 1, level: 'level-1' },
  { do: 'cancel' },
  { do: 'close' },
  { do: 'rematch' },
  { do: 'silence', player: 'abcdefghijklmnop', on: true },
];

function samples(table: string): readonly Sample[] {
  const id = { id: table };
  const player = { id: 'abcdefghijklmnop' };
  const club = { id: 'abcdefghijkl' };
  const meeting = { id: 'abcdefghijklmn' };
  const event = {
    name: 'Season',
    kind: 'season',
    game: 'aton',
    seats: 2,
    clock: { kind: 'days', days: 2 },
    rated: false,
  };
  const subscription = { endpoint: 'https://push.example/x', keys: { p256dh: 'k', auth: 'a' } };
  const key = {
    id: 'k',
    rawId: 'k',
    type: 'public-key',
    response: { clientDataJSON: 'x' },
    clientExtensionResults: {},
  };
  const clock = { kind: 'days', days: 2, sleep: { from: 22, to: 7, zone: 'Europe/Moscow' } };
  const order = { game: 'aton', seats: [{ kind: 'invite' }, { kind: 'bot', level: 'level-1' }], options: { x: 'y' } };
  const get = (path: string, more: Partial<Sample> = {}): Sample => ({ method: 'GET', path, ...more });
  const post = (path: string, body: Fields, more: Partial<Sample> = {}): Sample => ({
    method: 'POST',
    path,
    body,
    ...more,
  });
  return [
    get('/api/me'),
    { method: 'PATCH', path: '/api/me', body: { name: 'Name' } },
    get('/api/tokens'),
    post('/api/tokens', { name: 'Bot' }),
    post('/api/tokens/{id}', {}, { params: player }),
    { method: 'DELETE', path: '/api/tokens/{id}', params: player },
    get('/api/games'),
    get('/api/tables', {
      query: { status: 'open', game: 'aton', mine: 'true', before: '1700000000000.abcdefghij', limit: '5' },
    }),
    post('/api/tables', { ...order, clock, visibility: 'public', rated: false, botsMayBeReplaced: true }),
    post('/api/tables', { ...order, options: {}, clock: { kind: 'live', start: 60, increment: 5 } }),
    post('/api/play-now', { game: 'aton', level: 'level-1', seats: 2, options: { x: 1 } }),
    get('/api/tables/{id}', { params: id, query: { watch: 'x' } }),
    // The others are sent as messages.
    ...ACTS.slice(0, 4).map((act) => post('/api/tables/{id}/acts', { id: 'one', act }, { params: id })),
    get('/api/tables/{id}/moments', { params: id, query: { watch: 'x', from: '0', to: '3', seat: '0' } }),
    get('/api/tables/{id}/record', { params: id, query: { watch: 'x' } }),
    get('/api/tables/{id}/transcript', { params: id, query: { watch: 'x' } }),
    get('/api/me/channels'),
    post('/api/me/channels', { channel: { kind: 'push', subscription }, language: 'en' }),
    post('/api/me/channels', { channel: { kind: 'webhook', address: 'https://hook.example/' }, language: 'ru' }),
    post('/api/me/channels', { channel: { kind: 'email', address: 'a@b.example' }, language: 'ru' }),
    { method: 'DELETE', path: '/api/me/channels/{id}', params: { id: 'x' } },
    post('/api/channels/confirm', { token: 'x.y' }),
    get('/api/ratings/{game}', { params: { game: 'aton' } }),
    get('/api/figures/{game}', { params: { game: 'aton' } }),
    get('/api/strongest/{game}', { params: { game: 'aton' } }),
    get('/api/best-recent'),
    get('/api/me/ratings/{table}', { params: { table } }),
    get('/api/players/{id}', { params: player }),
    { method: 'PUT', path: '/api/me/profile', body: { shown: 'public' } },
    get('/api/me/follows'),
    { method: 'PUT', path: '/api/me/follows/{id}', params: player, body: { on: true } },
    // A day that is closed: nothing is worked out for it behind anybody's back.
    post('/api/puzzles', { tries: [{ game: 'aton', id: 'a', rating: 1200, right: true, at: 1 }] }),
    get('/api/duels/{day}', { params: { day: '2026-01-01' } }),
    post('/api/duels/{day}/{game}', { transcript: 'x' }, { params: { day: '2026-01-01', game: 'aton' } }),
    get('/api/duels/{day}/{game}/{player}', { params: { day: '2026-01-01', game: 'aton', player: player.id } }),
    { method: 'PUT', path: '/api/me/holiday', body: { since: 1_900_000_000_000, until: 1_900_100_000_000 } },
    { method: 'DELETE', path: '/api/me/holiday' },
    get('/api/me/channels/ways'),
    get('/api/clubs'),
    post('/api/clubs', { name: 'Club', crest: { shape: 'disc', colour: 'lapis', sign: 'sun' } }),
    get('/api/clubs/{id}', { params: club }),
    get('/api/clubs/{id}/door', { params: club, query: { join: 'x' } }),
    post('/api/clubs/{id}/join', { join: 'x' }, { params: club }),
    post('/api/clubs/{id}/acts', { do: 'vote', game: 'aton' }, { params: club }),
    post('/api/clubs/{id}/talk', { id: 'one', text: 'Tonight?' }, { params: club }),
    get('/api/clubs/{id}/history', { params: club, query: { before: '1700000000000.abcdefghij' } }),
    get('/api/clubs/{id}/standings', { params: club, query: { game: 'aton' } }),
    post('/api/clubs/{id}/tables', { ...order, visibility: 'private' }, { params: club }),
    post('/api/clubs/{id}/open', { game: 'aton' }, { params: club }),
    get('/api/events', { query: { club: club.id } }),
    post('/api/clubs/{id}/events', event, { params: club }),
    get('/api/events/{id}', { params: meeting, query: { round: '0', after: '0' } }),
    post('/api/events/{id}/acts', { do: 'join', team: 'Ibis' }, { params: meeting }),
    post('/api/reports', { table, player: player.id, text: 'rude' }),
    post('/api/account/register/options', {}),
    post('/api/account/register', key),
    post('/api/account/login/options', {}),
    post('/api/account/login', key),
    get('/api/me/export'),
    post('/api/admin/events', { host: player.id, event }),
    post('/api/admin/events/{id}/host', { host: player.id }, { params: meeting }),
    get('/api/admin/reports'),
    post('/api/admin/reports/{id}/close', {}, { params: { id: 'x' } }),
    post('/api/admin/players/{id}/ban', { days: 1, why: 'rude' }, { params: player }),
    get('/api/admin/players/{id}/export', { params: player }),
    { method: 'DELETE', path: '/api/admin/players/{id}', params: player },
    post('/api/admin/tables/{id}/close', { why: 'x' }, { params: { id: 'abcdefghij' } }),
    get('/picture/{name}', { params: { name: 'x.png' }, query: { of: '/tables', lang: 'en', join: 'x' } }),
    get('/healthz'),
    get('/readyz'),
    get('/metrics'),
    get('/openapi.json'),
    post('/api/account/logout', {}),
    post('/api/account/logout-everywhere', {}),
    { method: 'DELETE', path: '/api/me' },
  ];
}

/** The same thing with one of its parts replaced, for each part, the deepest ones too; and with one part too many. */
function* made(thing: unknown, odd: unknown): Generator<unknown> {
  yield* replaced(thing, odd);
  if (thing !== null && typeof thing === 'object') yield { ...thing, [String(odd)]: odd };
}

function* replaced(thing: unknown, odd: unknown): Generator<unknown> {
  if (thing === null || typeof thing !== 'object') return;
  for (const [key, value] of Object.entries(thing)) {
    const copy = (other: unknown): unknown =>
      Array.isArray(thing) ? thing.with(Number(key), other) : { ...thing, [key]: other };
    yield copy(odd);
    for (const inner of replaced(value, odd)) yield copy(inner);
  }
}

interface Call {
  readonly method: string;
  readonly path: string;
  readonly text: string | undefined;
}

function* calls(sample: Sample): Generator<Call> {
  const { method, path, params = {}, query = {}, body } = sample;
  const write = (p: Fields, q: Fields, text: string | undefined): Call => {
    const place = path.replace(/\{(\w+)\}/g, (_, name: string) => encode(p[name]));
    const search = Object.entries(q).map(([name, value]) => `${encode(name)}=${encode(value)}`);
    return { method, path: search.length === 0 ? place : `${place}?${search.join('&')}`, text };
  };
  const text = body === undefined ? undefined : JSON.stringify(body);
  yield write(params, query, text);
  for (const odd of ODD_TEXTS) {
    for (const p of made(params, odd)) yield write(p as Fields, query, text);
    for (const q of made(query, odd)) yield write(params, q as Fields, text);
  }
  if (body === undefined) return;
  for (const odd of [...ODD_TEXTS, ...ODD_THINGS]) {
    for (const b of made(body, odd)) yield write(params, query, JSON.stringify(b));
    yield write(params, query, JSON.stringify(odd));
  }
  for (const raw of ODD_JSON) yield write(params, query, raw);
}

/** Also what no browser would send: halves of characters and bare percent signs. */
function encode(value: unknown): string {
  const text = String(value);
  return text.isWellFormed() ? encodeURIComponent(text).replace(/%25/g, '%') : '%ED%A0%80';
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

interface Visitor {
  readonly port: number;
  readonly cookie: string;
}

function send({ port, cookie }: Visitor, { method, path, text }: Call, headers: Fields = {}): Promise<Answer> {
  return new Promise((done, failed) => {
    const admin = path.startsWith('/api/admin') ? { authorization: `Bearer ${ADMIN}` } : {};
    const json = text === undefined ? {} : { 'content-type': 'application/json' };
    const asking = request(
      { port, host: '127.0.0.1', method, path, headers: { cookie, ...json, ...admin, ...headers }, timeout: ANSWER_MS },
      async (answer) => {
        let all = '';
        for await (const piece of answer) all += String(piece);
        done({ status: answer.statusCode ?? 0, text: all });
      },
    );
    asking.on('timeout', () => asking.destroy(new Error(`no answer to ${method} ${path}`)));
    asking.on('error', failed).end(text);
  });
}

/** Everything that was asked, with the answer's status and code, as far as the store has a part in it. */
async function askEverything(server: RunningServer): Promise<readonly string[]> {
  const host = await Client.guest(server.port, 'Host');
  const { card } = await host.open({ game: 'aton', seats: [{ kind: 'me' }, { kind: 'invite' }] });
  const log: string[] = [];
  for (const sample of samples(card.id)) {
    for (const call of calls(sample)) {
      const visitor = { port: server.port, cookie: host.cookieText };
      const { status, text } = await send(visitor, call);
      const path = call.path.replaceAll(card.id, 'TABLE');
      const body = call.text?.replaceAll(card.id, 'TABLE').slice(0, 300);
      log.push(`${call.method} ${path.slice(0, 200)} ${body} -> ${status} ${/"code":"([^"]*)"/.exec(text)?.[1] ?? ''}`);
    }
  }
  return log;
}

const broken = (line: string): boolean => / -> (5\d\d|0) /.test(`${line} `);

let postgres: TestPostgres;
const servers: RunningServer[] = [];
beforeAll(async () => {
  postgres = await testPostgres();
  for (const env of [{}, { DATABASE_URL: await postgres.fresh('odd') }]) {
    servers.push(
      await testServer({ NAOS_ADMIN_TOKEN: ADMIN, ...env }, { safeFetch: new SafeFetch(async () => ['192.0.2.7']) }),
    );
  }
});
afterAll(async () => {
  for (const server of servers) await server.stop();
  await postgres.stop();
});

test('every address is asked in odd ways: the list has all of them', async () => {
  const server = must(servers[0]);
  const {
    paths,
  }: {
    readonly paths: Readonly<Record<string, Fields>>;
  } = await (await fetch(`http://127.0.0.1:${server.port}/openapi.json`)).json();
  const known = samples('abcdefghij').map(({ method, path }) => `${method} ${path}`);
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(all.filter((one) => !known.includes(one) && one !== 'GET /ws')).toEqual([]);
});

test('whatever is asked for, the answer is a clear one, and the same on both stores', async () => {
  const [embedded, scaled] = (await Promise.all(servers.map(askEverything))) as [readonly string[], readonly string[]];
  expect(embedded.filter(broken)).toEqual([]);
  expect(scaled.filter(broken)).toEqual([]);
  expect(scaled.filter((line, i) => line !== embedded[i])).toEqual([]);
}, 300_000);

test.each([
  { host: 'a b' },
  { host: '[' },
  { host: '%%%' },
  { origin: 'nonsense' },
  { cookie: 'naos=%00.x; naos-challenge=%' },
  { authorization: 'Bearer naos_\u00ff' },
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=nonsense' },
  { 'x-forwarded-for': 'nonsense, ::::' },
])('odd headers are refused or ignored: %s', async (headers) => {
  const server = must(servers[0]);
  const { cookieText: cookie } = await Client.guest(server.port);
  for (const path of ['/api/account/register/options', '/api/account/login/options', '/api/tokens', '/api/nowhere']) {
    const call = { method: 'POST', path, text: '{"name":"x"}' };
    expect((await send({ port: server.port, cookie }, call, headers)).status).toBeLessThan(500);
  }
});

describe('messages', () => {
  const messages = (table: string): readonly Fields[] => [
    { t: 'follow', table, after: 0, chatAfter: 0, watch: 'x' },
    { t: 'say', table, id: 'one', text: 'hello' },
    { t: 'play', table, id: 'one', version: 0, move: 'pass' },
    ...ACTS.map((act) => ({ t: 'act', table, id: 'one', act })),
    { t: 'unfollow', table },
    { t: 'ping', id: 'one' },
  ];

  /** Sends one after the other and notes what each is answered. */
  async function talk(server: RunningServer): Promise<readonly string[]> {
    const host = await Client.guest(server.port, 'Host');
    const { card } = await host.open({ game: 'aton', seats: [{ kind: 'me' }, { kind: 'bot', level: 'level-1' }] });
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/ws`, { headers: { cookie: host.cookieText } });
    let hear: (text: string) => void = () => {};
    socket.on('message', (bytes) => hear(bytes.toString()));
    await new Promise((done) => socket.once('open', done));
    const log: string[] = [];
    const texts = messages(card.id).flatMap((message) =>
      [...ODD_TEXTS, ...ODD_THINGS].flatMap((odd) => [...made(message, odd)].map((one) => JSON.stringify(one))),
    );
    const short = [...texts, ...ODD_JSON].filter((text) => Buffer.byteLength(text) <= LIMITS.message);
    for (const [i, text] of short.entries()) {
      const isQuiet = /"t":"(unfollow|ping)"/.test(text);
      const answers: string[] = [];
      await new Promise<void>((done, failed) => {
        const late = setTimeout(() => failed(new Error(`no answer to ${text.slice(0, 200)}`)), ANSWER_MS);
        let isRead = false;
        hear = (answer) => {
          const { t, id, code }: { t: string; id?: string; code?: string } = JSON.parse(answer);
          if (t === 'pong' && id === `end ${i}`) isRead = true;
          else if (t === 'refused') answers.push(code ?? '');
          else if (t === 'accepted' || t === 'table') answers.push(t);
          if (!isRead || (!isQuiet && answers.length === 0)) return;
          clearTimeout(late);
          done();
        };
        socket.send(text);
        socket.send(JSON.stringify({ t: 'ping', id: `end ${i}` }));
      });
      log.push(`${text.replaceAll(card.id, 'TABLE').slice(0, 200)} -> ${answers.join()}`);
    }
    expect(socket.readyState).toBe(socket.OPEN);
    socket.terminate();
    return log;
  }

  test('of any kind are answered, and none is taken for a failure of the store or the game', async () => {
    const logs = await Promise.all(servers.map(talk));
    expect(logs.flat().filter((line) => /-> .*(not stored|broken)/.test(line))).toEqual([]);
  }, 300_000);
});
