import { connect } from 'node:net';
import type { NewTable } from '@naos/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Budgets } from '../src/limits/budgets.ts';
import type { RunningServer } from '../src/server.ts';
import { Client } from './kit/client.ts';
import { testServer } from './kit/server.ts';
import { soon } from './kit/soon.ts';

/** `npm run test:abuse` sends a thousand requests; `npm test` a share of them. */
const MOVES = 12;
const REQUESTS = process.env.ABUSE_ROUNDS === undefined ? 100 : 1_000;

let server: RunningServer;
beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: 'on', BOT_PACE: '0' });
});
afterAll(() => server.stop());

const BOTS: NewTable = {
  game: 'aton',
  seats: [
    { kind: 'bot', level: 'level-5' },
    { kind: 'bot', level: 'level-5' },
  ],
};
const OPEN: NewTable = { game: 'aton', visibility: 'public', seats: [{ kind: 'me' }, { kind: 'open' }] };

/** Opens a table; the text of the refusal if there is one. */
const refusalOf = (client: Client, order: NewTable): Promise<string | null> =>
  client.open(order).then(
    () => null,
    (problem: Error) => problem.message,
  );

test('one guest opens three tables of bots alone in a row, then reads how long to wait', async () => {
  const guest = await Client.guest(server.port, 'Bots');
  const answers = [];
  for (let i = 0; i < 5; i++) answers.push(await refusalOf(guest, BOTS));
  expect(answers.slice(0, 3)).toEqual([null, null, null]);
  expect(answers[3]).toContain('tables of bots alone for now: try again in 5 minutes');
});

test('one guest fills no lobby', async () => {
  const guest = await Client.guest(server.port, 'Tables');
  const answers = [];
  for (let i = 0; i < 22; i++) answers.push(await refusalOf(guest, OPEN));
  expect(answers.filter((answer) => answer === null)).toHaveLength(20);
  expect(answers.at(-1)).toContain('Too many new tables for now');
});

test('a rematch is a new table too: nobody fills the lists of somebody they have played with', async () => {
  const [host, friend] = [await Client.guest(server.port, 'Again'), await Client.guest(server.port, 'Friend')];
  const { card } = await host.open(OPEN);
  await friend.act(card.id, { do: 'sit' });
  await host.act(card.id, { do: 'resign' });
  const answers = [];
  for (let i = 0, table = card.id; i < 25 && answers.at(-1) === undefined; i++) {
    const answer = await host.act(table, { do: 'rematch' });
    if (answer.t === 'refused') answers.push(answer.text);
    else {
      table = answer.opened ?? '';
      await host.act(table, { do: 'close' });
    }
  }
  expect(answers).toEqual([expect.stringContaining('Too many new tables for now')]);
});

test('one guest who asks for the same picture again and again, over as many sockets as may be, is asked to wait', async () => {
  const guest = await Client.guest(server.port, 'Looks', 9);
  const { card } = await guest.open(OPEN);
  const texts: string[] = [];
  for (let socket = 0; socket < 4; socket++) {
    await guest.connect();
    for (let i = 0; i < 20; i++) {
      const answer = Promise.race([guest.next('table'), guest.next('refused')]);
      guest.sendText(JSON.stringify({ t: 'follow', table: card.id }));
      const told = await answer;
      if (told.t === 'refused') texts.push(told.text);
    }
  }
  expect(texts.length).toBeGreaterThan(0);
  expect(new Set(texts)).toEqual(new Set(['Too many looks at tables for now: try again in a minute.']));
});

