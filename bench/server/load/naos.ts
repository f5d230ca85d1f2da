import { WebSocket } from 'ws';
import type { LoadTable } from './load.ts';

/** A connection kept from an earlier server on the same port is found closed once; the second try opens a fresh one. */
function call(url: string, options: RequestInit = {}): Promise<Response> {
  return fetch(url, options).catch(() => fetch(url, options));
}

/** A guest of our server: a cookie and a socket. */
export interface LoadGuest {
  readonly cookie: string;
  readonly socket: WebSocket;
}

export async function guest(base: string): Promise<LoadGuest> {
  const answer = await call(`${base}/api/me`);
  await answer.text();
  const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const socket = new WebSocket(`${base.replace('http', 'ws')}/ws`, { headers: { cookie } });
  await new Promise((done, failed) => {
    socket.once('message', done);
    socket.once('error', failed);
  });
  return { cookie, socket };
}

async function post(base: string, cookie: string, path: string, body: unknown): Promise<unknown> {
  const headers = { cookie, 'content-type': 'application/json' };
  const answer = await call(`${base}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** News of a move. Not parsed whole: the players' machines do that, and here it would be taken from the server's cores. */
const NEWS = /^\{"t":"news","table":"[^"]*","version":(\d+),"beats"/;

/** A table of two people, opened, joined and followed as pages do it. */
export async function naosTable(base: string): Promise<LoadTable> {
  const players = await Promise.all([guest(base), guest(base)]);
  const [host, other] = players as [LoadGuest, LoadGuest];
  const order = { game: 'marks', visibility: 'public', seats: [{ kind: 'me' }, { kind: 'open' }] };
  const { card } = (await post(base, host.cookie, '/api/tables', order)) as { card: { id: string } };
  await post(base, other.cookie, `/api/tables/${card.id}/acts`, { id: 'sit', act: { do: 'sit', seat: 1 } });
  const versions = [0, 0];
  let sent = 0;
  const table: LoadTable = {
    send: (player, cell) => {
      const id = `${card.id}-${sent++}`;
      const version = versions[player];
      players[player]?.socket.send(
        `{"t":"play","table":"${card.id}","id":"${id}","version":${version},"move":"mark ${cell}"}`,
      );
    },
    heard: () => {},
    close: () => {
      for (const { socket } of players) socket.terminate();
    },
  };
  await Promise.all(
    players.map(async ({ socket }, player) => {
      await new Promise<void>((done) => {
        socket.on('message', (bytes: Buffer) => {
          const text = bytes.toString('latin1');
          const news = NEWS.exec(text);
          if (news !== null) {
            versions[player] = Number(news[1]);
            table.heard(player as 0 | 1, Number(news[1]));
          } else if (text.startsWith('{"t":"table"')) done();
          else if (text.startsWith('{"t":"refused"')) throw new Error(text);
        });
        socket.send(JSON.stringify({ t: 'follow', table: card.id }));
      });
    }),
  );
  return table;
}
