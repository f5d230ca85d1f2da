import { rmSync } from 'node:fs';
import { uptime } from 'node:os';
import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as breath } from 'node:timers/promises';
import { messageOf } from '../problem.ts';
import { ownFile, storeFiles } from './own-file.ts';

/**
 * Tables whose rows are only ever added, so that what was copied of them stays right whatever happens to the store
 * meanwhile. (A kept position may be replaced; one that no longer fits its lines is no fault: it is made anew.)
 */
const LASTING = ['archives', 'seeds', 'positions'];
/** Those of them in which a row that is missing would be missed. */
const NEEDED = ['archives', 'seeds'];
/** Rows of one portion: a second's work at most, which is what a kill costs. */
const PORTION = 4_000;
/**
 * So old a beginning is not gone on with. A game is packed a day after its end at the earliest: in less time than this no
 * store that took the place of this one can have packed one with other lines.
 */
const MOST_MINUTES = 20 * 60;

/**
 * Nothing is flushed on the way: what a process has written outlives it, and a beginning from before the machine's own start
 * is not gone on with. The whole copy is flushed by whoever gives it its name. Two that want the same file do not mix.
 */
const PRAGMAS = 'pragma copy.cache_size=-128000; pragma copy.synchronous=off; pragma copy.locking_mode=exclusive';

export type NoteRows = (rows: number, of: number) => void;

interface Part {
  readonly name: string;
  readonly columns: string;
  readonly indexes: readonly string[];
  readonly rows: number;
}

/** A copy of a store, made through a connection that has the store open. */
export class SqliteBackup {
  private readonly store: DatabaseSync;
  private readonly target: string;
  private readonly note: NoteRows;
  private readonly portion: number;
  private parts: readonly Part[] = [];
  private done = 0;
  private isResumed = true;

  constructor(store: DatabaseSync, target: string, note: NoteRows, portion = PORTION) {
    this.store = store;
    this.target = target;
    this.note = note;
    this.portion = portion;
  }

  /** Copies what lasts, in portions each of which is kept; goes on after those that there are. */
  async copyLasting(): Promise<void> {
    if (this.isResumed && !this.goOn()) this.beginAnew();
    for (const part of this.parts.filter(({ name }) => LASTING.includes(name))) await this.copy(part);
  }

  /**
   * Copies the rest in one transaction, in which the caller has begun to read the store: the copy is of that moment. False
   * where what was copied before belongs to another store: then it is gone, and all is to be copied anew.
   */
  async copyRest(): Promise<boolean> {
    const { store } = this;
    // Another version may have changed the schema since.
    this.survey();
    const { parts } = this;
    for (const part of parts) {
      if (LASTING.includes(part.name)) await this.copy(part);
      else await this.copyWhole(part);
    }
    if (!this.isAlike() || !NEEDED.every((name) => this.isWhole(name))) {
      store.exec('rollback');
      if (!this.isResumed) throw new Error('rows that are never taken away were taken away meanwhile');
      this.beginAnew();
      return false;
    }
    store.exec('pragma copy.user_version=0; commit; detach copy');
    return true;
  }

  /** Whether there is a beginning of this store's copy, not too old. */
  private goOn(): boolean {
    try {
      this.attach();
      const begun = Number(this.one('pragma copy.user_version'));
      const age = minutes() - begun;
      if (this.isAlike() && age >= 0 && age < Math.min(MOST_MINUTES, uptime() / 60)) {
        this.survey();
        return true;
      }
    } catch (problem) {
      if (!/not a database|malformed/.test(messageOf(problem))) throw problem;
    }
    return false;
  }

  /** Whether what lasts has the same form in both. */
  private isAlike(): boolean {
    return LASTING.every((name) => this.schemaOf('main', name) === this.schemaOf('copy', name));
  }

