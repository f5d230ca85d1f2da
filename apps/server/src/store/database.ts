import type { FromWriter, ToWriter } from './sqlite-writer.ts';
import type { TailLine } from './tail-file.ts';

/** One statement in the SQL that SQLite and PostgreSQL both speak, with `$1`, `$2` … for its values. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly SqlValue[];
  /** Changes at least one row; if it finds none to change, the whole write is taken back and answered with `conflict`. */
  readonly must?: true;
  /** The table whose row or lines it changes. */
  readonly on?: string;
  /** For a statement that is a write by itself and adds a line to a game: the same in plain words. */
  readonly line?: TailLine;
  /** For a statement that is a write by itself: how a database that is far away does many of them in one go. */
  readonly group?: Grouped;
}

/** A statement for many rows: takes a list for each value and returns the `key` columns of the rows that it changed. */
export interface Grouped {
  readonly sql: string;
  /** Which of the values tell one row from another: as the columns that are returned are called, by their place. */
  readonly key: readonly (readonly [column: string, place: number])[];
}

export type SqlValue = string | number | Uint8Array | null;
/** A row as a driver gives it: whoever reads a column says what it is. */
export type Row = Readonly<Record<string, unknown>>;

/** What a database driver offers. All or nothing of a write is durable when `write` resolves to `done`. */
export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  rows(sql: string, values: readonly SqlValue[]): Promise<readonly Row[]>;
  write(statements: readonly Statement[]): Promise<'done' | 'conflict'>;
  /** Runs the work while no other process does the same. */
  alone(work: () => Promise<void>): Promise<void>;
  /**
   * Copies the whole database into a file while it is in use, as it is at the end; goes on with a copy that was interrupted.
   * `note` hears how many rows are done.
   */
  backup(file: string, note?: (rows: number, of: number) => void): Promise<void>;
  /** Reads everything once and says what is wrong with the files; empty when nothing is. */
  check(): Promise<readonly string[]>;
  close(): Promise<void>;
  /** Comes to its end when every line that was acknowledged to anybody before is among what is read. */
  settled(): Promise<void>;
  /** For a process that serves people and has the store for itself: lines of games take a shorter way from now on. */
  linesFirst?(): Promise<void>;
  /** For a process that writes for others: begins to, and gives each of them a way to hand over what is to be written. */
  writeForOthers?(): Promise<(hear: (message: FromWriter) => void) => Deliverer>;
}

/** Takes what one other process writes; `null` when that one is gone. */
export type Deliverer = (message: ToWriter | null) => void;

/** The store could not do what was asked: the disk is full, the database is away. Nothing has been changed. */
export class StoreError extends Error {
  override readonly name: string = 'StoreError';
}

/** What is stored can not be read: the files are damaged. The message says what to do. */
export class DamageError extends StoreError {
  override readonly name = 'DamageError';
}
