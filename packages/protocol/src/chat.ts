import Type from 'typebox';
import { LIMITS } from './limits.ts';
import { exactly, PlayerId, Time } from './schema.ts';

/** One line of a table's chat; `n` counts from 1 and is the chat's own cursor. */
export const ChatLine = exactly({
  n: Type.Integer({ minimum: 1 }),
  player: PlayerId,
  name: Type.String(),
  at: Time,
  text: Type.String({ maxLength: LIMITS.chat }),
});
export type ChatLine = Type.Static<typeof ChatLine>;
