import { closeSync, constants, fdatasync, fsyncSync, openSync, write, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { messageOf } from '../problem.ts';
import { flushPath, ownFile } from './own-file.ts';
import {
  closeBlock,
  freshName,
  HEAD_BYTES,
  type LineHead,
  otherFile,
  type Place,
  readHeads,
  type TailLine,
  tailFiles,
  writeLines,
} from './tail-file.ts';

/** So much may lie in the tail; what comes then waits until the thread that folds it in has caught up. */
const MOST_BYTES = 64 * 2 ** 20;
/** The tail is folded in when there is so much of it, or after so many milliseconds: together lines of a table cost less. */
const FOLD_BYTES = 2 * 2 ** 20;
const FOLD_MS = 100;
/** Tables of which is remembered how far they are. */
const MOST_TABLES = 20_000;

/** What became of a parcel of lines: which of them somebody else's line, or a change of its table, was faster than; or why none is stored. */
export interface Stored {
  readonly conflicts: readonly number[];
  readonly problem: string | null;
}

/** How far a table is, lines that are in the tail alone included. */
export interface Standing {
  readonly revision: number;
  readonly last: number;
}

/** Who does for the tail what is not its own. */
export interface TailHelp {
  /** How far a table is in the store's file; null when there is none. */
  readonly standing: (table: string) => Standing | null;
  /** Asks the thread that writes the file to fold the tail in. */
  readonly fold: (until: Place) => void;
}

interface Parcel {
  readonly bytes: Buffer;
  readonly heads: readonly LineHead[];
  readonly hear: (stored: Stored) => void;
}

interface Warm extends Standing {
  /** Where the table's last line ends, counted from the beginning of the tail. */
  readonly until: number;
}

/** Parcels that are flushed together, and how to take back what was promised for them. */
interface Batch {
  readonly parcels: (readonly [hear: Parcel['hear'], stored: Stored])[];
  readonly before: (readonly [table: string, warm: Warm])[];
}

/**
 * On Linux a file can be opened so that a write is over when it is on the disk: one way to another thread and back for
 * each block instead of two. Elsewhere a flush comes after it.
 */
const WRITES_THROUGH = process.platform === 'linux' ? constants.O_DSYNC : 0;

const writeAt = promisify(write);
const flushed = promisify(fdatasync);

/**
 * Lines of many cores go to the disk here, in the order of their coming, before anything is sorted: what stands between a
 * move and its acknowledgement is one short write and one flush that many share. The thread that writes the store's one
 * file folds them in behind it. Whether a line may follow is known here: a table that was looked up once is remembered with
 * its last line, until somebody writes anything else about it. Such writes go to the thread behind all lines before them,
 * and lines of a table that is written about wait until it is done.
 */
export class Tail {
  private readonly help: TailHelp;
  private readonly stretch: number;
  private readonly files: readonly [number, number];
  private place: Place;
  private before: Pick<Place, 'name' | 'at'>;
  private folded: Place;
  private readonly tables = new Map<string, Warm>();
  /** Tables that somebody writes about just now, and how many do. */
  private readonly busy = new Map<string, number>();
  private later: Parcel[] = [];
  private block = Buffer.allocUnsafe(2 ** 16);
  private spare = Buffer.allocUnsafe(2 ** 16);
  private length = HEAD_BYTES;
  private batch: Batch = { parcels: [], before: [] };
  /** Bytes of all stretches before this one, and before the last. */
  private passed = 0;
  private passedBefore = 0;
  /** Bytes that are being flushed. */
  private underWay = 0;
  private flushing: Promise<void> | null = null;
  private isClosed = false;
  private hasFailed = false;
  private isFolding = false;
  /** The thread could not fold anything in: it is not asked without end. */
  private isStuck = false;
  private timer: NodeJS.Timeout | null = null;
  /** Writes of other kinds that wait until the lines before them are flushed. */
  private writes: { readonly after: number; readonly go: () => void }[] = [];

  constructor(store: string, place: Place, stretch: number, help: TailHelp) {
    this.help = help;
    this.stretch = stretch;
    const [one, other] = tailFiles(store);
    this.files = [fresh(one, stretch), fresh(other, stretch)];
    flushPath(dirname(store));
    this.place = place;
    this.folded = place;
    this.before = { name: freshName(), at: 0 };
  }

  /** Lines of a core, which hears of them when they are on the disk. */
  add(bytes: Buffer, hear: Parcel['hear']): void {
    this.take({ bytes, heads: readHeads(bytes), hear });
  }

  /** Lines of this process. */
  addOwn(lines: readonly TailLine[], hear: Parcel['hear']): void {
    const heads: LineHead[] = [];
    const bytes = writeLines(lines, (head) => heads.push(head));
    this.take({ bytes, heads, hear });
  }

  /** Any other write about these tables; `go` hands it to the thread, which folds in what lies before it first. */
  write(tables: readonly string[], go: () => void): void {
    for (const table of tables) this.busy.set(table, (this.busy.get(table) ?? 0) + 1);
    this.writes.push({ after: this.gathered, go });
    this.release();
  }

  /** Up to where a write has to find the tail folded in. */
  get end(): Place {
    return this.place;
  }

  /**
   * The thread has answered: the file has the tail up to there, and writes about these tables are done. How far a table is
   * has to be looked up again then, unless the file could not take its lines: it took nothing that came after them either.
   */
  heard(folded: Place, written: readonly string[]): void {
    if (this.isClosed) return;
    this.isFolding = false;
    this.isStuck = folded.name === this.folded.name && folded.at === this.folded.at;
    this.folded = folded;
    for (const table of written) {
      const others = (this.busy.get(table) ?? 1) - 1;
      if (others > 0) this.busy.set(table, others);
      else this.busy.delete(table);
      this.forget(table);
    }
    if (this.tables.size > MOST_TABLES) for (const table of this.tables.keys()) this.forget(table);
    const waiting = this.later;
    this.later = [];
    for (const parcel of waiting) {
      if (this.isFree(parcel)) this.gather(parcel);
      else this.later.push(parcel);
    }
    this.flush();
    this.foldSoon();
  }

  /** When what is under way is on the disk; from then on nothing is folded in. */
  async close(): Promise<void> {
    this.isClosed = true;
    if (this.timer !== null) clearTimeout(this.timer);
    while (this.flushing !== null) await this.flushing;
    for (const file of this.files) closeSync(file);
  }

  private take(parcel: Parcel): void {
    // Who sends it is at its end as well, and hears of nothing any more.
    if (this.isClosed) return;
    // What waits keeps its memory; what does not is copied at once.
    if (this.isFree(parcel)) this.gather(parcel);
    else this.later.push({ ...parcel, bytes: Buffer.from(parcel.bytes) });
    this.flush();
  }

  /** Bytes that were ever folded in, flushed and gathered: places in the tail, counted from its beginning. */
  private get foldedTo(): number {
    const { name, at } = this.folded;
    return at + (name === this.place.name ? this.passed : this.passedBefore);
  }
  private get flushedTo(): number {
    return this.passed + this.place.at;
  }
  private get gathered(): number {
    return this.flushedTo + this.underWay + (this.length > HEAD_BYTES ? this.length : 0);
  }

  /** Only a table whose lines are all in the file can be looked up there. */
  private forget(table: string): void {
    if ((this.tables.get(table)?.until ?? 0) <= this.foldedTo) this.tables.delete(table);
  }

  private isFree({ heads }: Parcel): boolean {
    return this.gathered - this.foldedTo < MOST_BYTES && heads.every(({ table }) => !this.busy.has(table));
  }

  /** Takes the lines that may follow into the next block. */
  private gather({ bytes, heads, hear }: Parcel): void {
    const conflicts: number[] = [];
    this.makeRoom(bytes.length);
    for (const [i, { table, n, revision, from, to }] of heads.entries()) {
      const known = this.tables.get(table) ?? this.lookUp(table);
      if (known === null || known.revision !== revision || n <= known.last) {
        conflicts.push(i);
        continue;
      }
      this.length += bytes.copy(this.block, this.length, from, to);
      this.batch.before.push([table, known]);
      this.tables.set(table, { revision, last: n, until: this.gathered });
    }
    this.batch.parcels.push([hear, { conflicts, problem: null }]);
  }

  private lookUp(table: string): Warm | null {
    const standing = this.help.standing(table);
    return standing === null ? null : { ...standing, until: 0 };
  }

  private makeRoom(bytes: number): void {
    if (this.length + bytes <= this.block.length) return;
    const larger = Buffer.allocUnsafe(2 * (this.length + bytes));
    this.block.copy(larger, 0, 0, this.length);
    this.block = larger;
  }

  /** Writes what has been gathered, and then what is gathered meanwhile. */
  private flush(): void {
    if (this.flushing !== null || this.batch.parcels.length === 0) return;
    this.flushing = this.flushBatch().finally(() => {
      this.flushing = null;
      this.release();
      this.flush();
      this.foldSoon();
    });
  }

  private async flushBatch(): Promise<void> {
    const { batch, block: bytes } = this;
    const block = bytes.subarray(0, this.length);
    [this.block, this.spare] = [this.spare, bytes];
    [this.batch, this.length] = [{ parcels: [], before: [] }, HEAD_BYTES];
    this.underWay = block.length > HEAD_BYTES ? block.length : 0;
    const problem = this.underWay === 0 ? null : await this.store(block);
    this.underWay = 0;
    const alsoLost = problem === null ? [] : this.takeBack(batch);
    for (const [hear, stored] of [...batch.parcels, ...alsoLost]) hear({ ...stored, problem });
  }

  /** Nothing of a batch is stored, and nothing that was gathered meanwhile: it may go on from there. Returns who else has to hear of it. */
  private takeBack({ before }: Batch): Batch['parcels'] {
    const next = this.batch;
    for (const [table, warm] of [...before, ...next.before].toReversed()) this.tables.set(table, warm);
    [this.batch, this.length] = [{ parcels: [], before: [] }, HEAD_BYTES];
    this.writes = this.writes.map(({ go }) => ({ after: this.flushedTo, go }));
    return next.parcels;
  }

  private async store(block: Buffer): Promise<string | null> {
    // What could not be stored may lie there all the same, and would be gone on with: it has to be written over first.
    const isNext = !this.hasFailed && this.place.at >= this.stretch && this.folded.name === this.place.name;
    const { name, at } = this.place;
    const before = isNext ? { name, at } : this.before;
    const place = isNext ? { file: otherFile(this.place.file), name: freshName(), at: 0 } : this.place;
    closeBlock(block, place.name, before);
    const file = this.files[place.file];
    try {
      const { bytesWritten } = await writeAt(file, block, 0, block.length, place.at);
      if (bytesWritten !== block.length) throw new Error('the disk is full');
      if (WRITES_THROUGH === 0) await flushed(file);
    } catch (problem) {
      this.hasFailed = true;
      return messageOf(problem);
    }
    this.hasFailed = false;
    if (isNext) [this.passedBefore, this.passed] = [this.passed, this.passed + at];
    this.before = before;
    this.place = { ...place, at: place.at + block.length };
    return null;
  }

  /** Lets writes go that waited for lines before them. */
  private release(): void {
    while (this.writes[0] !== undefined && this.writes[0].after <= this.flushedTo) this.writes.shift()?.go();
  }

  private foldSoon(): void {
    if (this.isClosed || this.isFolding || (this.folded.name === this.place.name && this.folded.at === this.place.at))
      return;
    if (this.flushedTo - this.foldedTo >= FOLD_BYTES && !this.isStuck) this.fold();
    else this.timer ??= setTimeout(() => this.fold(), FOLD_MS);
  }

  private fold(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.isFolding = true;
    this.help.fold(this.place);
  }
}

function fresh(path: string, stretch: number): number {
  ownFile(path);
  const file = openSync(path, constants.O_RDWR | WRITES_THROUGH);
  writeSync(file, Buffer.alloc(stretch));
  fsyncSync(file);
  return file;
}
