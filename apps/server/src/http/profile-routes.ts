import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { exactly, Followed, PlayerId, Profile, ProfileShown, RatingStep, TableId } from '@naos/protocol';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Players } from '../players/players.ts';
import type { Profiles } from '../profiles/profiles.ts';
import { NEWCOMER } from '../ratings/plackett-luce.ts';
import { shownRating } from '../ratings/ratings.ts';
import { because, RequestRefusal } from '../request-refusal.ts';
import type { Services } from '../services.ts';
import type { Who } from './who.ts';

const Params = exactly({ id: PlayerId });
/** More than anybody looks at; those beyond would only cost the server something. */
const MOST_FOLLOWED = 500;

/** Everybody's own page, who sees it, and who follows whom. */
export function profileRoutes(
  plain: FastifyInstance,
  services: Services,
  profiles: Profiles,
  players: Players,
  who: Who,
): void {
  const app = plain.withTypeProvider<TypeBoxTypeProvider>();
  const { store } = services;

  app.get('/api/players/:id', { schema: { params: Params, response: { 200: Profile } } }, async (request) =>
    profiles.of(request.params.id, (await who.isIt(request))?.id ?? null),
  );

  app.get(
    '/api/me/ratings/:table',
    {
      schema: {
        params: exactly({ table: TableId }),
        response: { 200: exactly({ step: Type.Union([RatingStep, Type.Null()]) }) },
      },
    },
    async (request) => {
      const step = await store.profiles.step((await who.mustBe(request)).id, request.params.table);
      if (step === null) return { step };
      const { games, before: known } = step;
      const before = known ?? (games === 1 ? NEWCOMER : null);
      return {
        step: { ...shownRating(step), games, before: before === null ? null : shownRating(before).rating },
      };
    },
  );

  app.put('/api/me/profile', { schema: { body: exactly({ shown: ProfileShown }) } }, async (request) => {
    const me = await who.mustBe(request);
    services.budgets.spend('profile', who.spender(me, request));
    await players.change(me.id, ({ body }) => ({ body: { ...body, profile: request.body.shown } }));
    return {};
  });

  app.get('/api/me/follows', { schema: { response: { 200: Type.Array(Followed) } } }, async (request) => [
    ...(await store.profiles.follows((await who.mustBe(request)).id)),
  ]);

  app.put(
    '/api/me/follows/:id',
    { schema: { params: Params, body: exactly({ on: Type.Boolean() }) } },
    async (request) => {
      const me = await who.mustBe(request);
      services.budgets.spend('profile', who.spender(me, request));
      const { id } = request.params;
      if (id === me.id) throw new RequestRefusal('malformed', 'You need not follow yourself.');
      if ((await players.read(id)) === null) throw new RequestRefusal('no table', 'There is no such player.');
      const follows = await store.profiles.follows(me.id);
      if (request.body.on && follows.length >= MOST_FOLLOWED)
        throw because('not now', 'followed-most', `One can follow ${MOST_FOLLOWED} people: let somebody go first.`, {
          most: MOST_FOLLOWED,
        });
      await store.profiles.follow(me.id, id, request.body.on);
      return {};
    },
  );
}
