import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { BotPlayer } from './bots/bot-player.ts';
import { ClubHub } from './clubs/club-hub.ts';
import { figuresOfAllCores } from './cores/figures.ts';
import { HandOver } from './cores/hand-over.ts';
import { writerOfPrimary } from './cores/writer-link.ts';
import { createServices, type Substitutes } from './create-services.ts';
import { DuelRoom } from './duels/duel-room.ts';
import { Duels } from './duels/duels.ts';
import { Events } from './events/events.ts';
import { Faces } from './faces/faces.ts';
import { Pictures } from './faces/pictures.ts';
import { Heartbeat } from './heartbeat.ts';
import { Homes } from './homes/homes.ts';
import { accountRoutes } from './http/account-routes.ts';
import { adminRoutes } from './http/admin-routes.ts';
import { clubRoutes } from './http/club-routes.ts';
import { duelRoutes } from './http/duel-routes.ts';
import { answerErrors } from './http/errors.ts';
import { eventRoutes } from './http/event-routes.ts';
import { pageAnswer, pictureRoutes } from './http/face-routes.ts';
import { healthRoutes } from './http/health.ts';
import { meRoutes } from './http/me-routes.ts';
import { noticeRoutes } from './http/notice-routes.ts';
import { sameOrigin } from './http/origin.ts';
import { profileRoutes } from './http/profile-routes.ts';
import { puzzleRoutes } from './http/puzzle-routes.ts';
import { recordRoutes } from './http/record-routes.ts';
import { secureHeaders } from './http/security.ts';
import { answerNowhere, builtSite, serveSite } from './http/site.ts';
import { tableRoutes } from './http/table-routes.ts';
import { telegramRoutes } from './http/telegram-routes.ts';
import { tokenRoutes } from './http/token-routes.ts';
import { Who } from './http/who.ts';
import { readSpending } from './limits/shared-spending.ts';
import { MineHub } from './mine/mine-hub.ts';
import { Carriers, pushKeys } from './notices/carriers.ts';
import { Notices } from './notices/notices.ts';
import { Telegram } from './notices/telegram.ts';
import { refuseOddTexts } from './odd-text.ts';
import { OrderPlayer } from './orders/order-player.ts';
import { ShowOut } from './players/gone.ts';
import { Players } from './players/players.ts';
import { figuresOf } from './profiles/figures.ts';
import { Lucks } from './profiles/lucks.ts';
import { Profiles } from './profiles/profiles.ts';
import { recordResult, resultOf } from './ratings/ratings.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';
import { explainListening, explainStart } from './start-error.ts';
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
  readonly homes: Homes;
  readonly sweeper: Sweeper;
  readonly sockets: Sockets;
  readonly notices: Notices;
  /** Is no longer ready, stops listening, says good-bye to every socket, writes what is left to write. */
  readonly stop: () => Promise<void>;
}

/** How long a server that stops waits until the last notices are taken, in milliseconds. */
const LAST_NOTICES_MS = 3_000;

/** Opens the store, builds the server and listens. Throws a StartError with one sentence when it can't. */
export async function startServer(settings: Settings, substitutes: Substitutes = {}): Promise<RunningServer> {
  let store: Store | null = null;
  try {
    store = await (settings.core === null
      ? openStore(settings.store, 'serve')
      : openStore(settings.store, null, writerOfPrimary));
    if (settings.core === null) await store.db.linesFirst?.();
    return await serve(settings, store, substitutes);
  } catch (problem) {
    await store?.db.close().catch(() => {});
    throw explainStart(problem, settings.store);
  }
}