test('one guest who talks without end is asked to wait, at every table and among those who watch', async () => {
  const [host, guest] = [await Client.guest(server.port, 'Talks'), await Client.guest(server.port, 'Watches')];
  const { card } = await host.open(OPEN);
  await host.act(card.id, { do: 'watchers talk', on: true });
  await host.follow(card.id);
  await guest.follow(card.id);
  /** How many of some lines are taken, at a speed that no limit a second minds, and what is said to the others. */
  const talk = async (say: (text: string) => ReturnType<Client['say']>) => {
    const refusals = new Set<string>();
    let taken = 0;
    for (let i = 0; i < 50; i++) {
      const answer = await say(`${i}`);
      if (answer.t === 'refused') refusals.add(answer.text);
      else taken++;
    }
    return { taken, refusals: [...refusals] };
  };
  const asked = ['Too many lines for now: try again in a minute.'];
  const spoken = await talk((text) => host.say(card.id, text));
  const whispered = await talk((text) => guest.whisper(card.id, text));
  for (const { taken, refusals } of [spoken, whispered]) {
    expect(refusals).toEqual(asked);
    expect(taken).toBeGreaterThanOrEqual(40);
    expect(taken).toBeLessThan(50);
  }
});

test('reports and bots are bounded a person', async () => {
  const guest = await Client.guest(server.port, 'Reports');
  const send = (path: string, body: object): Promise<number> =>
    fetch(`http://127.0.0.1:${server.port}${path}`, {
      method: 'POST',
      headers: { cookie: guest.cookieText, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).then(({ status }) => status);
  const statuses = async (path: string, body: object): Promise<number[]> => {
    const all = [];
    for (let i = 0; i < 6; i++) all.push(await send(path, body));
    return all;
  };
  expect(await statuses('/api/reports', { text: 'x' })).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await statuses('/api/tokens', { name: 'B' })).toEqual([200, 200, 200, 200, 200, 429]);
});

/** How long a person waits after each of some moves until it is the person's turn again. */
async function waits(client: Client, table: string): Promise<number[]> {
  const times: number[] = [];
  while (times.length < MOVES) {
    const move = await client.anyMove(table);
    if (move === null) throw new Error('the game is over too early');
    const begun = performance.now();
    const answer = await client.play(table, move);
    if (answer.t === 'refused') throw new Error(`${answer.code} ${answer.text}`);
    await soon(() => client.at(table).asked?.seats.includes(0)).toBe(true);
    times.push(performance.now() - begun);
  }
  return times;
}

test('addresses where nothing is count like all others', async () => {
  const site = await testServer({ RATE_LIMITS: 'on' });
  const ask = (url: string) =>
    site.app.inject({ url, remoteAddress: '192.0.2.7' }).then(({ statusCode }) => statusCode);
  const answers = [];
  for (let i = 0; i < 601; i++) answers.push(await ask(`/nowhere-${i}`));
  expect(answers.at(-2)).toBe(404);
  expect(answers.at(-1)).toBe(429);
  // What it counts is told to the machine itself alone; asking is bounded for everybody.
  const probes = [];
  for (let i = 0; i < 301; i++) probes.push(await ask('/metrics'));
  expect([probes.at(-2), probes.at(-1)]).toEqual([404, 429]);
  await site.stop();
});

test('a socket that floods the line with pings is cut off', async () => {
  const guest = await Client.guest(server.port, 'Pings');
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/ws`, { headers: { cookie: guest.cookieText } });
  await new Promise((done) => socket.once('open', done));
  const closed = new Promise<void>((done) => socket.once('close', () => done()));
  socket.on('error', () => {});
  for (let i = 0; i < 200 && socket.readyState === socket.OPEN; i++) socket.ping('x'.repeat(100));
  await closed;
});

test('ways to be reached are bounded a person, whether they are taken or not', async () => {
  const guest = await Client.guest(server.port, 'Webhooks');
  const statuses = [];
  for (let i = 0; i < 12; i++) {
    const { status } = await fetch(`http://127.0.0.1:${server.port}/api/me/channels`, {
      method: 'POST',
      headers: { cookie: guest.cookieText, 'content-type': 'application/json' },
      body: JSON.stringify({ channel: { kind: 'webhook', address: `https://127.0.0.1/${i}` }, language: 'en' }),
    });
    statuses.push(status);
  }
  expect(statuses.slice(0, 10).filter((status) => status === 429)).toEqual([]);
  expect(statuses.slice(10)).toEqual([429, 429]);
});

