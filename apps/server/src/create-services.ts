import type { FastifyBaseLogger } from 'fastify';
import { BotRoom } from './bots/bot-room.ts';
import { openBus } from './bus/open-bus.ts';
import { loadGames } from './games.ts';
import type { Heartbeat } from './heartbeat.ts';
import { Nodes } from './homes/nodes.ts';
import { Budgets } from './limits/budgets.ts';
import { SharedSpending } from './limits/shared-spending.ts';
import { Metrics } from './metrics.ts';
import { SafeFetch } from './notices/safe-fetch.ts';
import { Presence } from './presence.ts';
import { freshSeed, Secret } from './secret.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';
import type { Store } from './store/store.ts';
import { Watchdog } from './tables/watchdog.ts';
import { Traces } from './traces.ts';

/** What a test may bring along instead of the real thing. */
export interface Substitutes {
  readonly now?: () => number;
  readonly seed?: () => string;
  readonly botAnswerMs?: number;
  readonly safeFetch?: SafeFetch;
  readonly watchdog?: Services['watchdog'];
}

/** Puts into the house what everything else uses. */
export async function createServices(
  settings: Settings,
  store: Store,
  log: FastifyBaseLogger,
  heartbeat: Heartbeat,
  substitutes: Substitutes = {},
): Promise<Services> {
  const bus = await openBus(settings, heartbeat.node, log);
  const now = substitutes.now ?? Date.now;
  return {
    settings,
    store,
    games: await loadGames(settings.registry),
    secret: new Secret(await store.server.keep('secret', freshSeed())),
    bus,
    nodes: new Nodes(heartbeat.node),
    presence: new Presence(store, heartbeat.node, bus.kind === 'memory', now),
    watchdog: substitutes.watchdog ?? new Watchdog(),
    bots: new BotRoom(substitutes.botAnswerMs),
    safeFetch: substitutes.safeFetch ?? new SafeFetch(),
    metrics: new Metrics(),
    traces: settings.traces === null ? null : new Traces(settings.traces, heartbeat.node, log),
    budgets: new Budgets(now, settings.limits, new SharedSpending(bus)),
    log,
    now,
    seed: substitutes.seed ?? freshSeed,
    outages: heartbeat.outages,
  };
}
