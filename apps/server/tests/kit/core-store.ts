import { deserialize, serialize } from 'node:v8';
import { StoreError } from '../../src/store/database.ts';
import type { FromWriter } from '../../src/store/sqlite-writer.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { writeLines } from '../../src/store/tail-file.ts';
import { must } from './must.ts';

/** The part of a server on several cores that holds the store, and how many of its cores there are. */
interface Primary {
  readonly store: Store;
  readonly writeFor: Awaited<ReturnType<NonNullable<Store['db']['writeForOthers']>>>;
  cores: number;
}

const primaries = new Map<string, Promise<Primary>>();

async function open(file: string): Promise<Primary> {
  const store = await openStore(file, 'serve');
  return { store, writeFor: await must(store.db.writeForOthers)(), cores: 0 };
}

/** What crosses from process to process is a copy that comes later. */
function cross<T>(message: T, hear: (message: T) => void): void {
  const bytes = serialize(message);
  setImmediate(() => hear(deserialize(bytes)));
}

/** The store as a core of several has it: all of them, and the process that writes for them, are this one. */
export async function openCore(file: string): Promise<Store> {
  const known = primaries.get(file) ?? open(file);
  primaries.set(file, known);
  const primary = await known;
  primary.cores++;
  const core = await openStore(file, null, (writes) => {
    const deliver = primary.writeFor((message: FromWriter) =>
      cross(message, (told) => {
        if ('stored' in told) writes.lines?.settle(told.stored);
        else if (told.answers === null) writes.fail(new StoreError('The store is closed.'));
        else writes.settle(told.answers);
      }),
    );
    return {
      send: (parcel, many, on) => cross({ parcel: serialize(parcel), many, on }, deliver),
      sendLines: (lines) => cross({ lines: writeLines(lines) }, deliver),
      ref: () => {},
      unref: () => {},
      close: async () => deliver(null),
    };
  });
  const close = async (): Promise<void> => {
    await core.db.close();
    if (--primary.cores > 0) return;
    primaries.delete(file);
    await primary.store.db.close();
  };
  return { ...core, db: { ...core.db, close } };
}
