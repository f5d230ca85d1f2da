import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import {
  ClubAct,
  ClubCard,
  ClubDoor,
  ClubHistory,
  ClubId,
  ClubPage,
  ClubSay,
  ClubStanding,
  exactly,
  JoinClub,
  NewClub,
  NewTable,
  OpenedForClub,
  OpenVoted,
} from '@naos/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { withMirrors } from '../bots/mirror.ts';
import { performClubAct } from '../clubs/acts.ts';
import { clubCards } from '../clubs/cards.ts';
import type { ClubHub } from '../clubs/club-hub.ts';
import { clubBehind, clubOf } from '../clubs/door.ts';
import { getUpFrom } from '../clubs/get-up.ts';
import { joinClub, makeClub } from '../clubs/make.ts';
import { clubDoor, clubHistory, clubPage, clubStandings } from '../clubs/page.ts';
import { sayToClub } from '../clubs/talk.ts';
import { openVoted } from '../clubs/vote.ts';
import { changesBy } from '../clubs/wake.ts';
import type { Spending } from '../limits/budgets.ts';
import type { Notices } from '../notices/notices.ts';
import type { Services } from '../services.ts';
import type { PlayerRow } from '../store/player-rows.ts';
import { docFrom, openTable, spendTable } from '../tables/new-table.ts';
import type { Tables } from '../tables/tables.ts';
import type { Who } from './who.ts';

const params = exactly({ id: ClubId });
const Done = exactly({});

/** Clubs: for their members; for everybody else there are none. */
export function clubRoutes(
  plain: FastifyInstance,
  services: Services,
  tables: Tables,
  hub: ClubHub,
  notices: Notices,
  who: Who,
): void {
  const app = plain.withTypeProvider<TypeBoxTypeProvider>();
  const { store } = services;
  const myId = async (request: FastifyRequest): Promise<string> => (await who.isIt(request))?.id ?? '';
  const spending = async (what: Spending, request: FastifyRequest): Promise<PlayerRow> => {
    const me = await who.mustBe(request);
    services.budgets.spend(what, who.spender(me, request));
    return me;
  };

  /** Tells the members who are away that there is a table. */
  const announce = async (id: string, me: PlayerRow, table: string, game: string): Promise<void> => {
    const club = (await store.clubs.read(id))?.body.name ?? '';
    await notices.tellClub(id, [me.id], { what: 'club table', table, game, by: me.name, club });
  };

  app.get('/api/clubs', { schema: { response: { 200: Type.Array(ClubCard) } } }, async (request) =>
    clubCards(services, await myId(request)),
  );

  app.post('/api/clubs', { schema: { body: NewClub, response: { 200: exactly({ id: ClubId }) } } }, async (request) => {
    const me = await spending('club', request);
    const { id } = await makeClub(services, me.id, request.body);
    return { id };
  });

  app.get('/api/clubs/:id', { schema: { params, response: { 200: ClubPage } } }, async (request, reply) => {
    const me = await myId(request);
    const club = await clubOf(services, request.params.id, me);
    // What the schema's own writer costs for a hundred tables is more than all the rest.
    reply.type('application/json; charset=utf-8').serializer((page: ClubPage) => JSON.stringify(page));
    return clubPage(services, tables, club, me, await hub.whoIsAt(club.id));
  });

  app.get(
    '/api/clubs/:id/door',
    { schema: { params, querystring: JoinClub, response: { 200: ClubDoor } } },
    async (request) => {
      const club = await clubBehind(services, request.params.id, request.query.join);
      return clubDoor(services, club, await myId(request));
    },
  );

  app.post('/api/clubs/:id/join', { schema: { params, body: JoinClub, response: { 200: Done } } }, async (request) => {
    const me = await spending('club act', request);
    const { id } = request.params;
    if ((await joinClub(services, id, me.id, request.body.join)) === 'new') hub.changed(id, 'about');
    return {};
  });

  app.post('/api/clubs/:id/acts', { schema: { params, body: ClubAct, response: { 200: Done } } }, async (request) => {
    const me = await spending('club act', request);
    const { id } = request.params;
    const act = request.body;
    const { body } = await performClubAct(services, id, me.id, act);
    if (act.do === 'vote' && act.game !== null)
      await notices.tellOfClub(me.id, {
        what: 'club vote',
        club: { id, name: body.name },
        by: me.name,
        game: act.game,
      });
    if (act.do === 'leave') await getUpFrom(services, tables, id, me.id);
    if (act.do === 'remove') await getUpFrom(services, tables, id, act.player);
    hub.changed(id, ...changesBy(act));
    return {};
  });

  app.post('/api/clubs/:id/talk', { schema: { params, body: ClubSay, response: { 200: Done } } }, async (request) => {
    const me = await spending('club line', request);
    const club = await clubOf(services, request.params.id, me.id);
    await sayToClub(services, club.id, me, request.body);
    hub.changed(club.id, 'talk');
    const { id, body } = club;
    const { text } = request.body;
    await notices.tellOfClub(me.id, { what: 'club line', club: { id, name: body.name }, by: me.name, text });
    return {};
  });

  app.get(
    '/api/clubs/:id/history',
    {
      schema: {
        params,
        querystring: exactly({ before: Type.String({ pattern: '^[0-9]{1,15}\\.[a-z0-9]{10}$' }) }),
        response: { 200: ClubHistory },
      },
    },
    async (request) => {
      const club = await clubOf(services, request.params.id, await myId(request));
      return clubHistory(services, tables, club.id, request.query.before);
    },
  );

  app.get(
    '/api/clubs/:id/standings',
    {
      schema: {
        params,
        querystring: exactly({ game: Type.String({ maxLength: 40 }) }),
        response: { 200: Type.Array(ClubStanding) },
      },
    },
    async (request) => {
      const club = await clubOf(services, request.params.id, await myId(request));
      services.games.get(request.query.game);
      return clubStandings(services, club.id, request.query.game);
    },
  );

  /** A table for the club: any member may sit down. */
  app.post(
    '/api/clubs/:id/tables',
    { schema: { params, body: NewTable, response: { 200: OpenedForClub } } },
    async (request) => {
      const me = await who.mustBe(request);
      const club = await clubOf(services, request.params.id, me.id);
      const seats = request.body.seats.map((seat) => (seat.kind === 'invite' ? { kind: 'open' as const } : seat));
      const asked: NewTable = { ...request.body, visibility: 'private', seats };
      const order = await withMirrors(services, asked, me.id);
      const doc = { ...docFrom(services, order, me), club: club.id };
      await spendTable(services, doc, who.spender(me, request));
      const { id } = await openTable(services, tables, doc);
      await announce(club.id, me, id, doc.game);
      return { table: id };
    },
  );

  /** The vote for a game becomes a table. */
  app.post(
    '/api/clubs/:id/open',
    { schema: { params, body: OpenVoted, response: { 200: OpenedForClub } } },
    async (request) => {
      const me = await spending('table', request);
      const { id } = request.params;
      const { table, isNew } = await openVoted(services, tables, me, id, request.body.game);
      if (isNew) {
        hub.changed(id, 'votes');
        await announce(id, me, table, request.body.game);
      }
      return { table };
    },
  );
}
