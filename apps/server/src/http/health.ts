import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';

/** `/healthz`: the process answers. `/readyz`: it can take moves. `/metrics`: figures for Prometheus. */
export function healthRoutes(
  app: FastifyInstance,
  services: Services,
  counts: { readonly sockets: () => number; readonly tables: () => number },
): void {
  const quiet = { config: { rateLimit: false }, logLevel: 'silent' } as const;
  services.figures.watch('naos_sockets', 'Open sockets.', counts.sockets);
  services.figures.watch('naos_tables_in_memory', 'Tables in use.', counts.tables);
  services.figures.watch('naos_bots_thinking', 'Questions that wait for a bot.', () => services.bots.busy);

  app.get('/healthz', quiet, async () => ({ ok: true }));
  app.get('/readyz', quiet, async (_request, reply) => {
    const ok = await services.store.server.lastAlive().then(
      () => true,
      () => false,
    );
    return reply.code(ok ? 200 : 503).send({ ok });
  });
  app.get('/metrics', quiet, async (_request, reply) => {
    return reply
      .header('content-type', services.figures.registry.contentType)
      .send(await services.figures.registry.metrics());
  });
  app.get('/openapi.json', async () => app.swagger());
}
