import { randomUUID } from 'node:crypto';
import { FastRandom, type Game, situationFrom, type Vocabulary } from '@naos/engine';
import {
  type Act,
  type Beat,
  type FromServer,
  FromServer as FromServerSchema,
  type Me,
  type NewTable,
  type OpenedTable,
  type TableCard,
  type TablePicture,
} from '@naos/protocol';
import { gameModuleOf } from '@naos/registry';
import { Compile } from 'typebox/compile';
import { WebSocket } from 'ws';

const check = Compile(FromServerSchema);
const games = new Map<string, Game<Vocabulary>>();

async function rulesOf(id: string): Promise<Game<Vocabulary>> {
  const known = games.get(id);
  if (known !== undefined) return known;
  const gameModule = gameModuleOf(id === 'planted' ? 'aton' : id);
  if (gameModule === undefined) throw new Error(`no game ${id}`);
  const rules = await gameModule.rules();
  games.set(id, rules);
  return rules;
}

/** What a client knows of a table: built from messages alone. */
export interface Known {
  card: TableCard;
  seat: number | null;
  version: number;
  view: Vocabulary['view'] | null;
  asked: TablePicture['asked'];
  undo: TablePicture['undo'];
  beats: Beat[];
  chat: string[];
  /** What those who watch said; undefined: nothing of it was told. */
  watchers: string[] | undefined;
  links: TablePicture['links'];
  orders: TablePicture['orders'];
}

type Kind<T extends FromServer['t']> = Extract<FromServer, { readonly t: T }>;

/** A player at a test: a cookie, a socket, and a picture of every table it follows. */
export class Client {
  readonly messages: FromServer[] = [];
  /** Everything received, as it came: what the tests of secrets compare. */
  readonly raw: string[] = [];
  readonly known = new Map<string, Known>();
  me: Me | null = null;
  closed: { readonly code: number; readonly reason: string } | null = null;
  private base: string;
  private cookie: string;
  private socket: WebSocket | null = null;
  private waiting: { fits: (message: FromServer) => boolean; done: (message: FromServer) => void }[] = [];
  private readonly random: FastRandom;

  private constructor(base: string, cookie: string, seed: number) {
    this.base = base;
    this.cookie = cookie;
    this.random = new FastRandom(seed);
  }

  /** A guest with an open socket. */
  static async guest(port: number, name = 'Guest', seed = 1): Promise<Client> {
    const client = new Client(`http://127.0.0.1:${port}`, '', seed);
    const answer = await fetch(`${client.base}/api/me`);
    client.cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    client.me = await client.request<Me>('PATCH', '/api/me', { name });
    await client.connect();
    return client;
  }

  /** The same person over another socket, at another node perhaps. */
  async again(port?: number): Promise<Client> {
    const client = new Client(this.base, this.cookie, 1);
    client.me = this.me;
    await client.connect(port);
    return client;
  }

  get id(): string {
    return this.me?.id ?? '';
  }

  get address(): string {
    return this.base;
  }

  get cookieText(): string {
    return this.cookie;
  }

