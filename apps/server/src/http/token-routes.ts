import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { BotToken, exactly, NewToken, PlayerId, PlayerName } from '@naos/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { ShowOut } from '../players/gone.ts';
import type { Players } from '../players/players.ts';
import { because, RequestRefusal } from '../request-refusal.ts';
import type { Services } from '../services.ts';
import type { PlayerRow } from '../store/player-rows.ts';
import { cleanName } from './me-routes.ts';
import type { Who } from './who.ts';

/** Bots of one person. */
const MOST_BOTS = 10;

/** A person's own bots and the tokens with which they sign in. */
export function tokenRoutes(
  plain: FastifyInstance,
  services: Services,
  players: Players,
  who: Who,
  showOut: ShowOut,
): void {
  const app = plain.withTypeProvider<TypeBoxTypeProvider>();
  const { store, settings, budgets } = services;
  const mustBePerson = async (request: FastifyRequest): Promise<PlayerRow> => {
    const me = await who.mustBe(request);
    if (me.body.owner !== undefined) throw new RequestRefusal('not yours', 'A bot can not have bots of its own.');
    return me;
  };
  const ownBot = async (request: FastifyRequest, id: string): Promise<PlayerRow> => {
    const me = await mustBePerson(request);
    const bot = (await store.players.botsOf(me.id)).find((one) => one.id === id);
    if (bot === undefined) throw new RequestRefusal('no table', 'You have no such bot.');
    return bot;
  };
  const params = exactly({ id: PlayerId });

  app.get('/api/tokens', { schema: { response: { 200: Type.Array(BotToken) } } }, async (request) => {
    const me = await mustBePerson(request);
    const valid = await store.players.tokensOf(me.id);
    const bots = await store.players.botsOf(me.id);
    return bots.map(({ id, name, created }) => ({ id, name, created: valid.get(id) ?? created, valid: valid.has(id) }));
  });

  app.post(
    '/api/tokens',
    { schema: { body: exactly({ name: PlayerName }), response: { 200: NewToken } } },
    async (request) => {
      const me = await mustBePerson(request);
      budgets.spend('bot', who.spender(me, request));
      if (settings.limits && (await store.players.botsOf(me.id)).length >= MOST_BOTS)
        throw because(
          'not now',
          'bots-most',
          `You have ${MOST_BOTS} bots already, which is as many as one person may have.`,
          { most: MOST_BOTS },
        );
      const { player, token } = await players.makeBot(me.id, cleanName(request.body.name));
      return { token, id: player.id, name: player.name };
    },
  );

  app.post('/api/tokens/:id', { schema: { params, response: { 200: NewToken } } }, async (request) => {
    const { id, name } = await ownBot(request, request.params.id);
    const token = await players.renewToken(id);
    showOut.everywhere(id, 'signed out');
    return { token, id, name };
  });

  app.delete('/api/tokens/:id', { schema: { params } }, async (request) => {
    const { id } = await ownBot(request, request.params.id);
    await players.revokeToken(id);
    showOut.everywhere(id, 'signed out');
    return {};
  });
}
