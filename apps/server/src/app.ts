import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import { LIMITS, PROTOCOL } from '@naos/protocol';
import Fastify, { type FastifyInstance } from 'fastify';
import { ASSETS } from './http/site.ts';
import type { Settings } from './settings.ts';

/** Requests of one address in a minute, built files aside. A whole household or school may share one. */
const REQUESTS_PER_MINUTE = 600;

/** The bare HTTP server with its guard rails: size limits, rate limits, cookies, a log without secrets. */
export async function buildApp(settings: Settings): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: LIMITS.body,
    trustProxy: (_address, hop) => hop < settings.proxies,
    forceCloseConnections: true,
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
  await app.register(cookie);
  if (settings.limits) {
    // The files of the site cost next to nothing, and a first visit fetches all of them, to work without a connection.
    const allowList = ({ url }: { readonly url: string }): boolean => url.startsWith(ASSETS);
    await app.register(rateLimit, { max: REQUESTS_PER_MINUTE, timeWindow: '1 minute', allowList });
  }
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Naos', version: String(PROTOCOL), description: 'A table for temple games.' },
    },
  });
  return app;
}
