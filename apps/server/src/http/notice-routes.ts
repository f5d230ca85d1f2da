import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { exactly, NoticeWays } from '@naos/protocol';
import type { Language } from '@naos/words';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { DISCORD_ADDRESS } from '../notices/discord.ts';
import type { Notices } from '../notices/notices.ts';
import type { Telegram } from '../notices/telegram.ts';
import { areBrowserKeys } from '../notices/web-push.ts';
import type { Players } from '../players/players.ts';
import { because, RequestRefusal } from '../request-refusal.ts';
import type { Services } from '../services.ts';
import { type Channel, MOST_CHANNELS } from '../store/record-rows.ts';
import { channelId } from './telegram-routes.ts';
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
  exactly({ kind: Type.Literal('discord'), address: Type.String({ pattern: DISCORD_ADDRESS, maxLength: 300 }) }),
]);
/** A webhook's address is a key to its channel: it is not shown again. */
const DISCORD_SHOWN = 'Discord';

/** The ways in which a person wants to hear that it is their turn. */
export function noticeRoutes(
  plain: FastifyInstance,
  services: Services,
  players: Players,
  who: Who,
  notices: Notices,
  telegram: Telegram | null,
): void {
  const app = plain.withTypeProvider<TypeBoxTypeProvider>();
  const { records } = services.store;
  const askWithoutWaiting = (channel: Channel, language: Language): void => {
    notices.ask(channel, language).catch((problem: unknown) => {
      services.log.warn({ problem: String(problem) }, 'a question to an address could not be sent');
    });
  };

  app.get('/api/me/channels/ways', { schema: { response: { 200: NoticeWays } } }, async (request) => {
    const me = await who.mustBe(request);
    const { mail, publicUrl } = services.settings;
    return {
      email: mail !== null && publicUrl !== null,
      telegram: telegram === null ? null : await telegram.linkFor(me.id),
    };
  });

  app.get('/api/me/channels', async (request) => {
    const me = await who.mustBe(request);
    const channels = await records.channels(me.id);
    return channels.map(({ id, kind, body, state }) => ({
      id,
      kind,
      address: kind === 'push' || kind === 'telegram' ? null : kind === 'discord' ? DISCORD_SHOWN : body,
      confirmed: state === 'confirmed',
    }));
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
      if (channel.kind === 'email' && services.settings.mail === null)
        throw because('not now', 'no-mail', 'This server sends no e-mail.');
      if (channel.kind === 'email' && services.settings.publicUrl === null)
        throw because('not now', 'no-mail', 'This server sends no e-mail: its operator has to set PUBLIC_URL.');
      if (channel.kind === 'webhook' || channel.kind === 'discord')
        await services.safeFetch.allow(me.id, channel.address);
      if (channel.kind === 'push') {
        if (!areBrowserKeys(channel.subscription.keys))
          throw new RequestRefusal('malformed', 'Nothing can be sealed for the keys of this subscription.');
        await services.safeFetch.allow(me.id, channel.subscription.endpoint);
      }
      const body = channel.kind === 'push' ? JSON.stringify(channel.subscription) : channel.address;
      const id = channelId(me.id, channel.kind, body);
      if ((await records.addChannel({ id, player: me.id, kind: channel.kind, body }, services.now())) === 'conflict')
        throw because('not now', 'channels-most', `At most ${MOST_CHANNELS} channels: remove one first.`, {
          most: MOST_CHANNELS,
        });
      await players.change(me.id, (row) => ({ body: { ...row.body, language } }));
      const added = await records.channel(id);
      if (added !== null && added.state !== 'confirmed') askWithoutWaiting(added, language);
      return { id };
    },
  );

  // Whoever reads the mail may read it on another device: the link alone says who they are.
  app.post(
    '/api/channels/confirm',
    { schema: { body: exactly({ token: Type.String({ maxLength: 100 }) }) } },
    async (request) => {
      if (await notices.confirm(request.body.token)) return {};
      throw new RequestRefusal(
        'malformed',
        'This link fits no address: it may be incomplete, or the address was removed.',
      );
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
