import { Socket } from 'node:net';
import { serialize } from 'node:v8';
import { StoreError } from '../store/database.ts';
import type { FromWriter, ToWriter, WriterChannel } from '../store/sqlite-writer.ts';
import { writeLines } from '../store/tail-file.ts';
import type { WriteQueue } from '../store/write-queue.ts';

/** The question with which a socket is opened: what is left of it on the way to another process. */
export interface Opening {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** What a core says to the process that holds the store; a socket travels beside `opening`. */
export type ToPrimary =
  | ToWriter
  | { readonly wake: string }
  | { readonly node: string }
  | { readonly figuresFor: number }
  | { readonly opening: Opening; readonly to: string };
/** What it hears: among others the names of all cores as nodes. */
export type ToCore =
  | FromWriter
  | { readonly wake: string }
  | { readonly nodes: readonly string[] }
  | { readonly figuresFor: number; readonly figures: string | null }
  | { readonly opening: Opening };

/** Says something to the process that started this one. */
export function sayToPrimary(message: ToPrimary): void {
  process.send?.(message);
}

/** Hears what the process says that started this one. */
export function hearPrimary(hear: (message: ToCore, socket: Socket | undefined) => void): void {
  process.on('message', (message: ToCore, handle: unknown) => {
    hear(message, handle instanceof Socket ? handle : undefined);
  });
}

/** A core writes through the process that holds the store. */
export function writerOfPrimary(writes: WriteQueue): WriterChannel {
  hearPrimary((message) => {
    if ('stored' in message) writes.lines?.settle(message.stored);
    else if (!('answers' in message)) return;
    else if (message.answers === null) writes.fail(new StoreError('The store is closed.'));
    else writes.settle(message.answers);
  });
  return {
    send: (parcel, many, on) => sayToPrimary({ parcel: serialize(parcel), many, on }),
    sendLines: (lines) => sayToPrimary({ lines: writeLines(lines) }),
    ref: () => {},
    unref: () => {},
    close: async () => {},
  };
}
