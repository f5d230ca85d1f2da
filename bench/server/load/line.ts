import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** RFC 6455, 5.2: whole text messages; those of a client are masked. */
const TEXT = 0x81;
const MASKED = 0x80;
const SHORT = 126;
const MASK = Buffer.from([0x37, 0xfa, 0x21, 0x3d]);
const ANSWER_ENDS = '\r\n\r\n';
/** Larger than what a server sends in one piece here. */
const PIECE = 1 << 16;

type Hear = (start: string, line: Line) => void;

/**
 * A WebSocket as thin as can be, for a load that is made on the server's own cores: what the generator burns there would
 * be taken from whoever is measured. `hear` gets the beginning of each message, as much as tells them apart.
 */
export class Line {
  private readonly socket: Socket;
  private readonly hear: Hear;
  private readonly shown: number;
  private kept: Buffer | null = null;

  private constructor(socket: Socket, shown: number, hear: Hear) {
    this.socket = socket;
    this.shown = shown;
    this.hear = hear;
  }

  /** Opens the address with a cookie; `shown` is how many bytes of each message `hear` gets to see, `size` how many are read at a time. */
  static open(url: string, cookie: string, shown: number, hear: Hear, size = PIECE): Promise<Line> {
    const { hostname, port, pathname, search, host } = new URL(url);
    return new Promise((done, failed) => {
      let line: Line | null = null;
      const read = (piece: Buffer): void => {
        if (line !== null) {
          line.read(piece);
          return;
        }
        const end = piece.indexOf(ANSWER_ENDS);
        if (end === -1 || !piece.toString('latin1', 0, end).startsWith('HTTP/1.1 101')) {
          failed(new Error(`${url} is not opened: ${piece.toString('latin1', 0, 200)}`));
          return;
        }
        line = new Line(socket, shown, hear);
        done(line);
        line.read(piece.subarray(end + ANSWER_ENDS.length));
      };
      const socket = connect({
        host: hostname,
        port: Number(port),
        noDelay: true,
        onread: {
          buffer: Buffer.alloc(size),
          callback: (bytes, buffer) => {
            read(Buffer.from(buffer.buffer, buffer.byteOffset, bytes));
            return true;
          },
        },
      });
      socket.once('error', failed);
      socket.once('close', () =>
        failed(new Error(`${url} was closed${line === null ? ' before it was opened' : ''}.`)),
      );
      socket.write(
        `GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
          `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n` +
          `${cookie === '' ? '' : `Cookie: ${cookie}\r\n`}\r\n`,
      );
    });
  }

  /** Sends a short text of plain letters. */
  send(text: string): void {
    const { length } = text;
    const head = length < SHORT ? 6 : 8;
    const frame = Buffer.allocUnsafe(head + length);
    frame[0] = TEXT;
    if (length < SHORT) frame[1] = MASKED | length;
    else {
      frame[1] = MASKED | SHORT;
      frame.writeUInt16BE(length, 2);
    }
    MASK.copy(frame, head - MASK.length);
    for (let i = 0; i < length; i++) frame[head + i] = text.charCodeAt(i) ^ (MASK[i & 3] ?? 0);
    this.socket.write(frame);
  }

  close(): void {
    this.socket.destroy();
  }

  private read(piece: Buffer): void {
    const bytes = this.kept === null ? piece : Buffer.concat([this.kept, piece]);
    let at = 0;
    while (bytes.length - at >= 2) {
      let length = (bytes[at + 1] ?? 0) & 0x7f;
      let head = 2;
      if (length >= SHORT) {
        head = length === SHORT ? 4 : 10;
        if (bytes.length - at < head) break;
        length = head === 4 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2));
      }
      const end = at + head + length;
      if (end > bytes.length) break;
      if (bytes[at] === TEXT)
        this.hear(bytes.toString('latin1', at + head, Math.min(end, at + head + this.shown)), this);
      at = end;
    }
    // A copy: the piece's own memory is used again for the next one.
    this.kept = at === bytes.length ? null : Buffer.from(bytes.subarray(at));
  }
}
