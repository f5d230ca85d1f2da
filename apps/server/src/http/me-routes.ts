import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { Holiday, Me, MeChange } from '@naos/protocol';
import type { FastifyInstance } from 'fastify';
import { endHoliday, takeHoliday } from '../players/holidays.ts';
import type { Players } from '../players/players.ts';
import { rename } from '../players/rename.ts';
import { RequestRefusal } from '../request-refusal.ts';
import type { Services } from '../services.ts';
import type { PlayerRow } from '../store/player-rows.ts';
import type { Tables } from '../tables/tables.ts';
import type { Who } from './who.ts';

/** Who I am and what I am called. */
export function meRoutes(
  plain: FastifyInstance,
  services: Services,
  tables: Tables,
  players: Players,
  who: Who,
  pushKey: string | null,
): void {
  const app = plain.withTypeProvider<TypeBoxTypeProvider>();
  const answer = ({ id, name, body }: PlayerRow): Me => ({
    id,
    name,
    account: body.account === true,
    pushKey,
    holiday: body.holidays?.find(({ until }) => until > services.now()) ?? null,
  });

  app.get('/api/me', { schema: { response: { 200: Me } } }, async (request, reply) =>
    answer(await who.orGuest(request, reply)),
  );

  app.patch('/api/me', { schema: { body: MeChange, response: { 200: Me } } }, async (request) => {
    const me = await who.mustBe(request);
    const name = cleanName(request.body.name);
    if (name === me.name) return answer(me);
    services.budgets.spend('rename', who.spender(me, request));
    return answer(await rename(services, tables, players, me.id, name));
  });

  app.put('/api/me/holiday', { schema: { body: Holiday, response: { 200: Me } } }, async (request) => {
    const me = await who.mustBe(request);
    services.budgets.spend('holiday', who.spender(me, request));
    return answer(await takeHoliday(services, tables, players, me.id, request.body));
  });

  app.delete('/api/me/holiday', { schema: { response: { 200: Me } } }, async (request) => {
    const me = await who.mustBe(request);
    services.budgets.spend('holiday', who.spender(me, request));
    return answer(await endHoliday(services, tables, players, me.id));
  });
}

/** A name as it is shown: no control characters, nothing that looks like a blank, no spaces at the ends or in a row. */
export function cleanName(name: string): string {
  const clean = name
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/[\u115f\u1160\u2800\u3164\uffa0]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (clean === '') throw new RequestRefusal('malformed', 'A name needs at least one letter.');
  return clean;
}
