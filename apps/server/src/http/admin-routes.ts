import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { EventId, exactly, NewEvent, PlayerId, TableId } from '@naos/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { barPerson, deletePerson, exportPerson } from '../admin/people.ts';
import type { ClubHub } from '../clubs/club-hub.ts';
import type { Events } from '../events/events.ts';
import type { ShowOut } from '../players/gone.ts';
import type { Players } from '../players/players.ts';
import { RequestRefusal } from '../request-refusal.ts';
import type { Services } from '../services.ts';
import type { Tables } from '../tables/tables.ts';
import { isOperator } from './operator.ts';
import type { Who } from './who.ts';

const DAY_MS = 24 * 3600_000;

/** What an operator may do, with the token of the settings; and what everybody may do with their own things. */
export function adminRoutes(
  plain: FastifyInstance,
  services: Services,
  tables: Tables,
  clubs: ClubHub,
  events: Events,
  players: Players,
  who: Who,
  showOut: ShowOut,
): void {
  const app = plain.withTypeProvider<TypeBoxTypeProvider>();
  const { records } = services.store;
  const mustBeAdmin = (request: FastifyRequest): void => {
    if (isOperator(services.settings, request)) return;
    throw new RequestRefusal(
      'not yours',
      'This is for the operator: send the admin token as "Authorization: Bearer …".',
    );
  };

  const forget = async (id: string): Promise<object> => {
    for (const gone of await deletePerson(services, tables, clubs, players, id)) showOut.everywhere(gone, 'deleted');
    return {};
  };

  // Also for those who are barred.
  app.get('/api/me/export', async (request) => exportPerson(services, players, (await who.mustBeKnown(request)).id));
  app.delete('/api/me', async (request) => forget((await who.mustBeKnown(request)).id));

  /** An event for everybody here; the player named leads it on the site. */
  app.post('/api/admin/events', { schema: { body: exactly({ host: PlayerId, event: NewEvent }) } }, async (request) => {
    mustBeAdmin(request);
    const { host, event } = request.body;
    if ((await players.read(host)) === null) throw new RequestRefusal('no table', 'There is no such player.');
    return { id: (await events.make(host, null, event)).id };
  });

  /** Where the host of one is gone and no club stands behind it. */
  app.post(
    '/api/admin/events/:id/host',
    { schema: { params: exactly({ id: EventId }), body: exactly({ host: PlayerId }) } },
    async (request) => {
      mustBeAdmin(request);
      const { host } = request.body;
      if ((await players.read(host)) === null) throw new RequestRefusal('no table', 'There is no such player.');
      await events.lead(request.params.id, host);
      return {};
    },
  );

  app.get('/api/admin/reports', async (request) => {
    mustBeAdmin(request);
    return records.reports();
  });
  app.post(
    '/api/admin/reports/:id/close',
    { schema: { params: exactly({ id: Type.String({ maxLength: 40 }) }) } },
    async (request) => {
      mustBeAdmin(request);
      await records.closeReport(request.params.id, services.now());
      return {};
    },
  );
  app.post(
    '/api/admin/players/:id/ban',
    {
      schema: {
        params: exactly({ id: PlayerId }),
        body: exactly({ days: Type.Integer({ minimum: 0, maximum: 36_500 }), why: Type.String({ maxLength: 300 }) }),
      },
    },
    async (request) => {
      mustBeAdmin(request);
      const { days, why } = request.body;
      const banned = days === 0 ? null : { until: services.now() + days * DAY_MS, why };
      const barred = await barPerson(services, players, request.params.id, banned);
      if (days > 0) for (const one of barred) showOut.everywhere(one, 'barred');
      return {};
    },
  );
  app.get('/api/admin/players/:id/export', { schema: { params: exactly({ id: PlayerId }) } }, async (request) => {
    mustBeAdmin(request);
    return exportPerson(services, players, request.params.id);
  });
  app.delete('/api/admin/players/:id', { schema: { params: exactly({ id: PlayerId }) } }, async (request) => {
    mustBeAdmin(request);
    return forget(request.params.id);
  });
  app.post(
    '/api/admin/tables/:id/close',
    { schema: { params: exactly({ id: TableId }), body: exactly({ why: Type.String({ maxLength: 300 }) }) } },
    async (request) => {
      mustBeAdmin(request);
      await tables.change(request.params.id, async ({ doc }) => {
        if (doc.status !== 'open' && doc.status !== 'running')
          throw new RequestRefusal('not now', 'The table is closed already.');
        return { doc: { ...doc, status: 'cancelled', closed: request.body.why }, saveNow: true };
      });
      return {};
    },
  );
}
