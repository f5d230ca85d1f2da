import type { Services } from '../services.ts';
import { allowSight } from './access.ts';
import type { Attendance } from './attendance.ts';
import type { CatchUp } from './catch-up.ts';
import type { Follower, LiveTable } from './live-table.ts';
import { type Cursor, showTable } from './picture.ts';
import type { TableRegistry } from './registry.ts';
import { look } from './sight.ts';

/** Lets people look at tables. */
export class Following {
  private readonly services: Services;
  private readonly registry: TableRegistry;
  private readonly attendance: Attendance;
  private readonly catchUp: CatchUp;

  constructor(services: Services, registry: TableRegistry, attendance: Attendance, catchUp: CatchUp) {
    this.services = services;
    this.registry = registry;
    this.attendance = attendance;
    this.catchUp = catchUp;
  }

  /** Looks at a table between two changes. */
  async reading<T>(id: string, see: (live: LiveTable) => Promise<T>): Promise<T> {
    const live = this.registry.atHand(id) ?? (await this.registry.open(id));
    return live.inTurn(() =>
      this.registry.watched(id, async () => {
        if (live.doubtful) await this.catchUp.refresh(live);
        return see(live);
      }),
    );
  }

  /** Begins to follow a table: the follower gets the picture now and news from here on. */
  follow(id: string, follower: Follower, cursor: Cursor): Promise<LiveTable> {
    return this.reading(id, async (live) => {
      if (isAhead(live, follower.player, cursor)) await this.catchUp.refresh(live);
      await allowSight(this.services, live.doc, follower.asker, follower.watch);
      if (!follower.isOpen()) return live;
      const seat = live.seatOf(follower.player);
      const sights = await look(this.services, live, [seat]);
      if (live.followers.size === 0) await this.attendance.lookAround(live);
      this.attendance.enter(live, follower, () => showTable(this.services, live, follower, cursor, sights));
      return live;
    });
  }
}

/** Whether somebody has heard more of a table than this node, which comes from another one that was ahead. */
function isAhead(live: LiveTable, player: string, { after = -1, chatAfter = 0 }: Cursor): boolean {
  return after > live.versionFor(live.seatOf(player)) || chatAfter > live.lastChat;
}
