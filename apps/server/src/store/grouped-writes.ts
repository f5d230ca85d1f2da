import type { Grouped, Row, SqlValue, Statement } from './database.ts';

/** Groups that are on their way at the same time: one is being stored while the next is being sent. */
const UNDER_WAY = 2;
/** Most writes of one group. */
const GROUP_WRITES = 256;

export type Answer = 'done' | 'conflict';
type GroupedStatement = Statement & { readonly group: Grouped };

interface Pending {
  readonly statement: GroupedStatement;
  readonly key: string;
  readonly done: (answer: Answer) => void;
  readonly failed: (problem: unknown) => void;
}

/** What is asked of the database for it. */
export interface GroupDatabase {
  rows(sql: string, values: readonly (readonly SqlValue[])[]): Promise<readonly Row[]>;
  /** One write by itself. */
  write(statement: Statement): Promise<Answer>;
  /** Whether a problem lies in what was to be written, so that others of its group may do better without it. */
  isOwnFault(problem: unknown): boolean;
}

/**
 * Writes of the same kind from many tables, most of them moves, share statement, commit and the way there and back. What
 * comes while groups are under way waits for one of them, so under load groups grow by themselves and nobody waits for
 * company when there is none.
 */
export class GroupedWrites {
  private readonly db: GroupDatabase;
  private waiting: Pending[] = [];
  private underWay = 0;
  private isSending = false;

  constructor(db: GroupDatabase) {
    this.db = db;
  }

  add(statement: GroupedStatement): Promise<Answer> {
    return new Promise((done, failed) => {
      const key = statement.group.key.map(([, place]) => statement.values[place]).join(' ');
      this.waiting.push({ statement, key, done, failed });
      this.sendSoon();
    });
  }

  /** When everybody's messages of this turn have been read. */
  private sendSoon(): void {
    if (this.isSending || this.underWay >= UNDER_WAY || this.waiting.length === 0) return;
    this.isSending = true;
    setImmediate(() => {
      this.isSending = false;
      const group = this.nextGroup();
      this.underWay++;
      this.send(group).then(() => {
        this.underWay--;
        this.sendSoon();
      });
      this.sendSoon();
    });
  }

  /** Of two that want the same row the second waits for the next group: only one of them can have it. */
  private nextGroup(): readonly Pending[] {
    const group = new Map<string, Pending>();
    const later: Pending[] = [];
    const [first] = this.waiting;
    for (const one of this.waiting) {
      const fits = one.statement.group === first?.statement.group && group.size < GROUP_WRITES && !group.has(one.key);
      if (fits) group.set(one.key, one);
      else later.push(one);
    }
    this.waiting = later;
    return [...group.values()];
  }

  private async send(group: readonly Pending[]): Promise<void> {
    const [first] = group;
    if (first === undefined) return;
    if (group.length === 1) return this.sendAlone(first);
    const { sql, key } = first.statement.group;
    try {
      const lists = first.statement.values.map((_, place) =>
        group.map(({ statement }) => statement.values[place] ?? null),
      );
      const changed = new Set(
        (await this.db.rows(sql, lists)).map((row) => key.map(([column]) => row[column]).join(' ')),
      );
      for (const one of group) one.done(changed.has(one.key) ? 'done' : 'conflict');
    } catch (problem) {
      // One write with a fault of its own must not take its neighbours down with it.
      if (this.db.isOwnFault(problem)) await Promise.all(group.map((one) => this.sendAlone(one)));
      else for (const one of group) one.failed(problem);
    }
  }

  private sendAlone({ statement, done, failed }: Pending): Promise<void> {
    return this.db.write(statement).then(done, failed);
  }
}
