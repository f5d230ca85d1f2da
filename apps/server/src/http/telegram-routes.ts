import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Telegram } from '../notices/telegram.ts';
import { type NoticeWords, sayNotice } from '../notices/text.ts';
import type { Services } from '../services.ts';

/** What Telegram tells us of, as far as we read it. */
interface Update {
  readonly message?: {
    readonly text?: unknown;
    readonly chat?: { readonly id?: unknown; readonly type?: unknown };
    readonly from?: { readonly language_code?: unknown };
  };
}

/** Somebody presses "start" in Telegram: the chat is a way to reach them from then on. */
export function telegramRoutes(app: FastifyInstance, services: Services, telegram: Telegram): void {
  const { records } = services.store;
  const add = async (player: string, body: string): Promise<NoticeWords> => {
    const id = channelId(player, 'telegram', body);
    const answer = await records.addChannel({ id, player, kind: 'telegram', body }, services.now());
    return answer === 'done' ? 'welcome' : 'full';
  };

  app.post('/api/telegram/updates', async (request, reply) => {
    const key = request.headers['x-telegram-bot-api-secret-token'];
    if (typeof key !== 'string' || !isSame(key, telegram.key)) return reply.code(403).send({});
    const { message } = (request.body ?? {}) as Update;
    const [, code] = /^\/start ([A-Za-z0-9_-]{1,64})$/.exec(String(message?.text ?? '')) ?? [];
    const chat = message?.chat;
    // Answered with 200 whatever it was: Telegram would send it again and again.
    if (code === undefined || typeof chat?.id !== 'number' || chat.type !== 'private') return {};
    const language = String(message?.from?.language_code ?? '').startsWith('ru') ? 'ru' : 'en';
    const player = telegram.playerOf(code);
    const known = player === null ? null : await services.store.players.read(player);
    const body = String(chat.id);
    const said = known === null ? 'stranger' : await add(known.id, body);
    const text = sayNotice(said, known?.body.language ?? language);
    const answer = { title: 'Naos', body: text, path: '/', link: null, tables: [] };
    telegram.send(known?.id ?? 'nobody', body, answer).catch((problem: unknown) => {
      services.log.warn({ problem: String(problem) }, 'Telegram took no greeting');
    });
    return {};
  });
}

/** A person's channel has the same id however often it is added. */
export function channelId(player: string, kind: string, body: string): string {
  return createHash('sha256').update(`${player} ${kind} ${body}`).digest('hex').slice(0, 24);
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
