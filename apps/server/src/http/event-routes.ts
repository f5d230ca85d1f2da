import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { ClubId, EventAct, EventCard, EventId, EventPage, exactly, NewEvent } from '@naos/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { mustBelong } from '../events/door.ts';
import type { Events } from '../events/events.ts';
import { eventCard, eventPage } from '../events/page.ts';
import type { Spending } from '../limits/budgets.ts';
import type { Services } from '../services.ts';
import type { PlayerRow } from '../store/player-rows.ts';
import type { Who } from './who.ts';

const EVENTS_SHOWN = 50;
const params = exactly({ id: EventId });
const Digits = Type.String({ pattern: '^[0-9]{1,9}$' });

/** Events: a club's for its members, the others for everybody. */
export function eventRoutes(plain: FastifyInstance, services: Services, events: Events, who: Who): void {
  const app = plain.withTypeProvider<TypeBoxTypeProvider>();
  const { store } = services;
  const myId = async (request: FastifyRequest): Promise<string> => (await who.isIt(request))?.id ?? '';
  const spending = async (what: Spending, request: FastifyRequest): Promise<PlayerRow> => {
    const me = await who.mustBe(request);
    services.budgets.spend(what, who.spender(me, request));
    return me;
  };

  /** Mine and those for everybody, or a club's. */
  app.get(
    '/api/events',
    {
      schema: {
        querystring: exactly({ club: Type.Optional(ClubId) }),
        response: { 200: Type.Array(EventCard) },
      },
    },
    async (request) => {
      const me = await myId(request);
      const { club } = request.query;
      if (club !== undefined) {
        await mustBelong(services, club, me);
        return (await store.events.ofClub(club, EVENTS_SHOWN)).map(eventCard);
      }
      // Who does not belong to a club any more takes part in nothing of it, and hears nothing.
      const clubs = new Set((me === '' ? [] : await store.clubs.ofPlayer(me)).map(({ club: { id } }) => id));
      const taken = me === '' ? [] : await store.events.ofPlayer(me, EVENTS_SHOWN);
      const mine = taken.filter((event) => event.club === null || clubs.has(event.club));
      const open = await store.events.ofClub(null, EVENTS_SHOWN);
      const all = new Map([...mine, ...open].map((event) => [event.id, event]));
      return [...all.values()].toSorted((a, b) => b.created - a.created).map(eventCard);
    },
  );

  /** An event of a club, made by a member. */
  app.post(
    '/api/clubs/:id/events',
    { schema: { params: exactly({ id: ClubId }), body: NewEvent, response: { 200: params } } },
    async (request) => {
      const me = await spending('event', request);
      await mustBelong(services, request.params.id, me.id);
      const { id } = await events.make(me.id, request.params.id, request.body);
      return { id };
    },
  );

  app.get(
    '/api/events/:id',
    {
      schema: {
        params,
        querystring: exactly({ round: Type.Optional(Digits), after: Type.Optional(Digits) }),
        response: { 200: EventPage },
      },
    },
    async (request, reply) => {
      const me = await myId(request);
      const { round, after } = request.query;
      const { id } = request.params;
      await events.boards.of(id, me);
      if (after !== undefined) await events.changes.after(id, parseInt(after, 10));
      const board = await events.boards.of(id, me);
      // What the schema's own writer costs for a long season is more than all the rest.
      reply
        .type('application/json; charset=utf-8')
        .serializer(
          ({ standings: _, ...page }: EventPage) => `${JSON.stringify(page).slice(0, -1)},"standings":${board.text}}`,
        );
      const page = await eventPage(services, board, me, round === undefined ? undefined : parseInt(round, 10));
      return { ...page, standings: board.standings };
    },
  );

  app.post(
    '/api/events/:id/acts',
    { schema: { params, body: EventAct, response: { 200: exactly({}) } } },
    async (request) => {
      const me = await spending('club act', request);
      await events.act(request.params.id, me.id, request.body);
      return {};
    },
  );
}
