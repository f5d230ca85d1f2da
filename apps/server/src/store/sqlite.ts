import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync, type StatementSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { writerOfPrimary } from '../cores/writer-link.ts';
import { makeFolder } from '../make-folder.ts';
import { refuseEmpty, storeError } from './damage.ts';
import { type Database, type Deliverer, type SqlValue, type Statement, StoreError } from './database.ts';
import { lockStore, type StoreUse } from './lock.ts';
import { ownFile, ownStoreFiles } from './own-file.ts';
import {
  type Answers,
  CONFLICT,
  type Delivery,
  DONE,
  type Parcel,
  type Told,
  type WriterChannel,
} from './sqlite-writer.ts';

/** Pages between two words about how far a backup is. */
const PAGES_PER_STEP = 4_096;
const WRITER = new URL('./sqlite-writer.ts', import.meta.url);

/**
 * The embedded store: one file, durable at every commit. Reads happen here; writes happen in a thread of their own, so
 * that a slow disk holds nobody up who does not wait for it. Writes that come while a commit is under way share the next
 * transaction and the next flush of the disk.
 */
export async function openSqlite(file: string, use: StoreUse | null): Promise<Database> {
  makeFolder(dirname(file), 0o700);
  accessSync(dirname(file), constants.W_OK);
  const release = use === null ? () => {} : lockStore(file, use);
  try {
    // Only a core of several comes without a lock and with somebody who writes for it.
    return await openLocked(file, release, use === null && process.env.NAOS_CORE !== undefined);
  } catch (problem) {
    release();
    throw problem;
  }
}

async function openLocked(file: string, release: () => void, isCore: boolean): Promise<Database> {
  refuseEmpty(file);
  ownFile(file);
  ownStoreFiles(file);
  const writes = new WriteQueue(file);
  await writes.open(isCore);
  const db = new DatabaseSync(file);
  db.exec('pragma busy_timeout=5000; pragma query_only=on; pragma cache_size=-16000');
  const prepared = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const known = prepared.get(sql);
    if (known !== undefined) return known;
    const fresh = db.prepare(sql.replace(/\$(\d+)/g, '?$1'));
    prepared.set(sql, fresh);
    return fresh;
  };

  return {
    kind: 'sqlite',
    rows: async (sql, values) => {
      try {
        return prepare(sql).all(...values);
      } catch (problem) {
        throw storeError(file, problem);
      }
    },
    write: (statements) => writes.add(statements),
    writeFor: (hear) => writes.writeFor(hear),
    alone: (work) => work(),
    backup: async (target, note = () => {}) => {
      // A reader of its own in one transaction sees one snapshot in all steps, whatever is written meanwhile.
      const reader = new DatabaseSync(file);
      try {
        reader.exec('begin; select count(*) from migrations');
        await backup(reader, target, {
          rate: PAGES_PER_STEP,
          progress: ({ totalPages, remainingPages }) => note(totalPages - remainingPages, totalPages),
        });
      } catch (problem) {
        throw storeError(file, problem);
      } finally {
        reader.close();
      }
    },
    check: async () => {
      try {
        const rows = db.prepare('pragma integrity_check').all();
        return rows.map((row) => String(row.integrity_check)).filter((line) => line !== 'ok');
      } catch (problem) {
        return [storeError(file, problem).message];
      }
    },
    close: async () => {
      if (db.isOpen) db.close();
      // Last, so that the log is folded into the file.
      await writes.close();
      release();
    },
  };
}

interface Pending {
  readonly statements: readonly Statement[];
  readonly done: (answer: 'done' | 'conflict') => void;
  readonly failed: (problem: Error) => void;
}

/** Hands writes to whoever carries them out, one group at a time. */
class WriteQueue {
  private readonly file: string;
  private readonly numbers = new Map<string, number>();
  private channel: WriterChannel | null = null;
  /** What comes while a parcel is under way waits for its answer: between processes a parcel costs more than its writes. */
  private isPatient = false;
  private waiting: Pending[] = [];
  /** Sent off and not answered yet, in the order in which the answers will come. */
  private underWay: Pending[] = [];
  private idle: (() => void) | null = null;
  private broken: StoreError | null = null;
  /** Others for whom the thread writes, by their numbers; this process is 0. */
  private readonly others = new Map<number, (answers: Answers | null) => void>();
  private othersKnown = 0;
  private deliver: (delivery: Delivery, transfer?: readonly ArrayBuffer[]) => void = () => {};

