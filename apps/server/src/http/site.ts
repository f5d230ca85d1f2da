import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { StartError } from '../start-error.ts';
import { isPage } from './face-routes.ts';

const YEAR_SECONDS = 365 * 24 * 3600;
/** Where the built files are, which carry a hash in their names. */
export const ASSETS = '/assets/';

export type PageAnswer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** The folder of the built site. */
export function builtSite(folder: string): string {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new StartError(
      `The site is not built (${join(folder, 'index.html')} is missing): run "npm run build" first.`,
    );
  }
  return folder;
}

/** Serves the files of the built site; its page is answered by `answerNowhere`, with a face of its own for each address. */
export async function serveSite(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    // The build has laid packed copies beside its texts.
    preCompressed: true,
    globIgnore: ['index.html', '**/*.br', '**/*.gz'],
    setHeaders: (reply, path) => {
      // The page and the service worker must be asked for every time.
      const lasting = path.startsWith(`${folder}${ASSETS}`);
      reply.header('cache-control', lasting ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
    },
  });
}

/** Answers where there is no file: a page address with the site's page. By itself Fastify would log the whole address, with the token of a link in it. */
export function answerNowhere(app: FastifyInstance, page: PageAnswer | null): void {
  const limited = app.hasDecorator('rateLimit') ? { preHandler: app.rateLimit() } : {};
  app.setNotFoundHandler(limited, async (request, reply) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (page !== null && reads && isPage(request.url.split('?')[0] ?? '')) return page(request, reply);
    return reply.code(404).send({ code: 'no such thing', text: 'There is nothing at this address.' });
  });
}
