import { randomUUID } from 'node:crypto';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { exactly, GameFigures, RatingRow, ReportForm } from '@naos/protocol';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Players } from '../players/players.ts';
import { shownRating } from '../ratings/ratings.ts';
import type { Services } from '../services.ts';
import type { Who } from './who.ts';

const Params = exactly({ game: Type.String({ maxLength: 40 }) });
const RATINGS_SHOWN = 200;

/** Ratings, statistics and reports. */
export function recordRoutes(plain: FastifyInstance, services: Services, players: Players, who: Who): void {
  const app = plain.withTypeProvider<TypeBoxTypeProvider>();
  const { records } = services.store;

  app.get(
    '/api/ratings/:game',
    { schema: { params: Params, response: { 200: Type.Array(RatingRow) } } },
    async ({ params: { game } }) => {
      services.games.get(game);
      const best = [...(await records.ratings(game))].sort((a, b) => b.mu - a.mu).slice(0, RATINGS_SHOWN);
      return Promise.all(
        best.map(async (entry) => {
          const bot = entry.player.startsWith('bot:');
          const name = bot ? entry.player.slice(4) : ((await players.read(entry.player))?.name ?? '—');
          return { player: bot ? null : entry.player, name, bot, ...shownRating(entry), games: entry.games };
        }),
      );
    },
  );

  app.get(
    '/api/figures/:game',
    { schema: { params: Params, response: { 200: GameFigures } } },
    async ({ params: { game } }) => {
      services.games.get(game);
      const bySeats = new Map<number, { seats: number; games: number; firstPlaces: number[] }>();
      const results = await records.results(game);
      for (const { seats, body } of results) {
        const row = bySeats.get(seats) ?? { seats, games: 0, firstPlaces: new Array<number>(seats).fill(0) };
        row.games++;
        for (const [seat, place] of body.places.entries()) {
          if (place === 1) row.firstPlaces[seat] = (row.firstPlaces[seat] ?? 0) + 1;
        }
        bySeats.set(seats, row);
      }
      return { game, finished: results.length, bySeats: [...bySeats.values()].sort((a, b) => a.seats - b.seats) };
    },
  );

  app.post('/api/reports', { schema: { body: ReportForm } }, async (request) => {
    const me = await who.mustBe(request);
    const { table = null, player = null, text } = request.body;
    await records.addReport({ id: randomUUID(), table, player, by: me.id, at: services.now(), text });
    return {};
  });
}
