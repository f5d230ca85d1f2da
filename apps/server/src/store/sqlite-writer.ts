import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import type { SqlValue } from './database.ts';

/** A statement on its way to the writer: the number of its SQL text, whether it must change a row, its values. */
export type Packed = readonly [text: number, must: boolean, values: readonly SqlValue[]];

/** Writes that share one transaction, and the SQL texts that were not used before. */
export interface Group {
  readonly texts: readonly string[];
  readonly writes: readonly (readonly Packed[])[];
}

/** What became of each write of a group; anything else than the two words says what went wrong. */
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
const MOST = 64;

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
  carryOut(writes: Group['writes']): Answers {
    try {
      this.begin.run();
      const answers = writes.map((write) => (this.all(write) ? DONE : CONFLICT));
      this.commit.run();
      return answers;
    } catch (problem) {
      if (this.db.isTransaction) this.db.exec('rollback');
      // One write with a fault of its own must not take its neighbours down with it.
      if (writes.length > 1) return writes.flatMap((write) => this.carryOut([write]));
      return [problem instanceof Error ? problem.message : String(problem)];
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
  private all(write: readonly Packed[]): boolean {
    const several = write.length > 1;
    if (several) this.db.exec('savepoint write');
    for (const [text, must, values] of write) {
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

/** Serves groups until it is told to close; the first message says that the file is open. */
function serve(port: MessagePort, file: string): void {
  const writer = new Writer(file);
  let waiting: Group['writes'] = [];
  port.on('message', (first: Group | null) => {
    let group: Group | null | undefined = first;
    do {
      // Everything that has come by now shares transactions.
      while (group !== null && group !== undefined) {
        writer.learn(group.texts);
        waiting = waiting.length === 0 ? group.writes : [...waiting, ...group.writes];
        group = receiveMessageOnPort(port)?.message as Group | null | undefined;
      }
      const now = waiting.slice(0, MOST);
      waiting = waiting.slice(MOST);
      if (now.length > 0) port.postMessage(writer.carryOut(now));
      if (group !== null) group = receiveMessageOnPort(port)?.message as Group | null | undefined;
    } while (waiting.length > 0 || (group !== null && group !== undefined));
    if (group === null) {
      writer.close();
      port.close();
    }
  });
  port.postMessage([]);
}

if (parentPort !== null && typeof workerData?.sqlite === 'string') serve(parentPort, workerData.sqlite);
