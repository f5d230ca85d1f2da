import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { StartError } from '../start-error.ts';

const YEAR_SECONDS = 365 * 24 * 3600;
/** Where the built files are, which carry a hash in their names. */
export const ASSETS = '/assets/';

/** Serves the built site. */
export async function serveSite(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new StartError(
      `The site is not built (${join(folder, 'index.html')} is missing): run "npm run build" first.`,
    );
  }
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    setHeaders: (reply, path) => {
      // The page and the service worker must be asked for every time.
      const lasting = path.startsWith(`${folder}${ASSETS}`);
      reply.header('cache-control', lasting ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
    },
  });
}

/** Answers where there is no file: every page address gets the site's one page. By itself Fastify would log the whole address, with the token of a link in it. */
export function answerNowhere(app: FastifyInstance, hasSite: boolean): void {
  const limited = app.hasDecorator('rateLimit') ? { preHandler: app.rateLimit() } : {};
  app.setNotFoundHandler(limited, async (request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (hasSite && wantsPage && !request.url.startsWith('/api/')) return reply.sendFile('index.html');
    return reply.code(404).send({ code: 'no such thing', text: 'There is nothing at this address.' });
  });
}
