import type { WakeUp } from '../bus/bus.ts';
import type { Services } from '../services.ts';
import type { Attendance } from './attendance.ts';
import type { Broadcaster } from './broadcaster.ts';
import { cardChanged } from './card-change.ts';
import type { LiveTable } from './live-table.ts';
import type { TableRegistry } from './registry.ts';
import { look } from './sight.ts';
import { refreshTable } from './table-loader.ts';

/** Brings tables in memory up to what other nodes have stored, and tells those who look on. */
export class CatchUp {
  private readonly services: Services;
  private readonly registry: TableRegistry;
  private readonly attendance: Attendance;
  private readonly broadcaster: Broadcaster;

  constructor(services: Services, registry: TableRegistry, attendance: Attendance, broadcaster: Broadcaster) {
    this.services = services;
    this.registry = registry;
    this.attendance = attendance;
    this.broadcaster = broadcaster;
  }

  /** Whether another node has seen more of a table than this one, which has it in memory. */
  isBehind({ table, version, revision, chat, people }: WakeUp): boolean {
    const live = this.registry.peek(table);
    if (live === undefined) return false;
    return people === true || version > live.version || revision > live.revision || chat > live.lastChat;
  }

  /**
   * Another node changed a table, or may have: whoever looks at it here is brought up to date. Also where nobody looks:
   * a table that was dropped at that would be listed by its row, which is behind, and tell that somebody has done something.
   */
  async catchUp(id: string): Promise<void> {
    const live = this.registry.peek(id);
    if (live === undefined) return;
    await live.inTurn(() => this.registry.watched(id, () => this.refresh(live)));
  }

  /** Reads what other nodes have stored; a table in doubt needs it before it is used. */
  async refresh(live: LiveTable): Promise<void> {
    const { doc, revision, stored, chat, lastChat, watchers, lastOfWatchers, elsewhere } = live;
    try {
      await refreshTable(this.services, live);
      await this.attendance.showOut(live);
      if (live.followers.size > 0) await this.attendance.lookAround(live);
      const sights = await look(this.services, live);
      this.broadcaster.tell(live, cardChanged(doc, live.doc) || !areSame(elsewhere, live.elsewhere), sights);
      if (live.lastChat !== lastChat) this.broadcaster.chat(live, lastChat);
      this.broadcaster.watchers(live, doc, lastOfWatchers);
    } catch (problem) {
      // Nobody has been told yet: what was read by then is read again, and told, before the next use.
      Object.assign(live, { doc, revision, stored, chat, watchers, elsewhere, doubtful: true });
      throw problem;
    }
  }
}

function areSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((player) => other.has(player));
}
