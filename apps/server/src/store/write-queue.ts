import { storeError } from './damage.ts';
import type { SqlValue, Statement, StoreError } from './database.ts';
import { LineQueue, type SendLines } from './line-queue.ts';
import { type Answers, CONFLICT, DONE, type Parcel, type WriterChannel } from './sqlite-writer.ts';

interface Pending {
  readonly statements: readonly Statement[];
  readonly done: (answer: 'done' | 'conflict') => void;
  readonly failed: (problem: Error) => void;
}

/** What a table's lines are judged by. */
const ABOUT_TABLES = /^\s*(insert into|update|delete from) (tables|entries)\b/;

/** Hands writes to whoever carries them out, one group at a time. */
export class WriteQueue {
  private readonly file: string;
  private readonly numbers = new Map<string, number>();
  private channel: WriterChannel | null = null;
  /** Where lines have a way of their own. */
  lines: LineQueue | null = null;
  private waiting: Pending[] = [];
  /** Sent off and not answered yet, in the order in which the answers will come. */
  private underWay: Pending[] = [];
  private idle: (() => void) | null = null;
  private broken: StoreError | null = null;

  constructor(file: string) {
    this.file = file;
  }

  open(channel: WriterChannel): void {
    this.channel = channel;
    const { sendLines } = channel;
    if (sendLines !== undefined) this.openLines(sendLines);
  }

  /** From now on lines have a way of their own. */
  openLines(send: SendLines): void {
    this.lines = new LineQueue(this.file, send);
  }

  /** From now on they go with all other writes; comes to its end when none is left on the way of their own. */
  async closeLines(): Promise<void> {
    const { lines } = this;
    this.lines = null;
    await lines?.idle();
  }

  add(statements: readonly Statement[]): Promise<'done' | 'conflict'> {
    const [only] = statements;
    if (this.lines !== null && statements.length === 1 && only?.line !== undefined) return this.lines.add(only.line);
    return new Promise((done, failed) => {
      if (this.broken !== null) {
        failed(this.broken);
        return;
      }
      if (this.lines !== null) for (const statement of statements) this.mustSayOn(statement);
      if (this.waiting.push({ statements, done, failed }) === 1) process.nextTick(this.next);
    });
  }

  /** Where lines have a way of their own, a change of a table that nobody knows of would let a line pass that must not. */
  private mustSayOn({ sql, on }: Statement): void {
    if (on === undefined && !this.numbers.has(sql) && ABOUT_TABLES.test(sql))
      throw new Error(`This statement does not say which table it changes: ${sql}`);
  }

  /** Carries out what has been asked for so far, then ends whoever writes. */
  async close(): Promise<void> {
    if (this.broken !== null) return;
    await this.lines?.idle();
    if (this.waiting.length + this.underWay.length > 0) {
      await new Promise<void>((done) => {
        this.idle = done;
      });
    }
    await this.channel?.close();
  }

  settle(answers: Answers): void {
    const group = this.underWay.splice(0, answers.length);
    for (const [i, { done, failed }] of group.entries()) {
      const answer = answers[i];
      if (answer === DONE || answer === CONFLICT) done(answer);
      else failed(storeError(this.file, answer ?? 'The writer gave no answer.'));
    }
    this.next();
    if (this.underWay.length > 0) return;
    this.channel?.unref();
    if (this.waiting.length === 0) this.idle?.();
  }

  fail(problem: StoreError): void {
    this.broken ??= problem;
    for (const { failed } of [...this.underWay, ...this.waiting]) failed(problem);
    this.underWay = [];
    this.waiting = [];
    this.lines?.fail(problem);
    this.idle?.();
  }

  /**
   * Sends what has come so far; a process that waits for an answer must not end before it. What comes while a parcel is
   * under way waits for its answer: a parcel, its wake-up and its commit cost more than a few writes.
   */
  private readonly next = (): void => {
    const group = this.waiting;
    if (group.length === 0 || this.underWay.length > 0) return;
    this.waiting = [];
    this.channel?.ref();
    this.underWay = group;
    this.channel?.send(this.pack(group), group.length, [...tablesOf(group)]);
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
}

/** The tables that writes are about. */
function tablesOf(group: readonly Pending[]): Set<string> {
  const tables = new Set<string>();
  for (const { statements } of group) for (const { on } of statements) if (on !== undefined) tables.add(on);
  return tables;
}
