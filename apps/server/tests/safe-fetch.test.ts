import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isInside, SafeFetch } from '../src/notices/safe-fetch.ts';
import type { RunningServer } from '../src/server.ts';
import { CERTIFICATE, HOST, KEY } from './kit/certificate.ts';
import { Client } from './kit/client.ts';
import { portOf } from './kit/must.ts';
import { testServer } from './kit/server.ts';

/** A machine on this one: it notes who asked for what. */
interface Machine {
  readonly server: Server;
  readonly port: number;
  readonly heard: { readonly host: string; readonly method: string; readonly body: string }[];
}

async function machine(address: string, port: number, answer = 201): Promise<Machine> {
  const heard: Machine['heard'] = [];
  const server = createServer({ key: KEY, cert: CERTIFICATE }, async (request, response) => {
    let body = '';
    for await (const piece of request) body += String(piece);
    heard.push({ host: request.headers.host ?? '', method: request.method ?? '', body });
    response.writeHead(answer, { location: `https://${HOST}:${port}/elsewhere` }).end('x'.repeat(1_000_000));
  });
  await new Promise<void>((done) => server.listen(port, address, done));
  return { server, port: portOf(server), heard };
}

/** Stands for a public machine: the rest of this one is as private as ever. */
const PUBLIC = '127.0.0.2';
const isPrivate = (address: string): boolean => address !== PUBLIC && isInside(address);

let open: Machine;
let secret: Machine;
const trusted = getCACertificates('default');
beforeAll(async () => {
  setDefaultCACertificates([...trusted, CERTIFICATE]);
  open = await machine(PUBLIC, 0);
  secret = await machine('127.0.0.1', open.port);
});
afterAll(() => {
  setDefaultCACertificates(trusted);
  for (const { server } of [open, secret]) server.close();
});

describe('a way out', () => {
  const url = () => `https://${HOST}:${open.port}/hook`;

  test('leads to the address that was looked at, under the name that was asked for', async () => {
    const safeFetch = new SafeFetch(async () => [PUBLIC], isPrivate);
    expect(await safeFetch.post('ann', url(), { 'content-type': 'text/plain' }, 'hello')).toBe(201);
    expect(open.heard).toEqual([{ host: `${HOST}:${open.port}`, method: 'POST', body: 'hello' }]);
  });

  test('looks a name up once: a second answer that leads inside comes too late', async () => {
    const answers = [[PUBLIC], ['127.0.0.1']];
    const safeFetch = new SafeFetch(async () => answers.shift() ?? [], isPrivate);
    await safeFetch.post('ann', url(), {}, 'hello');
    expect(answers).toHaveLength(1);
    await expect(safeFetch.post('ann', url(), {}, 'hello')).rejects.toThrow('not a public address');
    expect(secret.heard).toEqual([]);
  });

  test('is closed when one of several addresses lies inside', async () => {
    const safeFetch = new SafeFetch(async () => [PUBLIC, '10.0.0.1'], isPrivate);
    await expect(safeFetch.post('ann', url(), {}, '')).rejects.toThrow('not a public address');
  });

  test('says of a name inside what it says of no name at all, and as late', async () => {
    const looks = { inside: async () => ['10.0.0.1'], nobody: () => Promise.reject(new Error('no such name')) };
    const refusal = async (look: () => Promise<string[]>) => {
      const begun = performance.now();
      const why = await new SafeFetch(look, isPrivate, 1_000, 200).allow('ann', 'https://inner.example/').then(
        () => 'allowed',
        (problem: Error) => problem.message,
      );
      return { why, isLate: performance.now() - begun >= 195 };
    };
    const inside = await refusal(looks.inside);
    expect(inside).toEqual({ why: 'inner.example is not a public address.', isLate: true });
    expect(await refusal(looks.nobody)).toEqual(inside);
  });

  test('does not say by who waits behind a name inside that there is one', async () => {
    const lookedUp = async (host: string, took: number): Promise<string[]> => {
      await pause(took);
      return host === 'inside.example' ? ['10.0.0.1'] : [PUBLIC];
    };
    /** How long somebody's own slow name takes behind two others, which keep both of a person's slots. */
    const behind = async (took: number): Promise<number> => {
      const fetches = new SafeFetch(
        (host) => lookedUp(host, host === 'inside.example' ? took : 190),
        isPrivate,
        1_000,
        200,
      );
      const others = [0, 1].map(() => fetches.allow('ann', 'https://inside.example/').catch(() => {}));
      const begun = performance.now();
      await fetches.allow('ann', 'https://slow.example/');
      await Promise.all(others);
      return performance.now() - begun;
    };
    const [atOnce, late] = [await behind(0), await behind(150)];
    expect(Math.abs(late - atOnce)).toBeLessThan(75);
    expect(atOnce).toBeGreaterThan(380);
  });

  test('follows no redirect, and does not wait for a long answer', async () => {
    const moved = await machine(PUBLIC, 0, 302);
    const safeFetch = new SafeFetch(async () => [PUBLIC], isPrivate);
    expect(await safeFetch.post('ann', `https://${HOST}:${moved.port}/`, {}, '')).toBe(302);
    expect(moved.heard).toHaveLength(1);
    moved.server.close();
  });

  test('ends when nobody answers', async () => {
    const silent = createServer({ key: KEY, cert: CERTIFICATE }, () => {});
    await new Promise<void>((done) => silent.listen(0, PUBLIC, done));
    const safeFetch = new SafeFetch(async () => [PUBLIC], isPrivate, 200);
    const port = portOf(silent);
    await expect(safeFetch.post('ann', `https://${HOST}:${port}/`, {}, '')).rejects.toThrow();
    silent.closeAllConnections();
    silent.close();
  });

  test('needs a name that somebody has', async () => {
    const safeFetch = new SafeFetch(async () => Promise.reject(new Error('ENOTFOUND')), isPrivate);
    await expect(safeFetch.post('ann', url(), {}, '')).rejects.toThrow('not a public address');
  });
});

