import type { FromServer } from '@naos/protocol';
import { hearMine, loseMine } from './waiting.ts';

/** Waits before the first, second, … new attempt; the last one repeats. */
const WAITS = [1000, 4000, 16_000] as const;
const PING_MS = 25_000;

/** News of one's own tables and clubs for a page that has no socket for anything else; none while nobody looks at it. */
export class MineLine {
  private socket: WebSocket | null = null;
  private attempts = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly beat: ReturnType<typeof setInterval>;

  constructor() {
    this.beat = setInterval(() => this.send({ t: 'ping' }), PING_MS);
    addEventListener('visibilitychange', this.look);
    this.look();
  }

  close(): void {
    removeEventListener('visibilitychange', this.look);
    clearInterval(this.beat);
    this.hangUp();
  }

  /** Whoever does not look is told by other ways, which a socket would hold back. */
  private readonly look = (): void => {
    if (document.visibilityState !== 'visible') this.hangUp();
    else if (this.socket === null) this.connect();
  };

  private hangUp(): void {
    clearTimeout(this.timer);
    const socket = this.socket;
    this.socket = null;
    loseMine(this);
    socket?.close();
  }

  private connect(): void {
    clearTimeout(this.timer);
    const address = new URL('/ws', location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const message: FromServer = JSON.parse(data);
      if (this.socket === socket) this.hear(message);
    });
    socket.addEventListener('close', () => {
      if (this.socket !== socket) return;
      this.socket = null;
      loseMine(this);
      this.timer = setTimeout(() => this.connect(), WAITS[Math.min(this.attempts++, WAITS.length - 1)]);
    });
  }

  private hear(message: FromServer): void {
    if (message.t === 'hello' && message.mine === true) this.send({ t: 'follow mine' });
    if (message.t !== 'mine') return;
    this.attempts = 0;
    hearMine(this, message);
  }

  private send(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}
