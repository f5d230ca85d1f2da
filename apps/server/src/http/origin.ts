import type { FastifyRequest } from 'fastify';

/** Whether a request comes from our own pages, or from a program, which sends no origin. */
export function sameOrigin(request: FastifyRequest, publicUrl: URL | null): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const { host: from } = new URL(origin);
  return from === host || from === publicUrl?.host;
}
