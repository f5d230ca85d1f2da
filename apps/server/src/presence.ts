import { NODE_GONE_MS } from './heartbeat.ts';
import type { Store } from './store/store.ts';

export const NOBODY_ELSE: ReadonlySet<string> = new Set();

/**
 * Who looks at which table at other nodes. It is kept in the store beside the nodes' heartbeats: people of a node that
 * died are gone as soon as it counts as gone. A server that is alone sees all sockets itself and notes nothing.
 */
export class Presence {
  private readonly store: Store;
  private readonly node: string;
  private readonly alone: boolean;
  private readonly now: () => number;
  /** The last write of each person at each table that is under way. */
  private readonly writing = new Map<string, Promise<unknown>>();

  constructor(store: Store, node: string, alone: boolean, now: () => number) {
    this.store = store;
    this.node = node;
    this.alone = alone;
    this.now = now;
  }

  /** Notes that somebody began or ceased to look at a table here. One after the other: the newest must be the last. */
  async note(table: string, player: string, here: boolean): Promise<void> {
    if (this.alone) return;
    const key = `${table} ${player}`;
    const write = (): Promise<unknown> => this.store.server.present(this.node, table, player, here);
    const before = this.writing.get(key);
    const turn = before === undefined ? write() : before.then(write, write);
    this.writing.set(key, turn);
    try {
      await turn;
    } finally {
      if (this.writing.get(key) === turn) this.writing.delete(key);
    }
  }

  /** Who looks at these tables at other nodes. */
  async elsewhere(tables: readonly string[]): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
    const found = new Map<string, Set<string>>();
    if (this.alone || tables.length === 0) return found;
    const rows = await this.store.server.presentAt(tables, this.node, this.now() - NODE_GONE_MS);
    for (const { table, player } of rows) found.set(table, (found.get(table) ?? new Set()).add(player));
    return found;
  }

  /** Whether somebody looks at any table at another node. */
  async isElsewhere(player: string): Promise<boolean> {
    return !this.alone && (await this.store.server.isPresent(player, this.node, this.now() - NODE_GONE_MS));
  }
}
