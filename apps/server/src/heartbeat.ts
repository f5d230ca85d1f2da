import { randomUUID } from 'node:crypto';
import type { Outage } from './store/server-rows.ts';
import type { Store } from './store/store.ts';

const BEAT_MS = 2_000;
/** Silence after which a node counts as gone. */
export const NODE_GONE_MS = 3 * BEAT_MS;
const OUTAGES_KEPT_MS = 60 * 24 * 3600_000;

/** Says that this node is alive, and notes for how long nobody was: no player's clock counts that time. */
export class Heartbeat {
  readonly node = randomUUID();
  readonly outages: Outage[] = [];
  private readonly store: Store;
  private readonly now: () => number;
  private readonly isFirst: boolean;
  private timer: NodeJS.Timeout | null = null;

  /** `isFirst`: it alone decides whether the house was closed before; other nodes may have been there. */
  constructor(store: Store, now: () => number, isFirst: boolean) {
    this.isFirst = isFirst;
    this.store = store;
    this.now = now;
  }

  /** Notes the outage that ends now, if there was one, and begins to beat. */
  async start(): Promise<void> {
    const { server } = this.store;
    const now = this.now();
    const last = await server.lastAlive();
    // Whatever lies between the last beat of a store that one process holds and its start, it was down.
    const silent = this.isFirst ? 0 : NODE_GONE_MS;
    if (last !== null && now - last > silent) await server.noteOutage({ since: last, until: now });
    this.outages.push(...(await server.outages(now - OUTAGES_KEPT_MS)));
    await server.alive(this.node, now);
    await server.forgetNodes(now - 24 * 3600_000, now - NODE_GONE_MS);
    this.timer = setInterval(() => {
      server.alive(this.node, this.now()).catch(() => {});
    }, BEAT_MS).unref();
  }

  async stop(): Promise<void> {
    if (this.timer !== null) clearInterval(this.timer);
    // A store that is away must not keep the house from closing; the last beat stands then.
    await this.store.server.alive(this.node, this.now()).catch(() => {});
  }
}