  private beginAnew(): void {
    this.isResumed = false;
    const { store, target } = this;
    if (this.isAttached()) store.exec('detach copy');
    for (const left of storeFiles(target)) rmSync(left, { force: true });
    this.attach();
    const { page_size } = store.prepare('pragma main.page_size').get() ?? {};
    store.exec(`pragma copy.page_size=${Number(page_size)}`);
    store.exec(`begin; pragma copy.user_version=${minutes()}`);
    for (const name of LASTING) store.exec(this.sqlOf('table', name));
    store.exec('commit');
    this.survey();
  }

  private attach(): void {
    ownFile(this.target);
    if (!this.isAttached()) this.store.prepare('attach ? as copy').run(this.target);
    this.store.exec(PRAGMAS);
  }

  private isAttached(): boolean {
    return this.store.prepare("select 1 from pragma_database_list where name = 'copy'").get() !== undefined;
  }

  /** What there is to be copied, and how much of it there is already. */
  private survey(): void {
    const { store } = this;
    const named =
      "select name from main.sqlite_schema where type = $type and sql is not null and name not like 'sqlite_%'";
    const tables = store.prepare(named).all({ type: 'table' });
    this.parts = tables.map(({ name: given }) => {
      const name = String(given);
      const columns = store.prepare(`pragma main.table_info(${name})`).all();
      const indexes = store.prepare(`${named} and tbl_name = $name`).all({ type: 'index', name });
      return {
        name,
        columns: ['rowid', ...columns.map((column) => String(column.name))].join(', '),
        indexes: indexes.map((index) => String(index.name)),
        rows: Number(this.one(`select count(*) from main.${name}`)),
      };
    });
    this.done = LASTING.reduce((sum, name) => sum + Number(this.one(`select count(*) from copy.${name}`)), 0);
    this.advance(0);
  }

  /** A table with its indexes: into empty ones of the same form SQLite moves all entries as they are, in their order. */
  private copyWhole({ name, indexes, rows }: Part): Promise<void> {
    const { store } = this;
    store.exec(this.sqlOf('table', name));
    for (const index of indexes) store.exec(this.sqlOf('index', index));
    store.exec(`insert into copy.${name} select * from main.${name}`);
    return this.advance(rows);
  }

  /** Rows of a table after those that there are. Outside of a transaction each portion is one, and stays whatever comes. */
  private async copy({ name, columns }: Part): Promise<void> {
    const { store, portion } = this;
    const more = store.prepare(
      `insert into copy.${name} (${columns}) select ${columns} from main.${name} where rowid > ? order by rowid limit ?`,
    );
    for (;;) {
      const last = this.one(`select coalesce(max(rowid), 0) from copy.${name}`);
      const { changes } = more.run(Number(last), portion);
      await this.advance(Number(changes));
      if (Number(changes) < portion) return;
    }
  }

  private advance(rows: number): Promise<void> {
    this.done += rows;
    const of = this.parts.reduce((sum, { rows }) => sum + rows, 0);
    this.note(Math.min(this.done, of), of);
    // So that somebody can end it.
    return breath();
  }

  /** Whether the copy has each row of a table under its own number, and no other. */
  private isWhole(name: string): boolean {
    const missing = `select count(*) from main.${name} as theirs where not exists
      (select 1 from copy.${name} as ours where ours.table_id = theirs.table_id and ours.rowid = theirs.rowid)`;
    const more = `select (select count(*) from copy.${name}) - (select count(*) from main.${name})`;
    return Number(this.one(missing)) === 0 && Number(this.one(more)) === 0;
  }

  /** What makes a table or an index of the store, to make it in the copy. */
  private sqlOf(type: 'table' | 'index', name: string): string {
    return this.schemaOf('main', name).replace(new RegExp(`^(create (unique )?${type}) `, 'i'), '$1 copy.');
  }

  private schemaOf(where: 'main' | 'copy', name: string): string {
    return String(this.store.prepare(`select sql from ${where}.sqlite_schema where name = ?`).get(name)?.sql ?? '');
  }

  private one(sql: string): unknown {
    return Object.values(this.store.prepare(sql).get() ?? {})[0];
  }
}

const minutes = (): number => Math.floor(Date.now() / 60_000);
