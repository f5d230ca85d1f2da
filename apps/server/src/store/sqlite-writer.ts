import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { deserialize } from 'node:v8';
import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { messageOf } from '../problem.ts';
import type { SqlValue } from './database.ts';
import type { SendLines } from './line-queue.ts';
import type { Stored } from './tail.ts';
import type { Place } from './tail-file.ts';
import { TailFold } from './tail-fold.ts';

/** Writes on their way to the writer, and the SQL texts that were not used before. */
export interface Parcel {
  readonly texts: readonly string[];
  /**
   * For each write the number of its statements; for each of these the number of its SQL text, 1 if it must change a row,
   * the number of its values and the values. One flat list, which crosses from thread to thread in half of the time.
   */
  readonly writes: readonly SqlValue[];
}

/** A parcel of another process, serialised: on its way nobody but the writer unpacks it. */
export type PackedParcel = Uint8Array<ArrayBuffer>;

interface PlainStatement {
  readonly text: string;
  readonly must: boolean;
  readonly values: readonly SqlValue[];
}
type Write = readonly PlainStatement[];

/** What another process hands over: writes of any kind, with the tables that they are about, or lines alone. */
export type ToWriter =
  | { readonly parcel: Uint8Array; readonly many: number; readonly on: readonly string[] }
  | { readonly lines: Uint8Array };
/** What it hears; null: nobody writes there any more. */
export type FromWriter = { readonly answers: Answers | null } | { readonly stored: Stored };

/** The way to whoever writes. */
export interface WriterChannel {
  /** `many`: how many writes there are in it; `on`: the tables that they are about. */
  send(parcel: Parcel, many: number, on: readonly string[]): void;
  /** Where there is a shorter way for lines. */
  sendLines?: SendLines;
  /** Whether the process must stay for the answers. */
  ref(): void;
  unref(): void;
  close(): Promise<void>;
}

/** What became of each write, in the order in which they came; anything else than the two words says what went wrong. */
export type Answers = readonly string[];

/** Writes reach the writer from the process that holds the store and, through it, from each of its cores. */
export interface Delivery {
  readonly sender: number;
  /** Null: this sender writes no more. */
  readonly parcel: Parcel | PackedParcel | null;
  /** Up to where the tail comes before it. */
  readonly tail?: Place;
}
/** What the thread hears: what to write, where a tail begins, or, with null, that it is to end. */
export type ToThread = Delivery | { readonly begin: Place } | null;
/** What it says. */
export interface FromThread {
  readonly told: Told;
  /** Up to where the file has the tail, if there is one. */
  readonly folded: Place | null;
}
/** Answers for each sender. */
export type Told = readonly (readonly [sender: number, answers: Answers])[];
export const DONE = 'done';
export const CONFLICT = 'conflict';

/**
 * Small pages, because a move is a short row at the end of its own table's rows: each page that a commit touches is
 * written whole. A long log between two checkpoints, because the pages of busy tables are touched again and again.
 */
const PRAGMAS = `
  pragma page_size=2048; pragma busy_timeout=5000; pragma journal_mode=wal; pragma synchronous=full;
  pragma foreign_keys=on; pragma wal_autocheckpoint=4000; pragma cache_size=-16000`;

/**
 * Most writes that one transaction takes; more wait for the next one. Of a crowd that moves at the same moment the first
 * are told of it, and answer, while the others are being stored: nobody waits for all of them. So many for each sender:
 * cores wait for the disk, not for each other.
 */
const GROUP_WRITES = 64;

/** The one connection that writes. */
class Writer {
  private readonly db: DatabaseSync;
  private readonly statements = new Map<string, StatementSync>();
  private readonly begin: StatementSync;
  private readonly commit: StatementSync;
  private readonly file: string;
  private tail: TailFold | null = null;

  constructor(file: string) {
    this.file = file;
    this.db = new DatabaseSync(file);
    this.db.exec(PRAGMAS);
    this.begin = this.db.prepare('begin immediate');
    this.commit = this.db.prepare('commit');
  }

  /** Up to where the file has the tail. */
  get folded(): Place | null {
    return this.tail?.folded ?? null;
  }

  beginTail(place: Place): void {
    this.tail = TailFold.begin(this.db, this.file, place);
  }

  /** All writes of a group in one transaction with one flush of the disk; before them what lies in the tail. */
  writeGroup(writes: readonly Write[], tail: Place | null): Answers {
    try {
      this.begin.run();
      if (tail !== null) this.tail?.fold(tail);
      const answers = writes.map((write) => (this.all(write) ? DONE : CONFLICT));
      this.commit.run();
      this.tail?.settle(true);
      return answers;
    } catch (problem) {
      if (this.db.isTransaction) this.db.exec('rollback');
      this.tail?.settle(false);
      // One write with a fault of its own must not take its neighbours down with it.
      if (writes.length > 1) return writes.flatMap((write) => this.writeGroup([write], tail));
      return writes.map(() => messageOf(problem));
    }
  }

