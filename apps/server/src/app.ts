import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import { LIMITS, PROTOCOL } from '@naos/protocol';
import Fastify, { type FastifyInstance } from 'fastify';
import { ASSETS } from './http/site.ts';
import { boundConnections } from './limits/connections.ts';
import { networkOf } from './limits/network.ts';
import { onBehalfOf } from './limits/on-behalf.ts';
import { RequestTurns } from './limits/request-turns.ts';
import type { Settings } from './settings.ts';

/** Requests of one network in a minute. A whole household or school may share one. */
const REQUESTS_PER_MINUTE = 600;
/** The files of the site cost next to nothing, and a first visit fetches all of them, to work without a connection. */
const FILES_PER_MINUTE = 10_000;
/** How long a request may take to arrive, its headers and all of it; who trickles is cut off. */
const HEADERS_MS = 10_000;
const REQUEST_MS = 20_000;
const TRICKLE_CHECK_MS = 2_000;
/** Connections of one network at a time; behind a proxy all of them are the proxy's, which has limits of its own. */
const CONNECTIONS_PER_NETWORK = 1_000;

/** The bare HTTP server with its guard rails: size limits, rate limits, cookies, a log without secrets. */
export async function buildApp(settings: Settings): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: LIMITS.body,
    trustProxy: (_address, hop) => hop < settings.proxies,
    forceCloseConnections: true,
    requestTimeout: REQUEST_MS,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: TRICKLE_CHECK_MS },
    logger: {
      level: settings.logLevel,
      serializers: {
        // Links hold invite and watch tokens, headers hold cookies: neither belongs in a log.
        req: ({ method, url, id }: { method: string; url: string; id: string }) => ({
          id,
          method,
          path: url.split('?')[0],
        }),
      },
    },
  });
  // As on the WebSocket: what is in a body is taken as it is, and no text for a number.
  app.setValidatorCompiler(TypeBoxValidatorCompiler);
  const turns = new RequestTurns();
  app.addHook('onRequest', (request, _reply, done) => {
    const network = networkOf(request.ip);
    turns.enter(network, (refusal) => onBehalfOf(network, () => done(refusal)));
  });
  await app.register(cookie);
  if (settings.limits) {
    const isFile = ({ url }: { readonly url: string }): boolean => url.startsWith(ASSETS);
    await app.register(rateLimit, {
      timeWindow: '1 minute',
      max: (request) => (isFile(request) ? FILES_PER_MINUTE : REQUESTS_PER_MINUTE),
      keyGenerator: (request) => `${isFile(request) ? 'files' : 'requests'} ${networkOf(request.ip)}`,
    });
    if (settings.proxies === 0) boundConnections(app.server, CONNECTIONS_PER_NETWORK);
  }
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Naos', version: String(PROTOCOL), description: 'A table for temple games.' },
    },
  });
  return app;
}
