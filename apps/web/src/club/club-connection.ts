import { type ClubPage, type FromServer, withClubNews } from '@naos/protocol';
import { Listeners } from '@naos/table-ui';
import { hearMine, loseMine } from '../online/waiting.ts';

/** `gone`: there is no such club for this person. */
export type ClubState = 'connecting' | 'live' | 'lost' | 'gone';

/** Waits before the first, second, … new attempt; the last one repeats. */
const WAITS = [300, 1000, 2000, 4000, 8000] as const;
const PING_MS = 25_000;
/** The network is back, or the device woke up: nobody wants to wait for the next attempt then. */
const WAKING = ['online', 'pageshow', 'visibilitychange'] as const;

/** A live look at one club: a picture, then news; after a gap the whole picture again. */
export class ClubConnection {
  state: ClubState = 'connecting';
  page: ClubPage | null = null;
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  ahead = 0;
  you = '';
  readonly subscribe: (listener: () => void) => () => void;
  private readonly club: string;
  private readonly listeners = new Listeners();
  private socket: WebSocket | null = null;
  private attempts = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly beat: ReturnType<typeof setInterval>;
  private closed = false;

  constructor(club: string) {
    this.club = club;
    this.subscribe = this.listeners.subscribe;
    this.beat = setInterval(() => this.send({ t: 'ping' }), PING_MS);
    for (const event of WAKING) addEventListener(event, this.wake);
    this.connect();
  }

  close(): void {
    this.closed = true;
    for (const event of WAKING) removeEventListener(event, this.wake);
    clearTimeout(this.timer);
    clearInterval(this.beat);
    this.socket?.close();
    loseMine(this);
  }

  private connect(): void {
    const address = new URL('/ws', location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.addEventListener('open', () => this.send({ t: 'follow club', club: this.club }));
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const message: FromServer = JSON.parse(data);
      if (this.socket === socket && !this.closed) this.hear(message);
    });
    socket.addEventListener('close', () => this.socket === socket && this.lost());
  }

  private hear(message: FromServer): void {
    if (message.t === 'hello') {
      this.you = message.you.id;
      this.ahead = message.now - Date.now();
      if (message.mine === true) this.send({ t: 'follow mine' });
    } else if (message.t === 'mine') hearMine(this, message);
    else if (message.t === 'club') {
      this.attempts = 0;
      this.state = 'live';
      this.page = message.page;
    } else if (message.t === 'club news' && this.page !== null) this.page = withClubNews(this.page, message);
    else if (message.t === 'refused' && message.club === this.club) this.state = 'gone';
    this.listeners.tell();
  }

  private lost(): void {
    this.socket = null;
    loseMine(this);
    if (this.closed || this.state === 'gone') return;
    this.state = 'lost';
    this.timer = setTimeout(() => this.connect(), WAITS[Math.min(this.attempts++, WAITS.length - 1)]);
    this.listeners.tell();
  }

  private readonly wake = (): void => {
    if (this.socket !== null || this.state !== 'lost') return;
    clearTimeout(this.timer);
    this.connect();
  };

  private send(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}