async function serve(settings: Settings, store: Store, substitutes: Substitutes): Promise<RunningServer> {
  const app = await buildApp(settings);
  const heartbeat = new Heartbeat(
    store,
    substitutes.now ?? Date.now,
    store.db.kind === 'sqlite' && settings.core === null,
  );
  await heartbeat.start();
  const services = await createServices(settings, store, app.log, heartbeat, substitutes);
  const keys = await pushKeys(store);
  const tables = new Tables(services);
  const clubs = new ClubHub(services, tables);
  const mine = new MineHub(services, tables);
  clubs.listen((club, change) => mine.clubChanged(club, change));
  const players = new Players(services);
  const who = new Who(services, players);
  const homes = new Homes({ services, tables, players }, heartbeat.node);
  const sockets = new Sockets(services, players);
  const telegram =
    settings.telegram === null || settings.publicUrl === null
      ? null
      : new Telegram(settings.telegram, settings.publicUrl, services.secret, services.now);
  const notices = new Notices(
    services,
    new Carriers(services, keys, telegram),
    (player) => sockets.has(player) || homes.has(player),
    (table) => tables.peek(table),
  );
  const botPlayer = new BotPlayer(services, tables);
  const orderPlayer = new OrderPlayer(services, tables);
  // Nobody is called, and nobody's list is looked up, because of what others do in secret: when it came would tell of it.
  tables.afterChange((live, isOpen) => {
    if (isOpen) notices.look(live);
  });
  tables.afterSaid((live, line) => notices.hear(live, line));
  tables.afterSeen((table, player) => notices.seen(table, player));
  tables.afterChange((live) => {
    const { doc, id } = live;
    if (resultOf(doc) === null) return;
    recordResult(services, doc, figuresOf(services.games, live)).then(
      () => doc.club !== undefined && clubs.changed(doc.club, 'results'),
      (problem: unknown) =>
        services.log.warn({ table: id, problem: String(problem) }, 'a result could not be noted; it is tried again'),
    );
  });
  tables.afterChange(({ doc, id }, isOpen) => {
    if (doc.club !== undefined && isOpen) clubs.changed(doc.club, { table: id });
  });
  const events = new Events(services, tables, notices);
  tables.afterChange((live) => events.noticed(live));
  const sweeper = new Sweeper(services, tables, homes, [botPlayer, orderPlayer], notices, events);
  tables.afterChange((live, isOpen) => {
    if (isOpen) mine.changed(live);
  });
  const showOut = new ShowOut(services.bus, players, sockets);
  listenToOthers(services, tables, clubs, events, mine, showOut);

  answerErrors(app);
  await secureHeaders(app, settings.publicUrl?.protocol === 'https:');
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD' || sameOrigin(request, settings.publicUrl)) return;
    return reply.code(403).send({ code: 'not yours', text: 'This page may not talk to this server.' });
  });
  app.addHook('preValidation', async ({ params, query, body }) => refuseOddTexts([params, query, body]));
  const handOver = settings.core === null ? null : new HandOver(heartbeat.node);
  await sockets.register(app, tables, clubs, mine, homes, who, handOver);
  let stopping = false;
  const { registry } = services.metrics;
  healthRoutes(app, services, {
    sockets: () => sockets.size,
    tables: () => tables.inMemory,
    stopping: () => stopping,
    figures: settings.core === null ? () => registry.metrics() : figuresOfAllCores(registry),
  });
  meRoutes(app, services, tables, players, who, keys.publicKey);
  tokenRoutes(app, services, players, who, showOut);
  tableRoutes(app, services, tables, homes, who);
  clubRoutes(app, services, tables, clubs, notices, who);
  eventRoutes(app, services, events, who);
  noticeRoutes(app, services, players, who, notices, telegram);
  if (telegram !== null) {
    telegramRoutes(app, services, telegram);
    telegram.start().catch((problem: unknown) => {
      services.log.warn({ problem: String(problem) }, 'Telegram is tried again when somebody asks for it');
    });
  }
  recordRoutes(app, services, who);
  const lucks = new Lucks(services);
  profileRoutes(app, services, new Profiles(services, players, lucks), players, who);
  const duelRoom = new DuelRoom(settings.registry);
  duelRoutes(app, services, new Duels(services, duelRoom), who);
  puzzleRoutes(app, services, who);
  accountRoutes(app, services, players, who, showOut);
  adminRoutes(app, services, tables, clubs, events, players, who, showOut);
  const faces = new Faces(services, tables, players);
  const pictures = new Pictures(
    services.games.cards().map(({ id }) => id),
    settings.registry,
  );
  pictureRoutes(app, faces, pictures);
  const site = settings.site === null ? null : builtSite(settings.site);
  if (site !== null) await serveSite(app, site);
  answerNowhere(app, site === null ? null : await pageAnswer(settings, site, faces, pictures));

  await homes.start();
  await app.listen({ port: settings.port, host: settings.host }).catch((problem: unknown) => {
    throw explainListening(problem, settings);
  });
  handOver?.start(app.server);
  sweeper.start();
  const bound = app.server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : settings.port;
  return {
    address: settings.publicUrl?.href ?? `http://localhost:${port}`,
    port,
    app,
    store,
    tables,
    homes,
    sweeper,
    sockets,
    notices,
    stop: async () => {
      stopping = true;
      // Who is told to come again must find the door closed here, and another node behind the balancer.
      app.server.close();
      await homes.stop();
      botPlayer.stop();
      orderPlayer.stop();
      sockets.closeAll();
      clubs.stop();
      await events.stop();
      mine.stop();
      await sweeper.stop();
      await Promise.race([app.close(), wait(5_000, undefined, { ref: false })]);
      // A mail server that is away must not keep the house from closing; who was not told is reminded later.
      await Promise.race([notices.flush(), wait(LAST_NOTICES_MS, undefined, { ref: false })]);
      await tables.tidy(true);
      await heartbeat.stop();
      await services.traces?.flush();
      await services.bus.close();
      await services.bots.close();
      await duelRoom.close();
      await lucks.stop();
      await pictures.close();
      await store.db.close();
    },
  };
}

/** Follows what other nodes do; after a gap everything that somebody looks at here is read again. */
function listenToOthers(
  services: Services,
  tables: Tables,
  clubs: ClubHub,
  events: Events,
  mine: MineHub,
  showOut: ShowOut,
): void {
  const catchUp = (id: string, isSecret = false): void => {
    tables.catchUp(id).then(
      () => {
        const live = tables.peek(id);
        if (live !== undefined && !isSecret) mine.caughtUp(live);
      },
      (problem: unknown) => {
        services.log.warn({ table: id, problem: String(problem) }, 'a table could not be brought up to date');
      },
    );
  };
  // What is no table, such as a club, has a point in its name.
  const cares = (name: string): boolean => tables.peek(name) !== undefined || mine.cares(name) || name.includes('.');
  services.bus.listen((wakeUp) => {
    clubs.heard(wakeUp);
    events.heard(wakeUp);
    mine.heard(wakeUp);
    showOut.heard(wakeUp).catch((problem: unknown) => {
      services.log.warn({ problem: String(problem) }, 'somebody who was signed out elsewhere could not be shown out');
    });
    const spending = wakeUp === null ? null : readSpending(wakeUp);
    if (spending !== null) services.budgets.owe(spending.bucket, spending.many);
    if (wakeUp === null) for (const id of tables.followed()) catchUp(id);
    else if (tables.isBehind(wakeUp)) catchUp(wakeUp.table, wakeUp.secret);
  }, cares);
}
