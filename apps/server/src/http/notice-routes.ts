import { createHash } from 'node:crypto';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { exactly } from '@naos/protocol';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { areBrowserKeys } from '../notices/web-push.ts';
import type { Players } from '../players/players.ts';
import { RequestRefusal } from '../request-refusal.ts';
import type { Services } from '../services.ts';
import type { Who } from './who.ts';

const Subscription = exactly({
  endpoint: Type.String({ maxLength: 1000 }),
  keys: exactly({ p256dh: Type.String({ maxLength: 200 }), auth: Type.String({ maxLength: 100 }) }),
});
const NewChannel = Type.Union([
  exactly({ kind: Type.Literal('push'), subscription: Subscription }),
  exactly({
    kind: Type.Literal('email'),
    address: Type.String({ pattern: '^[^\\s@<>]+@[^\\s@<>]+$', maxLength: 254 }),
  }),
  exactly({ kind: Type.Literal('webhook'), address: Type.String({ maxLength: 500 }) }),
]);
const MOST_CHANNELS = 10;

/** The ways in which a person wants to hear that it is their turn. */
export function noticeRoutes(plain: FastifyInstance, services: Services, players: Players, who: Who): void {
  const app = plain.withTypeProvider<TypeBoxTypeProvider>();
  const { records } = services.store;

  app.get('/api/me/channels', async (request) => {
    const me = await who.mustBe(request);
    const channels = await records.channels(me.id);
    return channels.map(({ id, kind, body }) => ({ id, kind, address: kind === 'push' ? null : body }));
  });

  app.post(
    '/api/me/channels',
    {
      schema: {
        body: exactly({ channel: NewChannel, language: Type.Union([Type.Literal('en'), Type.Literal('ru')]) }),
      },
    },
    async (request) => {
      const me = await who.mustBe(request);
      services.budgets.spend('channel', who.spender(me, request));
      const { channel, language } = request.body;
      if ((await records.channels(me.id)).length >= MOST_CHANNELS)
        throw new RequestRefusal('not now', `At most ${MOST_CHANNELS} channels: remove one first.`);
      if (channel.kind === 'email' && services.settings.mail === null)
        throw new RequestRefusal('not now', 'This server sends no e-mail.');
      if (channel.kind === 'webhook') await services.safeFetch.allow(me.id, channel.address);
      if (channel.kind === 'push') {
        if (!areBrowserKeys(channel.subscription.keys))
          throw new RequestRefusal('malformed', 'Nothing can be sealed for the keys of this subscription.');
        await services.safeFetch.allow(me.id, channel.subscription.endpoint);
      }
      const body = channel.kind === 'push' ? JSON.stringify(channel.subscription) : channel.address;
      const id = createHash('sha256').update(`${me.id} ${channel.kind} ${body}`).digest('hex').slice(0, 24);
      await records.addChannel({ id, player: me.id, kind: channel.kind, body }, services.now());
      await players.change(me.id, (row) => ({ body: { ...row.body, language } }));
      return { id };
    },
  );

  app.delete(
    '/api/me/channels/:id',
    { schema: { params: exactly({ id: Type.String({ maxLength: 40 }) }) } },
    async (request) => {
      const me = await who.mustBe(request);
      await records.removeChannel(request.params.id, me.id);
      return {};
    },
  );
}
