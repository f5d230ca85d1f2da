import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import {
  ActAnswer,
  ActRequest,
  exactly,
  GameCard,
  GameRecord,
  type Moment,
  NewTable,
  OpenedTable,
  PlayNow,
  SeatNumber,
  TableCard,
  TableId,
  TableList,
  TableQuery,
  Version,
} from '@naos/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { withMirrors } from '../bots/mirror.ts';
import { actAtHome } from '../homes/act-at-home.ts';
import type { Homes } from '../homes/homes.ts';
import { because } from '../request-refusal.ts';
import type { Services } from '../services.ts';
import type { PlayerRow } from '../store/player-rows.ts';
import { allowSecrets, allowSight } from '../tables/access.ts';
import { bestRecent } from '../tables/best-game.ts';
import { cardOf } from '../tables/card.ts';
import { readDoc, type TableDoc } from '../tables/doc.ts';
import { linksOf } from '../tables/links.ts';
import { listTables } from '../tables/lobby.ts';
import { momentsOf } from '../tables/moments.ts';
import { docFrom, openTable, spendTable } from '../tables/new-table.ts';
import { liveCard } from '../tables/picture.ts';
import { readTable } from '../tables/table-loader.ts';
import type { Tables } from '../tables/tables.ts';
import type { Who } from './who.ts';

const Params = exactly({ id: TableId });
const BestRecent = exactly({ table: Type.Union([TableCard, Type.Null()]) });
const WatchQuery = exactly({ watch: Type.Optional(Type.String({ maxLength: 64 })) });
const Page = exactly({ ...WatchQuery.properties, from: Type.Optional(Version) });
/** Most moments of a replay that one request gets: others wait for no more than this. */
const MOMENTS_SHOWN = 40;

const isOver = ({ status }: TableDoc): boolean => status === 'finished' || status === 'cancelled';

