import { once } from 'node:events';
import type { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { storeError } from './damage.ts';
import { type Deliverer, StoreError } from './database.ts';
import type { Delivery, FromThread, FromWriter, ToThread, WriterChannel } from './sqlite-writer.ts';
import { type Standing, Tail } from './tail.ts';
import { freshName, type Place } from './tail-file.ts';
import type { WriteQueue } from './write-queue.ts';

const WRITER = new URL('./sqlite-writer.ts', import.meta.url);
const STANDING = `select revision, (select max(n) from entries where table_id = ?1) as last from tables where id = ?1`;

/**
 * A file of the tail is written on until it is so long, and then from its beginning again: where nothing grows a flush is
 * cheapest. What is folded in ten times a second needs room for what comes meanwhile, from one process or from many.
 */
const OWN_STRETCH = 2 ** 20;
const SHARED_STRETCH = 16 * 2 ** 20;

/** Writes of one sender that are on their way: how many are not answered yet, and the tables that they are about. */
interface Asked {
  left: number;
  readonly on: readonly string[];
}

/** The thread that writes for this process, which is sender 0, and, behind a tail, for others. */
export class WriterThread {
  private readonly thread: Worker;
  private readonly file: string;
  private readonly others = new Map<number, (message: FromWriter) => void>();
  private readonly asked = new Map<number, Asked[]>();
  private tail: Tail | null = null;
  private isBroken = false;

  private constructor(file: string, thread: Worker, own: WriteQueue) {
    this.file = file;
    this.thread = thread;
    thread.on('message', ({ told, folded }: FromThread) => {
      const written = told.flatMap(([sender, answers]) => this.answered(sender, answers.length));
      if (folded !== null) this.tail?.heard(folded, written);
      for (const [sender, answers] of told) {
        if (sender === 0) own.settle(answers);
        else this.others.get(sender)?.({ answers });
      }
    });
    const fail = (problem: StoreError): void => {
      this.isBroken = true;
      own.fail(problem);
      for (const hear of this.others.values()) hear({ answers: null });
    };
    thread.on('error', (problem) => fail(storeError(file, problem)));
    thread.on('exit', () => fail(new StoreError('The store is closed.')));
    thread.unref();
  }

  static async start(file: string, own: WriteQueue): Promise<WriterThread> {
    const thread = new Worker(WRITER, { workerData: { sqlite: file } });
    try {
      await once(thread, 'message');
    } catch (problem) {
      throw storeError(file, problem);
    }
    return new WriterThread(file, thread, own);
  }

  /** Lets no more lines of others in; says whether there may be some left that are not in the file yet. */
  async endTail(): Promise<boolean> {
    await this.tail?.close();
    return this.tail !== null;
  }

  get channel(): WriterChannel {
    const { thread } = this;
    return {
      send: (parcel, many, on) => this.deliver({ sender: 0, parcel }, many, on),
      ref: () => thread.ref(),
      unref: () => thread.unref(),
      close: async () => {
        thread.ref();
        const ended = once(thread, 'exit');
        this.post(null);
        await ended;
      },
    };
  }

  /** Lines of this process go into a tail first. */
  async linesFirst(reader: DatabaseSync, own: WriteQueue): Promise<void> {
    const tail = await this.beginTail(reader, OWN_STRETCH);
    own.openLines((lines, settle) => tail.addOwn(lines, settle));
  }

  /** Lines of others go into a tail first; their other writes come here as well. */
  async writeForOthers(reader: DatabaseSync): Promise<(hear: (message: FromWriter) => void) => Deliverer> {
    const tail = await this.beginTail(reader, SHARED_STRETCH);
    return (hear) => this.writeFor(tail, hear);
  }

  /** `reader` sees the file. */
  private async beginTail(reader: DatabaseSync, stretch: number): Promise<Tail> {
    const place: Place = { file: 0, name: freshName(), at: 0 };
    const begun = once(this.thread, 'message');
    this.thread.ref();
    this.post({ begin: place });
    await begun;
    this.thread.unref();
    const standing = reader.prepare(STANDING);
    this.tail = new Tail(this.file, place, stretch, {
      standing: (table) => standingOf(standing.get(table)),
      fold: (until) => this.post({ sender: 0, parcel: NOTHING, tail: until }),
    });
    return this.tail;
  }

  /** Their parcels go to the thread as they are: nothing is unpacked on the way. */
  private writeFor(tail: Tail, hear: (message: FromWriter) => void): Deliverer {
    const sender = this.others.size + 1;
    this.others.set(sender, hear);
    return (message) => {
      if (this.isBroken) hear({ answers: null });
      else if (message === null) {
        this.others.set(sender, () => {});
        this.deliver({ sender, parcel: null }, 0, []);
      } else if ('lines' in message) tail.add(bufferOf(message.lines), (stored) => hear({ stored }));
      // A copy: what has come is a piece of the channel's own memory.
      else this.deliver({ sender, parcel: new Uint8Array(message.parcel) }, message.many, message.on);
    };
  }

  /** Behind the lines that have come before. */
  private deliver(delivery: Delivery, many: number, on: readonly string[]): void {
    const { tail } = this;
    if (tail === null) {
      this.post(delivery);
      return;
    }
    const asked = this.asked.get(delivery.sender) ?? [];
    this.asked.set(delivery.sender, asked);
    if (many > 0) asked.push({ left: many, on });
    tail.write(on, () => this.post({ ...delivery, tail: tail.end }));
  }

  /** The tables of those writes of a sender that are answered whole. */
  private answered(sender: number, many: number): readonly string[] {
    const asked = this.asked.get(sender) ?? [];
    const tables: string[] = [];
    for (let left = many; left > 0 && asked[0] !== undefined; ) {
      const some = Math.min(left, asked[0].left);
      left -= some;
      asked[0].left -= some;
      if (asked[0].left === 0) tables.push(...(asked.shift()?.on ?? []));
    }
    return tables;
  }

  private post(message: ToThread): void {
    const parcel = message !== null && 'parcel' in message ? message.parcel : null;
    this.thread.postMessage(message, parcel instanceof Uint8Array ? [parcel.buffer] : []);
  }
}

const NOTHING = { texts: [], writes: [] } as const;

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

function standingOf(row: Readonly<Record<string, unknown>> | undefined): Standing | null {
  if (row === undefined) return null;
  return { revision: Number(row.revision), last: row.last === null ? -1 : Number(row.last) };
}
