import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { isOperator } from './operator.ts';

/** Several probes and a scraper from one address, every second. */
const PROBES_PER_MINUTE = 300;

/** `/healthz`: the process answers. `/readyz`: it can take moves, and will for a while. `/metrics`: figures for Prometheus. */
export function healthRoutes(
  app: FastifyInstance,
  services: Services,
  node: {
    readonly sockets: () => number;
    readonly tables: () => number;
    readonly stopping: () => boolean;
    /** As Prometheus reads them. */
    readonly figures: () => Promise<string>;
  },
): void {
  const quiet = { config: { rateLimit: { groupId: 'health', max: PROBES_PER_MINUTE } }, logLevel: 'silent' } as const;
  services.metrics.watch('naos_sockets', 'Open sockets.', node.sockets);
  services.metrics.watch('naos_tables_in_memory', 'Tables in use.', node.tables);
  services.metrics.watch('naos_bots_thinking', 'Questions that wait for a bot.', () => services.bots.busy);

  app.get('/healthz', quiet, async () => ({ ok: true }));
  app.get('/readyz', quiet, async (_request, reply) => {
    const readable = () =>
      services.store.server.lastAlive().then(
        () => true,
        () => false,
      );
    const ok = !node.stopping() && (await readable());
    return reply.code(ok ? 200 : 503).send({ ok });
  });
  // With `alone` those of the one of several cores that happens to answer.
  app.get<{ Querystring: { readonly alone?: unknown } }>('/metrics', quiet, async (request, reply) => {
    if (!mayWatch(services.settings, request)) return reply.callNotFound();
    const { registry } = services.metrics;
    const figures = request.query.alone === undefined ? node.figures() : registry.metrics();
    return reply.header('content-type', registry.contentType).send(await figures);
  });
  app.get('/openapi.json', async () => app.swagger());
}

/**
 * Figures count every move of every game, the secret ones among them: who plays here must not see them. Whoever comes
 * through a proxy comes from outside; without proxies everybody does who is not on this machine.
 */
function mayWatch(settings: Services['settings'], request: FastifyRequest): boolean {
  const isDirect = request.headers['x-forwarded-for'] === undefined;
  const isNear = settings.proxies > 0 || /^(::ffff:)?127\.|^::1$/.test(request.ip);
  return (isDirect && isNear) || isOperator(settings, request);
}