/** The lobby, new tables, acts and replays. */
export function tableRoutes(plain: FastifyInstance, services: Services, tables: Tables, homes: Homes, who: Who): void {
  const app = plain.withTypeProvider<TypeBoxTypeProvider>();

  /** A new table, if its owner's share allows one more. */
  const opened = async (order: NewTable, me: PlayerRow, request: FastifyRequest): Promise<OpenedTable> => {
    const doc = docFrom(services, await withMirrors(services, order, me.id), me);
    await spendTable(services, doc, who.spender(me, request));
    const live = await openTable(services, tables, doc);
    return { card: liveCard(services, live), links: linksOf(services.secret, live.doc) };
  };

  app.get('/api/games', { schema: { response: { 200: Type.Array(GameCard) } } }, async () => services.games.cards());

  app.get('/api/tables', { schema: { querystring: TableQuery, response: { 200: TableList } } }, async (request) => {
    const me = request.query.mine ? await who.mustBe(request) : null;
    return listTables(services, tables, request.query, me?.id ?? null);
  });

  app.get('/api/best-recent', { schema: { response: { 200: BestRecent } } }, async () => ({
    table: await bestRecent(services, tables),
  }));

  app.post('/api/tables', { schema: { body: NewTable, response: { 200: OpenedTable } } }, async (request) => {
    const me = await who.mustBe(request);
    return opened(request.body, me, request);
  });

  app.post('/api/play-now', { schema: { body: PlayNow, response: { 200: OpenedTable } } }, async (request) => {
    const me = await who.mustBe(request);
    const { game, level, seats, options } = request.body;
    const { rules, levels } = services.games.get(game);
    const bot = { kind: 'bot' as const, level: level ?? levels.at(-1) ?? '' };
    const bots = Array.from({ length: (seats ?? Math.max(2, rules.seats.min)) - 1 }, () => bot);
    const order = { game, seats: [{ kind: 'me' as const }, ...bots], ...(options === undefined ? {} : { options }) };
    return opened(order, me, request);
  });

  app.get(
    '/api/tables/:id',
    { schema: { params: Params, querystring: WatchQuery, response: { 200: TableCard } } },
    async (request) => {
      const { id } = request.params;
      const me = (await who.isIt(request))?.id ?? '';
      // The row of a game that is over has everything: it need not be played through.
      const row = tables.peek(id) === undefined ? await services.store.tables.read(id) : null;
      const doc = row === null ? null : readDoc(row.body);
      if (row !== null && doc !== null && isOver(doc)) {
        await allowSight(services, doc, me, request.query.watch);
        const { now, outages } = services;
        return cardOf(doc, { touched: row.touched, now: now(), outages, online: () => false });
      }
      const live = await tables.open(id);
      await allowSight(services, live.doc, me, request.query.watch);
      return liveCard(services, live);
    },
  );

  app.post(
    '/api/tables/:id/acts',
    { schema: { params: Params, body: ActRequest, response: { 200: ActAnswer } } },
    async (request) => {
      const me = await who.mustBe(request);
      const message = { t: 'act' as const, table: request.params.id, ...request.body };
      return actAtHome(homes, { services, tables }, me, who.spender(me, request), message);
    },
  );

  app.get(
    '/api/tables/:id/moments',
    {
      schema: {
        params: Params,
        querystring: exactly({
          ...Page.properties,
          to: Type.Optional(Version),
          seat: Type.Optional(SeatNumber),
        }),
      },
    },
    async (request): Promise<Moment[]> => {
      const { watch, from = 0, to = from + MOMENTS_SHOWN, seat } = request.query;
      const me = (await who.isIt(request))?.id ?? '';
      return tables.reading(request.params.id, async (live) => {
        await allowSight(services, live.doc, me, watch);
        const mine = live.seatOf(me);
        // A finished game hides nothing any more; a running one shows each seat to its own player alone.
        if (seat !== undefined && seat !== mine && live.doc.status !== 'finished') {
          throw because('not yours', 'own-seat', 'While the game runs you can look back from your own seat only.');
        }
        if (seat !== undefined && seat !== mine) await allowSecrets(services, live.doc);
        return momentsOf(services, live, seat ?? mine, { from, to: Math.min(to, from + MOMENTS_SHOWN) });
      });
    },
  );

  /** What a replay needs besides the transcript. A game that is over, however it ended, hides nothing any more. */
  app.get(
    '/api/tables/:id/record',
    { schema: { params: Params, querystring: WatchQuery, response: { 200: GameRecord } } },
    async (request) => {
      const me = (await who.isIt(request))?.id ?? '';
      const doc = await readTable(services, request.params.id);
      await allowSight(services, doc, me, request.query.watch);
      await allowSecrets(services, doc);
      const seed = isOver(doc) ? await services.store.tables.seed(doc.id) : null;
      if (seed === null) throw because('not now', 'when-over', 'A game can be replayed when it is over.');
      const { now, outages } = services;
      const card = cardOf(doc, { touched: doc.created, now: now(), outages, online: () => false });
      return { card, seeds: [seed] };
    },
  );

  app.get('/api/tables/:id/transcript', { schema: { params: Params, querystring: Page } }, async (request, reply) => {
    const me = (await who.isIt(request))?.id ?? '';
    // By its row alone: a game that is over need not be played through to be handed out.
    const doc = await readTable(services, request.params.id);
    await allowSight(services, doc, me, request.query.watch);
    if (!isOver(doc))
      throw because(
        'not now',
        'when-over',
        'The transcript holds every secret of the game: it can be had when the game is over.',
      );
    await allowSecrets(services, doc);
    const { text, next } = await services.store.tables.file(doc.id, request.query.from ?? 0);
    if (next !== null) {
      const query = new URLSearchParams({ ...request.query, from: String(next) });
      reply.header('link', `<?${query}>; rel="next"`);
    }
    return reply
      .header('content-type', 'application/x-ndjson; charset=utf-8')
      .header('content-disposition', `attachment; filename="naos-${doc.game}-${doc.id}.jsonl"`)
      .send(text);
  });
}
