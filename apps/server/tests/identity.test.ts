import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { nameResolver } from '../src/notices/resolve-name.ts';
import { SafeFetch } from '../src/notices/safe-fetch.ts';
import type { RunningServer } from '../src/server.ts';
import { Client } from './kit/client.ts';
import { mailServer } from './kit/mail-server.ts';
import { TestPasskey } from './kit/passkey.ts';
import { testServer } from './kit/server.ts';
import { soon } from './kit/soon.ts';

let server: RunningServer;
let secure: RunningServer;
beforeAll(async () => {
  [server, secure] = [await testServer(), await testServer({ PUBLIC_URL: 'https://naos.example' })];
});
afterAll(() => Promise.all([server.stop(), secure.stop()]));

async function ask(at: RunningServer, method: string, path: string, headers: Record<string, string>, body?: unknown) {
  const answer = await fetch(`http://127.0.0.1:${at.port}${path}`, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const json: { id: string; name: string; text: string; token: string; challenge: string } = await answer.json();
  return { status: answer.status, set: answer.headers.getSetCookie(), json };
}
const pair = (cookie: string | undefined): string => cookie?.split(';')[0] ?? '';

describe('a cookie', () => {
  test('over https belongs to this host alone, and says so in its name', async () => {
    const { set, json } = await ask(secure, 'GET', '/api/me', {});
    expect(set).toHaveLength(1);
    expect(set[0]).toMatch(/^__Host-naos=[^;]+; .*Path=\/;.* HttpOnly; Secure; SameSite=Lax/);
    expect(set[0]).not.toContain('Domain');
    expect((await ask(secure, 'GET', '/api/me', { cookie: pair(set[0]) })).json.id).toBe(json.id);
  });

  test('of the version before still fits, and is replaced by the new kind', async () => {
    const { set, json } = await ask(secure, 'GET', '/api/me', {});
    const old = pair(set[0]).replace('__Host-', '');
    const again = await ask(secure, 'GET', '/api/me', { cookie: old });
    expect(again.json.id).toBe(json.id);
    expect(again.set.map(pair).toSorted()).toEqual([pair(set[0]), 'naos='].toSorted());
    expect((await ask(secure, 'PATCH', '/api/me', { cookie: old }, { name: 'Ann' })).json.name).toBe('Ann');
  });

  test('with the host’s prefix goes before one that another machine of the domain may have set', async () => {
    const [mine, planted] = [await ask(secure, 'GET', '/api/me', {}), await ask(secure, 'GET', '/api/me', {})];
    const cookie = `${pair(planted.set[0]).replace('__Host-', '')}; ${pair(mine.set[0])}`;
    expect((await ask(secure, 'GET', '/api/me', { cookie })).json.id).toBe(mine.json.id);
  });
});

describe('signing out everywhere', () => {
  test('ends a socket too that was being opened at that moment with an old cookie', async () => {
    const client = await Client.guest(server.port, 'Ann');
    const { players } = server.store;
    const { read } = players;
    let goOn = (): void => {};
    const held = new Promise<void>((done) => {
      goOn = done;
    });
    let isHeld = false;
    const slow = vi.spyOn(players, 'read').mockImplementation(async (id) => {
      const row = await read(id);
      if (id !== client.id || isHeld) return row;
      isHeld = true;
      await held;
      return row;
    });
    const opening = client.again();
    await soon(() => isHeld).toBe(true);
    await client.request('POST', '/api/account/logout-everywhere');
    goOn();
    const thief = await opening;
    await soon(() => thief.closed?.code).toBe(1008);
    slow.mockRestore();
  });

  test('voids every cookie but a fresh one for this device, and ends open connections', async () => {
    const client = await Client.guest(server.port, 'Ann');
    const old = client.cookieText;
    const { status, set } = await ask(server, 'POST', '/api/account/logout-everywhere', { cookie: old });
    expect(status).toBe(200);
    await soon(() => client.closed?.code).toBe(1008);
    expect((await ask(server, 'PATCH', '/api/me', { cookie: old }, { name: 'Eve' })).status).toBe(403);
    expect((await ask(server, 'GET', '/api/me', { cookie: old })).json.id).not.toBe(client.id);
    const fresh = await ask(server, 'PATCH', '/api/me', { cookie: pair(set[0]) }, { name: 'Anna' });
    expect(fresh.json).toMatchObject({ id: client.id, name: 'Anna' });
    await expect(client.connect()).rejects.toThrow('403');
  });

  test('also voids a forged number in the cookie', async () => {
    const client = await Client.guest(server.port, 'Ann');
    const { set } = await ask(server, 'POST', '/api/account/logout-everywhere', { cookie: client.cookieText });
    const [player = '', , signature = ''] = pair(set[0]).replace('naos=', '').split('.');
    for (const forged of [`${player}.0.${signature}`, `${player}.2.${signature}`, `${player}.${signature}`]) {
      const { status } = await ask(server, 'PATCH', '/api/me', { cookie: `naos=${forged}` }, { name: 'Eve' });
      expect(status).toBe(403);
    }
  });

  test('holds for a socket at another node: it may not act any more', async () => {
    const client = await Client.guest(server.port, 'Ann');
    // As another node would do it.
    await server.store.players.change(client.id, (row) => ({ ...row, body: { ...row.body, session: 1 } }));
    const { card } = await (await Client.guest(server.port)).open({
      game: 'aton',
      visibility: 'public',
      seats: [{ kind: 'open' }, { kind: 'open' }],
    });
    const answer = await client.act(card.id, { do: 'sit', seat: 0 });
    expect(answer).toMatchObject({ t: 'refused', code: 'not yours' });
  });
});

describe('tokens of bots', () => {
  async function owner() {
    const client = await Client.guest(server.port, 'Ann');
    const made = await client.request<{ id: string; token: string }>('POST', '/api/tokens', { name: 'Bot' });
    const whoIs = (token: string) =>
      ask(server, 'PATCH', '/api/me', { authorization: `Bearer ${token}` }, { name: 'B' });
    return { client, made, whoIs };
  }

  test('are listed without the token', async () => {
    const { client, made } = await owner();
    const list = await client.request('GET', '/api/tokens');
    expect(list).toEqual([{ id: made.id, name: 'Bot', created: expect.any(Number), valid: true }]);
    expect(JSON.stringify(list)).not.toContain(made.token);
  });

  test('can be revoked by their owner alone; the bot stays and can get a new one', async () => {
    const { client, made, whoIs } = await owner();
    const stranger = await Client.guest(server.port);
    await expect(stranger.request('DELETE', `/api/tokens/${made.id}`)).rejects.toThrow('404');
    await expect(stranger.request('POST', `/api/tokens/${made.id}`, {})).rejects.toThrow('404');
    expect((await whoIs(made.token)).status).toBe(200);
    await client.request('DELETE', `/api/tokens/${made.id}`);
    expect((await whoIs(made.token)).status).toBe(403);
    expect(await client.request('GET', '/api/tokens')).toMatchObject([{ id: made.id, valid: false }]);
    const { token } = await client.request<{ token: string }>('POST', `/api/tokens/${made.id}`, {});
    expect((await whoIs(token)).json.id).toBe(made.id);
    const { token: newer } = await client.request<{ token: string }>('POST', `/api/tokens/${made.id}`, {});
    expect([(await whoIs(token)).status, (await whoIs(newer)).status]).toEqual([403, 200]);
  });

  test('that are not known are refused with what is wrong, and make nobody', async () => {
    const { made } = await owner();
    for (const path of ['/api/me', '/api/tokens']) {
      const short = { authorization: `Bearer ${made.token.slice(0, -1)}` };
      const { status, json, set } = await ask(server, 'GET', path, short);
      expect([status, json.text, set]).toEqual([403, expect.stringContaining('token is not known here'), []]);
    }
  });
});

test('an answer of a passkey works once, whoever sends it again', async () => {
  const key = new TestPasskey(false);
  const base = `http://127.0.0.1:${server.port}`;
  const guest = await Client.guest(server.port, 'Ann');
  const options = await ask(server, 'POST', '/api/account/register/options', { cookie: guest.cookieText }, {});
  const cookie = [guest.cookieText, ...options.set.map(pair)].join('; ');
  const made = key.register(options.json.challenge, base, '127.0.0.1');
  expect((await ask(server, 'POST', '/api/account/register', { cookie }, made)).status).toBe(200);
  const asked = await ask(server, 'POST', '/api/account/login/options', {}, {});
  const answer = key.login(asked.json.challenge, base, '127.0.0.1');
  const login = () => ask(server, 'POST', '/api/account/login', { cookie: asked.set.map(pair).join('; ') }, answer);
  expect(await login()).toMatchObject({ status: 200, json: { id: guest.id } });
  expect(await login()).toMatchObject({ status: 409, json: { text: expect.stringContaining('used already') } });
});

describe('an e-mail address', () => {
  const linkIn = (said: string): URL => {
    const text = said.replace(/=\r\n/g, '').replace(/=3D/g, '=');
    return new URL(/https:\/\/naos\.example\/settings\?confirm=\S+/.exec(text)?.[0] ?? '');
  };
  const confirm = (at: RunningServer, token: string) => ask(at, 'POST', '/api/channels/confirm', {}, { token });

  async function mailing() {
    const post = await mailServer();
    const safeFetch = new SafeFetch(nameResolver());
    const env = { SMTP_URL: post.url, MAIL_FROM: 'naos@example.org', PUBLIC_URL: 'https://naos.example' };
    const at = await testServer(env, { safeFetch });
    const cookie = pair((await ask(at, 'GET', '/api/me', {})).set[0]);
    const add = (address: string, language = 'en') =>
      ask(at, 'POST', '/api/me/channels', { cookie }, { channel: { kind: 'email', address }, language });
    const list = () => ask(at, 'GET', '/api/me/channels', { cookie });
    const mails = (): number => post.said.join('').match(/^RCPT TO/gim)?.length ?? 0;
    const turn = async () => {
      await ask(at, 'POST', '/api/play-now', { cookie }, { game: 'aton', level: 'level-1' });
      await at.notices.flush();
    };
    return { post, at, add, list, mails, turn, stop: () => at.stop().then(post.close) };
  }

  test('gets a link and nothing else until the link was followed', async () => {
    const { post, at, add, list, mails, turn, stop } = await mailing();
    await add('you@example.org');
    await soon(mails).toBe(1);
    expect((await list()).json).toMatchObject([{ kind: 'email', address: 'you@example.org', confirmed: false }]);
    await turn();
    expect(mails()).toBe(1);
    const token = linkIn(post.said.join('')).searchParams.get('confirm') ?? '';
    expect((await confirm(at, `${token}x`)).status).toBe(400);
    expect((await confirm(at, token)).status).toBe(200);
    expect((await list()).json).toMatchObject([{ confirmed: true }]);
    await turn();
    await soon(mails).toBe(2);
    expect(post.said.join('')).toContain('Subject: It is your turn');
    // Entered again, it stays what it is.
    await add('you@example.org');
    expect((await list()).json).toMatchObject([{ confirmed: true }]);
    expect(mails()).toBe(2);
    await stop();
  }, 60_000);

  test('is asked in the person’s language, without a word of theirs, and not again and again', async () => {
    const { post, add, mails, stop } = await mailing();
    for (let i = 0; i < 5; i++) await add('you@example.org', 'ru');
    await soon(mails).toBe(3);
    const written = (): string => {
      const [, text = ''] = /Encoding: base64[\s\S]*?\r\n\r\n([\w+/=\r\n]+)/.exec(post.said.join('')) ?? [];
      return Buffer.from(text, 'base64').toString();
    };
    await soon(written).toMatch(/наступает ход[\s\S]*https:\/\/naos\.example\/settings\?confirm=/);
    await stop();
    expect(mails()).toBe(3);
  }, 60_000);

  test('that was entered before there were links is asked instead of told', async () => {
    const { post, at, add, mails, turn, stop } = await mailing();
    await add('you@example.org');
    await soon(mails).toBe(1);
    await at.store.db.write([{ sql: 'update channels set confirmed = null', values: [] }]);
    await turn();
    await soon(mails).toBe(2);
    expect(post.said.join('')).not.toContain('Subject: It is your turn');
    await turn();
    expect(mails()).toBe(2);
    await stop();
  }, 60_000);

  test('is not taken where no link can be written', async () => {
    const post = await mailServer();
    const at = await testServer({ SMTP_URL: post.url, MAIL_FROM: 'naos@example.org' });
    const me = await Client.guest(at.port);
    const channel = { kind: 'email', address: 'you@example.org' };
    await expect(me.request('POST', '/api/me/channels', { channel, language: 'en' })).rejects.toThrow(/PUBLIC_URL/);
    await at.stop();
    post.close();
  });
});
