import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';

/** Whether a request shows the operator's token; without one set nobody does. */
export function isOperator({ adminToken }: Pick<Settings, 'adminToken'>, { headers }: FastifyRequest): boolean {
  const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
  return adminToken !== null && timingSafeEqual(digest(given), digest(adminToken));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
