import { randomUUID } from 'node:crypto';
import type { RunningServer } from '../../src/server.ts';
import { must } from '../kit/must.ts';
import { TestPasskey } from '../kit/passkey.ts';

/** A request, with who asks: a cookie, or the operator's token. */
export interface Request {
  readonly path: string;
  readonly body?: unknown;
  readonly cookie?: string;
  readonly token?: string;
}

/** A server with somebody who has been there for years, a game of theirs that is long and over, and the operator. */
export interface Place {
  readonly server: RunningServer;
  readonly cookie: string;
  readonly me: string;
  readonly long: string;
  readonly operator: string;
}

/** Makes a request that the route can do something with, and all that has to be there before it. */
export type Prepare = (place: Place) => Request | Promise<Request>;

export const NEW_TABLE = {
  game: 'aton',
  visibility: 'public' as const,
  seats: [{ kind: 'me' as const }, { kind: 'open' as const }],
};
const HOUR_MS = 3_600_000;
/** Long over: no bot begins to play the deals of such a day. */
export const DAY = '2020-01-01';
/** Seen by no name server: the test lets the server call it. */
const WEBHOOK = 'https://hooks.example/naos';

/** Sends a request; the answer with its body and the cookies that it sets. */
export async function send({ server }: Place, method: string, { path, body, cookie = '', token }: Request) {
  const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    method,
    headers: {
      cookie,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
  const bytes = Buffer.from(await answer.arrayBuffer());
  // To take a picture for letters would cost more than all that the server does.
  const isPicture = answer.headers.get('content-type') === 'image/png';
  return { status: answer.status, text: isPicture ? '' : bytes.toString(), cookies };
}

/** What somebody is told whose request must succeed, with the cookies. */
export async function got(place: Place, method: string, request: Request) {
  const { status, text, cookies } = await send(place, method, request);
  if (status !== 200) throw new Error(`${method} ${request.path}: ${status} ${text}`);
  const said: { id: string; card: { id: string }; challenge: string; link: string } = JSON.parse(text);
  return { said, cookies };
}

const plain =
  (path: string): Prepare =>
  () => ({ path });
const mine =
  (path: string, body?: unknown): Prepare =>
  ({ cookie }) => ({ path, cookie, ...(body === undefined ? {} : { body }) });
const ofTheGame =
  (more: string): Prepare =>
  ({ long, cookie }) => ({ path: `/api/tables/${long}${more}`, cookie });
const ofTheOperator =
  (path: (place: Place) => string): Prepare =>
  (place) => ({ path: path(place), token: place.operator });

/** Somebody who has just come. */
export async function newcomer(place: Place): Promise<{ readonly id: string; readonly cookie: string }> {
  const { said, cookies } = await got(place, 'GET', { path: '/api/me' });
  return { id: said.id, cookie: must(cookies[0]) };
}

const newTable = async (place: Place): Promise<string> =>
  (await got(place, 'POST', { path: '/api/tables', body: NEW_TABLE, cookie: place.cookie })).said.card.id;
const newBot = async (place: Place): Promise<string> =>
  (await got(place, 'POST', { path: '/api/tokens', body: { name: 'Bot' }, cookie: place.cookie })).said.id;

/** A passkey's answer to the server's challenge. */
async function withPasskey(place: Place, of: 'register' | 'login'): Promise<Request> {
  const { cookie } = await newcomer(place);
  const passkey = new TestPasskey();
  const answerTo = async (what: 'register' | 'login'): Promise<Request> => {
    const { said, cookies } = await got(place, 'POST', { path: `/api/account/${what}/options`, cookie });
    const origin = `http://127.0.0.1:${place.server.port}`;
    const path = `/api/account/${what}`;
    return {
      path,
      cookie: [cookie, ...cookies].join('; '),
      body: passkey[what](said.challenge, origin, '127.0.0.1'),
    };
  };
  const registration = await answerTo('register');
  if (of === 'register') return registration;
  await got(place, 'POST', registration);
  return answerTo('login');
}

const lists = ['', '&status=open', '&status=finished', '&game=kemet', '&status=finished&game=aton', '&mine=true'];

/** Requests of every route, by its method and address. */
export const REQUESTS: Readonly<Record<string, readonly Prepare[]>> = {
  'GET /healthz': [plain('/healthz')],
  'GET /readyz': [plain('/readyz')],
  'GET /metrics': [plain('/metrics')],
  'GET /openapi.json': [plain('/openapi.json')],
  // Each time another table's, which nobody has drawn yet, and the same one again.
  'GET /picture/{name}': [
    async (place) => ({ path: `/picture/any.png?of=/t/${await newTable(place)}` }),
    ({ long }) => ({ path: `/picture/any.png?of=/t/${long}` }),
    plain(`/picture/any.png?of=/duel/aton/${DAY}`),
  ],

  'GET /api/me': [mine('/api/me'), plain('/api/me')],
  'PATCH /api/me': [({ cookie }) => ({ path: '/api/me', cookie, body: { name: randomUUID().slice(0, 8) } })],
  'DELETE /api/me': [async (place) => ({ path: '/api/me', cookie: (await newcomer(place)).cookie })],
  'GET /api/me/export': [mine('/api/me/export')],
  'PUT /api/me/holiday': [
    ({ cookie }) => ({
      path: '/api/me/holiday',
      cookie,
      body: { since: Date.now() + HOUR_MS, until: Date.now() + 24 * HOUR_MS },
    }),
  ],
  'DELETE /api/me/holiday': [mine('/api/me/holiday')],
  'PUT /api/me/profile': [mine('/api/me/profile', { shown: 'public' })],
  'GET /api/me/follows': [mine('/api/me/follows')],
  'PUT /api/me/follows/{id}': [
    async (place) => ({
      path: `/api/me/follows/${(await newcomer(place)).id}`,
      cookie: place.cookie,
      body: { on: true },
    }),
  ],
  'GET /api/players/{id}': [({ me, cookie }) => ({ path: `/api/players/${me}`, cookie })],

  'GET /api/tokens': [mine('/api/tokens')],
  'POST /api/tokens': [mine('/api/tokens', { name: 'Bot' })],
  'POST /api/tokens/{id}': [async (place) => ({ path: `/api/tokens/${await newBot(place)}`, cookie: place.cookie })],
  'DELETE /api/tokens/{id}': [async (place) => ({ path: `/api/tokens/${await newBot(place)}`, cookie: place.cookie })],

  'GET /api/me/channels': [mine('/api/me/channels')],
  'GET /api/me/channels/ways': [mine('/api/me/channels/ways')],
  'POST /api/me/channels': [
    mine('/api/me/channels', { channel: { kind: 'webhook', address: WEBHOOK }, language: 'en' }),
  ],
  'DELETE /api/me/channels/{id}': [mine(`/api/me/channels/${'0'.repeat(24)}`)],
  'POST /api/channels/confirm': [() => ({ path: '/api/channels/confirm', body: { token: 'fits no address' } })],

  'GET /api/games': [plain('/api/games')],
  'GET /api/tables': lists.map((list) => mine(`/api/tables?limit=50${list}`)),
  'POST /api/tables': [mine('/api/tables', NEW_TABLE)],
  'POST /api/play-now': [mine('/api/play-now', { game: 'aton', level: 'level-1' })],
  'GET /api/tables/{id}': [ofTheGame('')],
  'POST /api/tables/{id}/acts': [
    async (place) => ({
      path: `/api/tables/${await newTable(place)}/acts`,
      cookie: place.cookie,
      body: { id: randomUUID(), act: { do: 'change seat', seat: 1 } },
    }),
  ],
  'GET /api/tables/{id}/moments': [0, 0.5, 1].map((share) => async (place) => {
    const last = (await place.server.tables.open(place.long)).versionFor(null);
    const from = Math.max(0, Math.min(last - 40, Math.round(last * share)));
    return { path: `/api/tables/${place.long}/moments?seat=1&from=${from}`, cookie: place.cookie };
  }),
  'GET /api/tables/{id}/record': [ofTheGame('/record')],
  'GET /api/tables/{id}/transcript': [ofTheGame('/transcript')],

  'GET /api/ratings/{game}': [plain('/api/ratings/aton')],
  'GET /api/figures/{game}': [plain('/api/figures/aton')],
  'GET /api/strongest/{game}': [plain('/api/strongest/aton')],
  'GET /api/best-recent': [plain('/api/best-recent')],
  'GET /api/me/ratings/{table}': [({ long, cookie }) => ({ path: `/api/me/ratings/${long}`, cookie })],
  'POST /api/reports': [mine('/api/reports', { text: 'Something is wrong at this table.' })],
  'GET /api/duels/{day}': [mine(`/api/duels/${DAY}`), plain(`/api/duels/${DAY}`)],
  'POST /api/duels/{day}/{game}': [mine(`/api/duels/${DAY}/aton`, { transcript: 'no game' })],
  'GET /api/duels/{day}/{game}/{player}': [({ me, cookie }) => ({ path: `/api/duels/${DAY}/aton/${me}`, cookie })],

  'POST /api/puzzles': [mine('/api/puzzles', { tries: [{ game: 'aton', id: 'a', rating: 1200, right: true, at: 1 }] })],

  'POST /api/account/register/options': [mine('/api/account/register/options')],
  'POST /api/account/register': [(place) => withPasskey(place, 'register')],
  'POST /api/account/login/options': [plain('/api/account/login/options')],
  'POST /api/account/login': [(place) => withPasskey(place, 'login')],
  'POST /api/account/logout': [mine('/api/account/logout')],
  'POST /api/account/logout-everywhere': [
    async (place) => ({ path: '/api/account/logout-everywhere', cookie: (await newcomer(place)).cookie }),
  ],

  'GET /api/admin/reports': [ofTheOperator(() => '/api/admin/reports')],
  'POST /api/admin/reports/{id}/close': [ofTheOperator(() => `/api/admin/reports/${randomUUID()}/close`)],
  'POST /api/admin/players/{id}/ban': [
    async (place) => ({
      path: `/api/admin/players/${(await newcomer(place)).id}/ban`,
      token: place.operator,
      body: { days: 1, why: 'harm' },
    }),
  ],
  'GET /api/admin/players/{id}/export': [ofTheOperator(({ me }) => `/api/admin/players/${me}/export`)],
  'DELETE /api/admin/players/{id}': [
    async (place) => ({ path: `/api/admin/players/${(await newcomer(place)).id}`, token: place.operator }),
  ],
  'POST /api/admin/tables/{id}/close': [
    async (place) => ({
      path: `/api/admin/tables/${await newTable(place)}/close`,
      token: place.operator,
      body: { why: 'harm' },
    }),
  ],
};

/** What these say is no: the link of a mail and somebody's game of a day are not to be had without either. */
export const REFUSED: readonly string[] = ['POST /api/channels/confirm', 'GET /api/duels/{day}/{game}/{player}'];

/** These set another thread to work, which takes no time from those who play: their own thread's is counted alone. */
export const IN_OTHER_THREADS: readonly string[] = ['POST /api/play-now', 'GET /picture/{name}'];

/**
 * What these are about stands at every table that the person has or had a seat at, or at all that still go on: they work
 * through them in slices. So that nobody waits for it, no slice may cost more than another request.
 */
export const SLICED: readonly string[] = [
  'PATCH /api/me',
  'PUT /api/me/holiday',
  'DELETE /api/me/holiday',
  'GET /api/me/export',
  'GET /api/admin/players/{id}/export',
];