  /** Calls the HTTP interface; throws what it refuses. */
  async request<T = unknown>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await fetch(`${this.base}${path}`, {
      method,
      headers: { cookie: this.cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${answer.status} ${text}`);
    const isJson = (answer.headers.get('content-type') ?? '').includes('application/json');
    return JSON.parse(isJson ? text : JSON.stringify(text));
  }

  /** `table`: for which table the socket is opened, as pages say it. */
  async connect(port?: number, table?: string): Promise<void> {
    this.disconnect();
    if (port !== undefined) this.base = `http://127.0.0.1:${port}`;
    const address = `${this.base.replace('http', 'ws')}/ws${table === undefined ? '' : `?table=${table}`}`;
    const socket = new WebSocket(address, { headers: { cookie: this.cookie } });
    this.socket = socket;
    this.closed = null;
    socket.on('message', (bytes) => {
      if (socket === this.socket) this.receive(bytes.toString());
    });
    socket.on('close', (code, reason) => {
      this.closed = { code, reason: reason.toString() };
    });
    const refused = new Promise<never>((_done, failed) => socket.on('error', failed));
    refused.catch(() => {});
    const hello = this.next('hello');
    hello.catch(() => {});
    await Promise.race([hello, refused]);
  }

  disconnect(): void {
    this.socket?.terminate();
  }

  sendText(text: string): void {
    this.socket?.send(text);
  }

  /** The next message of a kind that fits. */
  next<T extends FromServer['t']>(
    t: T,
    fits: (message: Kind<T>) => boolean = () => true,
    patience = 20_000,
  ): Promise<Kind<T>> {
    return new Promise((done, failed) => {
      const timer = setTimeout(
        () => failed(new Error(`no ${t} came; last: ${this.raw.at(-1)?.slice(0, 300)}`)),
        patience,
      );
      this.waiting.push({
        fits: (message) => message.t === t && fits(message as Kind<T>),
        done: (message) => {
          clearTimeout(timer);
          done(message as Kind<T>);
        },
      });
    });
  }

  async open(order: NewTable): Promise<OpenedTable> {
    return await this.request<OpenedTable>('POST', '/api/tables', order);
  }

  async follow(
    table: string,
    more: { after?: number; chatAfter?: number; watch?: string; screen?: boolean } = {},
  ): Promise<Known> {
    const answer = this.answer(table);
    const as = more.after === undefined ? {} : { as: this.known.get(table)?.seat ?? null };
    this.sendText(JSON.stringify({ t: 'follow', table, ...more, ...as }));
    await answer;
    return this.at(table);
  }

  private async answer(table: string): Promise<void> {
    const refused = this.next('refused', (message) => message.table === table);
    const picture = this.next('table', (message) => message.table === table);
    refused.catch(() => {});
    picture.catch(() => {});
    const first = await Promise.race([picture, refused]);
    if (first.t === 'refused') throw new Error(`${first.code}: ${first.text}`);
  }

  at(table: string): Known {
    const known = this.known.get(table);
    if (known === undefined) throw new Error(`does not follow ${table}`);
    return known;
  }

  /** Sends a move and waits for the answer. */
  play(table: string, move: string, asked: { readonly id?: string; readonly version?: number } = {}) {
    const { id = randomUUID(), version = this.at(table).version } = asked;
    return this.ask({ t: 'play', table, id, version, move }, id);
  }

  act(table: string, act: Act, id: string = randomUUID()) {
    return this.ask({ t: 'act', table, id, act }, id);
  }

  say(table: string, text: string, id: string = randomUUID()) {
    return this.ask({ t: 'say', table, id, text }, id);
  }

  /** To those who watch. */
  whisper(table: string, text: string, id: string = randomUUID()) {
    return this.ask({ t: 'say', table, id, text, to: 'watchers' }, id);
  }

  private ask(message: object, id: string): Promise<Kind<'accepted'> | Kind<'refused'>> {
    const answers = Promise.race([
      this.next('accepted', (answer) => answer.id === id),
      this.next('refused', (answer) => answer.id === id),
    ]);
    this.sendText(JSON.stringify(message));
    return answers;
  }

  /** The legal moves of this client's seat, worked out from its view as a page would. */
  async moves(table: string): Promise<string[]> {
    const { view, asked, seat, card } = this.at(table);
    if (view === null || asked === null || seat === null || !asked.seats.includes(seat)) return [];
    const game = await rulesOf(card.game);
    return situationFrom(game, view).moves.map((move) => game.write(move));
  }

  /** One of the legal moves, or null when it is not this client's turn. */
  async anyMove(table: string): Promise<string | null> {
    const moves = await this.moves(table);
    return moves[this.random.below(Math.max(1, moves.length))] ?? null;
  }

  private receive(text: string): void {
    const message: FromServer = JSON.parse(text);
    if (!check.Check(message))
      throw new Error(`the server sent something that is not in the protocol: ${text.slice(0, 400)}`);
    this.raw.push(text);
    this.messages.push(message);
    this.note(message);
    const ready = this.waiting.filter(({ fits }) => fits(message));
    this.waiting = this.waiting.filter((one) => !ready.includes(one));
    for (const { done } of ready) done(message);
  }

  private note(message: FromServer): void {
    if (message.t === 'table') {
      const old = message.after >= 0 ? (this.known.get(message.table)?.beats ?? []) : [];
      this.known.set(message.table, {
        card: message.card,
        seat: message.seat,
        version: message.version,
        view: viewIn(message),
        asked: message.asked,
        undo: message.undo,
        beats: withBeats(old, message.beats),
        chat: message.chat.map(({ text }) => text),
        watchers: message.watchers?.map(({ text }) => text),
        links: message.links,
        orders: message.orders,
      });
    } else if (message.t === 'news') {
      const known = this.known.get(message.table);
      if (known === undefined) return;
      known.version = message.version;
      if (message.card !== undefined) known.card = message.card;
      if (message.view !== undefined) known.view = viewIn(message);
      if (message.asked !== undefined) known.asked = message.asked;
      if (message.undo !== undefined) known.undo = message.undo;
      if (message.orders !== undefined) known.orders = message.orders;
      if (message.links !== undefined) known.links = message.links;
      if (message.beats !== undefined) known.beats = withBeats(known.beats, message.beats);
      for (const { text } of message.chat ?? []) known.chat.push(text);
      if (message.watchers !== undefined)
        known.watchers = [...(known.watchers ?? []), ...message.watchers.map(({ text }) => text)];
    }
  }
}

/** Adds beats as a client does: what was taken back did not happen, and nothing happens twice. */
/** A view is the game's own: the protocol carries it unread. */
const viewIn = ({ view }: { readonly view?: unknown }) => view as Vocabulary['view'] | null;

function withBeats(old: readonly Beat[], fresh: readonly Beat[]): Beat[] {
  const beats = [...old];
  for (const beat of fresh) {
    if (beat.n <= (beats.at(-1)?.n ?? -1)) continue;
    if (beat.kind === 'back') {
      const gone = beats.splice(beats.findLastIndex(({ n }) => n < beat.back) + 1);
      beats.push(...gone.filter((one) => one.kind !== 'moved' || !(beat.all || one.seat === beat.seat)));
    }
    beats.push(beat);
  }
  return beats;
}

/** Everything that its server has sent by now has come when each client's own question is answered. */
export async function settled(clients: readonly Client[]): Promise<void> {
  await Promise.all(
    clients.map((client) => {
      const id = randomUUID();
      const pong = client.next('pong', (message) => message.id === id);
      client.sendText(JSON.stringify({ t: 'ping', id }));
      return pong;
    }),
  );
}

/** Plays random legal moves until the game is over or `moves` have been made; returns how many were made. */
export async function playOn(table: string, clients: readonly Client[], moves = 100_000): Promise<number> {
  for (let made = 0; made < moves; ) {
    const over = clients.every((client) => client.at(table).card.status !== 'running');
    if (over) return made;
    let moved = false;
    for (const client of clients) {
      const move = await client.anyMove(table);
      if (move === null) continue;
      const { version } = client.at(table);
      const own = client.next('news', (news) => news.table === table && news.version > version);
      own.catch(() => {});
      const answer = await client.play(table, move);
      // Over two nodes somebody may have moved there whose news is still on its way.
      if (answer.t === 'refused' && answer.code === 'stale') continue;
      if (answer.t === 'refused') throw new Error(`${move}: ${answer.code} ${answer.text}`);
      await own;
      await settled(clients);
      made++;
      moved = true;
      if (made >= moves) return made;
    }
    if (!moved) await new Promise((done) => setTimeout(done, 5));
  }
  return moves;
}
