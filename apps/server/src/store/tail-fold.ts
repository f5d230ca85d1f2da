import { existsSync, rmSync } from 'node:fs';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { DamageError } from './database.ts';
import { type Block, blocksAfter, type Place, readLines, tailFiles } from './tail-file.ts';

/** Up to where the tail is in the store's file: changed together with the lines themselves, so that each comes in once. */
const READ = 'select file, name, place from tail';

/** Puts the lines of a tail into the store's file, in the order in which they were flushed. */
export class TailFold {
  private readonly file: string;
  private readonly insert: StatementSync;
  private readonly move: StatementSync;
  /** Up to where the tail is in the file for good. */
  folded: Place;
  private place: Place;

  private constructor(db: DatabaseSync, file: string, place: Place) {
    this.file = file;
    this.insert = db.prepare('insert into entries (table_id, n, id, line) values (?, ?, ?, ?)');
    this.move = db.prepare('update tail set file = ?, name = ?, place = ?');
    this.folded = place;
    this.place = place;
  }

  /** Where a tail was left; null when there is none. */
  static left(db: DatabaseSync, file: string): TailFold | null {
    const place = placeOf(db);
    return place === null ? null : new TailFold(db, file, place);
  }

  /** A tail that begins there. */
  static begin(db: DatabaseSync, file: string, { file: number, name, at }: Place): TailFold {
    // What stood there belonged to a tail that is gone: its files were not taken along when the store was copied.
    db.exec('begin immediate; delete from tail');
    db.prepare('insert into tail (file, name, place) values (?, ?, ?)').run(number, name, at);
    db.exec('commit');
    return new TailFold(db, file, { file: number, name, at });
  }

  /** Within a transaction; all there is, or up to a place. */
  fold(until?: Place): void {
    const isThere = (): boolean => until?.name === this.place.name && until.at === this.place.at;
    if (isThere()) return;
    this.add(blocksAfter(this.file, this.place, until));
    if (until !== undefined && !isThere())
      throw new DamageError(`The tail of ${this.file} ends before what was flushed.`);
  }

  add(blocks: Iterable<Block>): void {
    for (const { lines, end } of blocks) {
      for (const { table, n, id, line } of readLines(lines)) this.insert.run(table, n, id, line);
      this.place = end;
    }
    this.move.run(this.place.file, this.place.name, this.place.at);
  }

  /** When the transaction is over. */
  settle(isCommitted: boolean): void {
    if (isCommitted) this.folded = this.place;
    else this.place = this.folded;
  }
}

function placeOf(db: DatabaseSync): Place | null {
  if (db.prepare("select 1 from sqlite_schema where name = 'tail'").get() === undefined) return null;
  const row = db.prepare(READ).get();
  return row === undefined ? null : { file: row.file === 0 ? 0 : 1, name: String(row.name), at: Number(row.place) };
}

/**
 * Puts what a server on several cores has left in its tail into the file, and removes the tail. For whoever is alone with
 * the store, or with a copy of it, in any order with an end at any moment.
 */
export function foldLeft(db: DatabaseSync, file: string): void {
  const tail = TailFold.left(db, file);
  if (tail !== null) {
    db.exec('pragma synchronous=full; begin immediate');
    tail.fold();
    db.exec('delete from tail; commit');
  }
  for (const left of tailFiles(file)) rmSync(left, { force: true });
}

export const isThereTail = (file: string): boolean => tailFiles(file).some((left) => existsSync(left));

/** What lies in the tail after what a reader sees in the file, for a copy of that. */
export function blocksFor(reader: DatabaseSync, file: string): readonly Block[] {
  const place = placeOf(reader);
  return place === null ? [] : [...blocksAfter(file, place)];
}

/** Adds them to the copy, which has no tail of its own. */
export function addToCopy(copy: DatabaseSync, file: string, blocks: readonly Block[]): void {
  const tail = TailFold.left(copy, file);
  if (tail === null) return;
  copy.exec('begin immediate');
  tail.add(blocks);
  copy.exec('delete from tail; commit');
}

/** The stretch up to which the file has the tail. */
export const stretchOf = (db: DatabaseSync): string | null => placeOf(db)?.name ?? null;
