import type {
  Act,
  Beat,
  ChatLine,
  FromClient,
  FromServer,
  News,
  PROTOCOL,
  Refused,
  SeatOrders,
  TableCard,
  TableLinks,
  TablePicture,
} from '@naos/protocol';
import { Listeners } from '@naos/table-ui';
import { hearMine, loseMine } from '../waiting.ts';
import { cursorOf, withNews } from './beats.ts';
import { freshRequestId } from './request-id.ts';

/** What is known of a table on the server. */
export interface TableNews {
  readonly card: TableCard;
  readonly seat: number | null;
  /** The chair that is kept for this person, who does not sit on it. */
  readonly kept: number | null;
  readonly version: number;
  readonly view: unknown;
  readonly asked: TablePicture['asked'];
  readonly undo: TablePicture['undo'];
  readonly beats: readonly Beat[];
  /** Beats that came with the last message, for motion. */
  readonly fresh: readonly Beat[];
  readonly chat: readonly ChatLine[];
  /** What those who watch say to each other; empty for who plays, until the game is over. */
  readonly watchers: readonly ChatLine[];
  readonly links: TableLinks | null;
  /** What this person has left to the table; null: nothing can be, at an older server or without a seat. */
  readonly orders: SeatOrders | null;
  readonly you: string;
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  readonly ahead: number;
}

/** Who hears a line: everybody at the table, or those who watch it. */
export type TalkPlace = 'table' | 'watchers';

/** The token of the link by which one came, and whether it lets one sit down; null: there was none. */
export type TableLink = { readonly token: string; readonly sits: boolean } | null;

/** `gone`: no such table for this person; `outdated`: the server has become too new for this page. */
export type ConnectionState = 'connecting' | 'live' | 'lost' | 'gone' | 'outdated';

/** The protocol that this page speaks; when it is raised, this line does not compile until the page follows. */
const SPOKEN: typeof PROTOCOL = 2;

/** Waits before the first, second, … new attempt; the last one repeats. */
const WAITS = [300, 1000, 2000, 4000, 8000] as const;
const PING_MS = 25_000;
/** A smaller difference of clocks is the time that a message was on its way. */
const CLOCK_MS = 2000;
/** The network is back, or the device or the page woke up: nobody wants to wait for the next attempt then. */
const WAKING = ['online', 'pageshow', 'visibilitychange'] as const;
/** A connection over which nothing comes for this long after something was asked is dead, whatever the browser believes. */
const ANSWER_MS = 15_000;

/** A live connection to one table: connects, follows, catches up after a gap, and sends again what was not answered. */
export class TableConnection {
  state: ConnectionState = 'connecting';
  news: TableNews | null = null;
  /** The last refusal that concerns this person, until the next move or act. */
  refused: Refused | null = null;
  readonly subscribe: (listener: () => void) => () => void;

  private readonly table: string;
  private readonly link: TableLink;
  private readonly isScreen: boolean;
  private readonly listeners = new Listeners();
  private readonly unanswered = new Map<string, FromClient>();
  private socket: WebSocket | null = null;
  private attempts = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private doubt: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private you = '';
  private ahead = 0;
  /** The version that the answers have told of. */
  private reached = 0;
  private onOpened: ((table: string) => void) | null = null;

  /** `isScreen`: shows what everybody may know, also to somebody who sits there. */
  constructor(table: string, link: TableLink, isScreen = false) {
    this.table = table;
    this.link = link;
    this.isScreen = isScreen;
    this.subscribe = this.listeners.subscribe;
    for (const event of WAKING) addEventListener(event, this.wake);
    this.connect();
  }

  /** Plays a move in notation against the newest known position. */
  play(move: string): void {
    if (this.news === null) return;
    this.order({ t: 'play', table: this.table, id: freshRequestId(), version: this.news.version, move });
  }

  act(act: Act): void {
    this.order({ t: 'act', table: this.table, id: freshRequestId(), act });
  }

  /** The token of the link by which one came. */
  get token(): string | null {
    return this.link?.token ?? null;
  }

  /** Whether the link by which one came lets one sit down. */
  get isInvited(): boolean {
    return this.link?.sits === true;
  }

  /** Takes a seat, by the link where one came by one. */
  sit(seat: number): void {
    this.act({ do: 'sit', seat, ...(this.link?.sits === true ? { invite: this.link.token } : {}) });
  }

  /** What a length limit cut in the middle of a character is mended first: the server keeps no halves. */
  say(text: string, to: TalkPlace = 'table'): void {
    const line = { table: this.table, id: freshRequestId(), text: text.toWellFormed() };
    this.order({ t: 'say', ...line, ...(to === 'watchers' ? { to } : {}) });
  }

  /** Called with the id of a table that an act opened (a rematch). */
  whenOpened(listener: (table: string) => void): void {
    this.onOpened = listener;
  }

  /** Whether a move or an act is on its way, or was answered and its picture is not here yet: chat holds up nobody. */
  get waiting(): boolean {
    if (this.news !== null && this.news.version < this.reached) return true;
    return [...this.unanswered.values()].some(({ t }) => t !== 'say');
  }

  close(): void {
    this.closed = true;
    for (const event of WAKING) removeEventListener(event, this.wake);
    clearTimeout(this.timer);
    clearTimeout(this.doubt);
    clearInterval(this.beat);
    loseMine(this);
    this.socket?.close();
  }

  private order(message: FromClient & { readonly id: string }): void {
    this.refused = null;
    this.unanswered.set(message.id, message);
    this.send(message);
    this.listeners.tell();
  }

