import type { WakeUp } from '../bus/bus.ts';
import { asker } from '../limits/on-behalf.ts';
import type { Services } from '../services.ts';
import type { ChatRow } from '../store/chat-rows.ts';
import { Attendance } from './attendance.ts';
import { Broadcaster } from './broadcaster.ts';
import { CatchUp } from './catch-up.ts';
import { type Changed, type ChangeListener, Changes, type Plan } from './change.ts';
import { Following } from './follow.ts';
import type { Follower, LiveTable } from './live-table.ts';
import type { Cursor } from './picture.ts';
import { TableRegistry } from './registry.ts';
import { keepPosition } from './rest.ts';
import { wakeOthers } from './wake-others.ts';
import { watchersTalk } from './watchers-talk.ts';

/** All tables of this node, as the rest of the server uses them. */
export class Tables {
  private readonly services: Services;
  private readonly registry: TableRegistry;
  private readonly broadcaster: Broadcaster;
  private readonly attendance: Attendance;
  private readonly others: CatchUp;
  private readonly changes: Changes;
  private readonly following: Following;
  private readonly listeners: ((live: LiveTable, line: ChatRow) => void)[] = [];

  constructor(services: Services) {
    this.services = services;
    this.registry = new TableRegistry(services);
    this.broadcaster = new Broadcaster(services);
    this.attendance = new Attendance(services, this.broadcaster);
    this.others = new CatchUp(services, this.registry, this.attendance, this.broadcaster);
    this.changes = new Changes(services, this.registry, this.attendance, this.broadcaster, this.others);
    this.following = new Following(services, this.registry, this.attendance, this.others);
  }

  get inMemory(): number {
    return this.registry.size;
  }

  peek(id: string): LiveTable | undefined {
    return this.registry.peek(id);
  }

  open(id: string): Promise<LiveTable> {
    return this.registry.open(id);
  }

  /** A table that has just been stored for the first time. */
  adopt(live: LiveTable): void {
    live.network = asker() || null;
    this.registry.add(live);
    this.changes.changed(live, true);
  }

  change(id: string, plan: Plan): Promise<Changed> {
    return this.changes.change(id, plan);
  }

  afterChange(listener: ChangeListener): void {
    this.changes.listen(listener);
  }

  follow(id: string, follower: Follower, cursor: Cursor): Promise<LiveTable> {
    return this.following.follow(id, follower, cursor);
  }

  unfollow(live: LiveTable, follower: Follower): void {
    this.attendance.leave(live, follower);
  }

  reading<T>(id: string, see: (live: LiveTable) => Promise<T>): Promise<T> {
    return this.following.reading(id, see);
  }

  catchUp(id: string): Promise<void> {
    return this.others.catchUp(id);
  }

  /** Memory may have missed something: the store is read before the next use. */
  doubt(id: string): void {
    const live = this.registry.peek(id);
    if (live !== undefined) live.doubtful = true;
  }

  isBehind(wakeUp: WakeUp): boolean {
    return this.others.isBehind(wakeUp);
  }

  followed(): string[] {
    return this.registry.followed();
  }

  /** Shows those out of a club's tables who may see them no longer. */
  async showOutOf(club: string): Promise<void> {
    for (const live of [...this.registry.all()])
      if (live.doc.club === club && live.followers.size > 0) await live.inTurn(() => this.attendance.showOut(live));
  }

  /** Calls back whenever somebody came to a table or left it. */
  afterSeen(listener: (table: string, player: string) => void): void {
    this.attendance.afterSeen(listener);
  }

  /** Calls back after everything that somebody said here. */
  afterSaid(listener: (live: LiveTable, line: ChatRow) => void): void {
    this.listeners.push(listener);
  }

  /** Sends chat that has been stored since a number: our own, after which other nodes are woken, or theirs. */
  said(live: LiveTable, after: number, isOurs: boolean): void {
    this.broadcaster.chat(live, after);
    if (!isOurs) return;
    wakeOthers(this.services.bus, live);
    const last = live.chat.at(-1);
    if (last !== undefined) for (const listener of this.listeners) listener(live, last);
  }

  /** Sends what those who watch have said and the store has; other nodes read it there too. */
  async saidToWatchers(live: LiveTable): Promise<void> {
    const { doc, lastOfWatchers } = live;
    await live.inTurn(async () => {
      live.hearWatchers(await this.services.store.chat.read(watchersTalk(live.id), live.lastOfWatchers));
    });
    this.broadcaster.watchers(live, doc, lastOfWatchers);
    wakeOthers(this.services.bus, live, 'people');
  }

  /** Saves rows that are behind and forgets tables that nobody uses. */
  async tidy(all = false): Promise<void> {
    await this.changes.saveRows(all);
    for (const live of this.registry.forgetIdle(all)) await keepPosition(this.services, live);
  }
}
