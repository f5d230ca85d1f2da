import { messageOf } from '../problem.ts';
import type { Database, SqlValue, Statement } from '../store/database.ts';
import type { Answers, Parcel, WriterChannel } from '../store/sqlite-writer.ts';

/** What a core and the process that holds the store say to each other. */
export type ToPrimary = { readonly parcel: Parcel } | { readonly wake: string };
export type ToCore = { readonly answers: Answers } | { readonly wake: string };

/** Says something to the process that started this one. */
export function sayToPrimary(message: ToPrimary): void {
  process.send?.(message);
}

/** Hears what the process says that started this one. */
export function hearPrimary(hear: (message: ToCore) => void): void {
  process.on('message', hear);
}

/** A core writes through the process that holds the store. */
export function writerOfPrimary(settle: (answers: Answers) => void): WriterChannel {
  hearPrimary((message) => {
    if ('answers' in message) settle(message.answers);
  });
  return { send: (parcel) => sayToPrimary({ parcel }), ref: () => {}, unref: () => {}, close: async () => {} };
}

/** The writes of one core, carried out here: its numbers for SQL texts are its own. */
export class WritesOfCore {
  private readonly db: Pick<Database, 'write'>;
  private readonly texts: string[] = [];

  constructor(db: Pick<Database, 'write'>) {
    this.db = db;
  }

  /** Answers come in the order in which parcels did: the store writes one after the other. */
  carryOut({ texts, writes }: Parcel): Promise<Answers> {
    this.texts.push(...texts);
    return Promise.all(this.unpack(writes).map((statements) => this.db.write(statements).catch(messageOf)));
  }

  private unpack(packed: readonly SqlValue[]): Statement[][] {
    const all: Statement[][] = [];
    let at = 0;
    const next = (): number => Number(packed[at++]);
    while (at < packed.length) {
      all.push(
        Array.from({ length: next() }, () => {
          const sql = this.texts[next()] ?? '';
          const must = next() === 1;
          const count = next();
          const values = packed.slice(at, at + count);
          at += count;
          return must ? { sql, values, must } : { sql, values };
        }),
      );
    }
    return all;
  }
}
