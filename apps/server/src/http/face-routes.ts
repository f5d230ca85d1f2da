import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readerLanguage } from '../faces/face.ts';
import type { Faces, LinkQuery } from '../faces/faces.ts';
import { withFace } from '../faces/html.ts';
import type { Pictures } from '../faces/pictures.ts';
import { sayFace } from '../faces/words.ts';
import type { Settings } from '../settings.ts';

const PICTURE = '/picture';
/** How long a messenger may keep a picture; another position has another address. */
const PICTURE_SECONDS = 24 * 3600;
/** What a link's picture needs of the link. */
const CARRIED = ['watch', 'invite', 'join'] as const;

/** Addresses that are no pages: a missing file or a wrong call of a program gets no page. */
const NO_PAGE = /^\/(api|assets|ws|health|metrics|openapi|picture)(\/|$)|\.[a-z]{2,}$/i;

export const isPage = (path: string): boolean => !NO_PAGE.test(path);

/** Answers every page address with the site's page and the address's own face, whatever the client says it accepts. */
export async function pageAnswer(settings: Settings, site: string, faces: Faces, pictures: Pictures) {
  const page = await readFile(join(site, 'index.html'), 'utf8');
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const base = settings.publicUrl?.href ?? `${request.protocol}://${request.host}`;
    const pathname = pathOf(request.url);
    const query = request.query as LinkQuery;
    const language = readerLanguage(query.lang, request.headers['accept-language']);
    const face = await faces.of(decoded(pathname), query, language);
    const address = new URL(pathname, base);
    const picture = new URL(`${PICTURE}/${pictures.nameOf(face.picture)}.png`, base);
    picture.searchParams.set('of', pathname);
    for (const url of [address, picture]) {
      for (const key of CARRIED) if (typeof query[key] === 'string') url.searchParams.set(key, query[key]);
      url.searchParams.set('lang', language);
    }
    const addresses = {
      page: address.href,
      picture: pictures.canDraw ? picture.href : null,
      pictureText: sayFace(language, 'picture', { title: face.title }),
    };
    return reply
      .code(face.status)
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'Accept-Language')
      .send(withFace(page, face, addresses));
  };
}

/** The picture of an address, as public as the address itself. */
export function pictureRoutes(app: FastifyInstance, faces: Faces, pictures: Pictures): void {
  app.get(`${PICTURE}/:name`, async (request, reply) => {
    const query = request.query as LinkQuery;
    const path = typeof query.of === 'string' ? query.of : '/';
    const face = await faces.of(decoded(path), query, readerLanguage(query.lang, request.headers['accept-language']));
    return reply
      .header('content-type', 'image/png')
      .header('cache-control', `${face.isPublic ? 'public' : 'private'}, max-age=${PICTURE_SECONDS}`)
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(await pictures.draw(face.picture, () => faces.viewIn(face.picture)));
  });
}

/** The path of an address, with one slash before it: with two it would name another machine. */
function pathOf(url: string): string {
  const { pathname } = new URL(url.replace(/^[^/]*\/*/, '/'), 'http://any');
  return pathname.replace(/^\/+/, '/');
}

/** A path in its letters; one that is no such path stays as it is. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