test('whoever was shown out and does not go is heard no more, and cut off', async () => {
  const guest = await Client.guest(server.port, 'Stays');
  const line = connect(server.port, '127.0.0.1');
  const gone = new Promise((done) => line.once('close', done));
  let said = Buffer.alloc(0);
  line
    .on('error', () => {})
    .on('data', (bytes: Buffer) => {
      said = Buffer.concat([said, bytes]);
    });
  line.write(
    `GET /ws HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nCookie: ${guest.cookieText}\r\nConnection: Upgrade\r\n` +
      `Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}\r\n\r\n`,
  );
  await soon(() => said.includes('"hello"')).toBe(true);
  const { id } = guest;
  server.sockets.dismiss(id, 'barred');
  const farewell = Buffer.from([0x88]);
  await soon(() => said.includes(farewell)).toBe(true);
  const before = said.length;
  const text = Buffer.from('{"t":"ping"}');
  // A frame as a client sends it: masked, here with zeros.
  const frame = Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), text]);
  for (let i = 0; i < 50; i++) line.write(frame);
  await gone;
  expect(said.length).toBe(before);
});

test('a request that trickles in has an end', async () => {
  const { requestTimeout, headersTimeout } = server.app.server;
  expect(requestTimeout).toBeGreaterThan(headersTimeout);
  expect(headersTimeout).toBeGreaterThan(0);
  // The whole wait is for `npm run test:abuse`.
  if (process.env.ABUSE_ROUNDS === undefined) return;
  const socket = connect(server.port, '127.0.0.1');
  socket.write(
    'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
  );
  const closed = new Promise((done) => {
    socket.on('error', () => {});
    socket.on('close', () => done('closed'));
  });
  socket.resume();
  const trickling = setInterval(() => socket.writable && socket.write(' '), 500);
  expect(await closed).toBe('closed');
  clearInterval(trickling);
  expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(200);
});

// The last one: afterwards this address has spent its share.
test(`${REQUESTS} requests of one guest leave another guest's bot to its work`, async () => {
  const [rude, innocent] = [await Client.guest(server.port, 'Rude', 3), await Client.guest(server.port, 'Calm', 4)];
  const { card } = await innocent.open({ game: 'aton', seats: [{ kind: 'me' }, { kind: 'bot', level: 'level-1' }] });
  await innocent.follow(card.id);
  const quiet = await waits(innocent, card.id);
  const seats: NewTable['seats'] = [{ kind: 'me' }, { kind: 'bot', level: 'level-5' }];
  const noise = Array.from({ length: REQUESTS }, (_, i) =>
    refusalOf(rude, i % 2 === 0 ? BOTS : { game: 'aton', seats }).then((answer) => answer !== null),
  );
  const beside = await waits(innocent, card.id);
  const refused = (await Promise.all(noise)).filter(Boolean).length;
  const longest = (times: readonly number[]): number => Math.round(Math.max(...times));
  console.log(
    `longest wait for a bot: alone ${longest(quiet)} ms, beside ${REQUESTS} requests ${longest(beside)} ms; ${refused} refused`,
  );
  expect(refused).toBeGreaterThan(REQUESTS / 2);
  expect(beside).toHaveLength(MOVES);
});

test('whose neighbours have used up what their network may do loses nothing of their own by asking in vain', () => {
  let now = 0;
  const budgets = new Budgets(() => now, true, { tell: () => {} });
  const report = (player: string): boolean => {
    try {
      budgets.spend('report', { player, network: '192.0.2.1' });
      return true;
    } catch {
      return false;
    }
  };
  while (report(`neighbour ${now++}`));
  for (let n = 0; n < 10; n++) expect(report('mira')).toBe(false);
  // Five come back to the network, and not one to a person.
  now += 4 * 60_000;
  expect(Array.from({ length: 5 }, () => report('mira'))).toEqual([true, true, true, true, true]);
});