  constructor(file: string) {
    this.file = file;
  }

  /** Finds whoever writes: a thread of this process, or the process that started this core. */
  async open(isCore: boolean): Promise<void> {
    const settle = (answers: Answers): void => this.settle(answers);
    this.isPatient = isCore;
    this.channel = isCore
      ? writerOfPrimary(settle, () => this.fail(new StoreError('The store is closed.')))
      : await this.startThread(settle);
  }

  private async startThread(settle: (answers: Answers) => void): Promise<WriterChannel> {
    const { file } = this;
    const thread = new Worker(WRITER, { workerData: { sqlite: file } });
    try {
      await once(thread, 'message');
    } catch (problem) {
      throw storeError(file, problem);
    }
    this.deliver = (delivery, transfer) => thread.postMessage(delivery, transfer);
    thread.on('message', (told: Told) => {
      for (const [sender, answers] of told) (sender === 0 ? settle : this.others.get(sender))?.(answers);
    });
    thread.on('error', (problem) => this.fail(storeError(file, problem)));
    thread.on('exit', () => this.fail(new StoreError('The store is closed.')));
    thread.unref();
    return {
      send: (parcel) => this.deliver({ sender: 0, parcel }),
      ref: () => thread.ref(),
      unref: () => thread.unref(),
      close: async () => {
        thread.ref();
        const ended = once(thread, 'exit');
        thread.postMessage(null);
        await ended;
      },
    };
  }

  add(statements: readonly Statement[]): Promise<'done' | 'conflict'> {
    return new Promise((done, failed) => {
      if (this.broken !== null) {
        failed(this.broken);
        return;
      }
      if (this.waiting.push({ statements, done, failed }) === 1) process.nextTick(this.next);
    });
  }

  /** Their parcels go to the thread as they are: nothing is unpacked on the way. */
  writeFor(hear: (answers: Answers | null) => void): Deliverer {
    const sender = ++this.othersKnown;
    this.others.set(sender, hear);
    return (parcel) => {
      if (parcel === null) this.others.delete(sender);
      else if (this.broken !== null) hear(null);
      this.deliver({ sender, parcel }, parcel === null ? [] : [parcel.buffer]);
    };
  }

  /** Carries out what has been asked for so far, then ends whoever writes. */
  async close(): Promise<void> {
    if (this.broken !== null) return;
    if (this.waiting.length + this.underWay.length > 0) {
      await new Promise<void>((done) => {
        this.idle = done;
      });
    }
    await this.channel?.close();
  }

  /** Sends what has come so far; a process that waits for an answer must not end before it. */
  private readonly next = (): void => {
    const group = this.waiting;
    if (group.length === 0 || (this.isPatient && this.underWay.length > 0)) return;
    this.waiting = [];
    if (this.underWay.length === 0) this.channel?.ref();
    this.underWay.push(...group);
    this.channel?.send(this.pack(group));
  };

  private pack(group: readonly Pending[]): Parcel {
    const texts: string[] = [];
    const writes: SqlValue[] = [];
    for (const { statements } of group) {
      writes.push(statements.length);
      for (const { sql, values, must } of statements) {
        let number = this.numbers.get(sql);
        if (number === undefined) {
          number = this.numbers.size;
          this.numbers.set(sql, number);
          texts.push(sql);
        }
        writes.push(number, must === true ? 1 : 0, values.length);
        for (const value of values) writes.push(value);
      }
    }
    return { texts, writes };
  }

  private settle(answers: Answers): void {
    const group = this.underWay.splice(0, answers.length);
    for (const [i, { done, failed }] of group.entries()) {
      const answer = answers[i];
      if (answer === DONE || answer === CONFLICT) done(answer);
      else failed(storeError(this.file, answer ?? 'The writer gave no answer.'));
    }
    if (this.isPatient) this.next();
    if (this.underWay.length > 0) return;
    this.channel?.unref();
    if (this.waiting.length === 0) this.idle?.();
  }

  private fail(problem: StoreError): void {
    this.broken ??= problem;
    for (const { failed } of [...this.underWay, ...this.waiting]) failed(problem);
    this.underWay = [];
    this.waiting = [];
    for (const hear of this.others.values()) hear(null);
    this.idle?.();
  }
}
