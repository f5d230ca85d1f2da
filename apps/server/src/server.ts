import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { BotPlayer } from './bots/bot-player.ts';
import { furnish, type Substitutes } from './furnish.ts';
import { Heartbeat } from './heartbeat.ts';
import type { House } from './house.ts';
import { accountRoutes } from './http/account-routes.ts';
import { adminRoutes } from './http/admin-routes.ts';
import { answerErrors } from './http/errors.ts';
import { healthRoutes } from './http/health.ts';
import { meRoutes } from './http/me-routes.ts';
import { noticeRoutes } from './http/notice-routes.ts';
import { sameOrigin } from './http/origin.ts';
import { recordRoutes } from './http/record-routes.ts';
import { secureHeaders } from './http/security.ts';
import { answerNowhere, serveSite } from './http/site.ts';
import { tableRoutes } from './http/table-routes.ts';
import { Who } from './http/who.ts';
import { Carriers, pushKeys } from './notices/carriers.ts';
import { Notices } from './notices/notices.ts';
import { refuseOddTexts } from './odd-text.ts';
import { Players } from './players/players.ts';
import { recordResult } from './ratings/ratings.ts';
import type { Settings } from './settings.ts';
import { explainStart } from './start-error.ts';
import { openStore, type Store } from './store/store.ts';
import { Sweeper } from './sweeper.ts';
import { Tables } from './tables/tables.ts';
import { Sockets } from './ws/sockets.ts';

/** A server that listens. */
export interface RunningServer {
  /** Where a browser on this machine finds it. */
  readonly address: string;
  readonly port: number;
  readonly app: FastifyInstance;
  readonly store: Store;
  readonly tables: Tables;
  readonly sweeper: Sweeper;
  readonly sockets: Sockets;
  readonly notices: Notices;
  /** Stops taking requests, says good-bye to every socket, writes what is left to write. */
  readonly stop: () => Promise<void>;
}

/** How long a server that stops waits until the last notices are taken, in milliseconds. */
const LAST_NOTICES = 3_000;

/** Opens the store, builds the server and listens. Throws a StartError with one sentence when it can't. */
export async function startServer(settings: Settings, substitutes: Substitutes = {}): Promise<RunningServer> {
  let store: Store | null = null;
  try {
    store = await openStore(settings.store);
    return await serve(settings, store, substitutes);
  } catch (problem) {
    await store?.db.close().catch(() => {});
    throw explainStart(problem, settings);
  }
}

async function serve(settings: Settings, store: Store, substitutes: Substitutes): Promise<RunningServer> {
  const app = await buildApp(settings);
  const heartbeat = new Heartbeat(store, substitutes.now ?? Date.now);
  await heartbeat.start();
  const house = await furnish(settings, store, app.log, heartbeat, substitutes);
  const keys = await pushKeys(store);
  const tables = new Tables(house);
  const players = new Players(house);
  const who = new Who(house, players);
  const sockets = new Sockets(house);
  const notices = new Notices(house, new Carriers(house, keys), (player) => sockets.has(player));
  const botPlayer = new BotPlayer(house, tables);
  const sweeper = new Sweeper(house, tables, botPlayer, notices);
  tables.afterChange((live) => notices.look(live));
  tables.afterChange(({ doc, id }) => {
    if (doc.status !== 'finished') return;
    recordResult(house, doc).catch((problem: unknown) => {
      house.log.warn({ table: id, problem: String(problem) }, 'a result could not be noted; it is tried again');
    });
  });
  listenToOthers(house, tables);

  answerErrors(app);
  await secureHeaders(app, settings.publicUrl?.protocol === 'https:');
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD' || sameOrigin(request, settings.publicUrl)) return;
    return reply.code(403).send({ code: 'not yours', text: 'This page may not talk to this server.' });
  });
  app.addHook('preValidation', async ({ params, query, body }) => refuseOddTexts([params, query, body]));
  await sockets.register(app, tables, players, who);
  healthRoutes(app, house, { sockets: () => sockets.size, tables: () => tables.inMemory });
  meRoutes(app, players, who, keys.publicKey);
  tableRoutes(app, house, tables, who);
  noticeRoutes(app, house, players, who);
  recordRoutes(app, house, players, who);
  accountRoutes(app, house, players, who);
  adminRoutes(app, house, tables, players, who, (player, reason) => sockets.dismiss(player, reason));
  if (settings.site !== null) await serveSite(app, settings.site);
  answerNowhere(app, settings.site !== null);

  await app.listen({ port: settings.port, host: settings.host });
  sweeper.start();
  const { port } = app.server.address() as AddressInfo;
  return {
    address: settings.publicUrl?.href ?? `http://localhost:${port}`,
    port,
    app,
    store,
    tables,
    sweeper,
    sockets,
    notices,
    stop: async () => {
      botPlayer.stop();
      sockets.closeAll();
      await sweeper.stop();
      await Promise.race([app.close(), wait(5_000, undefined, { ref: false })]);
      // A mail server that is away must not keep the house from closing; who was not told is reminded later.
      await Promise.race([notices.flush(), wait(LAST_NOTICES, undefined, { ref: false })]);
      await tables.tidy(true);
      await heartbeat.stop();
      await house.bus.close();
      await house.bots.close();
      await store.db.close();
    },
  };
}

/** Follows what other nodes do; after a gap everything that somebody looks at here is read again. */
function listenToOthers(house: House, tables: Tables): void {
  const catchUp = (id: string): void => {
    tables.catchUp(id).catch((problem: unknown) => {
      house.log.warn({ table: id, problem: String(problem) }, 'a table could not be brought up to date');
    });
  };
  house.bus.listen((wakeUp) => {
    if (wakeUp === null) for (const id of tables.followed()) catchUp(id);
    else if (tables.isBehind(wakeUp)) catchUp(wakeUp.table);
  });
}
