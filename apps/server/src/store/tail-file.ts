import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';
import { crc32 } from 'node:zlib';

/**
 * The tail of a store: lines that are on the disk and not in its one file yet. Two files are written by turns, in blocks,
 * each flushed as a whole. What is written into one of them between two turns is a stretch and has a name of its own; its
 * first block says after which place of which stretch it goes on. So what lies there from former times is never taken for
 * new, and a stretch of which a part is missing is never gone on with.
 */
export interface Place {
  readonly file: 0 | 1;
  /** The stretch's. */
  readonly name: string;
  readonly at: number;
}

/** One line on its way into the store, and the revision of its table's row that it was worked out from. */
export interface TailLine {
  readonly table: string;
  readonly n: number;
  readonly id: string | null;
  readonly line: string;
  readonly revision: number;
}

export interface Block {
  readonly lines: Buffer;
  /** Where it ends, and the next one begins. */
  readonly end: Place;
}

const NAME_BYTES = 8;
/** Sum, length of what follows the head, the stretch, the stretch before it and where that ended. */
export const HEAD_BYTES = 4 + 4 + NAME_BYTES + NAME_BYTES + 4;
/** Length, number, revision, lengths of table and id. */
const LINE_HEAD_BYTES = 4 + 4 + 8 + 2 + 2;
/** The length of an id that is not there. */
const NO_ID = 0xffff;

/** What their names have after that of the store. */
export const TAIL_ENDS = ['.tail-0', '.tail-1'] as const;

export const tailFiles = (store: string): readonly [string, string] => [store + TAIL_ENDS[0], store + TAIL_ENDS[1]];

export const freshName = (): string => randomBytes(NAME_BYTES).toString('hex');

export const otherFile = (file: Place['file']): Place['file'] => (file === 0 ? 1 : 0);

/** Lines as they travel and lie in the tail; `note` hears of each what has to be known to judge it. */
export function writeLines(lines: readonly TailLine[], note: (head: LineHead) => void = () => {}): Buffer {
  const most = lines.reduce(
    (sum, { table, id, line }) => sum + LINE_HEAD_BYTES + 3 * (table.length + (id?.length ?? 0) + line.length),
    0,
  );
  const bytes = Buffer.allocUnsafe(most);
  let at = 0;
  for (const { table, n, id, line, revision } of lines) {
    const texts = at + LINE_HEAD_BYTES;
    const tableBytes = bytes.write(table, texts);
    const idBytes = id === null ? 0 : bytes.write(id, texts + tableBytes);
    const end = texts + tableBytes + idBytes + bytes.write(line, texts + tableBytes + idBytes);
    bytes.writeUInt32LE(end - at, at);
    bytes.writeUInt32LE(n, at + 4);
    bytes.writeDoubleLE(revision, at + 8);
    bytes.writeUInt16LE(tableBytes, at + 16);
    bytes.writeUInt16LE(id === null ? NO_ID : idBytes, at + 18);
    note({ table, n, revision, from: at, to: end });
    at = end;
  }
  return bytes.subarray(0, at);
}

/** What has to be known of a line to judge it; its bytes are `bytes.subarray(from, to)`. */
export interface LineHead {
  readonly table: string;
  readonly n: number;
  readonly revision: number;
  readonly from: number;
  readonly to: number;
}

export function readHeads(bytes: Buffer): LineHead[] {
  const heads: LineHead[] = [];
  for (let from = 0; from < bytes.length; ) {
    const texts = from + LINE_HEAD_BYTES;
    const to = from + bytes.readUInt32LE(from);
    const table = bytes.toString('utf8', texts, texts + bytes.readUInt16LE(from + 16));
    heads.push({ table, n: bytes.readUInt32LE(from + 4), revision: bytes.readDoubleLE(from + 8), from, to });
    from = to;
  }
  return heads;
}

export function readLines(bytes: Buffer): Omit<TailLine, 'revision'>[] {
  return readHeads(bytes).map(({ table, n, from, to }) => {
    const ids = from + LINE_HEAD_BYTES + bytes.readUInt16LE(from + 16);
    const idBytes = bytes.readUInt16LE(from + 18);
    const line = ids + (idBytes === NO_ID ? 0 : idBytes);
    const id = idBytes === NO_ID ? null : bytes.toString('utf8', ids, line);
    return { table, n, id, line: bytes.toString('utf8', line, to) };
  });
}

/** Writes the head of a block into the first `HEAD_BYTES` of its bytes, the lines being there already. */
export function closeBlock(block: Buffer, name: string, before: Pick<Place, 'name' | 'at'>): void {
  block.writeUInt32LE(block.length - HEAD_BYTES, 4);
  block.write(name, 8, 'hex');
  block.write(before.name, 8 + NAME_BYTES, 'hex');
  block.writeUInt32LE(before.at, HEAD_BYTES - 4);
  block.writeUInt32LE(crc32(block.subarray(4)), 0);
}

interface ReadBlock {
  readonly name: string;
  readonly before: Pick<Place, 'name' | 'at'>;
  readonly lines: Buffer;
}

/** The whole and sound block that begins there, or null: it was never finished, or there is none. */
function readBlock(bytes: Buffer, from: number): ReadBlock | null {
  if (from + HEAD_BYTES > bytes.length) return null;
  const end = from + HEAD_BYTES + bytes.readUInt32LE(from + 4);
  if (end > bytes.length || crc32(bytes.subarray(from + 4, end)) !== bytes.readUInt32LE(from)) return null;
  const name = (at: number): string => bytes.toString('hex', from + at, from + at + NAME_BYTES);
  return {
    name: name(8),
    before: { name: name(8 + NAME_BYTES), at: bytes.readUInt32LE(from + HEAD_BYTES - 4) },
    lines: bytes.subarray(from + HEAD_BYTES, end),
  };
}

/** Everything that was flushed after a place, in order; nothing that lies after `until`. */
export function* blocksAfter(store: string, after: Place, until?: Place): Generator<Block> {
  for (let place = after; ; ) {
    const isLast = until !== undefined && until.name === place.name;
    const bytes = readFrom(tailFiles(store)[place.file], place.at, isLast ? until.at : undefined);
    for (let from = 0; ; ) {
      const block = readBlock(bytes, from);
      if (block === null || block.name !== place.name) break;
      from += HEAD_BYTES + block.lines.length;
      place = { ...place, at: place.at + HEAD_BYTES + block.lines.length };
      yield { lines: block.lines, end: place };
    }
    if (isLast) return;
    const file = otherFile(place.file);
    const next = readBlock(readFrom(tailFiles(store)[file], 0), 0);
    if (next === null || next.before.name !== place.name || next.before.at !== place.at) return;
    place = { file, name: next.name, at: 0 };
  }
}

function readFrom(path: string, from: number, to?: number): Buffer {
  if (!existsSync(path)) return Buffer.alloc(0);
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.allocUnsafe(Math.max(0, (to ?? fstatSync(file).size) - from));
    return bytes.subarray(0, readSync(file, bytes, 0, bytes.length, from));
  } finally {
    closeSync(file);
  }
}
