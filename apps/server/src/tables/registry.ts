import { asker } from '../limits/on-behalf.ts';
import { RequestRefusal } from '../request-refusal.ts';
import type { Services } from '../services.ts';
import { StoreError } from '../store/database.ts';
import type { LiveTable } from './live-table.ts';
import { isWorthKeeping } from './rest.ts';
import { loadTable } from './table-loader.ts';
import { Starved, Stuck } from './watchdog.ts';

/** A table that nobody follows leaves memory after this long. */
const IDLE_MS = 60_000;
/** Positions that are kept in one round; more tables stay in memory for one more. */
const KEPT_PER_ROUND = 20;
/** How long a table whose game got stuck is left alone. */
const QUARANTINE_MS = 10 * 60_000;

/** The tables in memory. All others are in the store, and come from there when somebody needs them. */
export class TableRegistry {
  private readonly services: Services;
  private readonly live = new Map<string, LiveTable>();
  private readonly loading = new Map<string, Promise<LiveTable>>();
  private readonly quarantine = new Map<string, number>();

  constructor(services: Services) {
    this.services = services;
  }

  get size(): number {
    return this.live.size;
  }

  /** A table in memory, to look something up without reading the store. */
  peek(id: string): LiveTable | undefined {
    return this.live.get(id);
  }

  /** The same for somebody who uses it. */
  atHand(id: string): LiveTable | undefined {
    const known = this.live.get(id);
    if (known !== undefined) known.used = this.services.now();
    return known;
  }

  /** The table, read from the store when it is not in memory. */
  async open(id: string): Promise<LiveTable> {
    const known = this.atHand(id);
    if (known !== undefined) return known;
    const freed = this.quarantine.get(id);
    if (freed !== undefined && freed > this.services.now()) throw outOfOrder();
    let loading = this.loading.get(id);
    if (loading === undefined) {
      // To unpack a game takes as long as a piece of playing it through: it waits for its turn like one.
      const turn = this.services.watchdog.runPiece(id, asker(), () => {});
      loading = this.watched(id, () => turn.then(() => loadTable(this.services, id))).finally(() =>
        this.loading.delete(id),
      );
      this.loading.set(id, loading);
      loading.then(
        (live) => this.live.set(id, live),
        () => {},
      );
    }
    return loading;
  }

  /** Takes in a table that has just been stored for the first time. */
  add(live: LiveTable): void {
    this.live.set(live.id, live);
  }

  all(): IterableIterator<LiveTable> {
    return this.live.values();
  }

  /** Every table that somebody follows here. */
  followed(): string[] {
    return [...this.live.values()].filter(({ followers }) => followers.size > 0).map(({ id }) => id);
  }

  /**
   * Forgets tables that nobody uses, or all that the store knows as well as memory. Returns those of the former whose
   * positions are to be kept.
   */
  forgetIdle(all: boolean): readonly LiveTable[] {
    const now = this.services.now();
    const rested: LiveTable[] = [];
    for (const live of this.live.values()) {
      const idle = live.followers.size === 0 && now - live.used > IDLE_MS;
      // What memory holds of a table in doubt is worth nothing; what was stored of it is in the store.
      if ((!idle && !all) || (live.unsaved !== null && !live.doubtful)) continue;
      if (!all && isWorthKeeping(this.services, live)) {
        if (rested.length === KEPT_PER_ROUND) continue;
        rested.push(live);
      }
      this.live.delete(live.id);
    }
    for (const [id, freed] of this.quarantine) if (freed <= now) this.quarantine.delete(id);
    return rested;
  }

  /** Runs something that may call a game's code or the store, and says in our words what goes wrong there. */
  async watched<T>(id: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (problem) {
      throw this.explained(id, problem);
    }
  }

  /** What to answer when something failed. A game that gets stuck takes its table out of use, and nothing else. */
  explained(id: string, problem: unknown): unknown {
    const { log } = this.services;
    if (problem instanceof Stuck) {
      this.quarantine.set(id, this.services.now() + QUARANTINE_MS);
      this.live.delete(id);
      log.error({ table: id }, 'a game got stuck; its table is out of use for ten minutes');
      return outOfOrder();
    }
    if (problem instanceof Starved) {
      log.warn({ table: id }, problem.message);
      return new RequestRefusal(
        'not stored',
        'The server is very busy; nothing has changed. Send it again with the same id.',
      );
    }
    if (problem instanceof StoreError) {
      log.error({ table: id, problem: problem.message }, 'the store failed');
      return new RequestRefusal(
        'not stored',
        'The store can not be reached; nothing has changed. Send it again with the same id.',
      );
    }
    return problem;
  }
}

function outOfOrder(): RequestRefusal {
  return new RequestRefusal(
    'broken table',
    'The game of this table got stuck and is out of order; the operator has been told.',
  );
}
