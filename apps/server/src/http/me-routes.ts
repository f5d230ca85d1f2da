import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { exactly, Me, MeChange, PlayerName } from '@naos/protocol';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Players } from '../players/players.ts';
import { RequestRefusal } from '../request-refusal.ts';
import type { Services } from '../services.ts';
import type { PlayerRow } from '../store/player-rows.ts';
import type { Who } from './who.ts';

/** Bots of one person. */
const MOST_BOTS = 10;

/** Who I am, what I am called, and the tokens of my bots. */
export function meRoutes(
  plain: FastifyInstance,
  services: Services,
  players: Players,
  who: Who,
  pushKey: string | null,
): void {
  const app = plain.withTypeProvider<TypeBoxTypeProvider>();
  const answer = ({ id, name, body }: PlayerRow): Me => ({ id, name, account: body.account === true, pushKey });

  app.get('/api/me', { schema: { response: { 200: Me } } }, async (request, reply) =>
    answer(await who.orGuest(request, reply)),
  );

  app.patch('/api/me', { schema: { body: MeChange, response: { 200: Me } } }, async (request) => {
    const me = await who.mustBe(request);
    const name = cleanName(request.body.name);
    return answer(await players.change(me.id, () => ({ name })));
  });

  app.post(
    '/api/tokens',
    {
      schema: {
        body: exactly({ name: PlayerName }),
        response: { 200: exactly({ token: Type.String(), id: Type.String(), name: Type.String() }) },
      },
    },
    async (request) => {
      const me = await who.mustBe(request);
      if (me.body.owner !== undefined) throw new RequestRefusal('not yours', 'A bot can not have bots of its own.');
      services.budgets.spend('bot', who.spender(me, request));
      if (services.settings.limits && (await services.store.players.botsOf(me.id)).length >= MOST_BOTS)
        throw new RequestRefusal(
          'not now',
          `You have ${MOST_BOTS} bots already, which is as many as one person may have.`,
        );
      const { player, token } = await players.makeBot(me.id, cleanName(request.body.name));
      return { token, id: player.id, name: player.name };
    },
  );
}

/** A name as it is shown: no control characters, no spaces at the ends or in a row. */
export function cleanName(name: string): string {
  const clean = name
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (clean === '') throw new RequestRefusal('malformed', 'A name needs at least one letter.');
  return clean;
}