test.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.0.1', '169.254.169.254', '172.31.0.1', '192.168.1.1'],
  ...['192.0.0.8', '198.18.0.1', '224.0.0.1', '255.255.255.255', '::', '::1', '::ffff:127.0.0.1', '::ffff:7f00:1'],
  ...['::7f00:1', '64:ff9b::a00:1', 'fc00::1', 'fd12::1', 'fe80::1', 'fec0::1', 'ff02::1', '2002:7f00:1::', '2001::1'],
])('%s lies inside', (address) => {
  expect(isInside(address)).toBe(true);
});

test.each(['8.8.8.8', '172.32.0.1', '192.0.1.1', '2606:4700:4700::1111', '2a00:1450:4001::200e'])(
  '%s is public',
  (address) => {
    expect(isInside(address)).toBe(false);
  },
);

describe('channels', () => {
  let server: RunningServer;
  let me: Client;
  beforeAll(async () => {
    const safeFetch = new SafeFetch(async (host) => (host === HOST ? [PUBLIC] : ['10.0.0.7']), isPrivate);
    server = await testServer({}, { safeFetch });
    me = await Client.guest(server.port);
  });
  afterAll(() => server.stop());

  const add = (channel: object) => me.request('POST', '/api/me/channels', { channel, language: 'en' });
  const ecdh = createECDH('prime256v1');
  const keys = { p256dh: ecdh.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };

  test.each([
    ['a browser', (address: string) => ({ kind: 'push', subscription: { endpoint: address, keys } })],
    ['a webhook', (address: string) => ({ kind: 'webhook', address })],
  ])('%s inside our network is refused with a sentence', async (_name, channel) => {
    for (const host of ['127.0.0.1', '2130706433', '0x7f.1', '[::1]', '[::ffff:7f00:1]', 'intranet.example']) {
      await expect(add(channel(`https://${host}:${open.port}/`))).rejects.toThrow(/^400 .*not a public address/);
    }
    await expect(add(channel('https://user:pw@hook.example/'))).rejects.toThrow('holds no password');
    await add(channel(`https://${HOST}:${open.port}/`));
  });

  test('a browser for whose keys nothing can be sealed is refused with a sentence', async () => {
    const endpoint = `https://${HOST}:${open.port}/`;
    const subscription = { endpoint, keys: { ...keys, p256dh: 'AAAA' } };
    await expect(add({ kind: 'push', subscription })).rejects.toThrow(/^400 .*Nothing can be sealed/);
  });

  test('a notice reaches a browser and a webhook', async () => {
    const before = open.heard.length;
    me.disconnect();
    await expect.poll(() => server.sockets.size).toBe(0);
    const { card } = await me.open({ game: 'aton', seats: [{ kind: 'me' }, { kind: 'bot', level: 'level-1' }] });
    const live = await server.tables.open(card.id);
    await expect.poll(() => live.doc.waiting).toContain(0);
    await server.notices.flush();
    expect(open.heard.slice(before).map(({ method }) => method)).toEqual(['POST', 'POST']);
    expect(open.heard.slice(before).some(({ body }) => body.includes('"title":"It is your turn"'))).toBe(true);
    expect(secret.heard).toEqual([]);
  });
});
