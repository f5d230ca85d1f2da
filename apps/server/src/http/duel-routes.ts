import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { DuelAmong, DuelAnswer, DuelDay, DuelDayCard, DuelTry, exactly, PlayerId } from '@naos/protocol';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Duels } from '../duels/duels.ts';
import type { Services } from '../services.ts';
import type { Who } from './who.ts';

const Game = Type.String({ maxLength: 40 });
/** A whole game is longer than anything else that is sent. */
const BODY_BYTES = 800_000;

/** The duel a day: how everybody fared, one's own try, and the games of the others. */
export function duelRoutes(plain: FastifyInstance, services: Services, duels: Duels, who: Who): void {
  const app = plain.withTypeProvider<TypeBoxTypeProvider>();

  app.get(
    '/api/duels/:day',
    {
      schema: {
        params: exactly({ day: DuelDay }),
        querystring: exactly({ among: Type.Optional(DuelAmong) }),
        response: { 200: DuelDayCard },
      },
    },
    async (request) =>
      duels.card(request.params.day, (await who.isIt(request))?.id ?? null, request.query.among ?? null),
  );

  app.post(
    '/api/duels/:day/:game',
    {
      bodyLimit: BODY_BYTES,
      schema: { params: exactly({ day: DuelDay, game: Game }), body: DuelTry, response: { 200: DuelAnswer } },
    },
    async (request): Promise<DuelAnswer> => {
      const me = await who.mustBe(request);
      services.budgets.spend('duel', who.spender(me, request));
      const { day, game } = request.params;
      return duels.take(day, game, me.id, request.body.transcript);
    },
  );

  app.get(
    '/api/duels/:day/:game/:player',
    { schema: { params: exactly({ day: DuelDay, game: Game, player: PlayerId }) } },
    async (request, reply) => {
      const { day, game, player } = request.params;
      const text = await duels.file(day, game, player, (await who.isIt(request))?.id ?? null);
      return reply.header('content-type', 'application/x-ndjson').send(text);
    },
  );
}
