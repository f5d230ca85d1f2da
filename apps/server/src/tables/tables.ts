import type { Viewer } from '@naos/engine';
import type { FromServer } from '@naos/protocol';
import type { WakeUp } from '../bus/bus.ts';
import { NOBODY_ELSE } from '../presence.ts';
import { RequestRefusal } from '../request-refusal.ts';
import type { Services } from '../services.ts';
import { StoreError } from '../store/database.ts';
import type { TableChange } from '../store/table-rows.ts';
import { Broadcaster } from './broadcaster.ts';
import type { Draft } from './draft.ts';
import { fitsWatch } from './links.ts';
import type { Follower, LiveTable } from './live-table.ts';
import { pictureFor } from './picture.ts';
import { changeOf } from './row.ts';
import { type Sights, sightsOf, viewersOf } from './sight.ts';
import { loadTable, refreshTable } from './table-loader.ts';
import { Starved, Stuck } from './watchdog.ts';

/** How often a change is worked out anew because another node was faster. */
const MOST_TRIES = 8;
/** A table that nobody follows leaves memory after this long. */
const IDLE_MS = 60_000;
/** How long the lists may show an older turn of a table that is not in memory elsewhere. */
const ROW_BEHIND_MS = 10_000;
/** How long a table whose game got stuck is left alone. */
const QUARANTINE_MS = 10 * 60_000;

/** Works out a change against the table as it stands; throws a RequestRefusal to change nothing. */
export type Plan = (live: LiveTable) => Draft | Promise<Draft>;

export interface Changed {
  readonly live: LiveTable;
  readonly draft: Draft;
}

/** All tables of this node: those in use are in memory, all others in the store. */
export class Tables {
  private readonly services: Services;
  private readonly live = new Map<string, LiveTable>();
  private readonly loading = new Map<string, Promise<LiveTable>>();
  private readonly quarantine = new Map<string, number>();
  private readonly broadcaster: Broadcaster;
  /** Called after every stored change. */
  private readonly onChange: ((live: LiveTable) => void)[] = [];

  constructor(services: Services) {
    this.services = services;
    this.broadcaster = new Broadcaster(services);
  }

  get inMemory(): number {
    return this.live.size;
  }

  /** Tables in memory, to look something up without reading the store. */
  peek(id: string): LiveTable | undefined {
    return this.live.get(id);
  }

  afterChange(listener: (live: LiveTable) => void): void {
    this.onChange.push(listener);
  }

  /** The table, read from the store when it is not in memory. */
  async open(id: string): Promise<LiveTable> {
    const known = this.atHand(id);
    if (known !== undefined) return known;
    const freed = this.quarantine.get(id);
    if (freed !== undefined && freed > this.services.now()) {
      throw new RequestRefusal(
        'broken table',
        'The game of this table got stuck and is out of order; the operator has been told.',
      );
    }
    let loading = this.loading.get(id);
    if (loading === undefined) {
      loading = this.watched(id, () => loadTable(this.services, id)).finally(() => this.loading.delete(id));
      this.loading.set(id, loading);
      loading.then(
        (live) => this.live.set(id, live),
        () => {},
      );
    }
    return loading;
  }

  private atHand(id: string): LiveTable | undefined {
    const known = this.live.get(id);
    if (known !== undefined) known.used = this.services.now();
    return known;
  }

  /** A table that has just been stored for the first time. */
  adopt(live: LiveTable): void {
    this.live.set(live.id, live);
    this.changed(live);
  }

  /** Works out a change, stores it durably, and only then tells anybody. */
  change(id: string, plan: Plan): Promise<Changed> {
    const live = this.atHand(id);
    if (live !== undefined) return live.inTurn(() => this.workOut(live, plan));
    return this.open(id).then((opened) => opened.inTurn(() => this.workOut(opened, plan)));
  }

