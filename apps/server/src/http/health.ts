import type { FastifyInstance } from 'fastify';

/** `/healthz`: the process answers. `/readyz`: it can take moves, so the store can be read. */
export function healthRoutes(app: FastifyInstance, ready: () => Promise<boolean>): void {
  app.get('/healthz', { config: { rateLimit: false }, logLevel: 'silent' }, async () => ({
    ok: true,
  }));
  app.get('/readyz', { config: { rateLimit: false }, logLevel: 'silent' }, async (_request, reply) => {
    const ok = await ready();
    return reply.code(ok ? 200 : 503).send({ ok });
  });
}
