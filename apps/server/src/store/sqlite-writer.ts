import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { messageOf } from '../problem.ts';
import type { SqlValue } from './database.ts';

/** Writes on their way to the writer, and the SQL texts that were not used before. */
export interface Parcel {
  readonly texts: readonly string[];
  /**
   * For each write the number of its statements; for each of these the number of its SQL text, 1 if it must change a row,
   * the number of its values and the values. One flat list, which crosses from thread to thread in half of the time.
   */
  readonly writes: readonly SqlValue[];
}

/** A statement with the number of its SQL text. */
interface Numbered {
  readonly text: number;
  readonly must: boolean;
  readonly values: readonly SqlValue[];
}
type Write = readonly Numbered[];

/** The way to whoever writes. */
export interface WriterChannel {
  send(parcel: Parcel): void;
  /** Whether the process must stay for the answers. */
  ref(): void;
  unref(): void;
  close(): Promise<void>;
}

/** What became of each write, in the order in which they came; anything else than the two words says what went wrong. */
export type Answers = readonly string[];
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
 * are told of it, and answer, while the others are being stored: nobody waits for all of them.
 */
const GROUP_WRITES = 64;

/** The one connection that writes. */
class Writer {
  private readonly db: DatabaseSync;
  private readonly texts: string[] = [];
  private readonly statements: StatementSync[] = [];
  private readonly begin: StatementSync;
  private readonly commit: StatementSync;

  constructor(file: string) {
    this.db = new DatabaseSync(file);
    this.db.exec(PRAGMAS);
    this.begin = this.db.prepare('begin immediate');
    this.commit = this.db.prepare('commit');
  }

  /** All writes of a group in one transaction with one flush of the disk. */
  writeGroup(writes: readonly Write[]): Answers {
    try {
      this.begin.run();
      const answers = writes.map((write) => (this.all(write) ? DONE : CONFLICT));
      this.commit.run();
      return answers;
    } catch (problem) {
      if (this.db.isTransaction) this.db.exec('rollback');
      // One write with a fault of its own must not take its neighbours down with it.
      if (writes.length > 1) return writes.flatMap((write) => this.writeGroup([write]));
      return [messageOf(problem)];
    }
  }

  learn(texts: readonly string[]): void {
    this.texts.push(...texts);
  }

  close(): void {
    this.db.close();
  }

  /** Prepared at its first use: a text may need what an earlier write of its group makes. */
  private statement(number: number): StatementSync {
    const known = this.statements[number];
    if (known !== undefined) return known;
    const fresh = this.db.prepare((this.texts[number] ?? '').replace(/\$(\d+)/g, '?$1'));
    this.statements[number] = fresh;
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

/** The writes of a parcel. */
function unpack(packed: Parcel['writes']): Write[] {
  const writes: Write[] = [];
  let at = 0;
  const next = (): number => Number(packed[at++]);
  while (at < packed.length) {
    writes.push(
      Array.from({ length: next() }, () => {
        const [text, must, count] = [next(), next() === 1, next()];
        const values = packed.slice(at, at + count);
        at += count;
        return { text, must, values };
      }),
    );
  }
  return writes;
}

/** Serves parcels until it is told to close; the first message says that the file is open. */
function serve(port: MessagePort, file: string): void {
  const writer = new Writer(file);
  const another = (): Parcel | null | undefined => receiveMessageOnPort(port)?.message;
  let waiting: Write[] = [];
  port.on('message', (first: Parcel | null) => {
    let parcel: Parcel | null | undefined = first;
    do {
      // Everything that has come by now shares transactions.
      for (; parcel !== null && parcel !== undefined; parcel = another()) {
        writer.learn(parcel.texts);
        waiting.push(...unpack(parcel.writes));
      }
      const now = waiting.slice(0, GROUP_WRITES);
      waiting = waiting.slice(GROUP_WRITES);
      if (now.length > 0) port.postMessage(writer.writeGroup(now));
      if (parcel !== null) parcel = another();
    } while (waiting.length > 0 || (parcel !== null && parcel !== undefined));
    if (parcel === null) {
      writer.close();
      port.close();
    }
  });
  port.postMessage([]);
}

if (parentPort !== null && typeof workerData?.sqlite === 'string') serve(parentPort, workerData.sqlite);
