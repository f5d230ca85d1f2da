import { Line } from './line.ts';
import type { LoadTable } from './load.ts';

/** A connection kept from an earlier server on the same port is found closed once; the second try opens a fresh one. */
function call(url: string, options: RequestInit = {}): Promise<Response> {
  return fetch(url, options).catch(() => fetch(url, options));
}

/** A guest of our server is a cookie. */
async function guest(base: string): Promise<string> {
  const answer = await call(`${base}/api/me`);
  await answer.text();
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

async function post<T>(base: string, cookie: string, path: string, body: unknown): Promise<T> {
  const headers = { cookie, 'content-type': 'application/json' };
  const answer = await call(`${base}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** News of a move. */
const NEWS = /^\{"t":"news","table":"[^"]*","version":(\d+),"beats"/;
const SHOWN = 80;

/** A table of two people, opened, joined and followed as pages do it, each at a node of their own or at the same. */
export async function naosTable(base: string, otherBase: string, piece?: number): Promise<LoadTable> {
  const [host, other] = await Promise.all([guest(base), guest(otherBase)]);
  const order = { game: 'marks', visibility: 'public', seats: [{ kind: 'me' }, { kind: 'open' }] };
  const { card } = await post<{ card: { id: string } }>(base, host, '/api/tables', order);
  await post(otherBase, other, `/api/tables/${card.id}/acts`, { id: 'sit', act: { do: 'sit', seat: 1 } });
  const versions = [0, 0];
  let sent = 0;
  const lines: Line[] = [];
  const table: LoadTable = {
    send: (player, cell) => {
      const id = `${card.id}-${sent++}`;
      const version = versions[player];
      lines[player]?.send(`{"t":"play","table":"${card.id}","id":"${id}","version":${version},"move":"mark ${cell}"}`);
    },
    heard: () => {},
    close: () => {
      for (const line of lines) line.close();
    },
  };
  await Promise.all(
    [host, other].map(
      (cookie, player) =>
        new Promise<void>((done, failed) => {
          const hear = (start: string, line: Line): void => {
            const news = NEWS.exec(start);
            if (news !== null) {
              versions[player] = Number(news[1]);
              table.heard(player === 0 ? 0 : 1, Number(news[1]));
            } else if (start.startsWith('{"t":"hello"')) line.send(`{"t":"follow","table":"${card.id}"}`);
            else if (start.startsWith('{"t":"table"')) done();
            else if (start.startsWith('{"t":"refused"')) throw new Error(start);
          };
          Line.open(`${player === 0 ? base : otherBase}/ws?table=${card.id}`, cookie, SHOWN, hear, piece).then(
            (line) => {
              lines[player] = line;
            },
            failed,
          );
        }),
    ),
  );
  return table;
}
