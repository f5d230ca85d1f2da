import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';

/** `/healthz`: the process answers. `/readyz`: it can take moves. `/metrics`: figures for Prometheus. */
export function healthRoutes(
  app: FastifyInstance,
  house: House,
  counts: { readonly sockets: () => number; readonly tables: () => number },
): void {
  const quiet = { config: { rateLimit: false }, logLevel: 'silent' } as const;
  house.figures.watch('naos_sockets', 'Open sockets.', counts.sockets);
  house.figures.watch('naos_tables_in_memory', 'Tables in use.', counts.tables);
  house.figures.watch('naos_bots_thinking', 'Questions that wait for a bot.', () => house.bots.busy);

  app.get('/healthz', quiet, async () => ({ ok: true }));
  app.get('/readyz', quiet, async (_request, reply) => {
    const ok = await house.store.house.lastAlive().then(
      () => true,
      () => false,
    );
    return reply.code(ok ? 200 : 503).send({ ok });
  });
  app.get('/metrics', quiet, async (_request, reply) => {
    return reply
      .header('content-type', house.figures.registry.contentType)
      .send(await house.figures.registry.metrics());
  });
  app.get('/openapi.json', async () => app.swagger());
}
