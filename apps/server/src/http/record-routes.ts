import { randomUUID } from 'node:crypto';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { exactly, GameFigures, RatingRow, ReportForm, StrongGame } from '@naos/protocol';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { shownRating } from '../ratings/ratings.ts';
import type { Services } from '../services.ts';
import type { Who } from './who.ts';

const Params = exactly({ game: Type.String({ maxLength: 40 }) });
const RATINGS_SHOWN = 200;
const STRONGEST_SHOWN = 10;

/** Ratings, statistics and reports. */
export function recordRoutes(plain: FastifyInstance, services: Services, who: Who): void {
  const app = plain.withTypeProvider<TypeBoxTypeProvider>();
  const { records } = services.store;

  app.get(
    '/api/ratings/:game',
    { schema: { params: Params, response: { 200: Type.Array(RatingRow) } } },
    async ({ params: { game } }) => {
      services.games.get(game);
      return (await records.best(game, RATINGS_SHOWN)).map((entry) => {
        const bot = entry.player.startsWith('bot:');
        const name = bot ? entry.player.slice(4) : (entry.name ?? '—');
        return { player: bot ? null : entry.player, name, bot, ...shownRating(entry), games: entry.games };
      });
    },
  );

  app.get(
    '/api/strongest/:game',
    { schema: { params: Params, response: { 200: Type.Array(StrongGame) } } },
    async ({ params: { game } }) => {
      services.games.get(game);
      const found = await records.strongest(game, STRONGEST_SHOWN);
      const names = await services.store.players.names([...new Set(found.flatMap(({ body }) => body.players))]);
      return found.map(({ body: { players, places, points, ratings = [] }, ...rest }) => ({
        ...rest,
        seats: players.map((player, seat) => ({
          name: names.get(player) ?? '—',
          place: places[seat] ?? 0,
          points: points[seat] ?? 0,
          rating: ratings[seat] ?? 0,
        })),
      }));
    },
  );

  app.get(
    '/api/figures/:game',
    { schema: { params: Params, response: { 200: GameFigures } } },
    async ({ params: { game } }) => {
      services.games.get(game);
      const bySeats = (await records.tallies(game)).map((tally) => ({ ...tally, firstPlaces: [...tally.firstPlaces] }));
      return { game, finished: bySeats.reduce((sum, { games }) => sum + games, 0), bySeats };
    },
  );

  app.post('/api/reports', { schema: { body: ReportForm } }, async (request) => {
    const me = await who.mustBe(request);
    services.budgets.spend('report', who.spender(me, request));
    const { table, club, player = null, text } = request.body;
    await records.addReport({
      id: randomUUID(),
      table: table ?? club ?? null,
      player,
      by: me.id,
      at: services.now(),
      text,
    });
    return {};
  });
}
