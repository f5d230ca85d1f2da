import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { readShortTexts } from '../src/ws/frame-reader.ts';

const TEXT = 0x81;
const BEGINNING = 0x01;
const REST = 0x80;
const CLOSE = 0x88;
const PING = 0x89;
const PONG = 0x8a;
const LONGEST = 70_000;
const MASK = Buffer.from([0x12, 0xf4, 0x56, 0x78]);

/** A frame as a client sends it. */
function frame(kind: number, content: Buffer | string, mask: Buffer | null = MASK): Buffer {
  const bytes = Buffer.from(content);
  const { length } = bytes;
  const masked = mask === null ? 0 : 0x80;
  const head =
    length < 126
      ? [kind, masked | length]
      : length < 2 ** 16
        ? [kind, masked | 126, length >> 8, length & 255]
        : [kind, masked | 127, 0, 0, 0, 0, 0, length >> 16, (length >> 8) & 255, length & 255];
  if (mask === null) return Buffer.concat([Buffer.from(head), bytes]);
  return Buffer.concat([Buffer.from(head), mask, bytes.map((byte, i) => byte ^ (mask[i % 4] as number))]);
}

interface Heard {
  readonly texts: string[];
  /** How many of them the short way took. */
  readonly short: number;
  readonly pongs: number;
  readonly closed: number | null;
}

/** What a server hears of bytes that arrive in these pieces. */
async function hear(pieces: readonly Buffer[]): Promise<Heard> {
  const texts: string[] = [];
  let short = 0;
  let pongs = 0;
  let closed: number | null = null;
  const line = new Duplex({ read: () => {}, write: (_bytes, _form, done) => done() });
  const server = new WebSocketServer({ noServer: true, maxPayload: LONGEST, perMessageDeflate: false });
  const headers = {
    upgrade: 'websocket',
    'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    'sec-websocket-version': '13',
  };
  server.handleUpgrade({ method: 'GET', headers } as unknown as IncomingMessage, line, Buffer.alloc(0), (socket) => {
    socket.on('message', (bytes) => texts.push(bytes.toString()));
    socket.on('pong', () => pongs++);
    socket.on('error', () => {});
    socket.on('close', (code) => {
      closed = code;
    });
    readShortTexts(line as unknown as Socket, LONGEST, (text) => {
      short++;
      texts.push(text);
    });
  });
  for (const piece of pieces) {
    line.push(Buffer.from(piece));
    await new Promise((done) => setImmediate(done));
  }
  line.destroy();
  await new Promise((done) => setImmediate(done));
  server.close();
  return { texts, short, pongs, closed };
}

/** The same bytes in pieces that end where somebody cuts. */
function cut(bytes: Buffer, places: readonly number[]): Buffer[] {
  const ends = [...places.map((place) => place % (bytes.length + 1)), bytes.length].sort((a, b) => a - b);
  let from = 0;
  return ends.flatMap((end) => {
    const piece = Buffer.from(bytes.subarray(from, end));
    from = end;
    return piece.length === 0 ? [] : [piece];
  });
}

test('whole frames with a text take the short way, several in one piece too', async () => {
  const texts = ['', 'Осирис', 'x'.repeat(125), 'y'.repeat(126), 'z'.repeat(65_535)];
  const frames = texts.map((text) => frame(TEXT, text));
  expect(await hear(frames)).toMatchObject({ texts, short: 5 });
  expect(await hear([Buffer.concat(frames)])).toMatchObject({ texts, short: 5 });
});

test('pings and pongs go the general way, and the short one stays open behind them', async () => {
  const pieces = [frame(PONG, ''), frame(PING, 'here?'), frame(TEXT, 'still short')];
  expect(await hear(pieces)).toMatchObject({ texts: ['still short'], short: 1, pongs: 1 });
});

const anyMessage = fc.oneof(
  fc.string({ maxLength: 200 }).map((text) => ({ texts: [text], bytes: frame(TEXT, text) })),
  fc.string({ unit: 'grapheme', maxLength: 60 }).map((text) => ({ texts: [text], bytes: frame(TEXT, text) })),
  fc.constantFrom(126, 65_535, 65_536).map((length) => {
    const text = 'w'.repeat(length);
    return { texts: [text], bytes: frame(TEXT, text) };
  }),
  fc.constantFrom(PING, PONG).map((kind) => ({ texts: [], bytes: frame(kind, 'beat') })),
  fc.tuple(fc.string(), fc.string()).map(([one, other]) => ({
    texts: [one + other],
    bytes: Buffer.concat([frame(BEGINNING, one), frame(PING, ''), frame(REST, other)]),
  })),
);

test('every message is heard once, in order and as it was sent, wherever the bytes are cut', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyMessage, { maxLength: 8 }),
      fc.array(fc.nat(), { maxLength: 8 }),
      async (all, cuts) => {
        const { texts } = await hear(cut(Buffer.concat(all.map(({ bytes }) => bytes)), cuts));
        expect(texts).toEqual(all.flatMap((message) => message.texts));
      },
    ),
    { numRuns: 300 },
  );
});

test.each([
  ['a frame without a mask', frame(TEXT, 'bare', null)],
  ['letters that are none', frame(TEXT, Buffer.from([0xff, 0xfe]))],
  ['a message that is too long', frame(TEXT, 'x'.repeat(LONGEST + 1))],
  ['a ping that is too long', frame(PING, 'x'.repeat(126))],
  ['a new message inside one in parts', Buffer.concat([frame(BEGINNING, 'a'), frame(TEXT, 'b')])],
])('%s is refused as ws refuses it, and nothing is heard', async (_what, bytes) => {
  expect((await hear([bytes, frame(TEXT, 'after')])).texts).toEqual([]);
});

test('what comes after a farewell is not heard', async () => {
  const farewell = frame(CLOSE, Buffer.from([0x03, 0xe8]));
  const pieces = [frame(TEXT, 'first'), farewell, frame(TEXT, 'late')];
  expect(await hear(pieces)).toMatchObject({ texts: ['first'], closed: 1000 });
  expect((await hear([Buffer.concat(pieces)])).texts).toEqual(['first']);
});