  private send(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private connect(): void {
    const address = new URL('/ws', location.href);
    // A hint for a server on several cores: this one is served where the table is at home.
    address.searchParams.set('table', this.table);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(address);
    this.socket = socket;
    this.expectAnswer();
    // A socket that was given up may still have something to say.
    socket.addEventListener('open', () => this.socket === socket && this.opened());
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      if (this.socket !== socket || this.closed) return;
      const message: FromServer = JSON.parse(data);
      this.hear(message);
    });
    socket.addEventListener('close', () => this.socket === socket && this.lost());
  }

  private opened(): void {
    this.follow();
    for (const message of this.unanswered.values()) this.send(message);
    this.beat = setInterval(() => this.ping(), PING_MS);
  }

  private readonly wake = (): void => {
    if (this.socket !== null) this.ping();
    else if (this.state === 'lost') {
      clearTimeout(this.timer);
      this.connect();
    }
  };

  private ping(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.send({ t: 'ping' });
    this.expectAnswer();
  }

  private expectAnswer(): void {
    clearTimeout(this.doubt);
    this.doubt = setTimeout(() => this.giveUp(), ANSWER_MS);
  }

  /** Ends a connection that leads nowhere; the next attempt comes after the usual wait. */
  private giveUp(): void {
    const dead = this.socket;
    this.lost();
    dead?.close();
  }

  private follow(): void {
    const after = this.news === null ? undefined : cursorOf(this.news.beats);
    const chatAfter = this.news?.chat.at(-1)?.n;
    this.send({
      t: 'follow',
      table: this.table,
      ...(after === undefined ? {} : { after, as: this.news?.seat ?? null }),
      ...(chatAfter === undefined ? {} : { chatAfter }),
      ...(this.link === null ? {} : { watch: this.link.token }),
      ...(this.isScreen ? { screen: true } : {}),
    });
  }

  private lost(): void {
    clearInterval(this.beat);
    clearTimeout(this.doubt);
    loseMine(this);
    this.socket = null;
    if (this.closed || this.state === 'gone' || this.state === 'outdated') return;
    this.state = 'lost';
    this.listeners.tell();
    const wait = WAITS[Math.min(this.attempts++, WAITS.length - 1)];
    this.timer = setTimeout(() => this.connect(), wait);
  }

  private hear(message: FromServer): void {
    clearTimeout(this.doubt);
    switch (message.t) {
      case 'hello':
        this.you = message.you.id;
        this.ahead = message.now - Date.now();
        if (message.mine === true && !this.isScreen) this.send({ t: 'follow mine' });
        if (message.protocol === SPOKEN) return;
        this.state = 'outdated';
        this.close();
        break;
      case 'table':
        if (message.table === this.table) this.picture(message);
        break;
      case 'news':
        if (message.table === this.table) this.change(message);
        break;
      case 'accepted':
        this.unanswered.delete(message.id);
        this.reached = Math.max(this.reached, message.version);
        if (message.opened !== undefined) this.onOpened?.(message.opened);
        break;
      case 'refused':
        this.refuse(message);
        break;
      case 'mine':
        hearMine(this, message);
        return;
      case 'pong':
        if (!this.setClock(message.now)) return;
        break;
    }
    this.listeners.tell();
  }

  /** A device's clock may be set while the table is open; returns whether it was. */
  private setClock(now: number): boolean {
    const ahead = now - Date.now();
    if (Math.abs(ahead - this.ahead) < CLOCK_MS) return false;
    this.ahead = ahead;
    if (this.news !== null) this.news = { ...this.news, ahead };
    return true;
  }

  private picture(message: TablePicture): void {
    // Why the table could not be followed before is no news any more.
    if (this.state !== 'live' && this.refused?.id === undefined) this.refused = null;
    this.state = 'live';
    this.attempts = 0;
    this.reached = message.version;
    const known = this.news;
    const { card, seat, kept, version, view, asked, undo, links, orders = null } = message;
    const beats = message.after === -1 ? message.beats : withNews(known?.beats ?? [], message.beats);
    const chat = withLines(known?.chat ?? [], message.chat);
    const { you, ahead } = this;
    const talk = { chat, watchers: message.watchers ?? [] };
    this.news = { card, seat, kept, version, view, asked, undo, links, orders, beats, fresh: [], ...talk, you, ahead };
  }

  private change(message: News): void {
    if (this.news === null) return;
    const { version, beats = [], view, asked, undo, face, chat = [], watchers = [], links, orders } = message;
    // A card comes with what else changes at a table; whom the game waits for comes with every move.
    const waiting = asked === undefined || message.card !== undefined ? {} : { waiting: [...(asked?.seats ?? [])] };
    const card = { ...(message.card ?? this.news.card), ...waiting, ...(face === undefined ? {} : { face }) };
    this.news = {
      ...this.news,
      version,
      beats: withNews(this.news.beats, beats),
      fresh: beats,
      ...(view === undefined ? {} : { view }),
      ...(asked === undefined ? {} : { asked }),
      ...(undo === undefined ? {} : { undo }),
      card,
      ...(links === undefined ? {} : { links }),
      ...(orders === undefined ? {} : { orders }),
      chat: withLines(this.news.chat, chat),
      watchers: withLines(this.news.watchers, watchers),
    };
  }

  private refuse(message: Refused): void {
    if (message.id !== undefined) this.unanswered.delete(message.id);
    this.refused = message;
    if (message.id !== undefined) return;
    // An answer to no move or act: this person may not look at the table, or no longer, or its address names none.
    if (message.code === 'no table' || (message.code === 'malformed' && this.news === null)) this.state = 'gone';
    else if (this.state !== 'live' && message.code !== 'malformed') this.giveUp();
  }
}

/** Lines that are heard twice stand there once. */
function withLines(known: readonly ChatLine[], fresh: readonly ChatLine[]): readonly ChatLine[] {
  return fresh.length === 0 ? known : [...known, ...fresh.filter(({ n }) => !known.some((old) => old.n === n))];
}
