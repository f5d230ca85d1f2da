import { storeError } from './damage.ts';
import type { StoreError } from './database.ts';
import type { Stored } from './tail.ts';
import type { TailLine } from './tail-file.ts';

interface Pending {
  readonly line: TailLine;
  readonly done: (answer: 'done' | 'conflict') => void;
  readonly failed: (problem: Error) => void;
}

/** Takes lines to the tail; `settle` hears what became of them, where it is not told by other ways. */
export type SendLines = (lines: readonly TailLine[], settle: (stored: Stored) => void) => void;

/** Hands lines to whoever has the tail, one parcel at a time: what comes meanwhile goes together. */
export class LineQueue {
  private readonly file: string;
  private readonly send: SendLines;
  private waiting: Pending[] = [];
  private underWay: readonly Pending[] = [];
  private broken: StoreError | null = null;
  private isIdle: (() => void) | null = null;

  constructor(file: string, send: SendLines) {
    this.file = file;
    this.send = send;
  }

  add(line: TailLine): Promise<'done' | 'conflict'> {
    return new Promise((done, failed) => {
      if (this.broken !== null) {
        failed(this.broken);
        return;
      }
      if (this.waiting.push({ line, done, failed }) === 1) process.nextTick(this.next);
    });
  }

  settle({ conflicts, problem }: Stored): void {
    const late = new Set(conflicts);
    const group = this.underWay;
    this.underWay = [];
    for (const [i, { done, failed }] of group.entries()) {
      if (problem !== null) failed(storeError(this.file, problem));
      else done(late.has(i) ? 'conflict' : 'done');
    }
    this.next();
    if (this.underWay.length === 0) this.isIdle?.();
  }

  fail(problem: StoreError): void {
    this.broken ??= problem;
    for (const { failed } of [...this.underWay, ...this.waiting]) failed(problem);
    this.underWay = [];
    this.waiting = [];
    this.isIdle?.();
  }

  async idle(): Promise<void> {
    if (this.waiting.length + this.underWay.length === 0) return;
    await new Promise<void>((done) => {
      this.isIdle = done;
    });
  }

  private readonly settled = (stored: Stored): void => this.settle(stored);

  private readonly next = (): void => {
    if (this.underWay.length > 0 || this.waiting.length === 0) return;
    this.underWay = this.waiting;
    this.waiting = [];
    this.send(
      this.underWay.map(({ line }) => line),
      this.settled,
    );
  };
}
