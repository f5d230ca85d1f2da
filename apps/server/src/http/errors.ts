import type { RefusalCode } from '@naos/protocol';
import type { FastifyInstance } from 'fastify';
import { RequestRefusal } from '../request-refusal.ts';
import { DamageError, StoreError } from '../store/database.ts';

const STATUS: Readonly<Record<RefusalCode, number>> = {
  malformed: 400,
  'no table': 404,
  'not yours': 403,
  illegal: 422,
  'faulty move': 422,
  stale: 409,
  'not now': 409,
  'slow down': 429,
  barred: 403,
  'not stored': 503,
  'broken table': 500,
};

const AWAY = 'The store can not be reached; nothing has changed. Try again soon.';
const DAMAGED =
  'What was asked for is stored on a damaged place; nothing has changed. The operator finds it in the log.';

/** Every failed request gets a code and a sentence; what went wrong inside goes to the log alone. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((problem: Error & { statusCode?: number; validation?: unknown }, request, reply) => {
    if (problem instanceof RequestRefusal) {
      const { code, message: text, because } = problem;
      return reply.code(STATUS[code]).send({ code, text, ...(because === null ? {} : { because }) });
    }
    if (problem instanceof StoreError) {
      request.log.error({ problem: problem.message }, 'the store failed');
      return reply.code(503).send({ code: 'not stored', text: problem instanceof DamageError ? DAMAGED : AWAY });
    }
    const status = problem.statusCode ?? 500;
    if (status === 429) return reply.code(429).send({ code: 'slow down', text: 'Too many requests: wait a moment.' });
    if (status < 500) return reply.code(status).send({ code: 'malformed', text: `${problem.message}.` });
    request.log.error({ problem: problem.stack }, 'a request failed');
    return reply.code(500).send({ code: 'broken', text: 'Something went wrong here; nothing has changed.' });
  });
}