  close(): void {
    this.db.close();
  }

  /** Prepared at its first use: a text may need what an earlier write of its group makes. */
  private statement(text: string): StatementSync {
    const known = this.statements.get(text);
    if (known !== undefined) return known;
    const fresh = this.db.prepare(text.replace(/\$(\d+)/g, '?$1'));
    this.statements.set(text, fresh);
    return fresh;
  }

  /** One write inside the open transaction; false when a `must` found nothing to change and all of it was taken back. */
  private all(write: Write): boolean {
    const several = write.length > 1;
    if (several) this.db.exec('savepoint write');
    for (const { text, must, values } of write) {
      const { changes } = this.statement(text).run(...values);
      if (must && changes === 0) {
        if (several) this.db.exec('rollback to write; release write');
        return false;
      }
    }
    if (several) this.db.exec('release write');
    return true;
  }
}

/** The writes of a parcel; `texts` are all that its sender has ever named. */
function unpack(packed: Parcel['writes'], texts: readonly string[]): Write[] {
  const writes: Write[] = [];
  let at = 0;
  const next = (): number => Number(packed[at++]);
  while (at < packed.length) {
    writes.push(
      Array.from({ length: next() }, () => {
        const [text, must, count] = [texts[next()] ?? '', next() === 1, next()];
        const values = packed.slice(at, at + count);
        at += count;
        return { text, must, values };
      }),
    );
  }
  return writes;
}

/** What waits to be written, in the order in which it came, and by whom. */
class Inbox {
  private readonly texts = new Map<number, string[]>();
  private senders: number[] = [];
  private writes: Write[] = [];
  /** Every group folds the tail in up to here: one that could not leaves it to the next. */
  private tail: Place | null = null;
  private isFoldAsked = false;

  get isEmpty(): boolean {
    return this.writes.length === 0 && !this.isFoldAsked;
  }

  add({ sender, parcel: given, tail }: Delivery): void {
    if (tail !== undefined) [this.tail, this.isFoldAsked] = [tail, true];
    if (given === null) {
      this.texts.delete(sender);
      return;
    }
    const parcel: Parcel = given instanceof Uint8Array ? deserialize(given) : given;
    const texts = this.texts.get(sender) ?? [];
    if (texts.length === 0) this.texts.set(sender, texts);
    texts.push(...parcel.texts);
    for (const write of unpack(parcel.writes, texts)) {
      this.writes.push(write);
      this.senders.push(sender);
    }
  }

  /** Writes the next group and says to whom what has become of it. */
  writeGroup(writer: Writer): Told {
    const most = GROUP_WRITES * Math.max(1, this.texts.size - 1);
    const answers = writer.writeGroup(this.writes.slice(0, most), this.tail);
    this.isFoldAsked = false;
    const told = new Map<number, string[]>();
    for (const [i, answer] of answers.entries()) {
      const sender = this.senders[i] ?? 0;
      const known = told.get(sender);
      if (known === undefined) told.set(sender, [answer]);
      else known.push(answer);
    }
    this.writes = this.writes.slice(most);
    this.senders = this.senders.slice(most);
    return [...told];
  }
}

/** Serves parcels until it is told to close; the first message says that the file is open. */
function serve(port: MessagePort, file: string): void {
  const writer = new Writer(file);
  const inbox = new Inbox();
  const say = (told: Told): void => port.postMessage({ told, folded: writer.folded } satisfies FromThread);
  const another = (): ToThread | undefined => receiveMessageOnPort(port)?.message;
  const hear = (first: ToThread): void => {
    let message: ToThread | undefined = first;
    do {
      // Everything that has come by now shares transactions.
      for (; message !== null && message !== undefined; message = another()) {
        if ('begin' in message) {
          writer.beginTail(message.begin);
          say([]);
        } else inbox.add(message);
      }
      if (!inbox.isEmpty) say(inbox.writeGroup(writer));
      if (message !== null) message = another();
    } while (!inbox.isEmpty || (message !== null && message !== undefined));
    if (message !== null) return;
    // What has come behind it is heard by nobody, and refused where it came from.
    port.off('message', hear);
    writer.close();
    port.close();
  };
  port.on('message', hear);
  say([]);
}

if (parentPort !== null && typeof workerData?.sqlite === 'string') serve(parentPort, workerData.sqlite);