  private async workOut(live: LiveTable, plan: Plan): Promise<Changed> {
    try {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        if (live.doubtful) await this.refresh(live);
        const draft = await plan(live);
        const change = changeOf(this.services, live, draft);
        const begun = performance.now();
        const storing = isNothing(change) ? 'done' : this.services.store.tables.change(change);
        const news = this.broadcaster.prepare(live, draft);
        const answer = await storing;
        this.services.metrics.stored((performance.now() - begun) / 1000);
        if (answer === 'conflict') live.doubtful = true;
        else {
          this.stored(live, draft, change);
          if (change.seats !== undefined) this.showOut(live);
          this.broadcaster.tell(live, draft, draft.sights ?? (await this.look(live)), news);
          this.changed(live);
          return { live, draft };
        }
      }
    } catch (problem) {
      throw this.explained(live.id, problem, live);
    }
    throw new RequestRefusal('not stored', 'Too many changes at once at this table; send it again with the same id.');
  }

  /** Begins to follow a table: the follower gets the picture now and news from here on. */
  async follow(
    id: string,
    follower: Follower,
    cursor: { readonly after?: number | undefined; readonly chatAfter?: number | undefined },
  ): Promise<LiveTable> {
    return this.reading(id, async (live) => {
      this.allowSight(live, follower.player, follower.watch);
      if (!follower.isOpen()) return live;
      const seat = live.seatOf(follower.player);
      const sights = await this.look(live, [seat]);
      if (live.followers.size === 0) {
        await this.lookAround(live);
        live.told = live.position;
      }
      const newcomer = !live.isHere(follower.player);
      live.followers.add(follower);
      follower.seat = seat;
      this.send(follower, pictureFor(this.services, live, follower, cursor, sights));
      if (newcomer) this.cameOrLeft(live, follower);
      return live;
    });
  }

  /** Looks at a table between two changes: a move that is not stored yet is seen by nobody. */
  async reading<T>(id: string, look: (live: LiveTable) => Promise<T>): Promise<T> {
    const live = this.atHand(id) ?? (await this.open(id));
    return live.inTurn(() =>
      this.watched(id, async () => {
        if (live.doubtful) await this.refresh(live);
        return look(live);
      }),
    );
  }

  /** What viewers see now: the game's code says it, so it is asked under the watchdog. */
  private async look(live: LiveTable, viewers: readonly Viewer[] = viewersOf(live)): Promise<Sights> {
    const { match } = live;
    if (match === null || viewers.length === 0) return [];
    return this.services.watchdog.run(live.id, () => sightsOf(match, viewers));
  }

  unfollow(live: LiveTable, follower: Follower): void {
    if (!live.followers.delete(follower)) return;
    live.used = this.services.now();
    if (!live.isHere(follower.player)) this.cameOrLeft(live, follower);
  }

  /** Tells everybody at the table, and other nodes, that somebody came or left. */
  private cameOrLeft(live: LiveTable, follower: Follower): void {
    this.broadcaster.card(live, follower);
    const { presence, log } = this.services;
    presence.note(live.id, follower.player, live.isHere(follower.player)).then(
      () => this.publish(live, true),
      (problem: unknown) => log.warn({ table: live.id, problem: String(problem) }, 'nobody knows who is at a table'),
    );
  }

  /** Asks who looks at the table at other nodes. */
  private async lookAround(live: LiveTable): Promise<void> {
    live.elsewhere = (await this.services.presence.elsewhere([live.id])).get(live.id) ?? NOBODY_ELSE;
  }

  /** Public tables are for everybody; private ones for those who sit there, host it or have the watch link. */
  allowSight(live: LiveTable, player: string, watch?: string): void {
    if (this.maySee(live, player, watch)) return;
    throw new RequestRefusal('no table', 'There is no such table, or its link is not complete.');
  }

  private maySee({ id, doc }: LiveTable, player: string, watch: string | undefined): boolean {
    if (doc.visibility === 'public' || doc.host === player) return true;
    if (doc.seats.some((seatInfo) => seatInfo.player === player)) return true;
    return watch !== undefined && fitsWatch(this.services.secret, id, watch);
  }

  /** Who lost a chair at a private table hears of that, and of nothing that happens there later. */
  private showOut(live: LiveTable): void {
    for (const follower of [...live.followers]) {
      if (this.maySee(live, follower.player, follower.watch)) continue;
      this.unfollow(live, follower);
      follower.showOut(new RequestRefusal('no table', 'You do not sit at this table any more, and it is private.'));
    }
  }

  /** Another node changed a table, or may have: whoever looks at it here is brought up to date. */
  async catchUp(id: string): Promise<void> {
    const live = this.live.get(id);
    if (live === undefined) return;
    await live.inTurn(() => this.watched(id, () => this.refresh(live)));
  }

  /** Reads what other nodes have done, and tells those who look on. */
  private async refresh(live: LiveTable): Promise<void> {
    const { doc, revision, chat, lastChat, elsewhere } = live;
    try {
      await refreshTable(this.services, live);
      this.showOut(live);
      if (live.followers.size > 0) await this.lookAround(live);
      this.broadcaster.caughtUp(live, { revision, lastChat, elsewhere }, await this.look(live));
    } catch (problem) {
      // Nobody has been told yet: what was read by then is read again, and told, before the next use.
      Object.assign(live, { doc, revision, chat, elsewhere, doubtful: true });
      throw problem;
    }
  }

  /** Whether another node has seen more of a table than this one, which has it in memory. */
  isBehind({ table, version, revision, chat, people }: WakeUp): boolean {
    const live = this.live.get(table);
    if (live === undefined) return false;
    return people === true || version > live.version || revision > live.revision || chat > live.lastChat;
  }

  /** Every table that somebody follows here. */
  followed(): string[] {
    return [...this.live.values()].filter(({ followers }) => followers.size > 0).map(({ id }) => id);
  }

  /** Sends chat of other nodes that was found while storing some of our own. */
  heard(live: LiveTable, after: number): void {
    this.broadcaster.chat(live, after);
  }

  /** Sends chat that has been stored. */
  said(live: LiveTable): void {
    this.broadcaster.chat(live, live.lastChat - 1);
    this.publish(live);
  }

  /** Sends the card again: the ladder moved on by time alone. */
  timePassed(live: LiveTable): void {
    this.broadcaster.card(live, null);
  }

  /** Saves rows that are behind, all in one go, and forgets tables that nobody uses. */
  async tidy(all = false): Promise<void> {
    const now = this.services.now();
    const behind = [...this.live.values()].filter(
      ({ unsaved }) => unsaved !== null && (all || now - unsaved > ROW_BEHIND_MS),
    );
    await Promise.all(behind.map((live) => live.inTurn(() => this.saveRow(live)).catch(() => {})));
    for (const live of this.live.values()) {
      const idle = live.followers.size === 0 && now - live.used > IDLE_MS;
      // What memory holds of a table in doubt is worth nothing; what was stored of it is in the store.
      if ((idle || all) && (live.unsaved === null || live.doubtful)) this.live.delete(live.id);
    }
    for (const [id, freed] of this.quarantine) if (freed <= now) this.quarantine.delete(id);
  }

  private async saveRow(live: LiveTable): Promise<void> {
    if (live.unsaved === null) return;
    if (live.doubtful) await this.refresh(live);
    const { store } = this.services;
    const row = changeOf(this.services, live, { doc: live.doc, saveNow: true }).row;
    if (row === undefined) return;
    const answer = await store.tables.change({ table: live.id, entries: [], row });
    if (answer === 'done') live.revision = row.revision;
    else live.doubtful = true;
    live.unsaved = null;
  }

  /** Memory follows the store. */
  private stored(live: LiveTable, draft: Draft, change: TableChange): void {
    live.doc = draft.doc;
    if (change.row !== undefined) live.revision = change.row.revision;
    if (change.row !== undefined) live.unsaved = null;
    else if (draft.lines !== undefined) live.unsaved ??= this.services.now();
    if (draft.begun !== undefined) live.match = draft.begun.match;
    const first = draft.lines?.[0];
    if (first !== undefined && typeof draft.moveId === 'string') live.moveIds.set(draft.moveId, first.entry.n);
  }

  private changed(live: LiveTable): void {
    this.publish(live);
    for (const listener of this.onChange) listener(live);
  }

  private publish(live: LiveTable, people = false): void {
    const { id, toldVersion, revision, lastChat } = live;
    this.services.bus.publish({
      table: id,
      version: toldVersion,
      revision,
      chat: lastChat,
      ...(people ? { people } : {}),
    });
  }

  /** Runs something that may call a game's code or the store, and says in our words what goes wrong there. */
  private async watched<T>(id: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (problem) {
      throw this.explained(id, problem);
    }
  }

  /** What to answer when something failed. A game that gets stuck takes its table out of use, and nothing else. */
  private explained(id: string, problem: unknown, live?: LiveTable): unknown {
    if (problem instanceof RequestRefusal) return problem;
    // The match in memory may have gone ahead of the store: read it again before the next use.
    if (live !== undefined) live.doubtful = true;
    if (problem instanceof Stuck) {
      this.quarantine.set(id, this.services.now() + QUARANTINE_MS);
      this.live.delete(id);
      this.services.log.error({ table: id }, 'a game got stuck; its table is out of use for ten minutes');
      return new RequestRefusal(
        'broken table',
        'The game of this table got stuck and is out of order; the operator has been told.',
      );
    }
    if (problem instanceof Starved) {
      this.services.log.warn({ table: id }, problem.message);
      return new RequestRefusal(
        'not stored',
        'The server is very busy; nothing has changed. Send it again with the same id.',
      );
    }
    if (problem instanceof StoreError) {
      this.services.log.error({ table: id, problem: problem.message }, 'the store failed');
      return new RequestRefusal(
        'not stored',
        'The store can not be reached; nothing has changed. Send it again with the same id.',
      );
    }
    return problem;
  }

  private send(follower: Follower, message: FromServer): void {
    follower.send(JSON.stringify(message));
  }
}

function isNothing({ entries, row }: TableChange): boolean {
  return entries.length === 0 && row === undefined;
}
