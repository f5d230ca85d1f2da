import { Socket } from 'node:net';
import { serialize } from 'node:v8';
import type { Answers, WriterChannel } from '../store/sqlite-writer.ts';

/** The question with which a socket is opened: what is left of it on the way to another process. */
export interface Opening {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** What a core says to the process that holds the store; a socket travels beside `opening`. */
export type ToPrimary =
  | { readonly parcel: Uint8Array }
  | { readonly wake: string }
  | { readonly node: string }
  | { readonly figuresFor: number }
  | { readonly opening: Opening; readonly to: string };
/** What it hears: among others the names of all cores as nodes. */
export type ToCore =
  | { readonly answers: Answers | null }
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

/** A core writes through the process that holds the store; `gone`: nobody writes there any more. */
export function writerOfPrimary(settle: (answers: Answers) => void, gone: () => void): WriterChannel {
  hearPrimary((message) => {
    if (!('answers' in message)) return;
    if (message.answers === null) gone();
    else settle(message.answers);
  });
  return {
    send: (parcel) => sayToPrimary({ parcel: serialize(parcel) }),
    ref: () => {},
    unref: () => {},
    close: async () => {},
  };
}
