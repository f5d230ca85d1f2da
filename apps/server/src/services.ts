import type { FastifyBaseLogger } from 'fastify';
import type { BotRoom } from './bots/bot-room.ts';
import type { Bus } from './bus/bus.ts';
import type { Games } from './games.ts';
import type { Nodes } from './homes/nodes.ts';
import type { Budgets } from './limits/budgets.ts';
import type { Metrics } from './metrics.ts';
import type { SafeFetch } from './notices/safe-fetch.ts';
import type { Presence } from './presence.ts';
import type { Secret } from './secret.ts';
import type { Settings } from './settings.ts';
import type { Outage } from './store/server-rows.ts';
import type { Store } from './store/store.ts';
import type { Watchdog } from './tables/watchdog.ts';
import type { Traces } from './traces.ts';

/** What every part of the server may use. */
export interface Services {
  readonly settings: Settings;
  readonly store: Store;
  readonly games: Games;
  readonly secret: Secret;
  readonly bus: Bus;
  readonly presence: Presence;
  readonly nodes: Nodes;
  readonly watchdog: Pick<Watchdog, 'run' | 'runPiece'>;
  readonly bots: BotRoom;
  readonly safeFetch: SafeFetch;
  readonly metrics: Metrics;
  /** Null unless the operator wants to see where the time of moves goes. */
  readonly traces: Traces | null;
  /** What one person and one network may do, of what costs everybody something. */
  readonly budgets: Budgets;
  readonly log: FastifyBaseLogger;
  /** Milliseconds since the epoch; a test has its own. */
  readonly now: () => number;
  /** The seed of a new game, from the operating system; a test has its own. */
  readonly seed: () => string;
  /** Times in which the house was closed, newest last. */
  readonly outages: readonly Outage[];
}
