import type { Socket } from 'node:net';
import type { Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import * as ws from 'ws';
import { standIn } from '../../../packages/laws/tests/stand-in.ts';
import { FrameWriter } from '../src/ws/frame-writer.ts';
import { soon } from './kit/soon.ts';

/** Not in the types of ws, but in what it exports. */
const { Receiver } = ws as unknown as { readonly Receiver: new () => Writable };

/** What a reader of RFC 6455 makes of the bytes that a writer sends for these texts, and in how many writes they left. */
async function received(texts: readonly string[]): Promise<{ readonly heard: string[]; readonly writes: number }> {
  const writes: Buffer[] = [];
  const write = (piece: string | Buffer, form?: BufferEncoding): boolean => {
    writes.push(typeof piece === 'string' ? Buffer.from(piece, form) : piece);
    return true;
  };
  const writer = new FrameWriter({ writable: true, writableLength: 0, write } as unknown as Socket, () => {});
  for (const text of texts) writer.send(text);
  await new Promise((done) => setImmediate(done));
  const heard: string[] = [];
  const receiver = new Receiver();
  receiver.on('message', (bytes: Buffer) => heard.push(bytes.toString()));
  for (const piece of writes) receiver.write(piece);
  await new Promise((done) => setImmediate(done));
  return { heard, writes: writes.length };
}

/** On both sides of each length at which the head of a frame changes its form. */
const LENGTHS = [0, 1, 125, 126, 127, 65_535, 65_536];

test.each(LENGTHS)(
  'a text of %i letters arrives as it was sent, be they plain, accented or Russian',
  async (length) => {
    for (const letter of ['a', 'é', 'ж']) {
      const text = letter.repeat(length);
      expect((await received([text])).heard, letter).toEqual([text]);
    }
  },
);

test('what is said in one turn of the loop leaves in one write and in order, plain letters and others mixed', async () => {
  const texts = ['{"n":1}', '{"name":"Осирис"}', 'x'.repeat(70_000), '{"n":2}'];
  expect(await received(texts)).toEqual({ heard: texts, writes: 1 });
});

describe('what nobody waits for', () => {
  /** Writers that count their writes, and a turn of the event loop in which all of them say something. */
  function writers(count: number): { readonly all: FrameWriter[]; readonly writes: number[] } {
    const writes = new Array<number>(count).fill(0);
    const all = writes.map((_, i) => {
      const write = (): boolean => {
        writes[i] = (writes[i] ?? 0) + 1;
        return true;
      };
      return new FrameWriter(standIn<Socket>({ writable: true, writableLength: 0, write }), () => {});
    });
    return { all, writes };
  }
  const turn = (): Promise<void> => new Promise((done) => setImmediate(done));

  test('leaves at once while the server has little to do', async () => {
    const { all, writes } = writers(3);
    for (const writer of all) writer.send('x', false);
    await turn();
    expect(writes).toEqual([1, 1, 1]);
  });

  test('is kept by a busy server until something urgent goes the same way: one write for both', async () => {
    const { all, writes } = writers(20);
    for (const [i, writer] of all.entries()) writer.send('x', i > 0);
    await turn();
    expect(writes).toEqual(writes.map((_, i) => (i > 0 ? 1 : 0)));
    all[0]?.send('y');
    await turn();
    expect(writes[0]).toBe(1);
  });

  test('leaves by itself after a moment, also when nothing else is sent any more', async () => {
    const { all, writes } = writers(20);
    for (const writer of all) writer.send('x', false);
    await turn();
    expect(writes.every((count) => count === 0)).toBe(true);
    await soon(() => writes.every((count) => count === 1)).toBe(true);
  });
});

test('a reader who leaves too much unread is given up, and nothing more is written', async () => {
  for (const [unread, expected] of [
    [1_000_000, { writes: 1, givenUp: 0 }],
    [1_000_001, { writes: 0, givenUp: 1 }],
  ] as const) {
    const seen = { writes: 0, givenUp: 0 };
    const write = (): boolean => {
      seen.writes++;
      return true;
    };
    const writer = new FrameWriter(standIn<Socket>({ writable: true, writableLength: unread, write }), () => {
      seen.givenUp++;
    });
    writer.send('x');
    await new Promise((done) => setImmediate(done));
    expect(seen).toEqual(expected);
  }
});
