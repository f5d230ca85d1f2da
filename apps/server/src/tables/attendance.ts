import { NOBODY_ELSE } from '../presence.ts';
import { RequestRefusal } from '../request-refusal.ts';
import type { Services } from '../services.ts';
import { maySee } from './access.ts';
import type { Broadcaster } from './broadcaster.ts';
import type { Follower, LiveTable } from './live-table.ts';
import { wakeOthers } from './wake-others.ts';

/** Who looks at which table: everybody there is told who comes and leaves, other nodes too. */
export class Attendance {
  private readonly services: Services;
  private readonly broadcaster: Broadcaster;
  private readonly listeners: ((table: string, player: string) => void)[] = [];

  constructor(services: Services, broadcaster: Broadcaster) {
    this.services = services;
    this.broadcaster = broadcaster;
  }

  /** Calls back whenever somebody came to a table or left it. */
  afterSeen(listener: (table: string, player: string) => void): void {
    this.listeners.push(listener);
  }

  /** Takes somebody in, who is greeted before the others hear of it. */
  enter(live: LiveTable, follower: Follower, greet: () => void): void {
    const isNew = !live.isHere(follower.player);
    live.followers.add(follower);
    greet();
    if (isNew) this.tell(live, follower);
  }

  leave(live: LiveTable, follower: Follower): void {
    if (!live.followers.delete(follower)) return;
    live.used = this.services.now();
    if (!live.isHere(follower.player)) this.tell(live, follower);
  }

  /** Who lost a chair at a private table hears of that, and of nothing that happens there later. */
  async showOut(live: LiveTable): Promise<void> {
    for (const follower of [...live.followers]) {
      if (await maySee(this.services, live.doc, follower.asker, follower.watch)) continue;
      this.leave(live, follower);
      follower.showOut(new RequestRefusal('no table', 'You do not sit at this table any more, and it is private.'));
    }
  }

  /** Asks who looks at the table at other nodes. */
  async lookAround(live: LiveTable): Promise<void> {
    live.elsewhere = (await this.services.presence.elsewhere([live.id])).get(live.id) ?? NOBODY_ELSE;
  }

  private tell(live: LiveTable, follower: Follower): void {
    for (const listener of this.listeners) listener(live.id, follower.player);
    this.broadcaster.card(live, follower);
    const { presence, log, bus } = this.services;
    presence.note(live.id, follower.player, live.isHere(follower.player)).then(
      () => wakeOthers(bus, live, 'people'),
      (problem: unknown) => log.warn({ table: live.id, problem: String(problem) }, 'nobody knows who is at a table'),
    );
  }
}
