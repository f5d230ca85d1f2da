import type { Socket } from 'node:net';
import type { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import * as ws from 'ws';
import { Wire } from '../src/ws/wire.ts';

/** Not in the types of ws, but in what it exports. */
const { Receiver } = ws as unknown as { readonly Receiver: new () => Writable };

/** What a reader of RFC 6455 makes of the bytes that a wire sends for these texts, and in how many writes they left. */
async function received(texts: readonly string[]): Promise<{ readonly heard: string[]; readonly writes: number }> {
  const writes: Buffer[] = [];
  const write = (piece: string | Buffer, form?: BufferEncoding): boolean => {
    writes.push(typeof piece === 'string' ? Buffer.from(piece, form) : piece);
    return true;
  };
  const wire = new Wire({ writable: true, writableLength: 0, write } as unknown as Socket);
  for (const text of texts) wire.send(text);
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
