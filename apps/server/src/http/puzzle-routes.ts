import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { AllPuzzleTries, PuzzleTries } from '@naos/protocol';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import type { Who } from './who.ts';

/**
 * The puzzles that somebody has tried, on all of their devices. Nobody can check that a move was found and not looked
 * up: a puzzle rating is its owner's alone and is shown to nobody else.
 */
export function puzzleRoutes(plain: FastifyInstance, { store, games, budgets, now }: Services, who: Who): void {
  const app = plain.withTypeProvider<TypeBoxTypeProvider>();

  app.post(
    '/api/puzzles',
    { schema: { body: PuzzleTries, response: { 200: AllPuzzleTries } } },
    async (request, reply): Promise<AllPuzzleTries> => {
      const me = await who.mustBe(request);
      budgets.spend('puzzle', who.spender(me, request));
      const known = new Set(games.cards().map(({ id }) => id));
      const tries = request.body.tries
        .filter(({ game }) => known.has(game))
        .map((one) => ({ ...one, at: Math.min(one.at, now()) }));
      await store.puzzles.add(me.id, tries);
      // What the schema's own writer costs for two thousand tries is more than all the rest.
      reply.type('application/json; charset=utf-8').serializer((answer: AllPuzzleTries) => JSON.stringify(answer));
      return { tries: await store.puzzles.of(me.id) };
    },
  );
}
