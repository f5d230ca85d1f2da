import type { Socket } from 'node:net';

/** A node that does not read for so many bytes is cut off: others do its work. */
const BACKLOG_BYTES = 64_000_000;
/** How often each end says that it is there, and the silence after which the other is taken for gone, in milliseconds. */
const PING_MS = 500;
const SILENT_MS = 2_000;
const PING = '';

/** What somebody may say before they are known: a greeting has some hundred characters. */
const STRANGERS_CHARACTERS = 1_000;

/** A line of text from node to node. What is said in one turn of the event loop leaves in one write. */
export class Wire {
  private readonly socket: Socket;
  private readonly pinging: NodeJS.Timeout;
  private waiting = '';
  private rest = '';
  private heardAt = performance.now();
  private over = false;

  constructor(socket: Socket, hear: (line: string) => void, closed: () => void, isKnown: () => boolean = () => true) {
    this.socket = socket;
    socket.setNoDelay(true);
    socket.setEncoding('utf8');
    socket.on('data', (piece: string) => {
      this.heardAt = performance.now();
      if (!isKnown() && this.rest.length + piece.length > STRANGERS_CHARACTERS) {
        this.close();
        socket.destroy();
        return;
      }
      const lines = (this.rest + piece).split('\n');
      this.rest = lines.pop() ?? '';
      for (const line of lines) if (line !== PING && !this.over) hear(line);
    });
    socket.on('error', () => this.close());
    socket.on('close', () => {
      this.close();
      closed();
    });
    this.pinging = setInterval(() => this.ping(), PING_MS).unref();
  }

  get isOpen(): boolean {
    return !this.over;
  }

  /** The text has no line breaks of its own: what travels is JSON. */
  say(line: string): void {
    if (this.over) return;
    if (this.waiting === '') setImmediate(() => this.flush());
    this.waiting += `${line}\n`;
  }

  /** Sends what waits and leaves. */
  close(): void {
    if (this.over) return;
    this.flush();
    this.over = true;
    clearInterval(this.pinging);
    this.socket.destroySoon();
  }

  /** A process that was suspended itself finds everybody silent: the others have gone on without it. */
  private ping(): void {
    if (performance.now() - this.heardAt > SILENT_MS) {
      this.close();
      this.socket.destroy();
    } else this.say(PING);
  }

  private flush(): void {
    const text = this.waiting;
    this.waiting = '';
    if (this.over || text === '') return;
    this.socket.write(text);
    if (this.socket.writableLength > BACKLOG_BYTES) this.socket.destroy();
  }
}
